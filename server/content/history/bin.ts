import {
  Column,
  Entity,
  type EntityManager,
  type FindOptionsWhere,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from "typeorm"
import type { Viewer } from "../../access/viewer.ts"
import { withoutFigures } from "../../base/text/figures.ts"
import { InstantColumn } from "../../store/database/instant.ts"
import type { Author } from "../items/author.ts"
import type { ItemType } from "../items/item-type.ts"
import { moderatorRole } from "../items/visibility.ts"
import { type ErasedPictures, NamesPictures } from "../pictures/picture-cells.ts"
import { pictureKeys, type StoredRow } from "./raw-rows.ts"

export const binDays = 30

@Entity("bin_items")
@Index(["type", "itemId"], { unique: true })
@Index(["type", "id"])
@Index(["deletedAt"])
@Index(["ownerId", "id"])
export class BinnedItem {
  static shownWith = {}

  static visibleTo({ id, role }: Viewer): FindOptionsWhere<BinnedItem>[] {
    if (id === null) return []
    return [role >= moderatorRole ? {} : { ownerId: id }]
  }

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

  /** The item's own row first, and each after the row it belongs to. */
  @NamesPictures<StoredRow[]>({ erase: (stored, erased, rows) => withoutPictures(rows, stored, erased) })
  @Column("simple-json")
  rows!: StoredRow[]
}

/** Null if the item requires its picture: it could not be restored. */
function withoutPictures(rows: EntityManager, stored: StoredRow[], { ids, files }: ErasedPictures) {
  const named = ({ table, row }: StoredRow) =>
    pictureKeys(rows, table).filter(({ column }) => ids.has(row[column] as number))
  if (!stored.some((one) => named(one).length > 0)) return undefined
  const left = stored.filter((one) => named(one).every(({ isNullable }) => isNullable))
  for (const one of left) for (const { column } of named(one)) one.row[column] = null
  return left[0] === stored[0] ? (JSON.parse(withoutFigures(JSON.stringify(left), files)) as StoredRow[]) : null
}
