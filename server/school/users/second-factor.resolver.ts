import { Arg, Ctx, Field, Int, Mutation, ObjectType, Resolver } from "type-graphql"
import { Auth } from "../../access/auth.ts"
import { OwnPassword } from "../../access/own-password.ts"
import { Role } from "../../access/roles.ts"
import { signedIn } from "../../access/viewer.ts"
import { AskFirst } from "../../base/api/ask-first.ts"
import { Fails } from "../../base/failures/fails.ts"
import { forbidden } from "../../base/failures/failures.ts"
import type { Context } from "../../content/api/context.ts"
import { findAccount } from "./accounts.ts"
import { begin, confirm, removeFrom, removeOwn, renewCodes } from "./second-factor.ts"
import { User } from "./user.ts"

@ObjectType({ description: "What an authenticator app needs to make codes. It is shown this once." })
class AuthenticatorSecret {
  @Field(() => String, { description: "An `otpauth:` address, which apps read as a QR code." })
  uri!: string

  @Field(() => String, { description: "The secret in base 32, for whoever types it in." })
  secret!: string
}

@Resolver()
export class SecondFactorResolver {
  @Auth(Role.REGULAR)
  @Fails({ BAD_USER_INPUT: "for a wrong password" }, { FORBIDDEN: "where you have one" }, "TOO_MANY_REQUESTS")
  @Mutation(() => AuthenticatorSecret, {
    description:
      "Begins to add an app whose codes are asked for after your password. Nothing changes before `confirmSecondFactor`.",
  })
  beginSecondFactor(@OwnPassword() password: string, @Ctx() context: Context) {
    return begin(context, password)
  }

  @Auth(Role.REGULAR)
  @Fails({ BAD_USER_INPUT: "for a wrong code" }, "TOO_MANY_REQUESTS")
  @AskFirst
  @Mutation(() => [String], {
    description:
      "Asks for codes of your app from now on, and ends your other sessions. Gives ten codes that count once each, for when the app is lost.",
  })
  confirmSecondFactor(
    @Arg("code", () => String, { description: "The six digits that the app shows." }) code: string,
    @Ctx() context: Context,
  ) {
    return confirm(context, code)
  }

  @Auth(Role.REGULAR)
  @Fails({ BAD_USER_INPUT: "for a wrong password" }, { FORBIDDEN: "where you have no app" }, "TOO_MANY_REQUESTS")
  @AskFirst
  @Mutation(() => [String], { description: "Gives ten new recovery codes. Those until now count no more." })
  renewRecoveryCodes(@OwnPassword() password: string, @Ctx() context: Context) {
    return renewCodes(context, password)
  }

  @Auth(Role.REGULAR)
  @Fails({ BAD_USER_INPUT: "for a wrong password" }, "TOO_MANY_REQUESTS")
  @AskFirst
  @Mutation(() => User, { description: "Asks you for your password alone from now on." })
  async removeSecondFactor(@OwnPassword() password: string, @Ctx() context: Context) {
    await removeOwn(context, password)
    return findAccount(context.database.read, signedIn(context.viewer))
  }

  @Auth(Role.ADMINISTRATOR)
  @Fails("NOT_FOUND", { FORBIDDEN: "for an account above your own, and for your own (removeSecondFactor)" })
  @AskFirst
  @Mutation(() => User, {
    description:
      "For somebody who has lost app and recovery codes: their password alone counts again. Ends what they were signed in to.",
  })
  resetSecondFactor(@Arg("id", () => Int, { description: "The user's id." }) id: number, @Ctx() context: Context) {
    const by = signedIn(context.viewer)
    if (by === id) throw forbidden("Please remove your own with your password.")
    return removeFrom(context, by, id)
  }
}
