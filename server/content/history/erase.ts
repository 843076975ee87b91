import { type EntityManager, In } from "typeorm"
import type { Viewer } from "../../access/viewer.ts"
import { notFound } from "../../base/failures/failures.ts"
import { aboutItem, OutboxMail } from "../../store/mail/outbox-mail.ts"
import type { Context } from "../api/context.ts"
import { type ItemType, kindNamed, kindOf } from "../items/item-type.ts"
import { Picture } from "../pictures/picture.ts"
import type { Pictures } from "../pictures/pictures.ts"
import { Activity, isVersion } from "./activity.ts"
import { BinnedItem, notInBin } from "./bin.ts"
import { KeptPicture } from "./kept-picture.ts"
import { Act, logAct } from "./log-act.ts"
import { asErased, partTypeOf, type Snapshot } from "./snapshot.ts"
import { parentOf } from "./target.ts"

/** Keeps only the record of the deletion and the erasure. @throws NOT_FOUND */
export function eraseFromBin(type: ItemType, itemId: number, by: Viewer, pictures: Pictures): Promise<BinnedItem> {
  return pictures.inTransaction(async (rows, changes) => {
    const binned = await rows.findOne(BinnedItem, {
      where: { type, itemId },
      relations: { deletedBy: true, owner: true },
    })
    if (!binned) throw notInBin()
    const binnedItems = [binned, ...(await partsInBin(rows, type, itemId))]
    const versions = await rows.find(Activity, { where: { type, itemId }, select: { id: true } })
    const versionIds = versions.map(({ id }) => id)
    const binIds = binnedItems.map(({ id }) => id)
    const where = [{ binId: In(binIds) }, { activityId: In(versionIds) }]
    const ids = (await rows.findBy(KeptPicture, where)).map(({ pictureId }) => pictureId)
    for (const each of where) await rows.delete(KeptPicture, each)
    await rows.delete(BinnedItem, { id: In(binIds) })
    await rows.update(Activity, { type, itemId }, { snapshot: null, title: "", changed: [], detail: "" })
    ids.push(...(await eraseFromParentVersions(rows, binned)))
    await changes.drop(ids)
    await rows.delete(OutboxMail, { about: aboutItem(type, itemId) })
    await kindNamed(type).onErase?.(rows, itemId)
    await logAct(rows, { act: Act.ERASED, type, itemId, ownerId: binned.ownerId, userId: by.id })
    return binned
  })
}

/** Keeps only who did what, and when. */
export function redactAct(id: number, { pictures }: Context) {
  return pictures.inTransaction(async (rows, changes) => {
    const keptPictures = await rows.findBy(KeptPicture, { activityId: id })
    await rows.delete(KeptPicture, { activityId: id })
    await rows.update(Activity, id, { snapshot: null, title: "", changed: [], detail: "", program: null })
    await changes.drop(keptPictures.map(({ pictureId }) => pictureId))
  })
}

export async function eraseBinned(id: number, { database, pictures, viewer }: Context) {
  const { type, itemId } = await database.read.findOneByOrFail(BinnedItem, { id })
  await eraseFromBin(type, itemId, viewer, pictures)
}

async function partsInBin(rows: EntityManager, type: ItemType, itemId: number): Promise<BinnedItem[]> {
  const part = partTypeOf(rows.connection.getMetadata(kindNamed(type).type))
  const kind = part && kindOf(part.metadata.target as new () => object)
  if (!part || !kind) return []
  const binned = await rows.findBy(BinnedItem, { type: kind.name })
  return binned.filter(({ rows: [first] }) => first?.row[part.key.databaseName] === itemId)
}

/** Erases a part and its words from its item's versions. Returns the ids of the released pictures. */
async function eraseFromParentVersions(rows: EntityManager, { type, itemId, rows: [first] }: BinnedItem) {
  const kind = kindNamed(type)
  const parent = kind.isPart && first ? parentOf(rows, kind.type, first.row) : undefined
  if (!parent) return []
  const about = { type: parent.kind.name, itemId: parent.id }
  const versions = await rows.find(Activity, {
    where: { ...about, ...isVersion },
    select: { id: true, snapshot: true },
  })
  const pictureIds = new Set<number>()
  for (const { id, snapshot } of versions) {
    const parts = snapshot?.parts?.filter(({ row }) => row.id === itemId) ?? []
    for (const part of parts) {
      if (part.picture) pictureIds.add(part.picture.id)
      Object.assign(part, { row: { id: itemId }, picture: part.picture && asErased(part.picture) })
    }
    if (snapshot && parts.length > 0) await store(rows, id, snapshot)
  }
  const ids = [...pictureIds]
  await rows.delete(KeptPicture, { pictureId: In(ids), activityId: In(versions.map(({ id }) => id)) })
  return ids
}

/** Returns the number of versions and binned items that showed the picture. @throws NOT_FOUND */
export function erasePicture(name: string, by: Viewer, pictures: Pictures): Promise<number> {
  return pictures.inTransaction(async (rows, changes) => {
    const named = await rows.findBy(Picture, { name })
    if (named.length === 0) throw notFound("This picture")
    const files = [...new Set(named.map(({ file }) => file))]
    const uses = await rows.findBy(Picture, { file: In(files) })
    const ids = uses.map(({ id }) => id)
    const count = await pictures.uses.erase(rows, { ids: new Set(ids), files: new Set(files) })
    await changes.drop(ids)
    await logAct(rows, { act: Act.ERASED, userId: by.id, detail: "A picture, out of all earlier versions." })
    return count
  })
}

const store = (rows: EntityManager, id: number, snapshot: Snapshot) =>
  rows.query(`UPDATE "activities" SET "snapshot" = $1 WHERE "id" = $2`, [JSON.stringify(snapshot), id])
