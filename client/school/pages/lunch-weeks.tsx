import { formatter } from "../../base/ui/dates/dates.tsx"
import { type Day, dayNumber, formatDays } from "../../base/ui/dates/days.ts"
import { useToday } from "../../base/ui/dates/today.ts"
import { SchoolText } from "../../base/ui/words/school-text.tsx"
import { useT } from "../../base/ui/words/words.tsx"
import { type LunchWeeksQuery, useLunchWeeksQuery } from "../../generated/graphql.ts"
import { DayWords } from "../dates/day-words.tsx"
import style from "./lunch-weeks.module.css"

type SchoolDay = LunchWeeksQuery["schoolFortnight"][number]

const weekday = formatter("weekdayAlone")

const daysPerWeek = 5

/** Renders nothing if no lunch is known. */
export function LunchWeeks() {
  const { data } = useLunchWeeksQuery()
  const today = useToday()
  const t = useT()
  if (!data?.schoolFortnight.some(({ lunch }) => lunch)) return null
  const { schoolFortnight: days, schoolDay } = data

  return (
    <section aria-label={t("Lunch")} className="stack5 measure">
      {!schoolDay.isOpen && schoolDay.day === today && (
        <p>
          <DayWords of={schoolDay} />
        </p>
      )}
      <Week days={days.slice(0, daysPerWeek)} today={today} />
      <Week days={days.slice(daysPerWeek)} today={today} />
    </section>
  )
}

function Week({ days, today }: { days: SchoolDay[]; today: Day }) {
  const t = useT()
  const [first] = days
  if (!first) return null
  const caption = t("Lunch, {days}", { days: formatDays(first.day, days.at(-1)?.day ?? first.day, t) })
  if (!days.some(({ lunch }) => lunch))
    return (
      <p>
        {caption}: <Dish of={first} />
      </p>
    )

  return (
    <table className={style.week}>
      <caption className={style.caption}>{caption}</caption>
      <tbody>
        {days.map((one) => (
          <tr key={one.day} aria-current={one.day === today ? "date" : undefined}>
            <th scope="row">
              <time dateTime={one.day} className={style.day}>
                {`${weekday(one.day, "UTC", t.language)} ${dayNumber(one.day)}`}
              </time>
              {one.day === today && <span className={style.today}>{t("Today")}</span>}
            </th>
            <td className={one.lunch ? undefined : "soft"}>
              <Dish of={one} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Dish({ of: { lunch, reason, isOpen, date } }: { of: SchoolDay }) {
  const t = useT()
  if (lunch || !reason) return lunch ? <SchoolText text={lunch} /> : isOpen ? t("No lunch") : t("No school")
  return (
    <>
      <SchoolText text={reason} />
      {isOpen && date?.hours && (
        <>
          {". "}
          <SchoolText text={date.hours} />
        </>
      )}
    </>
  )
}
