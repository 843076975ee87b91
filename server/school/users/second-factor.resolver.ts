import { Arg, Ctx, Field, Int, Mutation, ObjectType, Resolver } from "type-graphql"
import { Auth, Role } from "../../access/auth.ts"
import { OwnPassword, requireOwnPassword } from "../../access/own-password.ts"
import { accountIdOf } from "../../access/viewer.ts"
import { WithoutAsking } from "../../base/api/ask-first.ts"
import { Fails } from "../../base/failures/fails.ts"
import { badInput, forbidden } from "../../base/failures/failures.ts"
import type { Context } from "../../content/api/context.ts"
import { Act } from "../../content/items/act.ts"
import { readSite } from "../../content/site-info/site-info.ts"
import { findAccount } from "./accounts.ts"
import { accountOf, noteSecurity } from "./note-security.ts"
import { noFactor, removeFactor, resetFactor, storedFactor } from "./second-factor.ts"
import { User } from "./user.ts"

@ObjectType({ description: "The secret for an authenticator app. It is returned only once." })
class AuthenticatorSecret {
  @Field(() => String, { description: "An `otpauth:` URI, which apps read as a QR code." })
  uri!: string

  @Field(() => String, { description: "The secret in base32, to type in by hand." })
  secret!: string
}

@Resolver()
export class SecondFactorResolver {
  @Auth(Role.REGULAR)
  @Fails({ BAD_USER_INPUT: "for a wrong password" }, { FORBIDDEN: "if you already have one" }, "TOO_MANY_REQUESTS")
  @WithoutAsking
  @Mutation(() => AuthenticatorSecret, {
    description:
      "Starts to add an authenticator app, whose codes are then required after your password. Nothing changes " +
      "until `confirmSecondFactor`.",
  })
  async beginSecondFactor(@OwnPassword() password: string, @Ctx() context: Context) {
    const { database, secondFactors, viewer } = context
    const id = await requireOwnPassword(context, password)
    return database.write(async (rows) => {
      if ((await storedFactor(rows, id)).secondFactor) throw forbidden("You have a second step already.")
      const { name } = await readSite(rows)
      const { totpSecret, ...shown } = secondFactors.create(name, viewer.email ?? "")
      // The secret is in use only after a code confirms it.
      await rows.update(User, id, { ...noFactor, totpSecret })
      return shown
    })
  }

  @Auth(Role.REGULAR)
  @Fails({ BAD_USER_INPUT: "for a wrong code" }, "TOO_MANY_REQUESTS")
  @Mutation(() => [String], {
    description:
      "Requires codes of your app from now on, and ends your other sessions. Returns ten single-use recovery " +
      "codes, in case the app is lost.",
  })
  async confirmSecondFactor(
    @Arg("code", () => String, { description: "The six digits shown by the app." }) code: string,
    @Ctx() context: Context,
  ) {
    const { secondFactors, sessions, throttle, viewer, outbox } = context
    const id = accountIdOf(viewer)
    const tried = await throttle.consume("passwordByAccount", `account ${id}`)
    const codes = await outbox.write(async (rows) => {
      const stored = await storedFactor(rows, id)
      const totpStep = secondFactors.stepOf(stored, code.replace(/\s/g, ""))
      if (stored.secondFactor) throw badInput({ code: "You have a second step already. Please load this page again." })
      if (totpStep === undefined) throw badInput({ code: "This is not the code that your app shows now." })
      const { shown, recoveryCodes } = secondFactors.createCodes()
      await rows.update(User, id, { secondFactor: true, totpStep, recoveryCodes })
      await sessions.endAll(rows, id, viewer.sessionId)
      await noteSecurity(rows, context, id, accountOf(viewer), { act: Act.SECOND_FACTOR_ADDED })
      return shown
    })
    await tried.reset()
    return codes
  }

  @Auth(Role.REGULAR)
  @Fails({ BAD_USER_INPUT: "for a wrong password" }, { FORBIDDEN: "if you have no app" }, "TOO_MANY_REQUESTS")
  @Mutation(() => [String], { description: "Returns ten new recovery codes. The previous ones stop working." })
  async renewRecoveryCodes(@OwnPassword() password: string, @Ctx() context: Context) {
    const id = await requireOwnPassword(context, password)
    const { shown, recoveryCodes } = context.secondFactors.createCodes()
    await context.outbox.write(async (rows) => {
      if (!(await storedFactor(rows, id)).secondFactor) throw forbidden("You have no second step.")
      await rows.update(User, id, { recoveryCodes })
      await noteSecurity(rows, context, id, accountOf(context.viewer), { act: Act.RECOVERY_CODES_RENEWED })
    })
    return shown
  }

  @Auth(Role.REGULAR)
  @Fails({ BAD_USER_INPUT: "for a wrong password" }, "TOO_MANY_REQUESTS")
  @Mutation(() => User, { description: "Removes your second factor: only your password is required from now on." })
  async removeSecondFactor(@OwnPassword() password: string, @Ctx() context: Context) {
    const id = await requireOwnPassword(context, password)
    await context.outbox.write((rows) => removeFactor(rows, context, id, accountOf(context.viewer)))
    return findAccount(context.database.read, id)
  }

  @Auth(Role.ADMINISTRATOR)
  @Fails("NOT_FOUND", { FORBIDDEN: "for an account above your own, and for your own (removeSecondFactor)" })
  @Mutation(() => User, {
    description:
      "Removes the second factor of somebody who has lost the app and the recovery codes, and ends their " +
      "sessions: only their password is required from now on.",
  })
  resetSecondFactor(@Arg("id", () => Int, { description: "User ID." }) id: number, @Ctx() context: Context) {
    const by = accountIdOf(context.viewer)
    if (by === id) throw forbidden("Please remove your own with your password.")
    return resetFactor(context, by, id)
  }
}
