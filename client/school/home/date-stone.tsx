import { useT } from "../../base/ui/words/words.tsx"
import style from "./date-stone.module.css"

const middle = { x: 100, y: 108 }
const inner = 72
const outer = 96
const wedges = 15
const keystone = 7
const courses = [0, 1, 2, 3]

export function DateStone({ year, className }: { year: number; className?: string }) {
  const t = useT()
  return (
    <svg className={className} viewBox="0 0 200 216" role="img" aria-label={t("Founded in {year}", { year })}>
      <path className={style.field} d={`M28 212V${middle.y}a${inner} ${inner} 0 0 1 ${2 * inner} 0V212Z`} />
      {Array.from({ length: wedges }, (_, wedge) => (
        <path key={wedgeOutline(wedge)} className={wedgeColour(wedge)} d={wedgeOutline(wedge)} />
      ))}
      {courses.map((course) => (
        <g key={course} transform={`translate(0 ${middle.y + 2 + course * 26})`}>
          <rect className={brickColour(course + 2)} x={middle.x - outer} width={outer - inner} height="23.5" rx="1.5" />
          <rect className={brickColour(course * 2)} x={middle.x + inner} width={outer - inner} height="23.5" rx="1.5" />
        </g>
      ))}
      <text className={style.since} x={middle.x} y="110" textAnchor="middle">
        {t("since")}
      </text>
      <text className={style.year} x={middle.x} y="156" textAnchor="middle">
        {year}
      </text>
    </svg>
  )
}

const wedgeColour = (wedge: number) => (wedge === keystone ? style.keystone : brickColour(wedge))

const brickColour = (brick: number) => [style.brick, style.dark, style.brick, style.warm, style.dark][(brick * 3) % 5]

function wedgeOutline(wedge: number) {
  const joint = 0.014
  const from = Math.PI * (1 - wedge / wedges) - joint
  const to = Math.PI * (1 - (wedge + 1) / wedges) + joint
  const reach = wedge === keystone ? outer + 7 : outer
  const outside = `L${point(from, reach)}A${outer} ${outer} 0 0 1 ${point(to, reach)}`
  return `M${point(from, inner)}${outside}L${point(to, inner)}A${inner} ${inner} 0 0 0 ${point(from, inner)}Z`
}

const point = (angle: number, radius: number) =>
  `${(middle.x + Math.cos(angle) * radius).toFixed(1)} ${(middle.y - Math.sin(angle) * radius).toFixed(1)}`
