import { Field, ObjectType } from "type-graphql"
import { Column, Entity, ManyToOne, PrimaryColumn } from "typeorm"
import { InstantField } from "../../store/database/instant.ts"
import { Author } from "./author.ts"
import type { ItemType } from "./item-type.ts"

@Entity("reviews")
@ObjectType({ description: "The review of an administrator who sent an item back to its writer." })
export class Review {
  @PrimaryColumn("text")
  type!: ItemType

  @PrimaryColumn("integer")
  itemId!: number

  @Field(() => String, { description: "Note to the writer, plain text." })
  @Column("text")
  note!: string

  @InstantField("Time of the review, ISO 8601 in UTC.")
  at!: Date

  @Column("integer")
  userId!: number

  @Field(() => Author, { description: "The administrator who sent it back." })
  @ManyToOne("User")
  user!: Author
}
