import { type Request, type Response, Router } from "express"
import { siteOrigin } from "../../base/addresses/site-origin.ts"
import { notesOf } from "../../base/api/answer-notes.ts"
import { type Language, languageAt, languages, pathIn } from "../../base/languages.ts"
import { sendDocument } from "../../base/requests/send-document.ts"
import { type Translate, translateTo } from "../../base/words.ts"
import type { Database } from "../../store/database/database.ts"
import type { Services } from "../api/context.ts"
import { readSite } from "../site-info/site-info.ts"
import type { CalendarEntry } from "./icalendar.ts"

interface Found {
  entries: CalendarEntry[]
  /** The times at which the entries change by themselves; null for none. */
  until?: (Date | null)[]
}

export interface CalendarReader {
  language: Language
  t: Translate
  urlOf: (path: string) => string
  request: Request
  response: Response
}

interface CalendarOptions {
  name: (t: Translate, school: string) => string
  find: (database: Database, reader: CalendarReader) => Promise<Found>
}

/** A calendar in each language: `/dates.ics`, `/fr/dates.ics`. Reads one snapshot of the database. */
export const calendarAt = (path: string, { database, settings }: Services, { name, find }: CalendarOptions) =>
  Router().get(
    languages.map((language) => pathIn(language, path)),
    async (request, response) => {
      const language = languageAt(request.path)
      const document = await database.inSnapshot(async (database) => {
        const school = await readSite(database.read)
        const t = translateTo(language, school.wordings)
        const urlOf = (path: string) => siteOrigin(request, settings) + pathIn(language, path)
        const { entries, until = [] } = await find(database, { language, t, urlOf, request, response })
        for (const moment of until) notesOf(response).validUntil(moment)
        const { icalendar } = await import("./icalendar.ts")
        return icalendar({ school, name: name(t, school.shortName), entries })
      })
      sendDocument(response, { type: "text/calendar", settings, document })
    },
  )
