import { addDays, type Day, monthOf, weekdayOf } from "../../base/ui/dates/days.ts"
import { classNames } from "../../base/ui/texts/class-names.ts"
import { msg } from "../../base/ui/words/translate.ts"
import { useLanguage, useT } from "../../base/ui/words/words.tsx"
import type { SchoolDateKind, SchoolMonthFieldsFragment, SchoolYearQuery } from "../../generated/graphql.ts"
import style from "./year-picture.module.css"

/** Hidden from screen readers: the list has the same content in words. */
export function YearPicture({ months, today }: { months: SchoolMonthFieldsFragment[]; today: Day }) {
  const t = useT()
  return (
    <figure className={style.picture} aria-hidden="true">
      <div className={style.months}>
        {months.map((month) => (
          <Month key={month.first} of={month} today={today} />
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

const signs: [SchoolDateKind, string][] = [
  ["TERM", msg("School")],
  ["HALF_DAY", msg("Half-day")],
  ["DAY_OFF", msg("Day off")],
  ["HOLIDAY", msg("Holidays")],
]

function Month({ of: { first, kinds }, today }: { of: SchoolMonthFieldsFragment; today: Day }) {
  const language = useLanguage()
  return (
    <div className={style.month}>
      <p className={style.name}>{monthOf(first, language)}</p>
      <div className={style.days}>
        {columns.slice(0, weekdayOf(first)).map((weekday) => (
          <span key={weekday} />
        ))}
        {kinds.map((kind, index) => (
          <span
            key={addDays(first, index)}
            className={classNames(style.day, kind && style[kind])}
            data-today={addDays(first, index) === today || undefined}
          >
            {index + 1}
          </span>
        ))}
      </div>
    </div>
  )
}

const columns = [1, 2, 3, 4, 5, 6, 7]

/** The whole year; if the next year is known, both years from this month on. */
export function monthsFrom(today: Day, { months, next }: Pick<SchoolYearQuery["schoolYear"], "months" | "next">) {
  if (!next) return months
  const later = next.months.filter(({ first }) => !months.some((month) => month.first === first))
  return [...months, ...later].filter(({ first }) => first.slice(0, 7) >= today.slice(0, 7))
}
