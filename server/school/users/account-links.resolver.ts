import { Arg, Args, ArgsType, Ctx, Field, GraphQLISODateTime, Int, Mutation, ObjectType, Resolver } from "type-graphql"
import { Auth } from "../../access/auth.ts"
import { StrongPassword } from "../../access/passwords.ts"
import { Role } from "../../access/roles.ts"
import { signedIn } from "../../access/viewer.ts"
import { AskFirst } from "../../base/api/ask-first.ts"
import { Fails } from "../../base/failures/fails.ts"
import type { Context } from "../../content/api/context.ts"
import {
  choosePassword,
  confirmEmail,
  invite,
  mailPasswordLink,
  passwordLinkFor,
  proposeEmail,
} from "./account-links.ts"
import { findAccount } from "./accounts.ts"
import { User } from "./user.ts"
import { InviteUserInput, NewEmailArgs } from "./user-input.ts"

@ObjectType({ description: "A single-use link with which the owner of an account chooses a password." })
export class PasswordLink {
  @Field(() => User, { description: "The account of the link." })
  user!: User

  @Field(() => String, { description: "Absolute URL to hand over. It is returned only once." })
  url!: string

  @Field(() => GraphQLISODateTime, { description: "Expiry time, ISO 8601 in UTC: seven days from now." })
  expiresAt!: Date

  @Field(() => Boolean, { description: "True if the link is also mailed to the account's address." })
  mailed!: boolean
}

@ArgsType()
class ChoosePasswordArgs {
  @Field(() => String, { description: "Last part of the link." })
  secret!: string

  @Field(() => String, {
    description: "8 to 24 characters with a lowercase letter, an uppercase letter, a digit and one of `! @ # $ %`.",
  })
  @StrongPassword()
  newPassword!: string
}

@ObjectType({ description: "The response to a request for a forgotten password." })
class ForgottenPassword {
  @Field(() => Boolean, { description: "True if this site sends mail." })
  sendsMail!: boolean
}

@ObjectType({ description: "The sign-in address of the account whose link was confirmed." })
class SignInAddress {
  @Field(() => String, { description: "Sign-in address of the account." })
  email!: string
}

@Resolver()
export class AccountLinksResolver {
  @Auth(Role.PUBLIC)
  @Fails("TOO_MANY_REQUESTS")
  @AskFirst
  @Mutation(() => ForgottenPassword, {
    description:
      "Mails a link that lets the owner of an account choose a new password within 30 minutes. The response is " +
      "the same for every address.",
  })
  async forgotPassword(
    @Arg("email", () => String, { description: "E-mail address of the account." }) email: string,
    @Ctx() context: Context,
  ): Promise<ForgottenPassword> {
    return { sendsMail: await mailPasswordLink(context, email.trim().toLowerCase()) }
  }

  @Auth(Role.PUBLIC)
  @Fails({ BAD_USER_INPUT: "for a weak password, or a link that was used or has expired" }, "TOO_MANY_REQUESTS")
  @AskFirst
  @Mutation(() => SignInAddress, {
    description: "Chooses a password with the secret of a link, and ends the sessions of the account.",
  })
  async choosePassword(
    @Args(() => ChoosePasswordArgs) { secret, newPassword }: ChoosePasswordArgs,
    @Ctx() context: Context,
  ): Promise<SignInAddress> {
    return { email: await choosePassword(context, secret, newPassword) }
  }

  @Auth(Role.ADMINISTRATOR)
  @Fails({ BAD_USER_INPUT: "also if the address has an account" }, { FORBIDDEN: "for a role above your own" })
  @AskFirst
  @Mutation(() => PasswordLink, { description: "Creates an account whose owner chooses the password with a link." })
  inviteUser(@Arg("input", () => InviteUserInput) input: InviteUserInput, @Ctx() context: Context) {
    return invite(context, signedIn(context.viewer), input)
  }

  @Auth(Role.ADMINISTRATOR)
  @Fails("NOT_FOUND", { FORBIDDEN: "for an account above your own, and for your own" })
  @AskFirst
  @Mutation(() => PasswordLink, {
    description:
      "Creates a link with which somebody else chooses a new password. The current password stays valid until " +
      "then.",
  })
  passwordLink(@Arg("id", () => Int, { description: "User ID." }) id: number, @Ctx() context: Context) {
    return passwordLinkFor(context, signedIn(context.viewer), id)
  }

  @Auth(Role.REGULAR)
  @Fails({ BAD_USER_INPUT: "for a wrong password" }, { FORBIDDEN: "if this site sends no mail" }, "TOO_MANY_REQUESTS")
  @AskFirst
  @Mutation(() => User, {
    description:
      "Requests a new address for your account. It takes effect once confirmed within a day by a link mailed " +
      "to it; your old address is notified.",
  })
  async changeEmail(@Args(() => NewEmailArgs) { newEmail, password }: NewEmailArgs, @Ctx() context: Context) {
    await proposeEmail(context, { newEmail, password })
    return findAccount(context.database.read, signedIn(context.viewer))
  }

  @Auth(Role.PUBLIC)
  @Fails(
    { BAD_USER_INPUT: "for a link that was used or has expired, or if the address has an account" },
    "TOO_MANY_REQUESTS",
  )
  @Mutation(() => SignInAddress, { description: "Confirms the new address of an account with the secret of a link." })
  async confirmEmail(
    @Arg("secret", () => String, { description: "Last part of the link." }) secret: string,
    @Ctx() context: Context,
  ): Promise<SignInAddress> {
    return { email: await confirmEmail(context, secret) }
  }
}
