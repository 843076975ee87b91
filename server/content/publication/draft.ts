import { Field, ObjectType } from "type-graphql"
import { Column, Entity, Index, JoinColumn, ManyToOne, OneToMany, PrimaryColumn } from "typeorm"
import type { Viewer } from "../../access/viewer.ts"
import { InstantField, OptionalInstantField } from "../../store/database/instant.ts"
import type { Filter } from "../items/visibility.ts"
import { Picture } from "../pictures/picture.ts"
import { HoldsTexts } from "../pictures/picture-cells.ts"

/** Unsent text of a form, for the same account's other browsers. */
@Entity("drafts")
@ObjectType({ description: "Unsent input of a form that the viewer began on any device. Nobody else ever sees it." })
export class Draft {
  @PrimaryColumn("integer")
  userId!: number

  @Field(() => String, { description: "Key of the form, as in the browser's local storage." })
  @PrimaryColumn("text")
  key!: string

  @Field(() => String, { description: "Input, in the format of the form." })
  @HoldsTexts()
  @Column("text")
  content!: string

  @Field(() => String, { description: "Title of the future item; may be empty." })
  @Column("text")
  title!: string

  @Field(() => String, { description: "First words of the text; may be empty." })
  @Column("text")
  words!: string

  @Field(() => String, {
    description: "Device on which it was typed, such as `Chrome on Android`; empty if unknown (older releases).",
  })
  @Column("text")
  device!: string

  @InstantField("Time of the last save, ISO 8601 in UTC.")
  updatedAt!: Date

  @OptionalInstantField("Discard time, ISO 8601 in UTC; the draft can still be restored. Null for an active draft.")
  discardedAt!: Date | null

  @OneToMany(
    () => DraftPicture,
    ({ draft }) => draft,
  )
  named!: DraftPicture[]

  @Field(() => [Picture], { description: "Uploaded pictures of the draft. Only its writer sees them." })
  pictures(): Picture[] {
    return this.named.map(({ picture }) => picture)
  }
}

/** Keeps the file of a picture in an unsent form, visible only to its writer. */
@Entity("draft_pictures")
@Index(["pictureId"])
export class DraftPicture {
  static visibleTo({ id }: Viewer): Filter<DraftPicture> {
    return id === null ? [] : { userId: id }
  }

  static ownedBy = "userId"

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
  picture!: Picture
}
