import { Arg, Args, ArgsType, Ctx, Field, GraphQLISODateTime, Int, Mutation, Query, Resolver } from "type-graphql"
import { Auth, Role } from "../../access/auth.ts"
import { deprecated } from "../../base/api/deprecation.ts"
import { describedEnum } from "../../base/api/described-enum.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import { itemTypeNamed } from "../../base/api/open-enum.ts"
import { addFailures, Fails } from "../../base/failures/fails.ts"
import { badInput } from "../../base/failures/failures.ts"
import type { Context } from "../../content/api/context.ts"
import { creatorOf } from "../../content/history/owner.ts"
import { StatesArgs } from "../../content/items/owned-type.ts"
import { pageOfRows } from "../../content/items/page-of-rows.ts"
import { Page, PageArgs } from "../../content/items/paging.ts"
import { Attendance, AttendanceInput } from "./attendance.ts"
import { confirmAttendance } from "./attendances.ts"
import { nextEnd, overlapping, past, upcoming, upcomingThenPast } from "./calendar.ts"
import { Event } from "./event.ts"
import { RepetitionArgs, repeatEvent } from "./repeat-event.ts"

const When = describedEnum(
  "When",
  "Filter for events. An event is upcoming until it ends, or until two hours after its start if it has no " +
    "end time.",
  {
    UPCOMING: "Upcoming events, earliest first.",
    PAST: "Past events, latest first.",
    ALL: "Upcoming events, earliest first; then past events, latest first.",
  },
)

type When = keyof typeof When

@ArgsType()
class CalendarArgs extends StatesArgs {
  @Field(() => When, { defaultValue: When.UPCOMING, description: "Filter; ignored with `from` or `to`." })
  when!: When

  @NullableField(
    () => GraphQLISODateTime,
    "Only events that take place from this time on, even if only in part, ISO 8601: they end after it, or " +
      "begin at or after it. An event without an end time counts as ending when it begins. With `from` or " +
      "`to`, `when` is ignored: all matching events are returned, by start time.",
  )
  from?: Date | null

  @NullableField(
    () => GraphQLISODateTime,
    "Only events that begin before this time, ISO 8601, exclusive, so that adjacent days never overlap. Must " +
      "be after `from`.",
  )
  to?: Date | null
}

const EventPage = Page(Event)
const AttendancePage = Page(Attendance)

const area = { programs: itemTypeNamed(Event) }

@Resolver()
export class EventsResolver {
  @Auth(Role.PUBLIC)
  @Query(() => EventPage, { description: "Events of the calendar." })
  async events(
    @Args(() => CalendarArgs) { states, when, from, to, ...page }: CalendarArgs,
    @Ctx() { content, database, answer }: Context,
  ) {
    if (from && to && to <= from) throw badInput({ to: "This time ends before it begins." })
    if (from || to) return content.page(Event, page, { ...overlapping({ from, to }), states })
    answer.validUntil(await nextEnd(database))
    if (when === When.ALL) return upcomingThenPast(content, page, { states })
    return content.page(Event, page, { ...(when === When.UPCOMING ? upcoming() : past()), states })
  }

  @Auth(Role.PUBLIC)
  @Fails("BAD_USER_INPUT", "NOT_FOUND", { CONFLICT: "if there are not enough places" }, "TOO_MANY_REQUESTS")
  @Mutation(() => Boolean, {
    description:
      "Registers a person for an event, once per address and event; repeating it changes nothing. Returns true.",
    deprecationReason: deprecated("Use `attendEvent`.", { since: "2026-11-23", until: "2027-06-30" }),
  })
  async confirmAttendance(
    @Arg("eventId", () => Int, { description: "Event ID." }) eventId: number,
    @Arg("input", () => AttendanceInput) input: AttendanceInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await context.throttle.consume("attendance", context.address)
    if (!input.website) await confirmAttendance(eventId, input, context)
    return true
  }

  @Auth(Role.ADMINISTRATOR, { orOwner: creatorOf(Event), ...area })
  @Fails("NOT_FOUND", ...addFailures)
  @Mutation(() => [Event], {
    description:
      "Repeats an event every week until a day, except on holidays and days off, and returns the events that " +
      "were added, a series with it. Existing ones are not added again.",
  })
  repeatEvent(@Args(() => RepetitionArgs) repetition: RepetitionArgs, @Ctx() context: Context): Promise<Event[]> {
    return repeatEvent(repetition, context)
  }

  @Auth(Role.ADMINISTRATOR, area)
  @Query(() => AttendancePage, { description: "Attendees of an event, in the order in which they replied." })
  attendances(
    @Arg("eventId", () => Int, { description: "Event ID." }) eventId: number,
    @Args(() => PageArgs) args: PageArgs,
    @Ctx() { database }: Context,
  ) {
    return pageOfRows(database.read, Attendance, args, { where: { eventId, repeats: false }, order: { id: "ASC" } })
  }
}
