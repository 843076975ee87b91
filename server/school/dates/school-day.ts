import { Field, Int, ObjectType } from "type-graphql"
import { describedEnum } from "../../base/api/described-enum.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import { addDays, Day, dayIn, startOf, weekdayOf } from "../../content/items/day.ts"
import { readSite, type SiteInfo } from "../../content/site-info/site-info.ts"
import type { Routine } from "../../content/site-info/site-info-parts.ts"
import type { Database } from "../../store/database/database.ts"
import { Notice, NoticeKind, noticesNow } from "../notices/notice.ts"
import { type CalendarDay, calendarDayOf, datesFrom, openDayAfter } from "./calendar-day.ts"
import { SchoolDate, SchoolDateKind } from "./school-date.ts"

const NoSchool = describedEnum("NoSchool", "Reason why there is no school on a day.", {
  NOTICE: "A notice says that the school is closed.",
  HOLIDAY: "Holidays.",
  DAY_OFF: "A day off within a term.",
  WEEKEND: "A weekend within a term.",
  NO_TERM: "The calendar has no term on that day.",
})

type NoSchool = keyof typeof NoSchool

@ObjectType({ description: "A day at the school, as its dates, current notices and usual day have it." })
export class SchoolDay {
  @Field(() => Day, { description: "The day." })
  day!: Day

  @Field(() => Boolean, { description: "True if there is school, also for half a day." })
  isOpen!: boolean

  @NullableField(() => NoSchool, "Why there is no school; null if there is.")
  noSchool!: NoSchool | null

  @Field(() => String, {
    description:
      "What is different on this day: text of a notice (closed, home early), or name of the holidays, day off or " +
      "half-day. May be empty.",
  })
  reason!: string

  @NullableField(() => SchoolDate, "The holidays, day off or half-day of this day.")
  date!: SchoolDate | null

  @NullableField(() => SchoolDate, "The term.")
  term!: SchoolDate | null

  @NullableField(() => Int, "Week of the term, from 1; weeks begin on Mondays.")
  week!: number | null

  @Field(() => String, { description: "Gate and lesson times; empty if there is no school, or not the usual hours." })
  gate!: string

  @Field(() => String, { description: "Lunch; empty if there is none, as on a half-day, or if it is not known." })
  lunch!: string

  @Field(() => [Notice], { description: "Notices that are shown now and are about this day." })
  notices!: Notice[]

  @NullableField(() => SchoolDate, "The first holidays or day off that begin later.")
  nextDayOff!: SchoolDate | null

  @NullableField(() => Day, "The next day with school; null beyond the last known term.")
  nextSchoolDay!: Day | null
}

/** The only source about a day at the school: combines dates, notices and the routine. */
export class SchoolDays {
  constructor(
    readonly today: Day,
    /** When today's answer may change: at midnight, or when a notice begins or ends. */
    readonly until: Date,
    readonly dates: SchoolDate[],
    private readonly notices: Notice[],
    readonly site: Pick<SiteInfo, "routine" | "timeZone">,
  ) {}

  get hasNotices(): boolean {
    return this.notices.length > 0
  }

  on(day: Day): SchoolDay {
    const calendar = calendarDayOf(this.dates, day)
    const { term, week, halfDay, nextDayOff } = calendar
    const closing = this.noticeOn(calendar, NoticeKind.CLOSED)
    const early = this.noticeOn(calendar, NoticeKind.HOME_EARLY)
    const isUsual = calendar.isOpen && !closing && !early && !halfDay
    const date = calendar.date === term ? null : calendar.date
    const { routine } = this.site
    return {
      ...{ day, date, term, week, nextDayOff },
      isOpen: calendar.isOpen && !closing,
      noSchool: closing ? NoSchool.NOTICE : reasonIn(calendar),
      reason: (closing ?? early)?.text ?? date?.name ?? "",
      gate: isUsual ? routine.gate : "",
      lunch: isUsual ? lunchOf(calendar, routine) : "",
      notices: this.noticesOn(day),
      nextSchoolDay: this.nextOpenDay(day),
    }
  }

  /** TERM for a usual school day; null for a day without school outside the holidays. */
  kindOn(day: Day): SchoolDateKind | null {
    const calendar = calendarDayOf(this.dates, day)
    if (this.noticeOn(calendar, NoticeKind.CLOSED)) return SchoolDateKind.DAY_OFF
    return calendar.date?.kind ?? null
  }

  /** The next school day by the calendar, which a notice may have called off. */
  nextScheduled(day: Day): SchoolDay | null {
    const next = openDayAfter(this.dates, day)
    return next && this.on(next.day)
  }

  /** When the day's lessons end: at midnight if the office gives no time. */
  endOf(day: Day): Date {
    const { routine, timeZone: zone } = this.site
    const [hours = 24, minutes = 0] = routine.dayEnds ? routine.dayEnds.split(":").map(Number) : []
    const begin = startOf(day, zone)
    // A day has 23 or 25 hours when the clocks change, always at night.
    const shift = startOf(addDays(day, 1), zone).getTime() - begin.getTime() - 24 * hourMs
    return new Date(begin.getTime() + hours * hourMs + minutes * 60_000 + shift)
  }

  private noticesOn(day: Day): Notice[] {
    const { timeZone: zone } = this.site
    const [begin, end] = [startOf(day, zone), startOf(addDays(day, 1), zone)]
    return this.notices.filter(({ startsAt, endsAt }) => endsAt > begin && startsAt < end)
  }

  /** Ignores notices on days without lessons, and notices that begin after the lessons. */
  private noticeOn({ day, isOpen }: CalendarDay, kind: NoticeKind): Notice | undefined {
    const lessonsEnd = this.endOf(day)
    return isOpen
      ? this.noticesOn(day).find((notice) => notice.kind === kind && notice.startsAt < lessonsEnd)
      : undefined
  }

  private nextOpenDay(day: Day): Day | null {
    let next = openDayAfter(this.dates, day)
    while (next && this.noticeOn(next, NoticeKind.CLOSED)) next = openDayAfter(this.dates, next.day)
    return next?.day ?? null
  }
}

/** For calendars and translators, who still need past dates. */
export const yearAgo = () => addDays(dayIn("UTC", new Date()), -366)

const hourMs = 60 * 60 * 1000

/** Knows the days from `from` on, and always those from a week ago. */
export async function readSchoolDays(database: Database, from?: Day | null): Promise<SchoolDays> {
  const site = await readSite(database.read)
  const today = dayIn(site.timeZone, new Date())
  const weekAgo = addDays(today, -7)
  const dates = await datesFrom(database.read, from && from < weekAgo ? from : weekAgo)
  const { shown, until } = await noticesNow(database)
  const midnight = startOf(addDays(today, 1), site.timeZone)
  return new SchoolDays(today, until && until < midnight ? until : midnight, dates, shown, site)
}

function reasonIn({ day, isOpen, term, holiday, dayOff }: CalendarDay): NoSchool | null {
  if (isOpen) return null
  if (holiday) return NoSchool.HOLIDAY
  if (dayOff) return NoSchool.DAY_OFF
  return term && [0, 6].includes(weekdayOf(day)) ? NoSchool.WEEKEND : NoSchool.NO_TERM
}

const weekdays = [undefined, "monday", "tuesday", "wednesday", "thursday", "friday", undefined] as const

function lunchOf({ day, week }: CalendarDay, { lunchWeeks }: Routine): string {
  const name = weekdays[weekdayOf(day)]
  const menu = lunchWeeks[((week ?? 1) - 1) % lunchWeeks.length]
  return (name && menu?.[name]) || ""
}
