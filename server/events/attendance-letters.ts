import type { SignedKeys } from "../access/signed-keys.ts"
import { dayIn, dayInWords } from "../content/day.ts"
import { letter, type Notice } from "../inbox/letters.ts"
import type { Mail } from "../mail/outbox.ts"
import type { Settings } from "../settings.ts"
import type { SiteInfo } from "../site-info/site-info.ts"
import { type Attendance, AttendanceState } from "./attendance.ts"
import type { Event } from "./event.ts"

const { CONFIRMED, HELD, WAITING } = AttendanceState

/** What keys open: what was said here, from the device or from the mail. Only who reads the mail can confirm by it. */
export const onDevice = "attendance"
export const byMail = "mailedattendance"

export const attendancePath = (purpose: typeof onDevice | typeof byMail, row: Attendance, keys: SignedKeys) =>
  `/your-place?key=${keys.sign(purpose, row)}`

interface Services {
  keys: SignedKeys
  settings: Settings
}

/** What somebody is told of their place: after they asked for it, or once one has become free. */
export function attendanceLetter(
  row: Attendance,
  { event, site, movedUp = false }: { event: Event; site: SiteInfo; movedUp?: boolean },
  { keys, settings }: Services,
): Mail {
  const what = {
    title: event.title.replace(/\s+/g, " "),
    when: event.allDay ? dayInWords(dayIn(site.timeZone, event.date)) : inWords(event.date, site.timeZone),
    where: event.location,
  }
  const url = settings.siteUrl + attendancePath(byMail, row, keys)
  const until = row.heldUntil && inWords(row.heldUntil, site.timeZone)
  const { subject, first, ask } = words[row.state]({ ...what, until, movedUp, people: places(row.people) })
  const told: Notice = {
    to: row.email,
    subject: `${subject}: ${what.title}`,
    text: [first, `${what.title}\n${what.when}\n${what.where}`, `${ask}\n${url}`].join("\n\n"),
  }
  return letter(told, site)
}

interface Told {
  until: string | null
  movedUp: boolean
  people: string
}

const words: Record<AttendanceState, (told: Told) => Record<"subject" | "first" | "ask", string>> = {
  [CONFIRMED]: ({ movedUp, people }) => ({
    subject: movedUp ? "You have moved up" : "You are coming",
    first: movedUp ? `Somebody cannot come: ${people} free now, and yours.` : `We expect you: ${people} yours.`,
    ask: "Something has changed? Say here how many you are, or that you cannot come:",
  }),
  [HELD]: ({ movedUp, people, until }) => ({
    subject: movedUp ? "A place is free, please confirm" : "Please confirm",
    first: `${movedUp ? "You have moved up on the waiting list: " : ""}${people} kept for you until ${until}, and then given to others.`,
    ask: "Please confirm here that you are coming. You can also say how many you are, or that you cannot come:",
  }),
  [WAITING]: () => ({
    subject: "On the waiting list",
    first: "All places are taken. You are on the waiting list, and we write to you as soon as there is room.",
    ask: "Please confirm here that this address is yours: you then move up by yourself. You can also leave the list:",
  }),
}

const places = (people: number) => (people === 1 ? "one place is" : `${people} places are`)

/** "Friday 27 November 2026 at 18:00" */
function inWords(moment: Date, timeZone: string) {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short", timeZone }).format(moment)
}
