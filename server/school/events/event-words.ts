import { apiLanguage } from "../../content/items/api-language.ts"
import { dayIn, dayInWords, formatMoment } from "../../content/items/day.ts"
import { readIn } from "../../content/items/translatable.ts"
import type { LetterContext } from "../inbox/letters.ts"
import { Event } from "./event.ts"

export function eventInWords(event: Event, letterContext: LetterContext) {
  const { title, location } = readIn(Event.translated, apiLanguage(letterContext.language), event)
  const day = dayIn(letterContext.site.timeZone, event.date)
  return {
    title: title.replace(/\s+/g, " "),
    when: event.allDay ? dayInWords(day, letterContext.language) : momentInWords(event.date, letterContext),
    where: location,
  }
}

/** For example, "Friday 27 November 2026 at 18:00". */
export const momentInWords = (moment: Date, { language, site: { timeZone } }: LetterContext) =>
  formatMoment(moment, language, { dateStyle: "full", timeStyle: "short", timeZone })
