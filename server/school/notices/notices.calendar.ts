import { MoreThanOrEqual } from "typeorm"
import type { CalendarEntry } from "../../content/calendars/icalendar.ts"
import type { Database } from "../../store/database/database.ts"
import { lineOf } from "./announced.ts"
import { Notice, noticesNow } from "./notice.ts"

export async function calendarOfNotices(database: Database, since: Date) {
  const now = new Date()
  const [{ until }, notices] = await Promise.all([
    noticesNow(database),
    database.read.find(Notice, { where: { endsAt: MoreThanOrEqual(since) }, order: { startsAt: "ASC", id: "ASC" } }),
  ])
  const begun = notices.filter(({ startsAt, endsAt }) => startsAt <= now && startsAt < endsAt)
  return { entries: begun.map(entryFor), until }
}

function entryFor(notice: Notice): CalendarEntry {
  const { id, startsAt, endsAt, version, createdAt, updatedAt } = notice
  return {
    uid: `notice-${id}-${createdAt.getTime()}@junior-academy`,
    title: lineOf(notice),
    begin: startsAt,
    end: endsAt,
    allDay: false,
    isBusy: false,
    cancelled: false,
    ...{ version, createdAt, updatedAt },
  }
}
