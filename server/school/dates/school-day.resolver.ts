import { Arg, Args, ArgsType, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql"
import { Auth, Role } from "../../access/auth.ts"
import type { Context } from "../../content/api/context.ts"
import { addDays, type Day, OptionalDay, weekdayOf } from "../../content/items/day.ts"
import { readSite } from "../../content/site-info/site-info.ts"
import { onDay } from "../events/calendar.ts"
import { Event } from "../events/event.ts"
import { isForForm } from "./forms-in-text.ts"
import { readSchoolDays, SchoolDay, type SchoolDays } from "./school-day.ts"

const maxEvents = 20

@ArgsType()
class OnDayArgs {
  @OptionalDay({
    description: "The day. Defaults to today in the school's time zone.",
    wrong: "Please give a day, such as 2031-04-04.",
  })
  on?: Day | null
}

@Resolver(() => SchoolDay)
export class SchoolDayResolver {
  @Auth(Role.PUBLIC)
  @Query(() => SchoolDay, {
    description: "Everything that is known of a day at the school: open or not and why, gate, lunch, notices, events.",
  })
  async schoolDay(@Args(() => OnDayArgs) { on }: OnDayArgs, @Ctx() context: Context): Promise<SchoolDay> {
    const days = await readDays(context, on)
    return days.on(on ?? days.today)
  }

  @Auth(Role.PUBLIC)
  @Query(() => [SchoolDay], {
    description:
      "Mondays to Fridays of two weeks: this and the next (the next two, from Saturday on), or those in which " +
      "school begins again.",
  })
  async schoolFortnight(@Ctx() context: Context): Promise<SchoolDay[]> {
    const days = await readDays(context)
    const { today } = days
    const fortnight = fortnightOf(days, isWeekend(today) ? addDays(today, 2) : today)
    const { nextSchoolDay } = days.on(today)
    return fortnight.some(({ isOpen }) => isOpen) || !nextSchoolDay ? fortnight : fortnightOf(days, nextSchoolDay)
  }

  @FieldResolver(() => [Event], { description: `Events of this day by their start, at most ${maxEvents}.` })
  async events(
    @Root() { day }: SchoolDay,
    @Arg("form", () => String, {
      nullable: true,
      description: "Omits events whose audience names other forms, as in `Form 3`.",
    })
    form: string | null | undefined,
    @Ctx() { content, database }: Context,
  ): Promise<Event[]> {
    const { timeZone: zone } = await readSite(database.read)
    const events = await content.first(Event, maxEvents, onDay(day, zone))
    return form ? events.filter(({ audience }) => isForForm(audience, form)) : events
  }
}

export async function readDays({ database, answer }: Context, from?: Day | null): Promise<SchoolDays> {
  const days = await readSchoolDays(database, from)
  answer.validUntil(days.until)
  if (days.hasNotices) answer.forbidStale()
  return days
}

const isWeekend = (day: Day) => [0, 6].includes(weekdayOf(day))

function fortnightOf(days: SchoolDays, within: Day): SchoolDay[] {
  const monday = addDays(within, -((weekdayOf(within) + 6) % 7))
  const all = Array.from({ length: 14 }, (_, index) => addDays(monday, index))
  return all.filter((day) => !isWeekend(day)).map((day) => days.on(day))
}
