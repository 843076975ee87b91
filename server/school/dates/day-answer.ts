import type { Language } from "../../base/languages.ts"
import type { Translate } from "../../base/words.ts"
import { codeOf } from "../../content/items/api-language.ts"
import { addDays, dayInWords } from "../../content/items/day.ts"
import { type AnswerSource, type AskedQuestion, isAskedFor, wordsOf } from "../../content/items/searchable.ts"
import { readSchoolDays, type SchoolDay } from "./school-day.ts"

interface AskedDay {
  isToday: boolean
  isLunch: boolean
}

/** Answers questions about today or tomorrow and nothing else: "Is there school tomorrow?", "lunch today". */
export const answerForDay: AnswerSource = async (question, database) => {
  const asked = dayAskedFor(question)
  if (!asked) return null
  const days = await readSchoolDays(database)
  const day = days.on(asked.isToday ? days.today : addDays(days.today, 1))
  const isUnknown = asked.isLunch && day.isOpen && !day.lunch && !day.reason
  if (days.dates.length === 0 || isUnknown) return null
  const { t, language } = question
  const [title, path] = asked.isLunch ? [t("Lunch"), "/lunch"] : [t("Term dates"), "/dates"]
  const lines = linesOf(day, asked, t, codeOf(language))
  return { title, path, lines, until: days.until }
}

function dayAskedFor({ words, t }: AskedQuestion): AskedDay | null {
  const [today, tomorrow, lunch] = [wordsOf(t("today")), wordsOf(t("tomorrow")), wordsOf(t("lunch, eat, menu"))]
  const around = wordsOf(t("school, open, closed, day, off, holiday, is, there"))
  const has = (list: string[]) => words.some(({ typed }) => list.includes(typed))
  const isKnown = words.every((word) => isAskedFor(word, [...today, ...tomorrow, ...lunch, ...around]))
  if (!isKnown || has(today) === has(tomorrow)) return null
  return { isToday: has(today), isLunch: words.some((word) => isAskedFor(word, lunch)) }
}

function linesOf(school: SchoolDay, { isToday, isLunch }: AskedDay, t: Translate, language: Language): string[] {
  const { isOpen, lunch, nextSchoolDay } = school
  const day = dayInWords(school.day, language)
  const said = isLunch && lunch ? t(lunch) : stateOf(school, t)
  const line = isToday ? t("Today, {day}", { day }) : t("Tomorrow, {day}", { day })
  const again =
    !isOpen && nextSchoolDay ? t("School begins again on {day}.", { day: dayInWords(nextSchoolDay, language) }) : ""
  return [`${line}: ${said}`, again].filter(Boolean)
}

function stateOf({ isOpen, noSchool, reason, date }: SchoolDay, t: Translate): string {
  const state = isOpen ? t("School") : t("No school")
  const why = reason ? t(reason) : noSchool === "WEEKEND" ? t("The weekend") : ""
  const hours = date && reason === date.name ? t(date.hours) : ""
  return [[state, why].filter(Boolean).join(": "), hours].filter(Boolean).join(". ")
}
