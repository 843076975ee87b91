import { lobe, lobeTurns } from "./blossom.tsx"
import style from "./loader.module.css"
import { VisuallyHidden } from "./visually-hidden.tsx"

/** Covers the screen while a session is restored: a blossom that opens lobe by lobe. */
export function Loader({ label = "Loading…" }: { label?: string }) {
  return (
    <div className={style.loader} role="status" data-coming>
      <svg className={style.blossom} viewBox="-24 -24 48 48" aria-hidden="true" focusable="false">
        {lobeTurns.map((turn) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <path className={style.lobe} d={lobe} />
          </g>
        ))}
        <circle className={style.throat} r="3.2" />
      </svg>
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  )
}
