import type { HomeQuery } from "../generated/graphql.ts"
import { Link } from "../ui/controls/link.tsx"
import style from "./today.module.css"

/** What a family wants to know before anything else. */
export function Today({ today }: { today: HomeQuery["home"]["today"] | undefined }) {
  if (!today) return null
  const { heading, note, facts } = today

  return (
    <section aria-labelledby="today" className={style.today}>
      <div className={style.day}>
        <h2 id="today" className={style.heading}>
          {heading}
        </h2>
        {note && <p className={style.note}>{note}</p>}
      </div>
      <dl className={style.facts}>
        {facts.map(({ label, text, path }) => (
          <div key={label}>
            <dt className={style.label}>{label}</dt>
            <dd>{path ? <Link to={path}>{text}</Link> : text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
