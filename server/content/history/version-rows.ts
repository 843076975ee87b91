import { type EntityManager, IsNull, LessThanOrEqual, Not } from "typeorm"
import { Act } from "../items/act.ts"
import type { ItemType } from "../items/item-type.ts"
import { Activity, isVersion } from "./activity.ts"
import type { Snapshot } from "./snapshot.ts"

export async function latestVersion(rows: EntityManager, type: ItemType, itemId: number): Promise<number | undefined> {
  const sql = `SELECT "id" FROM "activities" WHERE "type" = $1 AND "itemId" = $2 AND "snapshot" IS NOT NULL ORDER BY "id" DESC LIMIT 1`
  const [found]: { id: number }[] = await rows.query(sql, [type, itemId])
  return found?.id
}

/** With `refusedUserId`: that account's last refused edit. */
export async function versionAt(
  rows: EntityManager,
  type: ItemType,
  itemId: number,
  version: number,
  refusedUserId?: number | null,
): Promise<Snapshot | null> {
  const conflicted =
    refusedUserId === undefined
      ? { act: Not(Act.CONFLICTED) }
      : { act: Act.CONFLICTED, userId: refusedUserId ?? IsNull() }
  const found = await rows.findOne(Activity, {
    where: { type, itemId, itemVersion: LessThanOrEqual(version), ...isVersion, ...conflicted },
    order: { id: "DESC" },
    select: { id: true, snapshot: true },
  })
  return found?.snapshot ?? null
}

export async function lastChange(rows: EntityManager, type: ItemType, itemId: number) {
  const last = await rows.findOne(Activity, {
    where: { type, itemId, act: Not(Act.CONFLICTED) },
    order: { id: "DESC" },
    relations: { user: true },
    select: { id: true, at: true, user: { id: true, name: true } },
  })
  return last ? { by: nameOf(last.user), at: last.at.toISOString() } : {}
}

export const nameOf = (user: { id: number; name: string } | null) => user && { id: user.id, name: user.name }
