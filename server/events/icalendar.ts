import { TZDate } from "@date-fns/tz"
import { ICalCalendar, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from "ical-generator"
import { tzlib_get_ical_block } from "timezones-ical-library"
import { plainLines } from "../content/plain-text.ts"
import type { School } from "../site-info/school.ts"
import { Event } from "./event.ts"
import { endOf } from "./event-times.ts"
import type { WithdrawnEvent } from "./withdrawn-event.ts"

/** How often calendars ask again, in seconds. */
const refreshSeconds = 60 * 60

/** What an iCalendar file (RFC 5545) is made of. */
interface CalendarFile {
  school: School
  /** What stands before the path of an absolute address. */
  origin: string
  /** What the calendar is called. */
  name: string
  entries: (Event | WithdrawnEvent)[]
}

/** Events as calendar programs read them, in the school's time zone. Written alike for the same events, so that it has an ETag. */
export function icalendar({ school, origin, name, entries }: CalendarFile): string {
  const { zone, rules } = zoneOf(school)
  const calendar = new ICalCalendar({
    prodId: { company: "Junior Academy", product: "Events", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    name,
    ttl: refreshSeconds,
  })
  for (const entry of entries) calendar.createEvent(eventOf(entry, { zone, origin }))
  return withZone(calendar.toString(), rules)
}

/**
 * Puts the rules of the zone where RFC 5545 has them, between what is said of the calendar and what is in it. The package
 * would write them too early, and the time stamps, which are in UTC, by the zone's clocks.
 */
function withZone(calendar: string, rules: string) {
  return rules ? calendar.replace(/^(?=BEGIN:VEVENT|END:VCALENDAR)/m, `${rules}\r\n`) : calendar
}

/** A zone that has been renamed is called by its present name, as its rules are. */
function zoneOf({ timeZone }: School) {
  const [rules = "", line = ""] = tzlib_get_ical_block(timeZone)
  const name = line.replace("TZID=", "")
  return { zone: name === "Etc/UTC" ? "UTC" : name, rules }
}

function eventOf(entry: Event | WithdrawnEvent, { zone, origin }: { zone: string; origin: string }) {
  const { id, title, date, createdAt, updatedAt, version } = entry
  const end = endOf(entry)
  const cancelled = !(entry instanceof Event) || entry.cancelled
  return {
    // The same wherever the site moves; ids alone are the same at every school.
    id: `event-${id}-${createdAt.getTime()}@junior-academy`,
    sequence: version - 1,
    stamp: updatedAt,
    created: createdAt,
    lastModified: updatedAt,
    timezone: zone,
    start: new TZDate(date, zone),
    end: end > date ? new TZDate(end, zone) : null,
    // Not every calendar shows a status.
    summary: cancelled ? ["Cancelled", title].filter(Boolean).join(": ") : title,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: cancelled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    ...(entry instanceof Event && wordsOf(entry, origin + Event.addressed.path(entry))),
  }
}

/** Not every calendar shows an address either. */
function wordsOf({ location, description }: Event, url: string) {
  return { location, url, description: `${plainLines(description)}\n\n${url}` }
}
