import { Fragment, type ReactNode } from "react"
import { type Day, formatDay } from "../../base/ui/dates/days.ts"
import { DaysText } from "../../base/ui/dates/days-text.tsx"
import { EmptyState } from "../../base/ui/loading/empty-state.tsx"
import { Titled } from "../../base/ui/texts/titled.tsx"
import { SchoolText } from "../../base/ui/words/school-text.tsx"
import { useT } from "../../base/ui/words/words.tsx"
import type { SchoolDateFieldsFragment, SchoolYearQuery } from "../../generated/graphql.ts"
import { DayWords } from "./day-words.tsx"
import { kindNames } from "./kinds.ts"
import style from "./year-list.module.css"

type SchoolYear = Pick<SchoolYearQuery["schoolYear"], "year" | "years" | "dates" | "next">

type YearListProps = { year: SchoolYear; today: Day; now: SchoolYearQuery["schoolDay"] }

/**
 * Opens at today, which has its own line unless a one-day date is today. Past terms are folded, and the next year is
 * appended once it is near.
 */
export function YearList({ year: { year, years, dates, next }, today, now }: YearListProps) {
  const t = useT()
  const terms = [...byTerm(dates), ...byTerm(next?.dates ?? [], next?.name)]
  const isOver = (term: Term) => datesOf(term).every(({ lastDay }) => lastDay < today)
  const past = terms.filter(isOver)
  const upcoming = terms.filter((term) => !isOver(term))
  const current = upcoming.findLast((term) => datesOf(term).some(({ firstDay }) => firstDay <= today))
  const isListed = current?.dates.some((date) => isOn(date, today))
  const line = !isListed && <Today today={today} now={now} />

  return (
    <div className={style.terms}>
      {past.length > 0 && (
        <details className={style.over} open={upcoming.length === 0}>
          <summary>
            {`${t("Over")}: `}
            {past.map((term, index) => (
              <Fragment key={keyOf(term)}>
                {index > 0 && ", "}
                <TermName of={term} />
              </Fragment>
            ))}
          </summary>
          {past.map((term) => (
            <TermDates key={keyOf(term)} of={term} today={today} now={now} />
          ))}
        </details>
      )}
      {upcoming.length === 0 && year === years.at(-1) && (
        <EmptyState text={t("The dates of {year} are not known yet.", { year: String(year + 1) })} />
      )}
      {!current && upcoming.length > 0 && <ul className={style.dates}>{line}</ul>}
      {upcoming.map((term) => (
        <TermDates key={keyOf(term)} of={term} today={today} now={now} line={term === current && line} />
      ))}
    </div>
  )
}

type TermDatesProps = Pick<YearListProps, "today" | "now"> & { of: Term; line?: ReactNode }

function TermDates({ of, today, now, line }: TermDatesProps) {
  const { term, dates } = of
  const started = dates.filter(({ firstDay }) => firstDay <= today)

  return (
    <Titled id={`term-${keyOf(of)}`} title={<TermName of={of} />} headingClass={style.name} className={style.term}>
      {term && (
        <p className={style.days}>
          <DaysText of={term} />
        </p>
      )}
      {term && <More of={term} />}
      {(dates.length > 0 || line) && (
        <ul className={style.dates}>
          {started.map((date) => (
            <DateLine key={date.id} of={date} today={today} now={now} />
          ))}
          {line}
          {dates.slice(started.length).map((date) => (
            <DateLine key={date.id} of={date} today={today} now={now} />
          ))}
        </ul>
      )}
    </Titled>
  )
}

function TermName({ of: { term, year } }: { of: Term }) {
  const t = useT()
  return (
    <>
      {term ? <SchoolText text={term.name} /> : t("Before the first term")}
      {year && ` ${year}`}
    </>
  )
}

type DateLineProps = Pick<YearListProps, "today" | "now"> & { of: SchoolDateFieldsFragment }

/** Omits a date's hours on a day on which a notice closes the school. */
function DateLine({ of: date, today, now }: DateLineProps) {
  const t = useT()
  const isToday = isOn(date, today)
  const isClosed = isToday && now.day === today && now.noSchool === "NOTICE"
  return (
    <li
      className={style.date}
      data-over={date.lastDay < today || undefined}
      aria-current={isToday ? "date" : undefined}
    >
      <DaysText of={date} className={style.day} />
      <span className="column breaks">
        {isToday && <span className="soft">{t("Today")}</span>}
        <SchoolText text={date.name} className={style.title} />
        <span className="unseen">{`, ${t(kindNames[date.kind]).toLowerCase()}`}</span>
        {isClosed ? <Words of={now} /> : <More of={date} />}
      </span>
    </li>
  )
}

/** On a page stored on an earlier day, shows only the date. */
function Today({ today, now }: Pick<YearListProps, "today" | "now">) {
  const t = useT()
  return (
    <li className={style.date} aria-current="date">
      <time dateTime={today} className={style.day}>
        {formatDay(today, t)}
      </time>
      <span className="column breaks">
        <span className={style.title}>{t("Today")}</span>
        {now.day === today && <Words of={now} />}
      </span>
    </li>
  )
}

const Words = ({ of }: { of: YearListProps["now"] }) => (
  <span className="soft">
    <DayWords of={of} />
  </span>
)

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

type Term = { term?: SchoolDateFieldsFragment; dates: SchoolDateFieldsFragment[]; year?: string }

const isOn = ({ firstDay, lastDay }: SchoolDateFieldsFragment, day: Day) => firstDay === day && lastDay === day

const datesOf = ({ term, dates }: Term) => (term ? [term, ...dates] : dates)
const keyOf = ({ term, dates: [first] }: Term) => term?.id ?? first?.id ?? 0

/** `dates` are sorted by day: each belongs to the last term that has begun. */
function byTerm(dates: SchoolDateFieldsFragment[], year?: string): Term[] {
  const terms: Term[] = []
  for (const date of dates) {
    const last = terms.at(-1)
    if (date.kind === "TERM") terms.push({ term: date, dates: [], year })
    else if (last) last.dates.push(date)
    else terms.push({ dates: [date], year })
  }
  return terms
}
