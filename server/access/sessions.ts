import { createSecretKey, type KeyObject, randomBytes } from "node:crypto"
import { type EntityManager, MoreThan } from "typeorm"
import { isUnexpired, wasRecently } from "../base/background/moments.ts"
import { forbidden, invalidToken, unauthenticated } from "../base/failures/failures.ts"
import { msg } from "../base/words.ts"
import type { Database } from "../store/database/database.ts"
import { TableCache } from "../store/database/table-cache.ts"
import { readAccessToken, signAccessToken } from "./access-token.ts"
import type { Account } from "./account.ts"
import { type KnownDevice, readDevice, signDevice, type Trust } from "./known-device.ts"
import { Role } from "./roles.ts"
import { hashOf, isHashOf, newSecret } from "./secret-token.ts"
import { Session } from "./session.ts"
import { refused, type Viewer, visitor } from "./viewer.ts"

const sessionDays = 30

export const givenPasswordDays = 7
const givenPasswordMs = givenPasswordDays * 24 * 60 * 60 * 1000

export const givenPasswordEnd = () => new Date(Date.now() + givenPasswordMs)

export const givenPasswordExpired = msg(
  "The password that you were given no longer counts. Please ask the school’s office for another one.",
)

/** A replaced refresh token stays valid this long, for two tabs that refresh together. */
export const graceMs = 10_000

const maxCached = 1000

export const sessionSeconds = sessionDays * 24 * 60 * 60

export const adminIdleHours = 12

/** Counted from signing in, however a session is used. */
export const longestSessionDays = 90
const longestMs = longestSessionDays * 24 * 3_600_000

/** `refreshToken` is null if another tab has just received the new one. */
export interface Grant {
  account: Account
  sessionId: string
  accessToken: string
  refreshToken: string | null
}

/** Refresh tokens, `<session id>.<256 random bits>`, rotate. Reuse ends the session: one of its users is a thief. */
export class Sessions {
  /** A KeyObject: jsonwebtoken turns a string into one at every call, and tries to read a public key first. */
  private readonly key: KeyObject
  private readonly accounts: TableCache<CheckedAccount>

  constructor(
    private readonly database: Database,
    secret: string,
  ) {
    this.key = createSecretKey(secret, "utf8")
    const tables = ["sessions", "users", "site_info"]
    this.accounts = new TableCache(database.generations, tables, (id) => this.accountOf(id), maxCached)
  }

  /** @throws UNAUTHENTICATED if the account was suspended or its password changed while it was checked */
  start(account: Account, device: string): Promise<Grant> {
    const secret = newSecret()
    const { id, passwordHash, secondFactor } = account
    return this.database.write(async (rows) => {
      const isUnchanged = await rows.existsBy<Account>("User", {
        ...{ id, passwordHash: passwordHash ?? "", secondFactor, suspend: false },
      })
      if (!isUnchanged) throw unauthenticated()
      const now = new Date()
      const session = rows.create(Session, {
        id: randomBytes(16).toString("base64url"),
        userId: account.id,
        tokenHash: hashOf(secret),
        previousTokenHash: null,
        device: device.slice(0, 200),
        createdAt: now,
        rotatedAt: now,
        expiresAt: now,
      })
      session.expiresAt = this.endOf({ ...session, user: account })
      await rows.insert(Session, session)
      return this.grant(account, session.id, secret)
    })
  }

  /** @throws UNAUTHENTICATED for a missing, unknown, reused or expired token, and for a suspended account */
  async refresh(refreshToken: string | undefined): Promise<Grant> {
    const grant = await this.database.write((rows) => this.rotate(rows, refreshToken ?? ""))
    if (!grant) throw unauthenticated()
    return grant
  }

  async end(refreshToken: string | undefined): Promise<number> {
    const [id = "", secret = ""] = (refreshToken ?? "").split(".")
    return this.database.write(async (rows) => {
      const session = await rows.findOneBy(Session, { id })
      if (!session || !isHashOf(secret, session.tokenHash, session.previousTokenHash)) return 0
      await rows.delete(Session, { id })
      return 1
    })
  }

  device(token: string | undefined): KnownDevice | undefined {
    return readDevice(this.key, token)
  }

  deviceToken(device: KnownDevice | undefined, accountId: number, trust?: Trust): string {
    return signDevice(this.key, device, accountId, trust)
  }

  async of(userId: number): Promise<Session[]> {
    const found = await this.database.read.find(Session, {
      where: { userId, expiresAt: MoreThan(new Date()) },
      relations: { user: true },
      order: { rotatedAt: "DESC", id: "ASC" },
    })
    return found.filter((session) => this.endOf(session) > new Date())
  }

  async endByHandle(userId: number, handle: string): Promise<Session | undefined> {
    return this.database.write(async (rows) => {
      const session = (await rows.findBy(Session, { userId })).find(({ id }) => handleOf(id) === handle)
      if (session) await rows.delete(Session, { id: session.id })
      return session
    })
  }

  async endAll(rows: EntityManager, userId: number, exceptId?: string | null) {
    const sessions = await rows.findBy(Session, { userId })
    const ids = sessions.map(({ id }) => id).filter((id) => id !== exceptId)
    if (ids.length) await rows.delete(Session, ids)
    return ids.length
  }

  /** A changed role, a suspension or a logout takes effect at the next request. */
  async viewer(accessToken: string | undefined): Promise<Viewer> {
    if (!accessToken) return visitor
    const sessionId = readAccessToken(this.key, accessToken)
    return sessionId ? this.inSession(sessionId) : refused(invalidToken())
  }

  /** `grantee` comes from `granteeOf`: an account and one of its sessions, such as `12-…`. */
  async viewerByHandle(grantee: string): Promise<Viewer> {
    const [userId, handle] = [Number.parseInt(grantee, 10), grantee.slice(grantee.indexOf("-") + 1)]
    const session = (await this.of(userId)).find(({ id }) => handleOf(id) === handle)
    return session ? this.inSession(session.id) : visitor
  }

  private async inSession(sessionId: string): Promise<Viewer> {
    const account = await this.accounts.get(sessionId)
    if (!account) return refused(invalidToken())
    return account.suspend ? refused(forbidden("This account is suspended.")) : viewerIn(sessionId, account)
  }

  async viewerOf({ account, sessionId }: Grant): Promise<Viewer> {
    return viewerIn(sessionId, await checkAccount(this.database.read, account))
  }

  /** `findOne` would query the id first. */
  private async accountOf(id: string) {
    const [session] = await this.database.read.find(Session, { where: { id }, relations: { user: true } })
    return session ? checkAccount(this.database.read, session.user) : null
  }

  private async rotate(rows: EntityManager, refreshToken: string): Promise<Grant | undefined> {
    const [id = "", secret = ""] = refreshToken.split(".")
    const session = await rows.findOne(Session, { where: { id }, relations: { user: true } })
    if (!session) return undefined
    if (session.expiresAt < new Date() || this.endOf(session) < new Date()) return this.drop(rows, id)
    if (session.user.suspend || isGivenPasswordExpired(session.user)) return this.drop(rows, id)
    if (isHashOf(secret, session.tokenHash)) return this.renew(rows, session)
    const justRotated = wasRecently(session.rotatedAt, graceMs)
    if (justRotated && isHashOf(secret, session.previousTokenHash)) return this.grant(session.user, id, null)
    return this.drop(rows, id)
  }

  private async renew(rows: EntityManager, session: Session) {
    const { id, user, tokenHash } = session
    const secret = newSecret()
    const now = new Date()
    await rows.update(Session, id, {
      tokenHash: hashOf(secret),
      previousTokenHash: tokenHash,
      rotatedAt: now,
      expiresAt: this.endOf({ ...session, rotatedAt: now }),
    })
    return this.grant(user, id, secret)
  }

  /** The account's present role counts, not the one at signing in. */
  private endOf({ createdAt, rotatedAt, user }: Pick<Session, "createdAt" | "rotatedAt" | "user">): Date {
    const idleMs = user.role >= Role.ADMINISTRATOR ? adminIdleHours * 3_600_000 : sessionSeconds * 1000
    return new Date(Math.min(rotatedAt.getTime() + idleMs, createdAt.getTime() + longestMs))
  }

  private async drop(rows: EntityManager, id: string) {
    await rows.delete(Session, { id })
    return undefined
  }

  private grant(account: Account, sessionId: string, secret: string | null): Grant {
    return {
      account,
      sessionId,
      accessToken: signAccessToken(this.key, { ...account, role: tokenRole(account) }, sessionId),
      refreshToken: secret && `${sessionId}.${secret}`,
    }
  }
}

export type CheckedAccount = Account & { mustAddSecondFactor: boolean }

export async function checkAccount(rows: EntityManager, account: Account): Promise<CheckedAccount> {
  const mayLack = account.role >= Role.ADMINISTRATOR && !account.secondFactor
  const sql = `SELECT "requiresSecondFactor" FROM "site_info" WHERE "id" = 1`
  const [site] = mayLack ? await rows.query(sql) : []
  return { ...account, mustAddSecondFactor: Boolean(site?.requiresSecondFactor) }
}

export const effectiveRole = ({ role, mustAddSecondFactor }: CheckedAccount): Role =>
  mustAddSecondFactor ? Role.EDITOR : role

function viewerIn(sessionId: string, account: CheckedAccount): Viewer {
  const { id, name, email, mustChangePassword, mustAddSecondFactor } = account
  const viewer = { id, name, email, role: effectiveRole(account), mustChangePassword, mustAddSecondFactor, sessionId }
  if (!account.givenPasswordEndsAt) return viewer
  if (isGivenPasswordExpired(account)) return refused(forbidden(givenPasswordExpired))
  return { ...refused(forbidden(ownPasswordFirst)), newcomer: { ...viewer, role: tokenRole(account) } }
}

const tokenRole = ({ role, givenPasswordEndsAt }: Account): Role => (givenPasswordEndsAt ? Role.REGULAR : role)

const ownPasswordFirst = msg("Please choose your own password first.")

export const isGivenPasswordExpired = ({ givenPasswordEndsAt }: Pick<Account, "givenPasswordEndsAt">) =>
  givenPasswordEndsAt !== null && !isUnexpired(givenPasswordEndsAt, givenPasswordMs)

/** The public name of a session, a hash, as the id is half of a refresh token. */
export const handleOf = (sessionId: string) => hashOf(`handle of ${sessionId}`).slice(0, 24)
