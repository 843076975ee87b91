import { Ctx, Field, Int, ObjectType } from "type-graphql"
import { Column, Entity, In, Index, IsNull, ManyToOne, Not, PrimaryGeneratedColumn } from "typeorm"
import { NullableField } from "../../base/api/nullable-field.ts"
import { InstantField } from "../../store/database/instant.ts"
import { type Batch, batched } from "../api/batched.ts"
import type { Context } from "../api/context.ts"
import { Act } from "../items/act.ts"
import { Author } from "../items/author.ts"
import { type ItemType, ItemTypes } from "../items/item-type.ts"
import { NamesPictures } from "../pictures/picture-cells.ts"
import { type Snapshot, withoutPictures } from "./snapshot.ts"

/** An act. One with a snapshot is a version: the item as it was after the act. */
@Entity("activities")
@Index(["type", "itemId", "id"])
@Index(["type", "id"])
@Index(["userId", "id"])
@Index(["act", "id"])
@Index(["at"])
@ObjectType({ description: "An entry of the audit log." })
export class Activity {
  @Field(() => Int, { description: "ID, starting at 1. If the action saved an item, also the ID of its version." })
  @PrimaryGeneratedColumn("increment", { type: "integer" })
  id!: number

  @InstantField("Time, ISO 8601 in UTC.")
  at!: Date

  @Field(() => Act, { description: "Action." })
  @Column("text")
  act!: Act

  /** Null for the site itself. */
  @Column("integer", { nullable: true })
  userId!: number | null

  @NullableField(() => Author, "The account that did it; null for the site itself, and for a failed sign-in.")
  @ManyToOne("User", { nullable: true })
  user!: Author | null

  @NullableField(
    () => String,
    "Name at the time of the program that acted on behalf of the account; null if the person acted.",
  )
  @Column("text", { nullable: true })
  program!: string | null

  @NullableField(() => ItemTypes, "Type of the item; null if the action has no item.")
  @Column("text", { nullable: true })
  type!: ItemType | null

  @NullableField(() => Int, "ID of the item, or of the account that the action is about.")
  @Column("integer", { nullable: true })
  itemId!: number | null

  /** The item's creator, who may see its versions. */
  @Column("integer", { nullable: true })
  ownerId!: number | null

  @Field(() => String, { description: "Title of the item, or name of the account, at the time; may be empty." })
  @Column("text", { default: "" })
  title!: string

  @Field(() => [String], { description: "Names of the changed fields." })
  @Column("simple-json")
  changed!: string[]

  /** The item's `version` after the act; before it, if the act was refused. */
  @Column("integer", { nullable: true })
  itemVersion!: number | null

  @NamesPictures<Snapshot>({ byFile: true, erase: (snapshot, { files }) => withoutPictures(snapshot, files) })
  @Column("simple-json", { nullable: true, select: false })
  snapshot!: Snapshot | null

  @Field(() => Boolean, { description: "True if the entry is a version, which can be read and restored." })
  hasVersion(@Ctx() context: Context): Promise<boolean> {
    return batched(context, areVersions).load(this.id)
  }

  @NullableField(() => String, "IP address, only for sign-ins and for 90 days.")
  @Column("text", { nullable: true })
  address!: string | null

  @Field(() => String, { description: "Details in words; may be empty." })
  @Column("text", { default: "" })
  detail!: string
}

export const withUser = { relations: { user: true }, relationLoadStrategy: "query" } as const

export const isVersion = { snapshot: Not(IsNull()) } as const

const areVersions: Batch<boolean> = async (ids, { database }) => {
  const found = await database.read.find(Activity, { where: { id: In([...ids]), ...isVersion }, select: { id: true } })
  return ids.map((id) => found.some((version) => version.id === id))
}
