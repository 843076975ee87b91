import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Extensions,
  Field,
  FieldResolver,
  Int,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from "type-graphql"
import { Auth, type OwnerLookup } from "../../access/auth.ts"
import { Role } from "../../access/roles.ts"
import type { FieldExtensions } from "../../base/api/cost.ts"
import { itemTypeNamed } from "../../base/api/open-enum.ts"
import { Fails } from "../../base/failures/fails.ts"
import type { Context } from "../../content/api/context.ts"
import { creatorOf } from "../../content/history/owner.ts"
import { pageOfRows } from "../../content/items/page-of-rows.ts"
import { Page, PageArgs } from "../../content/items/paging.ts"
import { AddAttendanceInput, Attendance } from "./attendance.ts"
import { addAttendance } from "./attendances.ts"
import {
  AttendeePart,
  attendeesIn,
  MessageArgs,
  MessageReach,
  messageAttendees,
  moveUpAttendance,
  removeAttendance,
} from "./attendees.ts"
import { Event } from "./event.ts"

@ArgsType()
class AttendeesArgs extends PageArgs {
  @Field(() => AttendeePart, { defaultValue: AttendeePart.COMING, description: "Which people." })
  part!: AttendeePart
}

@ArgsType()
class AttendeeArgs {
  @Field(() => Int, { description: "ID." })
  id!: number
}

@ObjectType({ description: "How many come to an event." })
class EventAttendance {
  @Field(() => Int, { description: "Number of people with a place, without their guests." })
  people!: number

  @Field(() => Int, { description: "Number of places taken, guests included." })
  places!: number

  @Field(() => Int, { description: "Number of people without a place, without their guests." })
  waiting!: number

  @Field(() => Int, { description: "Number of people whom no mail reaches." })
  toRing!: number
}

const AttendancePage = Page(Attendance)

/** The owner of the event itself, of the event with the ID, and of an attendee's event. */
const owners: Record<"shown" | "event" | "attendee", OwnerLookup> = {
  shown: (_args, _context, event) => (event as Event).userId,
  event: creatorOf(Event),
  attendee: async ({ id }, context: Context) => {
    const row = await context.database.read.findOneBy(Attendance, { id: id as number })
    return row ? creatorOf(Event)({ id: row.eventId }, context) : undefined
  },
}
const forOwners = (of: keyof typeof owners) =>
  Auth(Role.ADMINISTRATOR, { orOwner: owners[of], programs: itemTypeNamed(Event) })

@Resolver(() => Event)
export class AttendeesResolver {
  @forOwners("shown")
  @Extensions({ points: () => 30 } satisfies FieldExtensions)
  @FieldResolver(() => EventAttendance, { nullable: true, description: "How many come." })
  async attendance(@Root() { id, attending: places }: Event, @Ctx() context: Context): Promise<EventAttendance> {
    const count = (part: AttendeePart) =>
      context.database.read.count(Attendance, { where: attendeesIn(part, id, context).where })
    return { people: await count("COMING"), places, waiting: await count("WAITING"), toRing: await count("TO_RING") }
  }

  @forOwners("shown")
  @FieldResolver(() => AttendancePage, { nullable: true, description: "Who comes, who waits, or whom to ring." })
  attendees(
    @Root() { id }: Event,
    @Args(() => AttendeesArgs) { part, ...page }: AttendeesArgs,
    @Ctx() context: Context,
  ) {
    return pageOfRows(context.database.read, Attendance, page, attendeesIn(part, id, context))
  }

  @forOwners("event")
  @Fails("BAD_USER_INPUT", "NOT_FOUND", { CONFLICT: "for somebody on the list, or more people than places" })
  @Mutation(() => Attendance, {
    description: "Registers a person who told the office: with a place if enough are left, else on the waiting list.",
  })
  addAttendance(
    @Arg("id", () => Int, { description: "Event ID." }) id: number,
    @Arg("input", () => AddAttendanceInput) input: AddAttendanceInput,
    @Ctx() context: Context,
  ): Promise<Attendance> {
    return addAttendance(id, input, context)
  }

  @forOwners("attendee")
  @Fails("BAD_USER_INPUT", "NOT_FOUND")
  @Mutation(() => Attendance, {
    description:
      "Gives a person a place, if enough are left, and mails it to them; else they are the first to move up.",
  })
  moveUpAttendance(@Args(() => AttendeeArgs) { id }: AttendeeArgs, @Ctx() context: Context): Promise<Attendance> {
    return moveUpAttendance(id, context)
  }

  @forOwners("attendee")
  @Mutation(() => Attendance, { description: "Removes a person, whose place goes to those who wait." })
  removeAttendance(@Args(() => AttendeeArgs) { id }: AttendeeArgs, @Ctx() context: Context): Promise<Attendance> {
    return removeAttendance(id, context)
  }

  @forOwners("event")
  @Fails("BAD_USER_INPUT", "NOT_FOUND", { CONFLICT: "if the key was used with another text" })
  @Mutation(() => MessageReach, { description: "Mails a message to everybody with a place, each separately." })
  messageAttendees(@Args(() => MessageArgs) message: MessageArgs, @Ctx() context: Context): Promise<MessageReach> {
    return messageAttendees(message, context)
  }
}
