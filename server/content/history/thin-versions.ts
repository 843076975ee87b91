import type { EntityManager } from "typeorm"
import { Act } from "../items/act.ts"
import type { ItemType } from "../items/item-type.ts"

/** The newest versions of an item are always kept. */
const maxNewest = 200
/** Versions between two clean-ups. */
const thinningInterval = 50

/** Drops old snapshots except the first, the published ones, and the last with each picture. Keeps author and time. */
export async function thinVersions(rows: EntityManager, type: ItemType, itemId: number, version: number) {
  if (version % thinningInterval !== 0) return
  const ofItem = `"type" = $1 AND "itemId" = $2`
  const versions = `SELECT "id" FROM "activities" WHERE ${ofItem} AND "snapshot" IS NOT NULL`
  const published = `SELECT "itemVersion" FROM "activities" WHERE ${ofItem} AND "act" IN ('${Act.PUBLISHED}', '${Act.APPROVED}') AND "itemVersion" IS NOT NULL`
  await rows.query(
    `UPDATE "activities" SET "snapshot" = NULL WHERE ${ofItem} AND "snapshot" IS NOT NULL
     AND "id" <= (${versions} ORDER BY "id" DESC LIMIT 1 OFFSET ${maxNewest})
     AND "id" <> (${versions} ORDER BY "id" LIMIT 1)
     AND "itemVersion" NOT IN (${published})
     AND NOT EXISTS (SELECT 1 FROM "kept_pictures" WHERE "activityId" = "activities"."id")`,
    [type, itemId],
  )
}
