import type { EntityManager } from "typeorm"
import { requireOwnPassword } from "../../access/own-password.ts"
import { Role } from "../../access/roles.ts"
import { badInput, forbidden } from "../../base/failures/failures.ts"
import type { Context, Services } from "../../content/api/context.ts"
import { checked } from "../../content/api/validation.ts"
import { noteAct } from "../../content/history/note-act.ts"
import { Act } from "../../content/items/act.ts"
import { searchText } from "../../content/items/search-text.ts"
import { unlessTaken } from "../../store/database/unique.ts"
import { AccountLink, addLink, linkOf } from "./account-link.ts"
import { changedMail, confirmationMail, forgottenMail, invitationMail, proposedMail } from "./account-mails.ts"
import { addressTaken, changeable, insertAccount, ownPassword, requireRank } from "./accounts.ts"
import { about } from "./actor.ts"
import { hashOwnPassword } from "./hash-own-password.ts"
import { noteSecurity } from "./note-security.ts"
import { User } from "./user.ts"
import { InviteUserInput, type NewEmailArgs } from "./user-input.ts"

type Site = Pick<Services, "outbox" | "settings">

/** Runs in the background, so that neither answer nor timing reveals whether the account exists. */
export async function mailPasswordLink(context: Context, email: string): Promise<boolean> {
  const { outbox, throttle, address, log } = context
  await throttle.take("accountMail", address)
  if (!outbox.canSend) return false
  mailLinkTo(context, email).catch((error) => log.error({ err: error }, "link for a password not mailed"))
  return true
}

async function mailLinkTo(context: Context, email: string) {
  const { database, outbox, throttle, log } = context
  const known = await database.read.findOneBy(User, { email, suspend: false })
  if (!known) return
  const isTooOften = await throttle.take("accountMailTo", email).then(
    () => false,
    () => true,
  )
  if (isTooOften) return log.warn({ user: known.id }, "links for a password asked for too often")
  await outbox.write(async (rows) => {
    const { secret } = await addLink(rows, { userId: known.id, purpose: "PASSWORD", email })
    await outbox.put(rows, await forgottenMail(rows, known, linkTo(context, "password", secret)))
  })
}

/** Returns the account's address. @throws BAD_USER_INPUT for a used or expired link */
export async function choosePassword(context: Context, secret: string, newPassword: string): Promise<string> {
  const { database, sessions, throttle, address, cookie, outbox } = context
  await throttle.take("passwordByAddress", address)
  const find = (rows: EntityManager) => linkOf(rows, secret, ["PASSWORD", "INVITATION"])
  const link = await find(database.read)
  const passwordHash = await hashOwnPassword(database.read, context, link.user, newPassword)
  const user = await outbox.write(async (rows) => {
    const { user } = await find(rows)
    await rows.update(User, user.id, ownPassword(passwordHash))
    await rows.delete(AccountLink, { userId: user.id })
    await sessions.endAll(rows, user.id)
    await noteSecurity(rows, context, user.id, user, { act: Act.PASSWORD_CHANGED, address })
    return user
  })
  // The mailbox is proven: failed sign-ins elsewhere must not lock this browser out.
  cookie.keepDevice(sessions.deviceToken(sessions.device(cookie.device()), user.id))
  return user.email
}

/** Creates an account without a password, and a link to choose one. @throws as `addAccount` */
export async function invite(site: Site, by: number, fields: Partial<InviteUserInput>) {
  const { name, email, role } = await checked(new InviteUserInput(), fields)
  const write = site.outbox.write(async (rows) => {
    await requireRank(rows, by, role)
    const user = await insertAccount(rows, { name, email, role, passwordHash: null })
    await noteAct(rows, { act: Act.USER_ADDED, ...about(by, user), detail: Role[role] })
    return passwordLink(rows, site, user)
  })
  return unlessTaken(write, addressTaken)
}

/** @throws NOT_FOUND; FORBIDDEN for accounts above the actor's, and for their own */
export async function passwordLinkFor(site: Site, by: number, id: number) {
  if (by === id) throw forbidden("Please change your own password with the old one.")
  return site.outbox.write(async (rows) => {
    const user = await changeable(rows, by, id)
    if (user.suspend) throw forbidden("This account is suspended. Please let it in again first.")
    await noteAct(rows, { act: Act.PASSWORD_RESET, ...about(by, user), detail: "by a link" })
    return passwordLink(rows, site, user)
  })
}

async function passwordLink(rows: EntityManager, site: Site, user: User) {
  const { email, id: userId } = user
  const { secret, expiresAt } = await addLink(rows, { userId, purpose: "INVITATION", email })
  const url = linkTo(site, "password", secret)
  const mailed = site.outbox.canSend
  if (mailed) await site.outbox.put(rows, await invitationMail(rows, user, url))
  return { user, url, expiresAt, mailed }
}

/** Mails a link to the new address and a notice to the current one. @throws BAD_USER_INPUT for a wrong password */
export async function proposeEmail(context: Context, { newEmail, password }: NewEmailArgs) {
  const { outbox, throttle } = context
  const id = await requireOwnPassword(context, password)
  if (!outbox.canSend) throw forbidden("This site sends no mail, so that a new address cannot be confirmed.")
  await throttle.take("accountMailTo", `account ${id}`)
  await outbox.write(async (rows) => {
    const user = await rows.findOneByOrFail(User, { id })
    const email = newEmail.toLowerCase()
    if (email === user.email) throw badInput({ newEmail: "This is your address already." })
    const { secret } = await addLink(rows, { userId: id, purpose: "EMAIL", email })
    await outbox.put(rows, await confirmationMail(rows, user, email, linkTo(context, "email", secret)))
    await outbox.put(rows, await proposedMail(rows, user, email))
  })
}

/** Returns the new address. @throws BAD_USER_INPUT for a used or expired link, or a taken address */
export async function confirmEmail(context: Context, secret: string): Promise<string> {
  const { outbox, throttle, address } = context
  await throttle.take("accountMail", address)
  const write = outbox.write(async (rows) => {
    const { user, email } = await linkOf(rows, secret, ["EMAIL"])
    await rows.update(User, user.id, { email, searchText: searchText(user.name, email) })
    await rows.delete(AccountLink, { userId: user.id })
    await noteAct(rows, { act: Act.EMAIL_CHANGED, ...about(user.id, user), address })
    await outbox.put(rows, await changedMail(rows, user, email))
    return email
  })
  return unlessTaken(write, () =>
    badInput({ secret: "Another account has this address by now. Please choose another one." }),
  )
}

/** Puts the secret in the fragment, which browsers do not send. */
const linkTo = ({ settings }: Pick<Services, "settings">, screen: "password" | "email", secret: string) =>
  `${settings.siteUrl}/#/account/${screen}/${secret}`
