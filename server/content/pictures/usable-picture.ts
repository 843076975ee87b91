import { type EntityManager, LessThan } from "typeorm"
import { Role } from "../../access/roles.ts"
import { accountIdOf, readerOf, type Viewer } from "../../access/viewer.ts"
import { Picture } from "./picture.ts"
import type { OwnPicture, PictureUses } from "./picture-uses.ts"

const atATime = 50

/** A picture that a viewer may use: their own upload, or one of an item that they (or a program) may edit. */
export async function usablePicture(
  rows: EntityManager,
  uses: PictureUses,
  viewer: Viewer,
  named: { name: string } | { file: string },
): Promise<OwnPicture | undefined> {
  const own = readerOf(Picture, viewer) === viewer && (await uses.ownNamed(rows, named, accountIdOf(viewer)))
  if (own) return own
  const picture = await editablePicture(rows, uses, viewer, named)
  return picture && { picture, isUsed: true }
}

/** Finds a picture by its name, or else by its file's name. */
export const usablePictureNamed = async (rows: EntityManager, uses: PictureUses, viewer: Viewer, name: string) =>
  (await usablePicture(rows, uses, viewer, { name })) ?? (await usablePicture(rows, uses, viewer, { file: name }))

/** Reads in batches, as a picture may have as many uses as there are items. */
async function editablePicture(rows: EntityManager, uses: PictureUses, viewer: Viewer, named: object) {
  for (let before: number | undefined; ; ) {
    const where = { ...named, ...(before !== undefined && { id: LessThan(before) }) }
    const pictures = await rows.find(Picture, { where, order: { id: "DESC" }, take: atATime })
    if (readerOf(Picture, viewer).role >= Role.ADMINISTRATOR) return pictures[0]
    const ids = pictures.map(({ id }) => id)
    const editable = await uses.editableBy(viewer, ids, rows)
    const found = pictures.find(({ id }) => editable.has(id))
    if (found || pictures.length < atATime) return found
    before = ids.at(-1)
  }
}
