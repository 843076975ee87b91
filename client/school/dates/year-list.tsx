import { DaysText } from "../../base/ui/dates/days-text.tsx"
import { VisuallyHidden } from "../../base/ui/texts/visually-hidden.tsx"
import { SchoolText } from "../../base/ui/words/school-text.tsx"
import { useT } from "../../base/ui/words/words.tsx"
import type { SchoolDateFieldsFragment } from "../../generated/graphql.ts"
import { kindNames } from "./kinds.ts"
import style from "./year-list.module.css"

type YearListProps = { dates: SchoolDateFieldsFragment[] }

export function YearList({ dates }: YearListProps) {
  const t = useT()
  return (
    <div className={style.terms}>
      {byTerm(dates).map(({ term, within }) => (
        <section key={term?.id ?? 0} aria-labelledby={`term-${term?.id ?? 0}`} className={style.term}>
          <h2 id={`term-${term?.id ?? 0}`} className={style.name}>
            {term ? <SchoolText text={term.name} /> : t("Before the first term")}
          </h2>
          {term && (
            <p className={style.days}>
              <DaysText of={term} />
            </p>
          )}
          {term && <More of={term} />}
          {within.length > 0 && (
            <ul className={style.dates}>
              {within.map((date) => (
                <li key={date.id} className={style.date}>
                  <DaysText of={date} className={style.day} />
                  <span className={style.what}>
                    <SchoolText text={date.name} className={style.title} />
                    <VisuallyHidden>{`, ${t(kindNames[date.kind]).toLowerCase()}`}</VisuallyHidden>
                    <More of={date} />
                  </span>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}

function More({ of: { hours, note } }: { of: SchoolDateFieldsFragment }) {
  if (!hours && !note) return null
  return (
    <span className="soft">
      {hours && <SchoolText text={hours} />}
      {hours && note && ". "}
      {note && <SchoolText text={note} />}
    </span>
  )
}

type Term = { term?: SchoolDateFieldsFragment; within: SchoolDateFieldsFragment[] }

/** `dates` are sorted by day: each belongs to the last term that has begun. */
function byTerm(dates: SchoolDateFieldsFragment[]): Term[] {
  const terms: Term[] = []
  for (const date of dates) {
    const last = terms.at(-1)
    if (date.kind === "TERM") terms.push({ term: date, within: [] })
    else if (last) last.within.push(date)
    else terms.push({ within: [date] })
  }
  return terms
}
