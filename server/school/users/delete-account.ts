import type { EntityManager } from "typeorm"
import { Role } from "../../access/roles.ts"
import { badInput } from "../../base/failures/failures.ts"
import type { Services } from "../../content/api/context.ts"
import { Activity } from "../../content/history/activity.ts"
import { Act, logAct } from "../../content/history/log-act.ts"
import { OutboxMail } from "../../store/mail/outbox-mail.ts"
import { accountColumns } from "./account-columns.ts"
import { revokeIssuedBy } from "./account-link.ts"
import { deletedMail } from "./account-mails.ts"
import { findAccount, findChangeable, requireNotLast } from "./accounts.ts"
import { type Actor, auditFields } from "./actor.ts"
import { mailsTo } from "./holdings.ts"
import { noFactor } from "./second-factor.ts"
import { User } from "./user.ts"

export const formerName = "A former member of staff"

export interface DeletionOptions {
  /** Gets the account's items; without an heir, they stay as they are. */
  heirId?: number | null
  keepsName: boolean
  /** Sends no mail. */
  silent?: boolean
}

/**
 * Keeps published items and the activity log; deletes all else (docs/decisions/14-accounts-and-sessions.md).
 * @throws NOT_FOUND; FORBIDDEN above the actor's role, or for the last administrator; BAD_USER_INPUT for a bad heir
 */
export async function deleteAccount(
  { pictures, outbox }: Pick<Services, "pictures" | "outbox">,
  by: Actor,
  id: number,
  { heirId, keepsName, silent = false }: DeletionOptions,
) {
  const remaining = await pictures.inTransaction(async (rows, changes) => {
    const user = await findChangeable(rows, by, id)
    await requireNotLast(rows, user)
    const heir = heirId == null ? null : await heirOf(rows, id, heirId)
    const name = keepsName ? user.name : formerName
    const pictureIds = await picturesOf(rows, user)
    await detachRows(rows, id, heir)
    await revokeIssuedBy(rows, id)
    await rows.update(User, id, { ...anonymousFields(id), name })
    await eraseTraces(rows, user, name)
    await changes.drop(pictureIds)
    const detail = heir ? wentTo(heir.name) : "Its items stayed as they were."
    await logAct(rows, { act: Act.USER_DELETED, ...auditFields(by, { id, name }), detail })
    if (outbox.canSend && !silent) await outbox.put(rows, await deletedMail(rows, user))
    return { id, name }
  })
  outbox.wake()
  return remaining
}

const wentTo = (name: string) => `Its items went to ${name}.`

async function heirOf(rows: EntityManager, id: number, heirId: number): Promise<User> {
  const heir = heirId === id ? null : await findAccount(rows, heirId).catch(() => null)
  if (heir && heir.role >= Role.EDITOR && !heir.suspend) return heir
  throw badInput({ heirId: "Please choose somebody else who may publish, and is not suspended." })
}

async function picturesOf(rows: EntityManager, { id, picture }: User): Promise<number[]> {
  const named: { pictureId: number }[] = await rows.query(
    'SELECT "pictureId" FROM "draft_pictures" WHERE "userId" = $1',
    [id],
  )
  return [...(picture ? [picture.id] : []), ...named.map(({ pictureId }) => pictureId)]
}

async function detachRows(rows: EntityManager, id: number, heir: User | null) {
  // Pending changes of another owner contain words by somebody else.
  await rows.query('UPDATE "pending_changes" SET "isShared" = $1 WHERE "userId" = $2', [true, id])
  for (const { table, column, fate } of accountColumns(rows.connection)) {
    if (fate === "deleted") await rows.query(`DELETE FROM "${table}" WHERE "${column}" = $1`, [id])
    if (fate === "forgotten") await rows.query(`UPDATE "${table}" SET "${column}" = NULL WHERE "${column}" = $1`, [id])
    if (fate === "handed on" && heir)
      await rows.query(`UPDATE "${table}" SET "${column}" = $1 WHERE "${column}" = $2`, [heir.id, id])
  }
}

const anonymousFields = (id: number) => ({
  ...{ telephone: "", twitter: "", linkedIn: "", instagram: "", picture: null, searchText: "" },
  // Unique, and never deliverable.
  email: `deleted-${id}@invalid`,
  ...{ role: Role.REGULAR, suspend: true, deleted: true, passwordHash: null, mustChangePassword: false },
  givenPasswordEndsAt: null,
  ...noFactor,
  updatedAt: new Date(),
})

/** Activity details that name the account as the new owner. */
const detailsNaming: [Act, (name: string) => string][] = [
  [Act.EDITED, (name) => name],
  [Act.HANDED_OVER, (name) => `To ${name}.`],
  [Act.USER_DELETED, wentTo],
]

/** Deletes its mail, and its IP addresses and name in the activity log. */
async function eraseTraces(rows: EntityManager, user: User, name: string) {
  const { id } = user
  await rows.delete(OutboxMail, mailsTo(user))
  const byOrAbout = `("userId" = $1 OR ("type" IS NULL AND "itemId" = $1))`
  await rows.query(`UPDATE "activities" SET "address" = NULL WHERE "address" IS NOT NULL AND ${byOrAbout}`, [id])
  await rows.query('UPDATE "activities" SET "title" = $1 WHERE "type" IS NULL AND "itemId" = $2', [name, id])
  for (const [act, naming] of detailsNaming)
    await rows.update(Activity, { act, detail: naming(user.name) }, { detail: naming(name) })
}
