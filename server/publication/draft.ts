import { Field, GraphQLISODateTime, ObjectType } from "type-graphql"
import { Column, Entity, PrimaryColumn } from "typeorm"
import { InstantColumn } from "../database/instant.ts"

/** What somebody has typed into a form and not sent, as a browser left it for another of the same account. */
@Entity("drafts")
@ObjectType({
  description: "What the viewer has typed into a form and not sent yet, on any device. Nobody else ever sees it.",
})
export class Draft {
  @PrimaryColumn("integer")
  userId!: number

  @Field(() => String, { description: "The form, as the browser's own store calls it." })
  @PrimaryColumn("text")
  key!: string

  @Field(() => String, { description: "What was typed, as the form wrote it down." })
  @Column("text")
  content!: string

  @Field(() => String, { description: "What it will be called; may be empty." })
  @Column("text")
  title!: string

  @Field(() => String, { description: "Its first words; may be empty." })
  @Column("text")
  words!: string

  @Field(() => String, { nullable: true, description: "The name of the picture that was chosen and has been stored." })
  @Column("text", { nullable: true })
  pictureName!: string | null

  @Field(() => String, { description: "Where it was typed, in the browser's own words for itself." })
  @Column("text")
  device!: string

  @Field(() => GraphQLISODateTime, { description: "When it was last saved, ISO 8601 in UTC." })
  @InstantColumn()
  updatedAt!: Date

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When it was discarded, ISO 8601 in UTC: it can still be restored. Null for one that is offered.",
  })
  @InstantColumn({ nullable: true })
  discardedAt!: Date | null
}
