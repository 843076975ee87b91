import { Ctx, Field, GraphQLISODateTime, Int, ObjectType } from "type-graphql"
import { Column, Entity, type EntityManager, Index, ManyToOne, PrimaryGeneratedColumn } from "typeorm"
import { NullableField } from "../../base/api/nullable-field.ts"
import { gone } from "../../base/failures/failures.ts"
import { withoutFigures } from "../../base/text/figures.ts"
import { InstantField } from "../../store/database/instant.ts"
import { batched } from "../api/batched.ts"
import type { Context } from "../api/context.ts"
import { Author } from "../items/author.ts"
import { type ItemType, ItemTypes } from "../items/item-type.ts"
import { ownerOnly } from "../items/visibility.ts"
import { Picture } from "../pictures/picture.ts"
import { type ErasedPictures, NamesPictures } from "../pictures/picture-cells.ts"
import { pictureKeys, picturesOf, type StoredRow } from "./raw-rows.ts"
import { pictureRows } from "./version.ts"

export const binDays = 30
const dayMs = 24 * 60 * 60 * 1000

@Entity("bin_items")
@Index(["type", "itemId"], { unique: true })
@Index(["type", "id"])
@Index(["deletedAt"])
@Index(["ownerId", "id"])
@ObjectType("BinItem", { description: "A deleted item, with its parts. It is nowhere else on the site." })
export class BinnedItem {
  static visibleTo = ownerOnly

  @PrimaryGeneratedColumn("increment", { type: "integer" })
  id!: number

  @Field(() => ItemTypes, { description: "Item type." })
  @Column("text")
  type!: ItemType

  @Column("integer")
  itemId!: number

  @Field(() => Int, { name: "id", description: "Item ID. It stays the same when the item is restored." })
  idOfItem(): number {
    return this.itemId
  }

  @Field(() => String, { description: "Title; may be empty." })
  @Column("text")
  title!: string

  @InstantField("Deletion time, ISO 8601 in UTC.")
  deletedAt!: Date

  /** Null for the site itself. */
  @Column("integer", { nullable: true })
  deletedById!: number | null

  @NullableField(() => Author, "The account that deleted it; null for the site itself.")
  @ManyToOne("User", { nullable: true })
  deletedBy!: Author | null

  @Column("integer", { nullable: true })
  ownerId!: number | null

  @NullableField(() => Author, "Creator; null for items that belong to the office.")
  @ManyToOne("User", { nullable: true })
  owner!: Author | null

  @Field(() => GraphQLISODateTime, { description: "Time of automatic erasure, ISO 8601 in UTC." })
  erasedAt(): Date {
    return new Date(this.deletedAt.getTime() + binDays * dayMs)
  }

  @NullableField(() => String, "Path of the restored item; null while it is in the bin, and if it has no screen.")
  path: string | null = null

  @Field(() => Int, {
    description: "After a restore: number of parts left out, as something else that they belong to is gone.",
  })
  leftOut = 0

  @NullableField(() => Picture, "Main picture.")
  async picture(@Ctx() context: Context): Promise<Picture | null> {
    const [id] = picturesOf(context.database.read, this.rows.slice(0, 1))
    return id ? ((await batched(context, pictureRows).load(id)) ?? null) : null
  }

  /** The item's own row first, and each after the row it belongs to. */
  @NamesPictures<StoredRow[]>({ erase: (stored, erased, rows) => withoutPictures(rows, stored, erased) })
  @Column("simple-json")
  rows!: StoredRow[]
}

export const notInBin = () => gone("This is not in the bin any more: it was restored or erased.")

/** Null if the item requires the picture: without it, the item could not be restored. */
function withoutPictures(rows: EntityManager, stored: StoredRow[], { ids, files }: ErasedPictures) {
  const named = ({ table, row }: StoredRow) =>
    pictureKeys(rows, table).filter(({ column }) => ids.has(row[column] as number))
  if (!stored.some((one) => named(one).length > 0)) return undefined
  const rest = stored.filter((one) => named(one).every(({ isNullable }) => isNullable))
  for (const one of rest) for (const { column } of named(one)) one.row[column] = null
  return rest[0] === stored[0] ? (JSON.parse(withoutFigures(JSON.stringify(rest), files)) as StoredRow[]) : null
}
