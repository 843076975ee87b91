import { TZDate } from "@date-fns/tz"
import {
  foldLines,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEvent,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator"
import { tzlib_get_ical_block } from "timezones-ical-library"
import type { RecordedRow } from "../items/record.ts"
import type { School } from "../site-info/school.ts"

const refreshSeconds = 60 * 60

/** Years in calendar files have four digits, in every time zone. */
const latestMs = Date.UTC(9999, 11, 30)

export interface CalendarEntry extends Pick<RecordedRow, "version" | "createdAt" | "updatedAt"> {
  /** Unique among schools, unlike a row's id, and unchanged when the site moves. */
  uid: string
  title: string
  begin: Date
  /** Null for an entry without a length. */
  end: Date | null
  /** True for whole days: from the first day to the start of the day after the last. */
  allDay?: boolean
  isBusy?: boolean
  cancelled?: boolean
  location?: string
  description?: string
  url?: string
}

interface CalendarFile {
  school: School
  name: string
  entries: CalendarEntry[]
}

/** An iCalendar file in the school's time zone. Deterministic, so that it can have an ETag. */
export function icalendar({ school, name, entries }: CalendarFile): string {
  const { zone, rules } = zoneOf(school)
  const calendar = new ICalCalendar({
    prodId: { company: "Junior Academy", product: "Events", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    name,
    ttl: refreshSeconds,
  })
  const events = entries.map((entry) => foldLines(new ICalEvent(eventOf(entry, zone), calendar).toString()))
  const parts = [rules && `${rules}\r\n`, ...events].join("")
  // RFC 5545 puts a zone's rules after the calendar's properties; the package writes them too early.
  return calendar.toString().replace(/^(?=END:VCALENDAR)/m, () => parts)
}

/** Uses a renamed zone's current name, as its rules do. */
function zoneOf({ timeZone }: School) {
  const [rules = "", line = ""] = tzlib_get_ical_block(timeZone)
  const name = line.replace("TZID=", "")
  return { zone: name === "Etc/UTC" ? "UTC" : name, rules }
}

function eventOf(entry: CalendarEntry, zone: string) {
  const { uid, title, begin, end, allDay, isBusy, cancelled, version, createdAt, updatedAt } = entry
  const { location, description, url } = entry
  return {
    id: uid,
    sequence: version - 1,
    stamp: updatedAt,
    created: createdAt,
    lastModified: updatedAt,
    timezone: zone,
    start: new TZDate(begin, zone),
    end: end && end > begin ? new TZDate(Math.min(end.getTime(), latestMs), zone) : null,
    allDay,
    summary: title,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: isBusy && !cancelled ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    ...{ location, description, url },
  }
}
