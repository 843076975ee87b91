import type { Language } from "../../base/languages.ts"
import { capitalized } from "../../base/text/names.ts"
import { labelled, type Translate } from "../../base/words.ts"
import { codeOf } from "../../content/items/api-language.ts"
import { addDays, type Day, dayIn, dayInWords, formatMoment } from "../../content/items/day.ts"
import { type AnswerSource, isOneOf, type SearchQuestion, wordsOf } from "../../content/items/searchable.ts"
import { readIn } from "../../content/items/translatable.ts"
import { publicRows } from "../../content/items/visibility.ts"
import type { Database } from "../../store/database/database.ts"
import { onDay } from "../events/calendar.ts"
import { Event } from "../events/event.ts"
import { NamedDays } from "./named-days.ts"
import { readSchoolDays, type SchoolDay } from "./school-day.ts"

export const dateWords = (t: Translate) =>
  wordsOf(t("date, day, start, begin, close, end, finish, over, next, school, year, calendar"))

export const isNext = ({ words, t }: SearchQuestion) => words.some((word) => isOneOf(word, wordsOf(t("next"))))

const maxEvents = 5

/** Answers questions about one day and nothing else: "Is there school tomorrow?", "lunch today", "12 March". */
export const answerForDay: AnswerSource = async (question, database) => {
  const request = requestedDay(question)
  if (!request) return null
  const { isLunch } = request
  const days = await readSchoolDays(database)
  const { today } = days
  const date = request.dayFrom(today)
  if (!date) return null
  const { t, language } = question
  const events = isLunch ? [] : await eventsOn(database, date, days.site.timeZone, question)
  const linesOfEvents = events.map(({ line }) => line)
  const more = events.length > 1 ? { title: t("Events"), path: "/events" } : events[0]
  if (!days.dates.some(({ lastDay }) => lastDay >= date)) {
    const lines = [capitalized(dayInWords(date, codeOf(language))), ...linesOfEvents]
    return more ? { ...more, lines, until: days.until } : null
  }
  const day = days.on(date)
  if (isLunch && day.isOpen && !day.lunch && !day.reason) return null
  const ofDay = isLunch ? { title: t("Lunch"), path: "/lunch" } : { title: t("Term dates"), path: "/dates" }
  const lines = linesOf(day, { today, isLunch }, t, codeOf(language))
  return { ...(more ?? ofDay), lines: [...lines, ...linesOfEvents], until: days.until }
}

function requestedDay(question: SearchQuestion) {
  const { words, t, language } = question
  const [today, tomorrow, lunch] = [wordsOf(t("today")), wordsOf(t("tomorrow, tmrw")), wordsOf(t("lunch, eat, menu"))]
  const topicWords = [...dateWords(t), ...wordsOf(t("time, open, closed, closing, off, holiday, half, is, there"))]
  const has = (list: string[]) => words.some(({ typed }) => list.includes(typed))
  const isLunch = words.some((word) => isOneOf(word, lunch))
  const others = words.filter((word) => !isOneOf(word, [...today, ...tomorrow, ...lunch, ...topicWords]))
  const named = new NamedDays(others, codeOf(language))
  const isNamed = others.length > 0
  const isDay = isNamed ? named.areNames && !has([...today, ...tomorrow]) : has(today) !== has(tomorrow)
  const later = (isNamed ? isNext(question) : has(tomorrow)) ? 1 : 0
  const dayFrom = (day: Day) => (isNamed ? named.firstFrom(addDays(day, later)) : addDays(day, later))
  return isDay ? { dayFrom, isLunch } : null
}

function linesOf(school: SchoolDay, request: { today: Day; isLunch: boolean }, t: Translate, language: Language) {
  const { gate, lunch } = school
  const day = dayInWords(school.day, language)
  const text = request.isLunch && lunch ? t(lunch) : stateOf(school, t)
  const isToday = school.day === request.today
  const isTomorrow = school.day === addDays(request.today, 1)
  const line = isToday ? t("Today, {day}", { day }) : isTomorrow ? t("Tomorrow, {day}", { day }) : capitalized(day)
  const hours = request.isLunch ? "" : t(gate)
  return [labelled(t, line, text), hours, ...reopening(school, t, language)].filter(Boolean)
}

export function reopening({ isOpen, nextSchoolDay }: SchoolDay, t: Translate, language: Language): string[] {
  if (isOpen || !nextSchoolDay) return []
  return [t("School begins again on {day}.", { day: dayInWords(nextSchoolDay, language) })]
}

/** Each with a line such as `Book fair: 13:30`. An event that began earlier, or lasts whole days, has no time. */
async function eventsOn({ read }: Database, day: Day, timeZone: string, { t, language }: SearchQuestion) {
  const events = await publicRows(read, Event, { ...onDay(day, timeZone), take: maxEvents }).getMany()
  return events.map((event) => {
    const { title, date, allDay, cancelled } = readIn(Event.translated, language, event)
    const heading = cancelled ? t("Cancelled: {title}", { title }) : title
    const hasTime = !allDay && dayIn(timeZone, date) === day
    const time = formatMoment(date, codeOf(language), { timeStyle: "short", timeZone })
    return { title, path: Event.addressed.path(event), line: hasTime ? labelled(t, heading, time) : heading }
  })
}

function stateOf({ isOpen, noSchool, reason, date }: SchoolDay, t: Translate): string {
  const state = isOpen ? t("School") : t("No school")
  const why = reason ? t(reason) : noSchool === "WEEKEND" ? t("The weekend") : ""
  const hours = date && reason === date.name ? t(date.hours) : ""
  return [why ? labelled(t, state, why) : state, hours].filter(Boolean).join(". ")
}
