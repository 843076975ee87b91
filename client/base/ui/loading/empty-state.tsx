import type { ReactNode } from "react"
import { Blossom } from "../ornaments/blossom.tsx"
import style from "./empty-state.module.css"

export function EmptyState({ text, children }: { text: ReactNode; children?: ReactNode }) {
  return (
    <div className={style.empty}>
      <Blossom className={style.blossom} />
      <p className={style.text}>{text}</p>
      {children && <div className={style.action}>{children}</div>}
    </div>
  )
}
