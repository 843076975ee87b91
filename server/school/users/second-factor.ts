import type { EntityManager } from "typeorm"
import type { SecondFactors, StoredFactor } from "../../access/second-factor.ts"
import { isUnexpired } from "../../base/background/moments.ts"
import { codeRequired } from "../../base/failures/failures.ts"
import { msg } from "../../base/words.ts"
import type { Context, Services } from "../../content/api/context.ts"
import { Act, logAct } from "../../content/history/log-act.ts"
import { findChangeable } from "./accounts.ts"
import type { Actor } from "./actor.ts"
import { type NamedAccount, noteSecurity } from "./note-security.ts"
import { User } from "./user.ts"

type Site = Pick<Services, "database" | "sessions" | "outbox" | "settings">

export const noFactor = { secondFactor: false, totpSecret: null, totpStep: 0, recoveryCodes: [] }

const trustDays = 30

/** Skipped in browsers that the account trusts. @throws UNAUTHENTICATED at `code` if it is missing or wrong */
export async function requireCode(context: Context, user: User, code: string) {
  if (!user.secondFactor || isTrusted(context, user)) return
  if (!code) throw codeRequired(msg("Please type the code that your app shows."))
  const isValid = await context.database.write(async (rows) => {
    const isRight = await consumeCode(rows, context.secondFactors, user.id, code)
    const about = { itemId: user.id, title: user.name, address: context.address, detail: "wrong code" }
    if (!isRight) await logAct(rows, { act: Act.SIGN_IN_FAILED, ...about })
    return isRight
  })
  if (!isValid) throw codeRequired(msg("This code is not valid. Please type the one that your app shows now."))
}

export const trustFor = ({ secondFactors }: Pick<Services, "secondFactors">, user: User) =>
  user.secondFactor
    ? { mark: secondFactors.trustOf(user.id, user.passwordHash, user), seconds: trustDays * 24 * 60 * 60 }
    : undefined

function isTrusted({ secondFactors, sessions, cookie }: Context, user: User) {
  const trust = sessions.device(cookie.device())?.trusted?.find(({ account }) => account === user.id)
  return (
    trust !== undefined &&
    isUnexpired(trust.until * 1000, trustDays * 24 * 60 * 60 * 1000) &&
    trust.mark === trustFor({ secondFactors }, user)?.mark
  )
}

const outdated =
  "This second step was added before the site’s secret was replaced, as when it was restored from a backup, and no code opens it now. " +
  "Please ask an administrator, or whoever runs the server, to remove it."

/** Runs in the transaction that spends the code, so that it counts once even for concurrent requests. */
async function consumeCode(rows: EntityManager, factors: SecondFactors, id: number, code: string): Promise<boolean> {
  const stored = await storedFactor(rows, id)
  if (!factors.isReadable(stored)) throw codeRequired(outdated)
  const normalized = code.toLowerCase().replace(/[^a-z\d]/g, "")
  const totpStep = factors.stepOf(stored, normalized)
  if (totpStep !== undefined) {
    await rows.update(User, id, { totpStep })
    return true
  }
  const recoveryCodes = factors.withoutCode(stored, normalized)
  if (recoveryCodes) await rows.update(User, id, { recoveryCodes })
  return recoveryCodes !== undefined
}

export const storedFactor = (rows: EntityManager, id: number): Promise<StoredFactor & Pick<User, "secondFactor">> =>
  rows.findOneOrFail(User, {
    where: { id },
    select: { id: true, secondFactor: true, totpSecret: true, totpStep: true, recoveryCodes: true },
  })

/** For users who have lost app and codes. @throws NOT_FOUND; FORBIDDEN for an account above the actor's */
export function resetFactor(site: Site, by: Actor, id: number) {
  return site.outbox.write(async (rows) => {
    const user = await findChangeable(rows, by, id)
    await removeFactor(rows, site, by, user)
    await site.sessions.endAll(rows, id)
    return { ...user, secondFactor: false }
  })
}

export async function removeFactor(rows: EntityManager, site: Site, by: Actor, user: NamedAccount) {
  const { affected } = await rows.update(User, { id: user.id, secondFactor: true }, noFactor)
  if (affected) await noteSecurity(rows, site, by, user, { act: Act.SECOND_FACTOR_REMOVED })
}
