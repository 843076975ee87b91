import { type EntityManager, IsNull, MoreThanOrEqual, Not } from "typeorm"
import { storedHash, wrongPassword } from "../../access/own-password.ts"
import { hashPassword, isPassword } from "../../access/passwords.ts"
import { Role } from "../../access/roles.ts"
import { givenPasswordEnd } from "../../access/sessions.ts"
import { accountIdOf, type Viewer } from "../../access/viewer.ts"
import { badInput, forbidden, notFound } from "../../base/failures/failures.ts"
import type { Services } from "../../content/api/context.ts"
import { validated } from "../../content/api/validation.ts"
import { Act, logAct } from "../../content/history/log-act.ts"
import { withoutUndefined } from "../../content/items/merged-edit.ts"
import { searchText } from "../../content/items/search-text.ts"
import { unlessTaken } from "../../store/database/unique.ts"
import { AccountLink, revokeIssuedBy } from "./account-link.ts"
import { type Actor, auditFields, theServer } from "./actor.ts"
import { hashOwnPassword } from "./hash-own-password.ts"
import { accountOf, noteSecurity } from "./note-security.ts"
import { User } from "./user.ts"
import { AccessArgs, AddUserInput, ChangePasswordArgs, type EditUserInput, ResetPasswordArgs } from "./user-input.ts"

type Site = Pick<Services, "database" | "sessions" | "outbox" | "settings">

/** A retry returns the account. @throws BAD_USER_INPUT, also for a taken address; FORBIDDEN for a role above the actor's */
export async function addAccount({ database }: Pick<Site, "database">, by: Actor, fields: Partial<AddUserInput>) {
  const { name, email, role, password } = await validated(new AddUserInput(), fields)
  const passwordHash = await hashPassword(password)
  const write = database.write(async (rows) => {
    await requireRank(rows, by, role)
    const same = await rows.findOneBy(User, { name, email: email.toLowerCase(), role, mustChangePassword: true })
    if (same && (await isPassword(await storedHash(rows, same.id), password))) return findAccount(rows, same.id)
    const { id } = await insertAccount(rows, { name, email, role, ...givenPassword(passwordHash, by) })
    await logAct(rows, { act: Act.USER_ADDED, ...auditFields(by, { id, name }), detail: Role[role] })
    return findAccount(rows, id)
  })
  return unlessTaken(write, addressTaken)
}

export const addressTaken = () => badInput({ email: "There is an account with this email already." })

/** Suspending ends all sessions. @throws NOT_FOUND; FORBIDDEN above the actor's role, or for the last administrator */
export async function setAccess(
  { database, sessions }: Pick<Site, "database" | "sessions">,
  by: Actor,
  id: number,
  access: Partial<AccessArgs>,
) {
  const { role, suspend } = await validated(new AccessArgs(), access)
  return database.write(async (rows) => {
    const user = await findChangeable(rows, by, id)
    if (role != null) await requireRank(rows, by, role)
    const after = { role: role ?? user.role, suspend: suspend ?? user.suspend }
    if (after.suspend || after.role < user.role) await requireNotLast(rows, user)
    await rows.update(User, id, after)
    if (after.suspend) await sessions.endAll(rows, id)
    if (!administers(after)) await revokeIssuedBy(rows, id)
    await noteAccess(rows, by, user, after)
    return findAccount(rows, id)
  })
}

/** A password that its owner must change. It expires, unless it was set at the server. */
const givenPassword = (passwordHash: string, by: Actor) => ({
  ...{ passwordHash, mustChangePassword: true },
  givenPasswordEndsAt: by === theServer ? null : givenPasswordEnd(),
})

export const ownPassword = (passwordHash: string) => ({
  ...{ passwordHash, mustChangePassword: false, givenPasswordEndsAt: null },
})

/** Ends all sessions; the user must choose another password. @throws as `setAccess` */
export async function resetPassword(site: Site, by: Actor, id: number, password: string) {
  await validated(new ResetPasswordArgs(), { id, password })
  if (by === id) throw forbidden("Please change your own password with the old one.")
  const passwordHash = await hashPassword(password)
  return site.outbox.write(async (rows) => {
    const user = await findChangeable(rows, by, id)
    await rows.update(User, id, givenPassword(passwordHash, by))
    await rows.delete(AccountLink, { userId: id })
    await site.sessions.endAll(rows, id)
    await noteSecurity(rows, site, by, user, { act: Act.PASSWORD_RESET })
    return findAccount(rows, id)
  })
}

/** @throws NOT_FOUND; FORBIDDEN for an account above the actor's */
export function endSessions(site: Site, by: Actor, id: number) {
  return site.outbox.write(async (rows) => {
    const user = await findChangeable(rows, by, id)
    await site.sessions.endAll(rows, id)
    await noteSecurity(rows, site, by, user, { act: Act.SESSIONS_ENDED })
    return user
  })
}

/** Ends the viewer's other sessions. A retry changes nothing. @throws BAD_USER_INPUT for a wrong old password */
export async function changePassword(site: Site, viewer: Viewer, args: Partial<ChangePasswordArgs>) {
  const { database, sessions, outbox } = site
  const { oldPassword, newPassword } = await validated(new ChangePasswordArgs(), args)
  const id = accountIdOf(viewer)
  const before = await storedHash(database.read, id)
  if (!(await isPassword(before, oldPassword))) {
    // A retry whose first answer was lost.
    if (await isPassword(before, newPassword)) return
    throw wrongPassword("oldPassword")
  }
  if (newPassword === oldPassword) throw badInput({ newPassword: "Invalid Entry: this is the old password." })
  const user = accountOf(viewer)
  const passwordHash = await hashOwnPassword(database.read, site, user, newPassword)
  await outbox.write(async (rows) => {
    const changedMeanwhile = (await storedHash(rows, id)) !== before
    if (changedMeanwhile) throw wrongPassword("oldPassword")
    await rows.update(User, id, ownPassword(passwordHash))
    await rows.delete(AccountLink, { userId: id })
    await sessions.endAll(rows, id, viewer.sessionId)
    await noteSecurity(rows, site, id, user, { act: Act.PASSWORD_CHANGED })
  })
}

/** @throws NOT_FOUND; FORBIDDEN for an account above the actor's */
export function editAccount(
  { pictures }: Pick<Services, "pictures">,
  viewer: Viewer,
  id: number,
  input: EditUserInput,
) {
  const { picture, ...fields } = input
  const by = accountIdOf(viewer)
  return pictures.write([picture], { viewer }, async (rows, changing) => {
    const user = by === id ? await findAccount(rows, id) : await findChangeable(rows, by, id)
    const { picture: current } = user
    const stored = await changing.claim(0, { current })
    const pictured = stored ? { picture: stored } : picture === null ? { picture: null } : {}
    const changes = { ...withoutUndefined(fields), ...pictured }
    await rows.update(User, id, { ...changes, searchText: searchText(fields.name ?? user.name, user.email) })
    if (current && "picture" in pictured && current.id !== stored?.id) await changing.drop([current.id])
    return findAccount(rows, id)
  })
}

export function listAccounts({ database }: Pick<Site, "database">) {
  const select = { id: true, name: true, email: true, role: true, suspend: true, passwordHash: true } as const
  return database.read.find(User, { select, where: { deleted: false }, order: { role: "DESC", name: "ASC" } })
}

/** Also true for the last superuser, whom no administrator could replace. */
export async function isLastAdministrator(rows: EntityManager, user: User): Promise<boolean> {
  const another = { ...administrators, role: MoreThanOrEqual(user.role), suspend: false, id: Not(user.id) }
  return administers(user) && !(await rows.existsBy(User, another))
}

/** @throws FORBIDDEN for the last administrator */
export async function requireNotLast(rows: EntityManager, user: User) {
  if (!(await isLastAdministrator(rows, user))) return
  throw forbidden(`This is the last ${Role[user.role].toLowerCase()}. Please make another one first.`)
}

type NewAccount = Pick<User, "name" | "email" | "role" | "passwordHash"> & Partial<User>

/** Checks no rights: for internal use. */
export async function insertAccount(rows: EntityManager, { email, ...fields }: NewAccount): Promise<User> {
  const now = new Date()
  const address = email.toLowerCase()
  const user = rows.create(User, {
    telephone: "",
    twitter: "",
    linkedIn: "",
    instagram: "",
    suspend: false,
    mustChangePassword: false,
    givenPasswordEndsAt: null,
    createdAt: now,
    updatedAt: now,
    ...fields,
    email: address,
    searchText: searchText(fields.name, address),
  })
  await rows.insert(User, user)
  return user
}

async function noteAccess(rows: EntityManager, by: Actor, user: User, after: Pick<User, "role" | "suspend">) {
  if (after.role !== user.role) {
    const detail = `${Role[user.role]} → ${Role[after.role]}`
    await logAct(rows, { act: Act.ROLE_CHANGED, ...auditFields(by, user), detail })
  }
  if (after.suspend !== user.suspend)
    await logAct(rows, { act: after.suspend ? Act.SUSPENDED : Act.UNSUSPENDED, ...auditFields(by, user) })
}

/** Reads the actor in the transaction, as their rights may just have changed. */
export async function requireRank(rows: EntityManager, by: Actor, role: Role) {
  if (by === theServer) return
  const actor = await rows.findOneBy(User, { id: by })
  if (!actor || !administers(actor)) throw forbidden()
  if (role > actor.role) throw forbidden("This is above your own role.")
}

export async function findChangeable(rows: EntityManager, by: Actor, id: number) {
  const user = await findAccount(rows, id)
  await requireRank(rows, by, user.role)
  return user
}

export async function findAccount(rows: EntityManager, id: number) {
  const user = await rows.findOne(User, { where: { id, deleted: false }, relations: { picture: true } })
  if (!user) throw notFound("This user")
  return user
}

const administers = ({ role, suspend }: Pick<User, "role" | "suspend">) => role >= Role.ADMINISTRATOR && !suspend

/** Every administrator with a password, suspended or not. */
export const administrators = { role: MoreThanOrEqual(Role.ADMINISTRATOR), passwordHash: Not(IsNull()) }
