import type { EntityManager, EntityMetadata, ObjectLiteral } from "typeorm"
import type { Viewer } from "../../access/viewer.ts"
import { insertRow } from "../../store/database/insert-row.ts"
import { AddedItem } from "../items/added-item.ts"
import { kindOf } from "../items/item-type.ts"
import { cascadingRelations } from "../pictures/picture-uses.ts"
import { Activity } from "./activity.ts"
import { BinnedItem } from "./bin.ts"
import { keepPictures } from "./kept-picture.ts"
import { picturesOf, type RawRow } from "./raw-rows.ts"
import { plainFields, titleOf } from "./snapshot.ts"

interface Deleted {
  type: new () => object
  row: ObjectLiteral
  ownerId: number | null
  by: Viewer
}

/** Keeps a row that is about to be deleted, with its dependent rows and their pictures. */
export async function putIntoBin(rows: EntityManager, { type, row, ownerId, by }: Deleted) {
  const kind = kindOf(type)
  if (!kind) return
  const metadata = rows.connection.getMetadata(type)
  const ofItem = `"type" = $1 AND "itemId" = $2`
  const stored = await rowsWhere(rows, metadata, `"id" = $1`, [row.id])
  for (const about of typesAbout(rows)) stored.push(...(await rowsWhere(rows, about, ofItem, [kind.name, row.id])))
  const about = { type: kind.name, itemId: row.id, ownerId, title: titleOf(rows, kind, plainFields(rows, kind, row)) }
  const binned = rows.create(BinnedItem, { ...about, deletedAt: new Date(), deletedById: by.id, rows: stored })
  const { id: binId } = await insertRow(rows, BinnedItem, binned)
  await keepPictures(rows, { binId, ownerId }, picturesOf(rows, stored))
  for (const { tableName } of typesAbout(rows))
    await rows.query(`DELETE FROM "${tableName}" WHERE ${ofItem}`, [kind.name, row.id])
}

/** The types whose rows name an item by type and id, such as pending changes; without the history's own. */
function typesAbout(rows: EntityManager): EntityMetadata[] {
  const names = ({ columns }: EntityMetadata) => columns.map(({ databaseName }) => databaseName)
  return rows.connection.entityMetadatas
    .filter((metadata) => ["type", "itemId"].every((name) => names(metadata).includes(name)))
    .filter(({ target }) => target !== Activity && target !== BinnedItem && target !== AddedItem)
}

/** Each row comes before its dependents. */
async function rowsWhere(rows: EntityManager, metadata: EntityMetadata, where: string, values: unknown[]) {
  const { tableName: table } = metadata
  const found: RawRow[] = await rows.query(`SELECT * FROM "${table}" WHERE ${where}`, values)
  const all = found.map((row) => ({ table, row }))
  if (found.length === 0) return all
  const places = found.map((_, index) => `$${index + 1}`)
  const ids = found.map(({ id }) => id)
  for (const { entityMetadata, joinColumns } of cascadingRelations(metadata))
    all.push(...(await rowsWhere(rows, entityMetadata, `"${joinColumns[0]?.databaseName}" IN (${places})`, ids)))
  return all
}
