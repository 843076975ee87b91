import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  GraphQLISODateTime,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from "type-graphql"
import { Auth } from "../../access/auth.ts"
import { Role } from "../../access/roles.ts"
import { AskFirst } from "../../base/api/ask-first.ts"
import { Fails } from "../../base/failures/fails.ts"
import type { Context } from "../../content/api/context.ts"
import { Removed } from "../../content/items/removed.ts"
import { MailPutOff } from "../inbox/submission.ts"
import { Attendance, AttendanceState, AttendEventInput, Guests } from "./attendance.ts"
import { attendancePath, onDevice } from "./attendance-letters.ts"
import { attendEvent, mailedAbout } from "./attendances.ts"
import { Event } from "./event.ts"
import { changeGuests, confirmByMail, OwnAttendance, ownAttendance, withdraw } from "./own-attendance.ts"

@ObjectType({ description: "What somebody is answered who would like to come." })
class AttendanceReceipt {
  @Field(() => AttendanceState, { description: "Whether they have a place." })
  state!: AttendanceState

  @Field(() => String, {
    description: "The path at which they see, change and withdraw what they said. Whoever knows it may.",
  })
  path!: string

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "Until when a place is kept that is to be confirmed, ISO 8601 in UTC; null where none is.",
  })
  heldUntil!: Date | null

  @MailPutOff()
  mailPutOffUntil!: Date | null
}

/** The key alone gives access. */
@ArgsType()
class KeyArgs {
  @Field(() => String, { description: "As it stands in the address that was given or mailed." })
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
    CONFLICT: "where the event never has so many places, or the key came with something else before",
  })
  @AskFirst
  @Mutation(() => AttendanceReceipt, {
    description:
      "Says that somebody would like to come. Where places are limited, they confirm by the link in a mail, and theirs is kept for an hour; where all are taken, they wait.",
  })
  async attendEvent(
    @Arg("eventId", () => Int, { description: "The event." }) eventId: number,
    @Arg("input", () => AttendEventInput) input: AttendEventInput,
    @Ctx() context: Context,
  ): Promise<AttendanceReceipt> {
    await context.throttle.take("attendance", context.address)
    const row = input.website ? stranger() : await attendEvent(eventId, input, context)
    const { outbox, database, keys } = context
    const mailPutOffUntil = input.website ? null : await outbox.putOffUntil(database.read, mailedAbout(row))
    return { state: row.state, path: attendancePath(onDevice, row, keys), heldUntil: row.heldUntil, mailPutOffUntil }
  }

  @Auth(Role.PUBLIC)
  @Query(() => OwnAttendance, {
    nullable: true,
    description: "What somebody said who has this key; null for a key that opens nothing, or no more.",
  })
  attendance(@Args(() => KeyArgs) { key }: KeyArgs, @Ctx() context: Context) {
    context.answer.neverKeep()
    return ownAttendance(key, context)
  }

  @Auth(Role.PUBLIC)
  @Fails(...acting)
  @Mutation(() => OwnAttendance, { description: "Confirms by the link in a mail that somebody comes, or still waits." })
  async confirmByMail(@Args(() => KeyArgs) { key }: KeyArgs, @Ctx() context: Context) {
    await context.throttle.take("attendance", context.address)
    return confirmByMail(key, context)
  }

  @Auth(Role.PUBLIC)
  @Fails(...acting, { CONFLICT: "where there are not enough places" })
  @AskFirst
  @Mutation(() => OwnAttendance, { description: "Changes how many people somebody brings." })
  async changeAttendance(@Args(() => ChangeArgs) { key, guests }: ChangeArgs, @Ctx() context: Context) {
    await context.throttle.take("attendance", context.address)
    return changeGuests(key, guests, context)
  }

  @Auth(Role.PUBLIC)
  @Fails("NOT_FOUND", "TOO_MANY_REQUESTS")
  @AskFirst
  @Mutation(() => Removed, {
    description: "Says that somebody does not come after all; what they said is deleted.",
  })
  async withdrawAttendance(@Args(() => KeyArgs) { key }: KeyArgs, @Ctx() context: Context) {
    await context.throttle.take("attendance", context.address)
    await withdraw(key, context)
    return { count: 1 }
  }

  @FieldResolver(() => Event, { nullable: true })
  event(@Root() { eventId }: OwnAttendance, @Ctx() { content }: Context) {
    return content.one(Event, eventId)
  }
}

/** The answer to a robot, which looks normal but is not stored. */
const stranger = () =>
  Object.assign(new Attendance(), { id: 1, createdAt: new Date(), state: AttendanceState.CONFIRMED, heldUntil: null })
