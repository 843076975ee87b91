import type { EntityManager, ObjectLiteral } from "typeorm"
import { type ItemKind, kindOf } from "../items/item-type.ts"
import { storedRow } from "../items/shown-rows.ts"

export interface Target {
  kind: ItemKind
  item: ObjectLiteral
  /** Null for office content. */
  ownerId: number | null
}

/** Finds the item of a row: the row itself, or the item that shows it. Undefined for other rows and deleted items. */
export async function targetOf(
  rows: EntityManager,
  type: new () => object,
  row: ObjectLiteral,
): Promise<Target | undefined> {
  const kind = kindOf(type)
  if (!kind) return undefined
  if (!kind.isPart) return { kind, item: row, ownerId: row.userId ?? null }
  const parent = parentOf(rows, type, row)
  const item = parent && (await itemOf(rows, parent.kind, parent.id))
  return item && parent ? { kind: parent.kind, item, ownerId: item.userId ?? null } : undefined
}

export function parentOf(rows: EntityManager, type: new () => object, row: ObjectLiteral) {
  const within = rows.connection.getMetadata(type).relations.find(({ onDelete }) => onDelete === "CASCADE")
  const [key] = within?.joinColumns ?? []
  const kind = within && kindOf(within.inverseEntityMetadata.target as new () => object)
  return kind && key ? { kind, id: row[key.databaseName] as number } : undefined
}

export function itemOf(rows: EntityManager, { type, named }: ItemKind, id: number): Promise<ObjectLiteral | null> {
  if (named) return rows.findOneBy<ObjectLiteral>(type, { id })
  return storedRow(rows, type as new () => { id: number }, id)
}
