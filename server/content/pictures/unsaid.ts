import type { EntityManager } from "typeorm"
import { Role } from "../../access/roles.ts"
import { visitor } from "../../access/viewer.ts"
import { badInput } from "../../base/failures/failures.ts"
import type { PictureUses } from "./pictured.ts"
import { Recognisable } from "./recognisable.ts"

export const unsaidPicture = (field = "picture") =>
  badInput({ [field]: "Please say who can be recognised in the picture. It is not public before." })

const isUnsaid = `"recognisable" = '${Recognisable.UNSAID}' AND EXISTS (SELECT 1 FROM "site_info" WHERE NOT "unsaidIsPublic")`

/** The pictures that may not be public: of a child without a valid yes; unsaid ones, unless the site lets them be. */
export async function unsaidAmong(rows: EntityManager, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const among = ids.map((_, index) => `$${index + 1}`)
  const sql = `SELECT "id" FROM "pictures" WHERE "id" IN (${among}) AND ("withheldBelow" > ${Role.PUBLIC} OR ${isUnsaid})`
  const found: { id: number }[] = await rows.query(sql, ids)
  return found.map(({ id }) => id)
}

/** @throws BAD_USER_INPUT if visitors see one that may not be public */
export async function requireSaid(rows: EntityManager, uses: PictureUses, ids: number[]) {
  const found = await unsaidAmong(rows, ids)
  if ((await uses.seenBy(visitor, found, rows)).size > 0) throw unsaidPicture()
}
