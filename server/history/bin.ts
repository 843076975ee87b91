import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from "typeorm"
import type { Author } from "../content/author.ts"
import type { ItemType } from "../content/item-type.ts"
import { InstantColumn } from "../database/instant.ts"

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
  @Column("simple-json")
  rows!: { table: string; row: RawRow }[]
}
