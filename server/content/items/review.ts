import { Field, GraphQLISODateTime, ObjectType } from "type-graphql"
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm"
import { InstantColumn } from "../../store/database/instant.ts"
import { Author } from "./author.ts"
import type { ItemType } from "./item-type.ts"

@Entity("reviews")
@ObjectType({ description: "What an administrator said who sent an item back to its writer." })
export class Review {
  @PrimaryColumn("text")
  type!: ItemType

  @PrimaryColumn("integer")
  itemId!: number

  @Field(() => String, { description: "The words to the writer, plain text." })
  @Column("text")
  note!: string

  @Field(() => GraphQLISODateTime, { description: "When it was sent back, ISO 8601 in UTC." })
  @InstantColumn()
  at!: Date

  @Column("integer")
  userId!: number

  @Field(() => Author, { description: "Who sent it back." })
  @ManyToOne("User")
  @JoinColumn({ name: "userId" })
  user!: Author
}
