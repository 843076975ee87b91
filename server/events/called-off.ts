import type { EntityManager } from "typeorm"
import type { Mail } from "../mail/outbox.ts"
import { readSchool } from "../site-info/school.ts"
import { Attendance } from "./attendance.ts"
import type { Event } from "./event.ts"
import { endOf } from "./event-times.ts"

/** Tells everybody who has confirmed that an event is called off, once: at the change that does so, while it is to come. */
export async function calledOff(
  rows: EntityManager,
  { before, item, address }: { before: Event; item: Event; address: string },
): Promise<Mail[]> {
  if (before.cancelled || !item.cancelled || endOf(item) < new Date()) return []
  const { shortName, timeZone } = await readSchool({ read: rows })
  const guests = await rows.find(Attendance, { where: { eventId: item.id, repeats: false }, order: { id: "ASC" } })
  const text = `“${item.title}” (${spoken(item, timeZone)}) is called off: it will not take place after all. You had told us that you would come, so please take it out of your diary.

More about it: ${address}

${shortName}
`
  return guests.map(({ name, email }) => ({
    to: { name, address: email },
    subject: `Called off: ${item.title.replace(/\s+/g, " ").slice(0, 100)}`,
    text,
  }))
}

/** `Friday 27 November 2026 at 09:30`, by the school's clocks; of whole days, the first alone. */
function spoken({ date, allDay }: Pick<Event, "date" | "allDay">, timeZone: string) {
  const timeStyle = allDay ? undefined : "short"
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle, timeZone }).format(date).replace(",", "")
}
