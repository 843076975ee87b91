import { type EntityManager, IsNull } from "typeorm"
import { Role } from "../../access/roles.ts"
import { forbidden } from "../../base/failures/failures.ts"
import type { Context, Services } from "../../content/api/context.ts"
import { validated } from "../../content/api/validation.ts"
import { Act, logAct } from "../../content/history/log-act.ts"
import { unlessTaken } from "../../store/database/unique.ts"
import { addLink } from "./account-link.ts"
import { forgottenMail, invitationMail } from "./account-mails.ts"
import { addressTaken, findChangeable, insertAccount, requireRank } from "./accounts.ts"
import { auditFields } from "./actor.ts"
import { User } from "./user.ts"
import { InviteUserInput } from "./user-input.ts"

type Site = Pick<Services, "database" | "outbox" | "settings">

export async function mailLinkTo(context: Context, email: string) {
  const { database, outbox, throttle, log } = context
  const user = await database.read.findOneBy(User, { email, suspend: false })
  if (!user) return
  const isTooOften = await throttle.consume("accountMailTo", email).then(
    () => false,
    () => true,
  )
  if (isTooOften) return log.warn({ user: user.id }, "links for a password asked for too often")
  await outbox.write(async (rows) => {
    const { secret } = await addLink(rows, { userId: user.id, purpose: "PASSWORD", email })
    await outbox.put(rows, await forgottenMail(rows, user, passwordAddress(context, secret, email)))
  })
}

/**
 * Creates an account without a password, and a link to choose one. A retry returns another link.
 * @throws as `addAccount`
 */
export async function invite(site: Site, by: number, fields: Partial<InviteUserInput>) {
  const { name, email, role } = await validated(new InviteUserInput(), fields)
  const same = { name, email: email.toLowerCase(), role, passwordHash: IsNull() }
  const invited = await site.database.read.findOneBy(User, same)
  if (invited) return passwordLinkFor(site, by, invited.id)
  const write = site.outbox.write(async (rows) => {
    await requireRank(rows, by, role)
    const user = await insertAccount(rows, { name, email, role, passwordHash: null })
    await logAct(rows, { act: Act.USER_ADDED, ...auditFields(by, user), detail: Role[role] })
    return passwordLink(rows, site, user)
  })
  return unlessTaken(write, addressTaken)
}

/** @throws NOT_FOUND; FORBIDDEN for accounts above the actor's, and for their own */
export async function passwordLinkFor(site: Site, by: number, id: number) {
  if (by === id) throw forbidden("Please change your own password with the old one.")
  return site.outbox.write(async (rows) => {
    const user = await findChangeable(rows, by, id)
    if (user.suspend) throw forbidden("This account is suspended. Please let it in again first.")
    await logAct(rows, { act: Act.PASSWORD_RESET, ...auditFields(by, user), detail: "by a link" })
    return passwordLink(rows, site, user)
  })
}

async function passwordLink(rows: EntityManager, site: Site, user: User) {
  const { email, id: userId } = user
  const { secret, expiresAt } = await addLink(rows, { userId, purpose: "INVITATION", email })
  const url = passwordAddress(site, secret, email)
  const mailed = site.outbox.canSend
  if (mailed) await site.outbox.put(rows, await invitationMail(rows, user, url))
  return { user, url, expiresAt, mailed }
}

/** Names the account to password managers. */
const passwordAddress = (site: Pick<Services, "settings">, secret: string, email: string) =>
  `${linkTo(site, "password", secret)}?email=${encodeURIComponent(email)}`

/** Puts the secret in the fragment, which browsers do not send. */
export const linkTo = ({ settings }: Pick<Services, "settings">, screen: "password" | "email", secret: string) =>
  `${settings.siteUrl}/#/account/${screen}/${secret}`
