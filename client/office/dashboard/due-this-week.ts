import { formatTime, isoDay } from "../../base/ui/dates/dates.tsx"
import { addDays, type Day } from "../../base/ui/dates/days.ts"
import { fromField } from "../../base/ui/dates/school-time.ts"
import { counted } from "../../base/ui/texts/counted.ts"
import type { DashboardQuery, DashboardQueryVariables, FormName } from "../../generated/office.ts"

export type Due = { day: Day; text: string; note: string; path: string }

type Week = { today: Day; zone: string; now: number }

type DueSources = Pick<DashboardQuery, "schoolDates" | "events" | "notices" | "scheduled"> & {
  dashboard: Pick<DashboardQuery["dashboard"], "answersDue">
}

/** The bounds of seven days, starting today. */
export function weekOf({ today, zone }: Week): DashboardQueryVariables {
  const begin = (day: Day) => fromField(`${day}T00:00`, zone) as string
  return { from: begin(today), to: begin(addDays(today, 7)), firstDay: today, lastDay: addDays(today, 6) }
}

/** Sorted by day. Overdue items, and those that have begun, are listed under today. */
export function dueIn(week: Week, sources: DueSources): Due[] {
  const all = [answersDue(week, sources), ...[datesOf, eventsOf, noticesOf, scheduledOf].map((of) => of(sources, week))]
  const until = addDays(week.today, 6)
  const due = all.flat().filter(({ day }) => day <= until)
  return due.sort((one, other) => one.day.localeCompare(other.day))
}

const forms: Partial<Record<FormName, string>> = { ENQUIRY: "message", APPLICATION: "application" }

function answersDue({ today }: Week, { dashboard }: DueSources): Due[] {
  const days = dashboard.answersDue.map((due) => ({ ...due, isLate: due.day < today }))
  return days.map(({ form, day, count, isLate }) => ({
    day: isLate ? today : day,
    text: `Answer ${counted(count, forms[form] ?? "message")}`,
    note: isLate ? "late" : "as promised",
    path: `/admin/inbox?kind=${form.toLowerCase()}&state=open`,
  }))
}

const datesOf = ({ schoolDates }: DueSources, { today }: Week): Due[] =>
  schoolDates.flatMap(({ id, name, firstDay, lastDay, hours: note }) => {
    const due = (day: Day, text: string) => ({ day, text, note, path: `/admin/dates/${id}` })
    const days = [due(firstDay, `First day: ${name}`), due(lastDay, `Last day: ${name}`)]
    return firstDay === lastDay ? [due(firstDay, name)] : days.filter(({ day }) => day >= today)
  })

const eventsOf = ({ events }: DueSources, { today, zone }: Week): Due[] =>
  events.items.map(({ id, title, date, allDay, cancelled, placesLeft, attendance }) => {
    const day = isoDay(date, zone)
    const waiting = attendance?.waiting ?? 0
    const facts = [
      !allDay && day >= today && formatTime(date, zone),
      cancelled && "called off",
      placesLeft === 0 && "full",
      waiting > 0 && counted(waiting, "person waits", "people wait"),
    ]
    return {
      day: day < today ? today : day,
      text: title,
      note: facts.filter(Boolean).join(", "),
      path: waiting > 0 ? `/user/attendance/${id}?show=waiting` : `/events/view/${id}`,
    }
  })

const noticesOf = ({ notices }: DueSources, { now, zone }: Week): Due[] =>
  notices.items.flatMap(({ id, text, startsAt, endsAt }) => {
    const due = (at: string, label: string) =>
      Date.parse(at) < now ? [] : momentOf(at, zone, { text: `${label}: ${text}`, path: `/admin/notices/${id}` })
    return [due(startsAt, "Notice begins"), due(endsAt, "Notice ends")].flat()
  })

const scheduledOf = ({ scheduled }: DueSources, { zone }: Week): Due[] =>
  scheduled.items.flatMap(({ title, path, publishAt, pendingChange }) => {
    const at = pendingChange?.publishAt ?? publishAt
    return at
      ? [momentOf(at, zone, { text: `Is published: ${title}`, path: path ?? "/admin/content?state=SCHEDULED" })]
      : []
  })

const momentOf = (at: string, zone: string, due: Pick<Due, "text" | "path">): Due => ({
  ...due,
  day: isoDay(at, zone),
  note: formatTime(at, zone),
})
