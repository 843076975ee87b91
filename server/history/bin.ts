import { Column, Entity, type EntityManager, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from "typeorm"
import type { Author } from "../content/author.ts"
import type { ItemType } from "../content/item-type.ts"
import { InstantColumn } from "../database/instant.ts"
import { Picture } from "../images/picture.ts"
import { NamesPictures } from "../images/picture-cells.ts"

/** Days for which what was deleted can be taken back. */
export const binDays = 30

export type RawRow = Record<string, unknown>

@Entity("bin_items")
@Index(["type", "itemId"], { unique: true })
@Index(["type", "id"])
@Index(["deletedAt"])
@Index(["ownerId", "id"])
export class BinnedItem {
  static isCounted = true

  @PrimaryGeneratedColumn("increment", { type: "integer" })
  id!: number

  @Column("text")
  type!: ItemType

  @Column("integer")
  itemId!: number

  @Column("integer", { nullable: true })
  ownerId!: number | null

  @ManyToOne("User", { nullable: true })
  @JoinColumn({ name: "ownerId" })
  owner!: Author | null

  @Column("text")
  title!: string

  @InstantColumn()
  deletedAt!: Date

  /** Null for the site itself. */
  @Column("integer", { nullable: true })
  deletedById!: number | null

  @ManyToOne("User", { nullable: true })
  @JoinColumn({ name: "deletedById" })
  deletedBy!: Author | null

  /** By their tables, the item's own first: each after what it belongs to. */
  @NamesPictures<StoredRow[]>({ erase: (stored, { ids }, rows) => withoutPictures(rows, stored, ids) })
  @Column("simple-json")
  rows!: StoredRow[]
}

export interface StoredRow {
  table: string
  row: RawRow
}

/** Null where the item itself must have its picture: it could not be restored. */
function withoutPictures({ connection }: EntityManager, stored: StoredRow[], ids: Set<number>) {
  const columnsOf = (table: string) =>
    (connection.entityMetadatas.find(({ tableName }) => tableName === table)?.relations ?? []).flatMap((relation) =>
      relation.isOwning && relation.inverseEntityMetadata.target === Picture ? relation.joinColumns : [],
    )
  const named = ({ table, row }: StoredRow) =>
    columnsOf(table).filter(({ databaseName }) => ids.has(row[databaseName] as number))
  if (!stored.some((one) => named(one).length > 0)) return undefined
  const left = stored.filter((one) => named(one).every(({ isNullable }) => isNullable))
  for (const one of left) for (const { databaseName } of named(one)) one.row[databaseName] = null
  return left[0] === stored[0] ? left : null
}
