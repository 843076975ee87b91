import { Field, ObjectType } from "type-graphql"
import { Column, Entity, type EntityManager, Index, ManyToOne, OneToMany, PrimaryGeneratedColumn } from "typeorm"
import { InstantField, OptionalInstantField } from "../../store/database/instant.ts"
import { Picture } from "../pictures/picture.ts"
import { HoldsTexts } from "../pictures/picture-cells.ts"
import { Author } from "./author.ts"
import { ContentState } from "./content-state.ts"
import type { ContentType, OwnedRow } from "./content-type.ts"
import { type ItemType, itemTypeOf } from "./item-type.ts"
import { addTextPictures } from "./text-pictures.ts"
import { ownerOnly } from "./visibility.ts"

/** The changed fields of a published item, which stays public unchanged until the change is published. */
@Entity("pending_changes")
@Index(["type", "itemId"], { unique: true })
@ObjectType({ description: "A change to a published item that has not been published yet." })
export class PendingChange {
  /** Viewers of the change's picture. */
  static visibleTo = ownerOnly
  static ownedBy = "ownerId"

  @PrimaryGeneratedColumn("increment", { type: "integer" })
  id!: number

  @Column("text")
  type!: ItemType

  @Column("integer")
  itemId!: number

  @Column("integer")
  ownerId!: number

  /** JSON of the fields in the form of their columns. */
  @HoldsTexts()
  @Column("text")
  fields!: string

  /** JSON of the item's values in those fields, and of its picture, at the time of each edit. */
  @HoldsTexts()
  @Column("text", { default: "{}" })
  base!: string

  @ManyToOne(() => Picture, { nullable: true })
  picture!: Picture | null

  @Column("boolean", { default: false })
  withoutPicture!: boolean

  @Field(() => ContentState, { description: "DRAFT, WAITING or SCHEDULED." })
  @Column("text")
  state!: ContentState

  @OptionalInstantField("Scheduled publication time, ISO 8601 in UTC; null if not scheduled.")
  publishAt!: Date | null

  @OptionalInstantField("Takedown time of the item once this is published, ISO 8601 in UTC; null if not scheduled.")
  expiresAt!: Date | null

  @InstantField("Time of the last save, ISO 8601 in UTC.")
  updatedAt!: Date

  @Column("integer")
  userId!: number

  /** True if it contains edits by others than its last editor. */
  @Column("boolean", { default: false })
  isShared!: boolean

  @Field(() => Author, { description: "The last person to save it." })
  @ManyToOne("User")
  user!: Author

  @OneToMany(
    () => PendingPart,
    ({ change }) => change,
  )
  parts!: PendingPart[]

  @Field(() => [String], { description: "Names of the changed fields; `pictures` for the pictures of a gallery." })
  changed(): string[] {
    const hasPicture = this.picture !== null || this.withoutPicture
    const names = Object.keys(JSON.parse(this.fields))
    return [...names, ...(hasPicture ? ["picture"] : []), ...(this.parts.length > 0 ? ["pictures"] : [])]
  }
}

addTextPictures(PendingChange)

export const withChangeParts = { picture: true, user: true, parts: true } as const

/** A pending change of a row within an item, such as a gallery's picture. Published with the item's change. */
@Entity("pending_parts")
@Index(["changeId", "partId"], { unique: true })
@Index(["pictureId"])
@Index(["partId"])
export class PendingPart {
  /** Other kinds keep their current picture. */
  static needsPicture = `"kind" = 'ADDED'`

  @PrimaryGeneratedColumn("increment", { type: "integer" })
  id!: number

  @Column("integer")
  changeId!: number

  @ManyToOne(() => PendingChange, { onDelete: "CASCADE" })
  change!: PendingChange

  /** Assigned at once, also to a new row. */
  @Column("integer")
  partId!: number

  @Column("text")
  kind!: "ADDED" | "EDITED" | "REMOVED"

  /** Values by column; all of a new row. */
  @Column("simple-json")
  row!: Record<string, unknown>

  @Column("integer", { nullable: true })
  pictureId!: number | null

  /** Null to keep the row's own. */
  @ManyToOne(() => Picture, { nullable: true })
  picture!: Picture | null

  @Column("integer", { nullable: true })
  partVersion!: number | null
}

/** Returns fields in the JSON form of their columns, without those that have no column. */
export function asStored(rows: EntityManager, type: new () => object, fields: object): Record<string, unknown> {
  const defined = new Map(Object.entries(fields).filter(([, value]) => value !== undefined))
  const values = columnsOf(rows, type).flatMap(({ propertyName: name, transformer }) =>
    defined.has(name) ? [[name, transformer ? transformer.to(defined.get(name)) : defined.get(name)]] : [],
  )
  return Object.fromEntries(values)
}

export function fromStored(rows: EntityManager, type: new () => object, stored: Record<string, unknown>): object {
  const values = columnsOf(rows, type).flatMap(({ propertyName: name, transformer }) =>
    name in stored ? [[name, transformer ? transformer.from(stored[name]) : stored[name]]] : [],
  )
  return Object.fromEntries(values)
}

function columnsOf(rows: EntityManager, type: new () => object) {
  return rows.connection
    .getMetadata(type)
    .columns.filter(({ relationMetadata }) => !relationMetadata)
    .map(({ propertyName, transformer }) => ({
      propertyName,
      transformer: Array.isArray(transformer) ? transformer[0] : transformer,
    }))
}

export function pendingChangeOf(rows: EntityManager, type: new () => object, itemId: number) {
  const where = { type: itemTypeOf(type), itemId }
  const relations = { picture: true, user: true, parts: { picture: true } }
  return rows.findOne(PendingChange, { where, relations, order: { parts: { id: "ASC" } } })
}

export function withChange<T extends OwnedRow>(
  rows: EntityManager,
  type: ContentType<T>,
  item: T,
  change: PendingChange | null,
): T {
  if (!change) return item
  const picture = change.withoutPicture ? null : (change.picture ?? item.picture)
  const fields = fromStored(rows, type, JSON.parse(change.fields))
  const changed = Object.assign(rows.create(type), item, fields, {
    picture,
    waitingParts: change.parts,
    changeId: change.id,
  })
  return Object.assign(changed, type.derived?.(changed))
}
