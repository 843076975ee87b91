import { type EntityManager, In, MoreThan } from "typeorm"
import { Role } from "../../access/roles.ts"
import { visitor } from "../../access/viewer.ts"
import { badInput } from "../../base/failures/failures.ts"
import { Picture } from "./picture.ts"
import type { PictureUses } from "./pictured.ts"
import { publicRules, Recognisable } from "./recognisable.ts"

export const unsaidPicture = (field = "picture") =>
  badInput({ [field]: "Please say who can be recognised in the picture. It is not public before." })

/** The pictures that may not be public: of a child without a valid yes; unsaid ones, unless the site lets them be. */
export async function unsaidAmong(rows: EntityManager, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const { unsaidIsPublic } = await publicRules(rows)
  const withheld = { id: In(ids), withheldBelow: MoreThan(Role.PUBLIC) }
  const unsaid = { id: In(ids), recognisable: Recognisable.UNSAID }
  const where = unsaidIsPublic ? [withheld] : [withheld, unsaid]
  return (await rows.find(Picture, { where, select: { id: true } })).map(({ id }) => id)
}

/** @throws BAD_USER_INPUT if visitors see one that may not be public */
export async function requireSaid(rows: EntityManager, uses: PictureUses, ids: number[]) {
  const found = await unsaidAmong(rows, ids)
  if ((await uses.seenBy(visitor, found, rows)).size > 0) throw unsaidPicture()
}
