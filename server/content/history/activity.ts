import { Field, GraphQLISODateTime, Int, ObjectType } from "type-graphql"
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from "typeorm"
import { InstantColumn } from "../../store/database/instant.ts"
import { Act } from "../items/act.ts"
import { Author } from "../items/author.ts"
import { type ItemType, ItemTypes } from "../items/item-type.ts"
import { NamesPictures } from "../pictures/picture-cells.ts"
import { type Snapshot, withoutPictures } from "./snapshot.ts"

/** With a snapshot it is a version: the item as it was after the act. */
@Entity("activities")
@Index(["type", "itemId", "id"])
@Index(["type", "id"])
@Index(["userId", "id"])
@Index(["act", "id"])
@Index(["at"])
@ObjectType({ description: "Who did what, when." })
export class Activity {
  static isCounted = true

  @Field(() => Int, { description: "Counts up from 1. Of an act that saved an item, the id of its version." })
  @PrimaryGeneratedColumn("increment", { type: "integer" })
  id!: number

  @Field(() => GraphQLISODateTime, { description: "When, ISO 8601 in UTC." })
  @InstantColumn()
  at!: Date

  @Field(() => Act, { description: "What was done." })
  @Column("text")
  act!: Act

  /** Null for the site itself. */
  @Column("integer", { nullable: true })
  userId!: number | null

  @Field(() => Author, {
    nullable: true,
    description: "Who did it; null for the site itself, and for a failed sign-in.",
  })
  @ManyToOne("User", { nullable: true })
  @JoinColumn({ name: "userId" })
  user!: Author | null

  @Field(() => String, {
    nullable: true,
    description: "What the program was called that did it in the account's name; null for what the person did.",
  })
  @Column("text", { nullable: true })
  program!: string | null

  @Field(() => ItemTypes, {
    nullable: true,
    description: "Of what type the item is; null where the act is about none.",
  })
  @Column("text", { nullable: true })
  type!: ItemType | null

  @Field(() => Int, { nullable: true, description: "The item's id, or that of the account that the act is about." })
  @Column("integer", { nullable: true })
  itemId!: number | null

  /** The creator of the item, who may see its versions. */
  @Column("integer", { nullable: true })
  ownerId!: number | null

  @Field(() => String, { description: "What the item was called then, or the account; may be empty." })
  @Column("text", { default: "" })
  title!: string

  @Field(() => [String], { description: "The names of the fields that it changed." })
  @Column("simple-json")
  changed!: string[]

  /** The item's `version` after the act; before it for one that was refused. */
  @Column("integer", { nullable: true })
  itemVersion!: number | null

  @NamesPictures<Snapshot>({ byFile: true, erase: (snapshot, { files }) => withoutPictures(snapshot, files) })
  @Column("simple-json", { nullable: true, select: false })
  snapshot!: Snapshot | null

  @Field(() => Boolean, { description: "Whether it is a version, which can be read and restored." })
  hasVersion?: boolean

  @Field(() => String, {
    nullable: true,
    description: "The network address that it came from, for sign-ins alone, and for 90 days.",
  })
  @Column("text", { nullable: true })
  address!: string | null

  @Field(() => String, { description: "More about it in words; may be empty." })
  @Column("text", { default: "" })
  detail!: string
}
