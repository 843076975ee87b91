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

@ObjectType({ description: "A link by which somebody chooses the password of an account, once." })
export class PasswordLink {
  @Field(() => User, { description: "Whose account it is." })
  user!: User

  @Field(() => String, { description: "The whole address, to hand over. It is shown this once." })
  url!: string

  @Field(() => GraphQLISODateTime, { description: "When it ends, ISO 8601 in UTC: seven days from now." })
  expiresAt!: Date

  @Field(() => Boolean, { description: "Whether it goes by mail to the account's address as well." })
  mailed!: boolean
}

@ArgsType()
class ChoosePasswordArgs {
  @Field(() => String, { description: "The last part of the link." })
  secret!: string

  @Field(() => String, {
    description: "8 to 24 characters with a lowercase letter, an uppercase letter, a digit and one of `! @ # $ %`.",
  })
  @StrongPassword()
  newPassword!: string
}

@ObjectType({ description: "What is said to somebody who has forgotten a password." })
class ForgottenPassword {
  @Field(() => Boolean, { description: "Whether this site sends mail." })
  sendsMail!: boolean
}

@ObjectType({ description: "How somebody signs in whose link was right." })
class SignInAddress {
  @Field(() => String, { description: "The address that the account signs in with." })
  email!: string
}

@Resolver()
export class AccountLinksResolver {
  @Auth(Role.PUBLIC)
  @Fails("TOO_MANY_REQUESTS")
  @AskFirst
  @Mutation(() => ForgottenPassword, {
    description:
      "Mails a link by which somebody who has forgotten it chooses another password within 30 minutes. The answer is the same for every address.",
  })
  async forgotPassword(
    @Arg("email", () => String, { description: "The account's e-mail address." }) email: string,
    @Ctx() context: Context,
  ): Promise<ForgottenPassword> {
    return { sendsMail: await mailPasswordLink(context, email.trim().toLowerCase()) }
  }

  @Auth(Role.PUBLIC)
  @Fails({ BAD_USER_INPUT: "for a weak password, and for a link that is used or over" }, "TOO_MANY_REQUESTS")
  @AskFirst
  @Mutation(() => SignInAddress, {
    description: "Chooses a password by a link, and ends what the account was signed in to.",
  })
  async choosePassword(
    @Args(() => ChoosePasswordArgs) { secret, newPassword }: ChoosePasswordArgs,
    @Ctx() context: Context,
  ): Promise<SignInAddress> {
    return { email: await choosePassword(context, secret, newPassword) }
  }

  @Auth(Role.ADMINISTRATOR)
  @Fails({ BAD_USER_INPUT: "also for an address that has one" }, { FORBIDDEN: "for a role above your own" })
  @AskFirst
  @Mutation(() => PasswordLink, { description: "Makes an account whose owner chooses the password, by a link." })
  inviteUser(@Arg("input", () => InviteUserInput) input: InviteUserInput, @Ctx() context: Context) {
    return invite(context, signedIn(context.viewer), input)
  }

  @Auth(Role.ADMINISTRATOR)
  @Fails("NOT_FOUND", { FORBIDDEN: "for an account above your own, and for your own" })
  @AskFirst
  @Mutation(() => PasswordLink, {
    description: "Makes a link by which somebody else chooses another password. The one until now counts until then.",
  })
  passwordLink(@Arg("id", () => Int, { description: "The user's id." }) id: number, @Ctx() context: Context) {
    return passwordLinkFor(context, signedIn(context.viewer), id)
  }

  @Auth(Role.REGULAR)
  @Fails(
    { BAD_USER_INPUT: "for a wrong password" },
    { FORBIDDEN: "where this site sends no mail" },
    "TOO_MANY_REQUESTS",
  )
  @AskFirst
  @Mutation(() => User, {
    description:
      "Asks for another address for your account: by a link that is mailed there it becomes yours within a day. A mail to your old address says so.",
  })
  async changeEmail(@Args(() => NewEmailArgs) { newEmail, password }: NewEmailArgs, @Ctx() context: Context) {
    await proposeEmail(context, { newEmail, password })
    return findAccount(context.database.read, signedIn(context.viewer))
  }

  @Auth(Role.PUBLIC)
  @Fails(
    { BAD_USER_INPUT: "for a link that is used or over, and for an address that has an account" },
    "TOO_MANY_REQUESTS",
  )
  @Mutation(() => SignInAddress, { description: "Makes another address that of an account, by its link." })
  async confirmEmail(
    @Arg("secret", () => String, { description: "The last part of the link." }) secret: string,
    @Ctx() context: Context,
  ): Promise<SignInAddress> {
    return { email: await confirmEmail(context, secret) }
  }
}
