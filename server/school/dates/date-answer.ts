import { localeOf } from "../../base/languages.ts"
import { labelled, type Translate } from "../../base/words.ts"
import { codeOf } from "../../content/items/api-language.ts"
import type { Day } from "../../content/items/day.ts"
import { type AnswerSource, isOneOf, type QueryWord, wordsOf } from "../../content/items/searchable.ts"
import { answerForDay, dateWords, isNext, reopening } from "./day-answer.ts"
import { NamedDays } from "./named-days.ts"
import { type SchoolDate, SchoolDateKind } from "./school-date.ts"
import { readSchoolDays } from "./school-day.ts"

const { TERM, HOLIDAY, HALF_DAY, DAY_OFF } = SchoolDateKind

/** Words without kinds occur only in names, such as `Last day of term`. */
const kindsIn = (t: Translate): { kinds?: SchoolDateKind[]; words: string[] }[] => [
  { kinds: [TERM], words: wordsOf(t("term, back, opening, closing, reopen, reopening, resume")) },
  { kinds: [HOLIDAY], words: wordsOf(t("holiday, break")) },
  { kinds: [HALF_DAY], words: wordsOf(t("half")) },
  { kinds: [HOLIDAY, DAY_OFF], words: wordsOf(t("off, closed")) },
  { words: wordsOf(t("last, middle, midterm")) },
]

const maxDates = 3

export const answerWithDates: AnswerSource = async (question, database) => {
  const ofDay = await answerForDay(question, database)
  if (ofDay) return ofDay
  const { words, t, language } = question
  const isDateWord = (word: QueryWord) => /^\d{4}$/.test(word.typed) || new NamedDays([word], codeOf(language)).areNames
  const relevant = words.filter((word) => !isOneOf(word, dateWords(t)))
  const namedDays = new NamedDays(relevant.filter(isDateWord), codeOf(language))
  const subject = relevant.filter((word) => !isDateWord(word))
  const kinds = kindsIn(t)
  const isAboutDates = subject.some((word) => kinds.some(({ words }) => isOneOf(word, words)))
  if (subject.length > 0 ? !isAboutDates : !namedDays.areNames) return null
  const days = await readSchoolDays(database)
  const { today, until } = days
  const matching = datesMatching(subject, kinds, days.dates, t)
  const toCome = matching.filter((date) => date.lastDay >= today && namedDays.areWithin(date))
  const next = toCome.filter(({ firstDay }) => firstDay > today).slice(0, 1)
  const shown = isNext(question) ? next : toCome.slice(0, maxDates)
  if (shown.length === 0) return null
  const locale = localeOf(codeOf(language))
  const isTermNow = shown.some(({ kind, firstDay }) => kind === TERM && firstDay <= today)
  const now = days.on(today)
  const reopeningLines = isTermNow && now.noSchool !== "WEEKEND" ? reopening(now, t, codeOf(language)) : []
  const lines = shown.map((date) => lineOf(date, today, locale, t))
  return { title: t("Term dates"), path: "/dates", lines: [...reopeningLines, ...lines], until }
}

/** All if nothing else is asked for, all of a kind if only the kind is, otherwise those whose name matches. */
function datesMatching(subject: QueryWord[], kinds: ReturnType<typeof kindsIn>, dates: SchoolDate[], t: Translate) {
  if (subject.length === 0) return dates
  const requested = kinds.find(({ words }) => subject.every((word) => isOneOf(word, words)))?.kinds
  if (requested) return dates.filter(({ kind }) => requested.includes(kind))
  return dates.filter(({ name }) => {
    const nameWords = wordsOf(t(name))
    return subject.every((word) => isOneOf(word, nameWords))
  })
}

/** For example, `Term 3: 7 September to 27 November`. Years are shown if they differ from today's. */
function lineOf({ name, firstDay, lastDay, hours }: SchoolDate, today: Day, locale: string, t: Translate): string {
  const last = dayOf(lastDay, today, locale)
  const days = firstDay === lastDay ? last : t("{first} to {last}", { first: dayOf(firstDay, lastDay, locale), last })
  return labelled(t, t(name), days) + (hours && `. ${t(hours)}`)
}

function dayOf(day: Day, other: Day, locale: string) {
  const year = day.slice(0, 4) === other.slice(0, 4) ? undefined : "numeric"
  return new Intl.DateTimeFormat(locale, { timeZone: "UTC", day: "numeric", month: "long", year }).format(new Date(day))
}
