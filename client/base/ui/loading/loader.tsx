import { lobe, lobeAngles } from "../ornaments/blossom.tsx"
import { useT } from "../words/words.tsx"
import style from "./loader.module.css"

type LoaderProps = {
  label?: string
  /** Replaces only the screen: header and menu stay. */
  within?: boolean
}

export function Loader({ label, within = false }: LoaderProps) {
  const t = useT()
  return (
    <div className={within ? style.within : style.loader} role="status" data-coming>
      <svg className={style.blossom} viewBox="-24 -24 48 48" aria-hidden="true" focusable="false">
        {lobeAngles.map((angle) => (
          <g key={angle} transform={`rotate(${angle})`}>
            <path className={style.lobe} data-ornament d={lobe} />
            <circle className={style.dot} cy="-14" r="4" />
          </g>
        ))}
        <circle className={style.throat} r="3.2" />
      </svg>
      <span className="unseen">{label ?? t("Loading…")}</span>
    </div>
  )
}
