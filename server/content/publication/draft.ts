import { Field, GraphQLISODateTime, ObjectType } from "type-graphql"
import { Column, Entity, type FindOptionsWhere, Index, JoinColumn, ManyToOne, OneToMany, PrimaryColumn } from "typeorm"
import type { Viewer } from "../../access/viewer.ts"
import { InstantColumn } from "../../store/database/instant.ts"
import { Picture } from "../pictures/picture.ts"

/** Unsent text of a form, kept for the same account's other browsers. */
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

  @Field(() => String, {
    description: "Where it was typed, such as `Chrome on Android`; empty where an older release did not say.",
  })
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

  @OneToMany(
    () => DraftPicture,
    ({ draft }) => draft,
  )
  named!: DraftPicture[]

  @Field(() => [Picture], { description: "The pictures of it that have been stored. Its writer alone sees them." })
  pictures(): Picture[] {
    return this.named.map(({ picture }) => picture)
  }
}

/** A picture that was chosen for what is not sent yet: so its file stays, for its writer alone. */
@Entity("draft_pictures")
@Index(["pictureId"])
export class DraftPicture {
  static visibleTo({ id }: Viewer): FindOptionsWhere<DraftPicture>[] {
    return id === null ? [] : DraftPicture.ownedBy(id)
  }

  static ownedBy(userId: number): FindOptionsWhere<DraftPicture>[] {
    return [{ userId }]
  }

  @PrimaryColumn("integer")
  userId!: number

  @PrimaryColumn("text")
  key!: string

  @PrimaryColumn("integer")
  pictureId!: number

  @ManyToOne(
    () => Draft,
    ({ named }) => named,
    { onDelete: "CASCADE" },
  )
  @JoinColumn([
    { name: "userId", referencedColumnName: "userId" },
    { name: "key", referencedColumnName: "key" },
  ])
  draft!: Draft

  @ManyToOne(() => Picture, { nullable: false })
  @JoinColumn({ name: "pictureId" })
  picture!: Picture
}
