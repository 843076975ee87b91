import { encode } from "uqr"
import style from "./qr-code.module.css"

/** An inline path, as the CSP forbids data URLs. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))

  return (
    <svg className={style.qr} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <path d={dark.join("")} />
    </svg>
  )
}
