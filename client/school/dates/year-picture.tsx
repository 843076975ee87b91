import { addDays, type Day, dayNumber, monthOf, weekdayOf } from "../../base/ui/dates/days.ts"
import { classNames } from "../../base/ui/texts/class-names.ts"
import { msg } from "../../base/ui/words/translate.ts"
import { useLanguage, useT } from "../../base/ui/words/words.tsx"
import type { SchoolDateFieldsFragment, SchoolDateKind, SchoolYearQuery } from "../../generated/graphql.ts"
import style from "./year-picture.module.css"

type YearPictureProps = { months: Day[]; dates: SchoolDateFieldsFragment[]; today: Day }

/** Hidden from screen readers: the list has the same content in words. */
export function YearPicture({ months, dates, today }: YearPictureProps) {
  const t = useT()
  return (
    <figure className={style.picture} aria-hidden="true">
      <div className={style.months}>
        {months.map((first) => (
          <Month key={first} first={first} dates={dates} today={today} />
        ))}
      </div>
      <figcaption className={style.legend}>
        {signs.map(([kind, name]) => (
          <span key={kind} className={style.sign}>
            <span className={classNames(style.day, style[kind])} />
            {t(name)}
          </span>
        ))}
        <span className={style.sign}>
          <span className={style.day} data-today />
          {t("Today")}
        </span>
      </figcaption>
    </figure>
  )
}

/** In order of precedence, for days with several, as the server has it. */
const kinds: SchoolDateKind[] = ["HOLIDAY", "DAY_OFF", "HALF_DAY", "TERM"]

const signs: [SchoolDateKind, string][] = [
  ["TERM", msg("School")],
  ["HALF_DAY", msg("Half-day")],
  ["DAY_OFF", msg("Day off")],
  ["HOLIDAY", msg("Holidays")],
]

type MonthProps = Omit<YearPictureProps, "months"> & { first: Day }

function Month({ first, dates, today }: MonthProps) {
  const language = useLanguage()
  return (
    <div className={style.month}>
      <p className={style.name}>{monthOf(first, language)}</p>
      <div className={style.days}>
        {daysOf(first).map((day) => {
          const kind = kindOf(day, dates)
          const column = day === first && columns[weekdayOf(day)]
          return (
            <span
              key={day}
              className={classNames(style.day, kind && style[kind], column && style[column])}
              data-today={day === today || undefined}
            >
              {dayNumber(day)}
            </span>
          )
        })}
      </div>
    </div>
  )
}

const columns = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const

/** The first days of twelve months, from the one in which the first term begins. */
export function monthsOf(year: number, dates: SchoolDateFieldsFragment[]): Day[] {
  const begin = dates.find(({ kind }) => kind === "TERM")?.firstDay ?? `${year}-01-01`
  const [firstYear = year, firstMonth = 1] = begin.split("-").map(Number)
  return Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(firstYear, firstMonth - 1 + index, 1)).toISOString().slice(0, 10),
  )
}

/** The whole year; with the next year, without the months that are over. */
export function monthsFrom(
  today: Day,
  { year, dates, next }: Pick<SchoolYearQuery["schoolYear"], "year" | "dates" | "next">,
) {
  const months = monthsOf(year, dates)
  if (!next) return months
  const both = new Set([...months, ...monthsOf(next.year, next.dates)])
  return [...both].filter((first) => first.slice(0, 7) >= today.slice(0, 7))
}

function daysOf(first: Day): Day[] {
  const month = first.slice(0, 7)
  return Array.from({ length: 31 }, (_, index) => addDays(first, index)).filter((day) => day.startsWith(month))
}

export function kindOf(day: Day, dates: SchoolDateFieldsFragment[]) {
  const on = dates.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay).map(({ kind }) => kind)
  const kind = kinds.find((one) => on.includes(one))
  return kind === "TERM" && weekdayOf(day) > 4 ? undefined : kind
}
