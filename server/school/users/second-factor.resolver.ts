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
  @Mutation(() => AuthenticatorSecret, {
    description:
      "Starts to add an authenticator app, whose codes are then required after your password. Nothing changes " +
      "until `confirmSecondFactor`.",
  })
  beginSecondFactor(@OwnPassword() password: string, @Ctx() context: Context) {
    return begin(context, password)
  }

  @Auth(Role.REGULAR)
  @Fails({ BAD_USER_INPUT: "for a wrong code" }, "TOO_MANY_REQUESTS")
  @AskFirst
  @Mutation(() => [String], {
    description:
      "Requires codes of your app from now on, and ends your other sessions. Returns ten single-use recovery " +
      "codes, in case the app is lost.",
  })
  confirmSecondFactor(
    @Arg("code", () => String, { description: "The six digits shown by the app." }) code: string,
    @Ctx() context: Context,
  ) {
    return confirm(context, code)
  }

  @Auth(Role.REGULAR)
  @Fails({ BAD_USER_INPUT: "for a wrong password" }, { FORBIDDEN: "if you have no app" }, "TOO_MANY_REQUESTS")
  @AskFirst
  @Mutation(() => [String], { description: "Returns ten new recovery codes. The previous ones stop working." })
  renewRecoveryCodes(@OwnPassword() password: string, @Ctx() context: Context) {
    return renewCodes(context, password)
  }

  @Auth(Role.REGULAR)
  @Fails({ BAD_USER_INPUT: "for a wrong password" }, "TOO_MANY_REQUESTS")
  @AskFirst
  @Mutation(() => User, { description: "Removes your second factor: only your password is required from now on." })
  async removeSecondFactor(@OwnPassword() password: string, @Ctx() context: Context) {
    await removeOwn(context, password)
    return findAccount(context.database.read, signedIn(context.viewer))
  }

  @Auth(Role.ADMINISTRATOR)
  @Fails("NOT_FOUND", { FORBIDDEN: "for an account above your own, and for your own (removeSecondFactor)" })
  @AskFirst
  @Mutation(() => User, {
    description:
      "Removes the second factor of somebody who has lost the app and the recovery codes, and ends their " +
      "sessions: only their password is required from now on.",
  })
  resetSecondFactor(@Arg("id", () => Int, { description: "User ID." }) id: number, @Ctx() context: Context) {
    const by = signedIn(context.viewer)
    if (by === id) throw forbidden("Please remove your own with your password.")
    return removeFrom(context, by, id)
  }
}
