import type { Response } from "express"
import { notesOf } from "../../base/api/answer-notes.ts"
import { sendDocument } from "../../base/requests/send-document.ts"
import type { Database } from "../../store/database/database.ts"
import type { Services } from "../api/context.ts"
import { readSite } from "../site-info/site-info.ts"
import type { CalendarEntry } from "./icalendar.ts"

interface Found {
  entries: CalendarEntry[]
  /** The times at which the entries change by themselves; null for none. */
  until?: (Date | null)[]
}

/** Reads one snapshot of the database. `kind` is part of the calendar's name, such as `events`. */
export async function sendCalendar(
  response: Response,
  { database, settings }: Services,
  kind: string,
  find: (database: Database) => Promise<Found>,
) {
  const document = await database.inSnapshot(async (database) => {
    const { entries, until = [] } = await find(database)
    for (const moment of until) notesOf(response).validUntil(moment)
    const school = await readSite(database.read)
    const { icalendar } = await import("./icalendar.ts")
    return icalendar({ school, name: `${school.shortName} ${kind}`, entries })
  })
  sendDocument(response, { type: "text/calendar", settings, document })
}
