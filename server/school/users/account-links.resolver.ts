import { Arg, Args, ArgsType, Ctx, Field, GraphQLISODateTime, Int, Mutation, ObjectType, Resolver } from "type-graphql"
import type { EntityManager } from "typeorm"
import { Auth, Role } from "../../access/auth.ts"
import { requireOwnPassword } from "../../access/own-password.ts"
import { StrongPassword } from "../../access/passwords.ts"
import { accountIdOf } from "../../access/viewer.ts"
import { WithoutAsking } from "../../base/api/ask-first.ts"
import { Fails } from "../../base/failures/fails.ts"
import { badInput, forbidden } from "../../base/failures/failures.ts"
import type { Context } from "../../content/api/context.ts"
import { normalizeText } from "../../content/api/validation.ts"
import { Act, logAct } from "../../content/history/log-act.ts"
import { searchText } from "../../content/items/search-text.ts"
import { unlessTaken } from "../../store/database/unique.ts"
import { AccountLink, addLink, validLink } from "./account-link.ts"
import { invite, linkTo, mailLinkTo, passwordLinkFor } from "./account-links.ts"
import { changedMail, confirmationMail, proposedMail } from "./account-mails.ts"
import { findAccount, ownPassword } from "./accounts.ts"
import { auditFields } from "./actor.ts"
import { hashOwnPassword } from "./hash-own-password.ts"
import { noteSecurity } from "./note-security.ts"
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
  @Mutation(() => ForgottenPassword, {
    description:
      "Mails a link that lets the owner of an account choose a new password within 30 minutes. The response is " +
      "the same for every address.",
  })
  async forgotPassword(
    @Arg("email", () => String, { description: "Email address of the account." }) email: string,
    @Ctx() context: Context,
  ): Promise<ForgottenPassword> {
    const { outbox, throttle, address, log } = context
    await throttle.consume("accountMail", address)
    // In the background, so that neither answer nor timing reveals whether the account exists.
    if (outbox.canSend)
      mailLinkTo(context, normalizeText(email).toLowerCase()).catch((error) =>
        log.error({ err: error }, "link for a password not mailed"),
      )
    return { sendsMail: outbox.canSend }
  }

  @Auth(Role.PUBLIC)
  @Fails({ BAD_USER_INPUT: "for a weak password, or a link that was used or has expired" }, "TOO_MANY_REQUESTS")
  @Mutation(() => SignInAddress, {
    description: "Chooses a password with the secret of a link, and ends the sessions of the account.",
  })
  async choosePassword(
    @Args(() => ChoosePasswordArgs) { secret, newPassword }: ChoosePasswordArgs,
    @Ctx() context: Context,
  ): Promise<SignInAddress> {
    const { database, sessions, address, cookie, outbox } = context
    const find = (rows: EntityManager) => validLink(rows, secret, ["PASSWORD", "INVITATION"])
    const link = await find(database.read).catch(countGuess(context))
    const passwordHash = await hashOwnPassword(database.read, context, link.user, newPassword)
    const { id, email } = await outbox.write(async (rows) => {
      const { user } = await find(rows)
      await rows.update(User, user.id, ownPassword(passwordHash))
      await rows.delete(AccountLink, { userId: user.id })
      await sessions.endAll(rows, user.id)
      await noteSecurity(rows, context, user.id, user, { act: Act.PASSWORD_CHANGED, address })
      return user
    })
    // The mailbox is proven: failed sign-ins elsewhere must not lock this browser out.
    cookie.setDevice(sessions.deviceToken(sessions.device(cookie.device()), id))
    return { email }
  }

  @Auth(Role.ADMINISTRATOR)
  @Fails({ BAD_USER_INPUT: "also if the address has an account" }, { FORBIDDEN: "for a role above your own" })
  @Mutation(() => PasswordLink, {
    description:
      "Creates an account whose owner chooses the password with a link. Repeated before that, it returns a new link.",
  })
  inviteUser(@Arg("input", () => InviteUserInput) input: InviteUserInput, @Ctx() context: Context) {
    return invite(context, accountIdOf(context.viewer), input)
  }

  @Auth(Role.ADMINISTRATOR)
  @Fails("NOT_FOUND", { FORBIDDEN: "for an account above your own, and for your own" })
  @Mutation(() => PasswordLink, {
    description:
      "Creates a link with which somebody else chooses a new password. The current password stays valid until " +
      "then.",
  })
  passwordLink(@Arg("id", () => Int, { description: "User ID." }) id: number, @Ctx() context: Context) {
    return passwordLinkFor(context, accountIdOf(context.viewer), id)
  }

  @Auth(Role.REGULAR)
  @Fails({ BAD_USER_INPUT: "for a wrong password" }, { FORBIDDEN: "if this site sends no mail" }, "TOO_MANY_REQUESTS")
  @Mutation(() => User, {
    description:
      "Requests a new address for your account. It takes effect once confirmed within a day by a link mailed " +
      "to it; your old address is notified.",
  })
  async changeEmail(@Args(() => NewEmailArgs) { newEmail, password }: NewEmailArgs, @Ctx() context: Context) {
    const { outbox, throttle } = context
    const id = await requireOwnPassword(context, password)
    if (!outbox.canSend) throw forbidden("This site sends no mail, so that a new address cannot be confirmed.")
    await throttle.consume("accountMailTo", `account ${id}`)
    return outbox.write(async (rows) => {
      const user = await findAccount(rows, id)
      const email = newEmail.toLowerCase()
      if (email === user.email) throw badInput({ newEmail: "This is your address already." })
      const { secret } = await addLink(rows, { userId: id, purpose: "EMAIL", email })
      await outbox.put(rows, await confirmationMail(rows, user, email, linkTo(context, "email", secret)))
      await outbox.put(rows, await proposedMail(rows, user, email))
      return user
    })
  }

  @Auth(Role.PUBLIC)
  @Fails(
    { BAD_USER_INPUT: "for a link that was used or has expired, or if the address has an account" },
    "TOO_MANY_REQUESTS",
  )
  @WithoutAsking
  @Mutation(() => SignInAddress, { description: "Confirms the new address of an account with the secret of a link." })
  async confirmEmail(
    @Arg("secret", () => String, { description: "Last part of the link." }) secret: string,
    @Ctx() context: Context,
  ): Promise<SignInAddress> {
    const { database, outbox, address } = context
    const find = (rows: EntityManager) => validLink(rows, secret, ["EMAIL"])
    await find(database.read).catch(countGuess(context))
    const write = outbox.write(async (rows) => {
      const { user, email } = await find(rows)
      await rows.update(User, user.id, { email, searchText: searchText(user.name, email) })
      await rows.delete(AccountLink, { userId: user.id })
      await logAct(rows, { act: Act.EMAIL_CHANGED, ...auditFields(user.id, user), address })
      await outbox.put(rows, await changedMail(rows, user, email))
      return { email }
    })
    return unlessTaken(write, () =>
      badInput({ secret: "Another account has this address by now. Please choose another one." }),
    )
  }
}

/** Counts wrong links only, so that nobody else in its network keeps the owner of a valid one out. */
const countGuess =
  ({ throttle, address }: Context) =>
  async (error: unknown): Promise<never> => {
    await throttle.consume("accountMail", address)
    throw error
  }
