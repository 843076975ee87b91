import { Arg, Args, ArgsType, Ctx, Field, GraphQLISODateTime, Int, Mutation, Query, Resolver } from "type-graphql"
import { Auth } from "../../access/auth.ts"
import { Role } from "../../access/roles.ts"
import { AskFirst } from "../../base/api/ask-first.ts"
import { deprecated } from "../../base/api/deprecation.ts"
import { describedEnum } from "../../base/api/described-enum.ts"
import { itemTypeNamed } from "../../base/api/open-enum.ts"
import { adding, Fails } from "../../base/failures/fails.ts"
import { badInput } from "../../base/failures/failures.ts"
import type { Context } from "../../content/api/context.ts"
import { creatorOf } from "../../content/items/creator-of.ts"
import { Day } from "../../content/items/day.ts"
import { StatesArgs } from "../../content/items/owned-type.ts"
import { pageOfRows } from "../../content/items/page-of-rows.ts"
import { Page, PageArgs } from "../../content/items/paging.ts"
import { Attendance, AttendanceInput } from "./attendance.ts"
import { confirmAttendance } from "./attendances.ts"
import { nextEnd, nextFirst, past, upcoming, within } from "./calendar.ts"
import { Event } from "./event.ts"
import { repeatEvent } from "./repeat-event.ts"

const When = describedEnum(
  "When",
  "Which events are asked for. One counts as to come until it ends, or until two hours after it has begun where nobody has said when it ends.",
  {
    UPCOMING: "To come, the next first.",
    PAST: "Over, the latest first.",
    ALL: "To come, the next first; then over, the latest first.",
  },
)

type When = keyof typeof When

@ArgsType()
class CalendarArgs extends StatesArgs {
  @Field(() => When, { defaultValue: When.UPCOMING, description: "Which of them." })
  when!: When

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      "Only what takes place from this moment on, ISO 8601, if only in part: what ends after it, or begins at it or later. An event of which nobody has said when it ends is the moment at which it begins. With it or with `to`, `when` has no effect: all of that time, in the order in which it begins.",
  })
  from?: Date | null

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      "Only what begins before this moment, ISO 8601: what begins at it is left out, so that days beside each other share none. After `from`.",
  })
  to?: Date | null
}

const EventPage = Page(Event)
const AttendancePage = Page(Attendance)

const area = { programs: itemTypeNamed(Event) }

@Resolver()
export class EventsResolver {
  @Auth(Role.PUBLIC)
  @Query(() => EventPage, { description: "The calendar." })
  async events(
    @Args(() => CalendarArgs) { states, when, from, to, ...page }: CalendarArgs,
    @Ctx() { content, database, answer }: Context,
  ) {
    if (from && to && to <= from) throw badInput({ to: "This time ends before it begins." })
    if (from || to) return content.page(Event, page, { ...within({ from, to }), states })
    answer.trueUntil(await nextEnd(database))
    if (when === When.ALL) return nextFirst(content, page, { states })
    return content.page(Event, page, { ...(when === When.UPCOMING ? upcoming() : past()), states })
  }

  @Auth(Role.PUBLIC)
  @Fails("BAD_USER_INPUT", "NOT_FOUND", { CONFLICT: "where there are not enough places" }, "TOO_MANY_REQUESTS")
  @AskFirst
  @Mutation(() => Boolean, {
    description:
      "Says that somebody will come, once for each address and event; a second time changes nothing. Answers true.",
    deprecationReason: deprecated("Use `attendEvent`.", { since: "2026-11-23", until: "2027-06-30" }),
  })
  async confirmAttendance(
    @Arg("eventId", () => Int, { description: "The event." }) eventId: number,
    @Arg("input", () => AttendanceInput) input: AttendanceInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await context.throttle.take("attendance", context.address)
    if (!input.website) await confirmAttendance(eventId, input, context)
    return true
  }

  @Auth(Role.ADMINISTRATOR, { orOwner: creatorOf(Event), ...area })
  @Fails("NOT_FOUND", ...adding)
  @AskFirst
  @Mutation(() => [Event], {
    description:
      "Adds an event again for each week until a day, but on no holiday or day off, and returns those that were added. Each is an event of its own; what is there already is not added again.",
  })
  repeatEvent(
    @Arg("id", () => Int) id: number,
    @Arg("until", () => Day, { description: "The last day that one may fall on; within a year." })
    until: Day,
    @Ctx() context: Context,
  ): Promise<Event[]> {
    return repeatEvent(id, until, context)
  }

  @Auth(Role.ADMINISTRATOR, area)
  @Query(() => AttendancePage, { description: "Who will come to an event, in the order in which they said so." })
  attendances(
    @Arg("eventId", () => Int, { description: "The event." }) eventId: number,
    @Args(() => PageArgs) args: PageArgs,
    @Ctx() { database }: Context,
  ) {
    return pageOfRows(database.read, Attendance, args, { where: { eventId, repeats: false }, order: { id: "ASC" } })
  }
}
