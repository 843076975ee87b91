import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from "type-graphql"
import { Auth, Role } from "../../access/auth.ts"
import { WithoutAsking } from "../../base/api/ask-first.ts"
import { Fails } from "../../base/failures/fails.ts"
import type { Context } from "../../content/api/context.ts"
import { Removed } from "../../content/items/removed.ts"
import { MailPutOff } from "../inbox/submission.ts"
import { AttendanceState, AttendEventInput, Guests, HeldUntil } from "./attendance.ts"
import { attendancePath, onDevice } from "./attendance-letters.ts"
import { attendEvent, mailKeyOf } from "./attendances.ts"
import { Event } from "./event.ts"
import { changeGuests, confirmByMail, OwnAttendance, ownAttendance, withdraw } from "./own-attendance.ts"

@ObjectType({ description: "The response to a registration for an event." })
class AttendanceReceipt {
  @Field(() => AttendanceState, { description: "State of the registration." })
  state!: AttendanceState

  @Field(() => String, {
    description: "Path at which the registration can be viewed, changed and cancelled by anyone who has it.",
  })
  path!: string

  @HeldUntil()
  heldUntil!: Date | null

  @MailPutOff()
  mailPutOffUntil!: Date | null
}

@ArgsType()
class KeyArgs {
  @Field(() => String, { description: "The key from the reply's link." })
  key!: string
}

@ArgsType()
class ChangeArgs extends KeyArgs {
  @Guests()
  guests!: number
}

const acting = ["BAD_USER_INPUT", "NOT_FOUND", "TOO_MANY_REQUESTS"] as const

@Resolver(() => OwnAttendance)
export class OwnAttendanceResolver {
  @Auth(Role.PUBLIC)
  @Fails(...acting, {
    CONFLICT: "if the event has fewer places in total, or the key was used with other content",
  })
  @Mutation(() => AttendanceReceipt, {
    description:
      "Registers a person for an event. If places are limited, they confirm with a mailed link and a place is " +
      "held for an hour; if all are taken, they join the waiting list.",
  })
  async attendEvent(
    @Arg("eventId", () => Int, { description: "Event ID." }) eventId: number,
    @Arg("input", () => AttendEventInput) input: AttendEventInput,
    @Ctx() context: Context,
  ): Promise<AttendanceReceipt> {
    await context.throttle.consume("attendance", context.address)
    const { outbox, database, keys } = context
    const row = input.website ? fakeReply() : await attendEvent(eventId, input, context)
    const mailPutOffUntil = input.website ? null : await outbox.putOffUntil(database.read, mailKeyOf(row))
    return { state: row.state, path: attendancePath(onDevice, row, keys), heldUntil: row.heldUntil, mailPutOffUntil }
  }

  @Auth(Role.PUBLIC)
  @Query(() => OwnAttendance, {
    nullable: true,
    description: "The reply made with this key; null if the key is unknown or no longer valid.",
  })
  attendance(@Args(() => KeyArgs) { key }: KeyArgs, @Ctx() context: Context) {
    context.answer.forbidCaching()
    return ownAttendance(key, context)
  }

  @Auth(Role.PUBLIC)
  @Fails(...acting)
  @WithoutAsking
  @Mutation(() => OwnAttendance, {
    description: "Confirms a registration, or a place on the waiting list, with a mailed link.",
  })
  confirmByMail(@Args(() => KeyArgs) { key }: KeyArgs, @Ctx() context: Context) {
    return confirmByMail(key, context)
  }

  @Auth(Role.PUBLIC)
  @Fails(...acting, { CONFLICT: "if there are not enough places" })
  @Mutation(() => OwnAttendance, { description: "Changes the number of guests of a registration." })
  changeAttendance(@Args(() => ChangeArgs) { key, guests }: ChangeArgs, @Ctx() context: Context) {
    return changeGuests(key, guests, context)
  }

  @Auth(Role.PUBLIC)
  @Fails("NOT_FOUND", "TOO_MANY_REQUESTS")
  @Mutation(() => Removed, {
    description: "Cancels a registration and deletes it.",
  })
  async withdrawAttendance(@Args(() => KeyArgs) { key }: KeyArgs, @Ctx() context: Context) {
    await withdraw(key, context)
    return { count: 1 }
  }

  @FieldResolver(() => Event, { nullable: true })
  event(@Root() { eventId }: OwnAttendance, @Ctx() { content }: Context) {
    return content.one(Event, eventId)
  }
}

/** The fake answer to bots. */
const fakeReply = () => ({ id: 1, createdAt: new Date(), state: AttendanceState.CONFIRMED, heldUntil: null })
