import { Blossom } from "../../base/ui/ornaments/blossom.tsx"
import style from "./falling-blossoms.module.css"

const blossoms = [1, 2, 3, 4, 5, 6, 7]

export function FallingBlossoms() {
  return (
    <div className={style.air} aria-hidden="true">
      {blossoms.map((blossom) => (
        <span key={blossom} className={style.fall}>
          <Blossom className={style.blossom} />
        </span>
      ))}
    </div>
  )
}
