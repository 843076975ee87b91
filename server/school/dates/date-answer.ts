import type { Day } from "../../content/items/day.ts"
import { searchText, wordsIn } from "../../content/items/search-text.ts"
import { type Answer, type AskedWord, isAskedFor } from "../../content/items/searchable.ts"
import type { Database } from "../../store/database/database.ts"
import { type SchoolDate, SchoolDateKind } from "./school-date.ts"
import { datesWithin, schoolToday } from "./school-year.ts"

const kinds: { kind: SchoolDateKind; words: string[] }[] = [
  { kind: SchoolDateKind.TERM, words: ["term"] },
  { kind: SchoolDateKind.HOLIDAY, words: ["holiday", "break"] },
  { kind: SchoolDateKind.HALF_DAY, words: ["half"] },
  { kind: SchoolDateKind.DAY_OFF, words: ["off", "closed"] },
]
const calendarWords = kinds.flatMap(({ words }) => words)

const aroundThem = ["date", "day", "start", "begin", "end", "finish", "over", "next", "school", "year", "calendar"]

const maxDates = 3

const forEver = "9999-12-31"

export async function answerWithDates(words: AskedWord[], database: Database): Promise<Answer | null> {
  const subject = words.filter((word) => !isAskedFor(word, aroundThem))
  if (!subject.some((word) => isAskedFor(word, calendarWords))) return null
  const { today, until } = await schoolToday(database)
  const toCome = datesMatching(subject, await datesWithin(database, today, forEver))
  const isNext = words.some((word) => isAskedFor(word, ["next"]))
  const shown = toCome.filter(({ firstDay }) => !isNext || firstDay > today).slice(0, isNext ? 1 : maxDates)
  return shown.length
    ? { title: "Term dates", path: "/dates", lines: shown.map((date) => lineOf(date, today)), until }
    : null
}

/** All of a kind if only the kind is asked for, otherwise those whose name matches. */
function datesMatching(subject: AskedWord[], dates: SchoolDate[]): SchoolDate[] {
  const asked = kinds.find(({ words }) => subject.every((word) => isAskedFor(word, words)))
  if (asked) return dates.filter(({ kind }) => kind === asked.kind)
  return dates.filter(({ name }) => {
    const called = wordsIn(searchText(name))
    return subject.every((word) => isAskedFor(word, called))
  })
}

/** For example, `Term 3: 7 September to 27 November`. Years are shown if they differ from today's. */
function lineOf({ name, firstDay, lastDay, hours }: SchoolDate, today: Day): string {
  const days = firstDay === lastDay ? dayOf(lastDay, today) : `${dayOf(firstDay, lastDay)} to ${dayOf(lastDay, today)}`
  return `${name}: ${days}${hours && `. ${hours}`}`
}

function dayOf(day: Day, other: Day) {
  const year = day.slice(0, 4) === other.slice(0, 4) ? undefined : "numeric"
  return new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", day: "numeric", month: "long", year }).format(
    new Date(day),
  )
}
