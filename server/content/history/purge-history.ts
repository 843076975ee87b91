import { type EntityManager, LessThan } from "typeorm"
import { visitor } from "../../access/viewer.ts"
import type { Services } from "../api/context.ts"
import { Activity } from "./activity.ts"
import { BinnedItem, binDays } from "./bin.ts"
import { eraseFromBin } from "./erase.ts"

const dayMs = 24 * 60 * 60 * 1000

export const versionDays = 730

/** For the network addresses of sign-ins. */
export const addressDays = 90

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)

export async function purgeHistory({ database, pictures, log }: Pick<Services, "database" | "pictures" | "log">) {
  const expired = { deletedAt: LessThan(daysAgo(binDays)) }
  const binned = await database.read.find(BinnedItem, {
    where: expired,
    select: { id: true, type: true, itemId: true },
  })
  // One at a time, so that no writer waits long. Another process may have purged it.
  for (const { type, itemId } of binned) await eraseFromBin(type, itemId, visitor, pictures).catch(ignoreNotFound)
  const acts = await database.write(purgeVersions)
  await database.write(purgeAddresses)
  if (acts) log.info({ what: "acts and versions", rows: acts }, "purged")
  if (binned.length > 0) log.info({ what: "deleted items", rows: binned.length }, "purged")
}

/** A version expires when its successor is too old: the state before the latest change is kept for the full time. */
async function purgeVersions(rows: EntityManager) {
  const expired = `"at" < :before AND ("snapshot" IS NULL OR EXISTS (
    SELECT 1 FROM "activities" AS "later" WHERE "later"."type" = "activities"."type"
    AND "later"."itemId" = "activities"."itemId" AND "later"."id" > "activities"."id"
    AND "later"."snapshot" IS NOT NULL AND "later"."at" < :before))`
  const before = daysAgo(versionDays).toISOString()
  const result = await rows.createQueryBuilder().delete().from(Activity).where(expired, { before }).execute()
  return result.affected
}

async function purgeAddresses(rows: EntityManager) {
  const before = daysAgo(addressDays).toISOString()
  await rows.query(`UPDATE "activities" SET "address" = NULL WHERE "address" IS NOT NULL AND "at" < $1`, [before])
}

function ignoreNotFound(error: { extensions?: { code?: unknown } }) {
  if (error.extensions?.code !== "NOT_FOUND") throw error
}
