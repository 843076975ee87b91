import type { EntityManager, FindOptionsWhere, ObjectLiteral } from "typeorm"
import { notFound } from "../../base/failures/failures.ts"
import type { Context } from "../api/context.ts"
import { Act } from "../items/act.ts"
import { ContentState } from "../items/content-state.ts"
import type { ContentType, OwnedRow } from "../items/content-type.ts"
import { requireFinished } from "../items/finished.ts"
import { type ItemKind, kindNamed, kindOf } from "../items/item-type.ts"
import type { Transaction } from "../items/merged-edit.ts"
import type { RecordedRow } from "../items/record.ts"
import { putTextPictures } from "../items/text-pictures.ts"
import { Picture } from "../pictures/picture.ts"
import type { PictureChanges } from "../pictures/picture-changes.ts"
import { Activity } from "./activity.ts"
import { BinnedItem } from "./bin.ts"
import { history } from "./history.ts"
import { beginChange, type ChangeOfItem } from "./item-changes.ts"
import { insertRaw, type RawRow, updateRaw } from "./raw-rows.ts"
import {
  liveFields,
  type PartType,
  partTypeOf,
  type Snapshot,
  type SnapshotPart,
  type SnapshotPicture,
} from "./snapshot.ts"
import { itemOf } from "./target.ts"
import { latestVersion } from "./version-rows.ts"

interface Restoring {
  rows: EntityManager
  pictures: PictureChanges
  kind: ItemKind
  item: ObjectLiteral
  snapshot: Snapshot
  change: ChangeOfItem
}

/** Returns the id of the new version. @throws NOT_FOUND, BAD_USER_INPUT */
export function restoreVersion(id: number, context: Context): Promise<number> {
  return context.pictures.inTransaction(async (rows, pictures) => {
    const { kind, item } = await restoreWithin({ rows, pictures }, { id }, context)
    return (await latestVersion(rows, kind.name, item.id)) as number
  })
}

/** Restores the last of the versions. @throws NOT_FOUND, BAD_USER_INPUT */
export async function restoreWithin(
  { rows, pictures }: Transaction,
  which: FindOptionsWhere<Activity>,
  context: Context,
): Promise<Pick<Restoring, "kind" | "item">> {
  const { content, publishing, viewer } = context
  const select = { id: true, type: true, itemId: true, ownerId: true, snapshot: true } as const
  const version = await rows.findOne(Activity, { where: which, order: { id: "DESC" }, select })
  if (!version?.snapshot || !version.type || !version.itemId) throw notFound("This version")
  const kind = kindNamed(version.type)
  const item = await itemOf(rows, kind, version.itemId)
  if (!item) throw await history.missingError(rows, kind.type, version.itemId, viewer)
  if ("publishedAt" in item) await publishing.requireNoReview(item as OwnedRow, context)
  const target = { kind, item, ownerId: version.ownerId }
  const change = await beginChange(rows, target, { type: kind.type, row: item, by: viewer })
  change.act = Act.RESTORED
  const { snapshot } = version
  const restoring = { rows, pictures, kind, item, snapshot, change }
  const { uses } = pictures
  const before = await uses.ofItem(rows, kind.type, item.id)
  await restoreFields(restoring)
  await restoreParts(restoring)
  await restoreNamed(restoring)
  const restored = await itemOf(rows, kind, item.id)
  const { type } = kind as { type: ContentType<RecordedRow> }
  const changed = { type, before: item as RecordedRow, item: restored as RecordedRow, viewer }
  const newlyShown = (await uses.ofItem(rows, kind.type, item.id)).filter((id) => !before.includes(id))
  if (restored) await content.checkAndIndex(rows, { ...changed, newlyShown })
  await change.saved()
  if (!restored) return { kind, item }
  await content.states.changed(rows, changed)
  return { kind, item: restored }
}

async function restoreFields({ rows, pictures, kind, item, snapshot, change }: Restoring) {
  const type = kind.type as ContentType<RecordedRow>
  const { picture } = snapshot
  const keepsPicture = picture === undefined || (picture !== null && !(await restorePicture(rows, picture)))
  const changes = {
    ...liveFields(rows, kind, snapshot.fields),
    ...(!keepsPicture && { picture: picture && { id: picture.id } }),
    ...("updatedAt" in item && { updatedAt: new Date() }),
  }
  const next = { ...item, ...changes } as RecordedRow
  type.check?.(next)
  if ("state" in item && item.state !== ContentState.DRAFT) requireFinished(type, next, Object.keys(snapshot.fields))
  await rows.update<ObjectLiteral>(type, item.id, { ...changes, ...type.derived?.(next) })
  await putTextPictures({ rows, pictures, change }, type, item.id, next)
  const before = (item.picture as Picture | null)?.id
  if (!keepsPicture && before && before !== picture?.id) await release({ pictures, change }, [before])
}

async function release({ pictures, change }: Pick<Restoring, "pictures" | "change">, ids: number[]) {
  await change.keepPictures(ids)
  await pictures.drop(ids)
}

async function restorePicture(rows: EntityManager, { id, words, focusX, focusY, erased }: SnapshotPicture) {
  if (erased || !(await rows.existsBy(Picture, { id }))) return false
  await rows.update(Picture, id, { words, focusX, focusY })
  return true
}

async function restoreParts(restoring: Restoring) {
  const { rows, kind, item, snapshot } = restoring
  const type = partTypeOf(rows.connection.getMetadata(kind.type))
  if (!type || !snapshot.parts) return
  const { tableName: table } = type.metadata
  const now: RawRow[] = await rows.query(`SELECT * FROM "${table}" WHERE "${type.key.databaseName}" = $1`, [item.id])
  const keptIds = new Set<unknown>()
  const replaced: number[] = []
  for (const part of snapshot.parts) {
    const stored = now.find(({ id }) => id === part.row.id)
    const isThere = part.picture && (await restorePicture(rows, part.picture))
    if (stored || isThere) keptIds.add(part.row.id)
    if (!part.picture || !isThere) continue
    await putPart(rows, type, part, stored)
    const before = stored?.[type.pictureKey.databaseName] as number | undefined
    if (before && before !== part.picture.id) replaced.push(before)
  }
  const removed = now.filter(({ id }) => !keptIds.has(id))
  for (const { id } of removed) await rows.query(`DELETE FROM "${table}" WHERE "id" = $1`, [id])
  await release(restoring, [...replaced, ...removed.map((row) => row[type.pictureKey.databaseName] as number)])
}

/** Restores the row with a higher version number, and takes it out of the bin. */
async function putPart(rows: EntityManager, { metadata }: PartType, { row }: SnapshotPart, stored?: RawRow) {
  const next = { ...row, version: Number(stored?.version ?? row.version) + 1 }
  if (stored) return updateRaw(rows, metadata.tableName, next)
  await insertRaw(rows, metadata.tableName, next)
  const kind = kindOf(metadata.target as new () => object)
  if (kind) await rows.delete(BinnedItem, { type: kind.name, itemId: row.id as number })
}

async function restoreNamed(restoring: Restoring) {
  const { rows, kind, snapshot } = restoring
  if (!kind.named || !snapshot.named) return
  const there: SnapshotPicture[] = []
  for (const use of snapshot.named) if (await restorePicture(rows, use)) there.push(use)
  await release(restoring, await kind.named.put(rows, there))
}
