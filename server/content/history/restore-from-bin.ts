import type { EntityManager, EntityMetadata, ObjectLiteral } from "typeorm"
import { notFound } from "../../base/failures/failures.ts"
import type { Context } from "../api/context.ts"
import type { ContentType, OwnedRow } from "../items/content-type.ts"
import { type ItemType, kindNamed } from "../items/item-type.ts"
import type { RecordedRow } from "../items/record.ts"
import { storedRow } from "../items/shown-rows.ts"
import { BinnedItem, notInBin } from "./bin.ts"
import { beginChange } from "./item-changes.ts"
import { Act, saveVersion } from "./log-act.ts"
import { foreignKeys, insertRaw, metadataOf, type RawRow, type StoredRow } from "./raw-rows.ts"
import { snapshotOf } from "./snapshot.ts"
import { targetOf } from "./target.ts"

interface Restored {
  binned: BinnedItem
  item: ObjectLiteral
  leftOut: number
}

/** Restores an item with its old ids. @throws NOT_FOUND, also if the item that it was part of is deleted */
export function restoreFromBin(type: ItemType, itemId: number, context: Context): Promise<Restored> {
  const { content, database, publishing, viewer } = context
  return database.write(async (rows) => {
    const relations = { deletedBy: true, owner: true }
    const binned = await rows.findOne(BinnedItem, { where: { type, itemId }, relations })
    const [first, ...others] = binned?.rows ?? []
    if (!binned || !first) throw notInBin()
    applyOwner(binned, first.row, others)
    const kind = kindNamed(type)
    const parent = kind.isPart ? await targetOf(rows, kind.type, first.row) : undefined
    // A part of something public is public at once.
    if (parent && "publishedAt" in parent.item) await publishing.requireNoReview(parent.item as OwnedRow, context)
    const change = parent && (await beginChange(rows, parent, { type: kind.type, row: first.row, by: viewer }))
    if (!(await reinsert(rows, withNewVersion(rows, first)))) throw notFound("What it was part of")
    let leftOut = 0
    for (const row of others) if (!(await reinsert(rows, row))) leftOut++
    const item = (await storedRow(rows, kind.type as new () => { id: number }, itemId)) as ObjectLiteral
    await kind.onRestore?.(rows, item)
    const restored = { type: kind.type as ContentType<RecordedRow>, item: item as RecordedRow }
    await content.checkAndIndex(rows, { ...restored, viewer })
    await content.states.restored(rows, restored.type, restored.item)
    await rows.delete(BinnedItem, binned.id)
    if (change) {
      change.act = Act.RESTORED
      await change.saved()
    } else {
      const snapshot = await snapshotOf(rows, kind, item)
      const { ownerId } = binned
      await saveVersion(rows, { kind, item, ownerId }, { act: Act.RESTORED, by: viewer, snapshot })
    }
    return { binned, item, leftOut }
  })
}

/** The account may have been deleted and its items handed on: the bin knows the present owner. */
function applyOwner({ ownerId }: BinnedItem, item: RawRow, others: StoredRow[]) {
  if ("userId" in item) item.userId = ownerId
  for (const { row } of others) if ("ownerId" in row) row.ownerId = ownerId
}

/** Raises the version above the one that calendars got at the deletion. */
function withNewVersion(rows: EntityManager, { table, row }: StoredRow): StoredRow {
  const metadata = metadataOf(rows, table)
  const version = metadata?.versionColumn?.databaseName
  return {
    table,
    row: {
      ...row,
      ...(version && { [version]: Number(row[version]) + 2 }),
      ...("updatedAt" in row && { updatedAt: new Date().toISOString() }),
    },
  }
}

/** False if a row that this row requires is deleted. */
async function reinsert(rows: EntityManager, { table, row }: StoredRow): Promise<boolean> {
  if (!metadataOf(rows, table)) return false
  const adjusted: RawRow = { ...row }
  for (const { column, isNullable, target } of foreignKeys(rows, table)) {
    const id = row[column]
    if (id == null || (await rowExists(rows, target, id))) continue
    if (!isNullable) return false
    adjusted[column] = null
  }
  await insertRaw(rows, table, adjusted)
  return true
}

async function rowExists(rows: EntityManager, { tableName }: EntityMetadata, id: unknown): Promise<boolean> {
  const found: unknown[] = await rows.query(`SELECT 1 FROM "${tableName}" WHERE "id" = $1`, [id])
  return found.length > 0
}
