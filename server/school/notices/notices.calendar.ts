import { MoreThanOrEqual } from "typeorm"
import type { Translate } from "../../base/words.ts"
import type { CalendarEntry } from "../../content/calendars/icalendar.ts"
import type { Database } from "../../store/database/database.ts"
import { Notice } from "./notice.ts"
import { lineOf } from "./notice-feed.ts"

/** Entries of notices that have begun. */
export async function entriesOfNotices({ read }: Database, since: Date, t: Translate): Promise<CalendarEntry[]> {
  const now = new Date()
  const where = { endsAt: MoreThanOrEqual(since) }
  const notices = await read.find(Notice, { where, order: { startsAt: "ASC", id: "ASC" } })
  return notices
    .filter(({ startsAt, endsAt }) => startsAt <= now && startsAt < endsAt)
    .map((notice) => entryFor(notice, t))
}

function entryFor(notice: Notice, t: Translate): CalendarEntry {
  const { id, startsAt, endsAt, version, createdAt, updatedAt } = notice
  return {
    uid: `notice-${id}-${createdAt.getTime()}@junior-academy`,
    title: lineOf(notice, t),
    begin: startsAt,
    end: endsAt,
    ...{ version, createdAt, updatedAt },
  }
}
