import { Field, Int, ObjectType } from "type-graphql"
import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm"
import { Auth, Role } from "../../access/auth.ts"
import { readerOf, type Viewer } from "../../access/viewer.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import { InstantColumn, OptionalInstantField } from "../../store/database/instant.ts"
import { Recognisable } from "./recognisable.ts"

@ObjectType({ description: "Focal point of a picture, which stays visible when the picture is cropped." })
export class PictureFocus {
  @Field(() => Int, { description: "Percentage of the width from the left: 0 to 100." })
  x!: number

  @Field(() => Int, { description: "Percentage of the height from the top: 0 to 100." })
  y!: number
}

/** One use of a stored file, which rows may share (docs/decisions/10-a-picture-is-one-use.md). */
@Entity("pictures")
@Index(["createdAt"])
@Index("withheld_pictures", ["withheldBelow"], { where: `"withheldBelow" > 0` })
@ObjectType({
  description:
    "A picture as used by one item. The file is at `url`. Query parameters: `w=640` returns a version 640 " +
    "pixels wide, or the next larger width available; `crop=5x2` or `crop=3x2` crops that to this ratio, at " +
    "the position `at`, 0 to 100 per cent from the left or the top, in tens. The format follows the Accept " +
    "header, or `as=avif`, `as=webp` or `as=original`; a request for AVIF gets WebP until the AVIF version " +
    "exists. Unless it is marked as showing nobody, a public picture is made smaller: `publicPixels` of the site.",
})
export class Picture {
  @Field(() => Int, { description: "ID of this use of the file." })
  @PrimaryGeneratedColumn("increment", { type: "integer" })
  id!: number

  @Field(() => String, {
    description: "File name. Send it as `PictureInput.name` to keep the picture, or to use it for another item too.",
  })
  @Index()
  @Column("text")
  name!: string

  /** The name in the store, never reused. Equals `name`, unless a client chose that. */
  @Index()
  @Column("text")
  file!: string

  /** SHA-256 in hexadecimal digits; null for a file older than this column, until it is read. */
  @Index()
  @Column("text", { nullable: true })
  hash!: string | null

  /** `image/jpeg`, `image/png` or `image/webp`. */
  @Column("text")
  type!: string

  @Field(() => Int, { description: "Size in pixels of the largest version that the viewer gets." })
  @Column("integer")
  width!: number

  @Field(() => Int, { description: "Size in pixels of the largest version that the viewer gets." })
  @Column("integer")
  height!: number

  @Column("integer")
  bytes!: number

  @Field(() => String, { description: "Average colour as `#rrggbb`, for a placeholder while the picture loads." })
  @Column("text")
  color!: string

  /** The alternative text; empty for a decorative picture; null if nobody has decided. */
  @Column("text", { name: "alt", nullable: true })
  words!: string | null

  @Column("integer", { default: 50 })
  focusX!: number

  @Column("integer", { default: 50 })
  focusY!: number

  /** The lowest role that sees it: 0, unless it shows a child without a valid yes (`Children.applyConsents`). */
  @Column("integer", { default: 0 })
  withheldBelow!: Role

  /** The same for all uses of a file. */
  @Auth(Role.REGULAR)
  @NullableField(() => Recognisable, "Recognisable people in it, whichever item shows it; null for visitors.")
  @Column("text", { default: Recognisable.UNSAID })
  recognisable!: Recognisable

  /** Time of the office's last look, for all uses of a file. */
  @Auth(Role.ADMINISTRATOR)
  @OptionalInstantField("Time of the office's last yearly look at it, ISO 8601 in UTC; null before the first.")
  reviewedAt!: Date | null

  /** Null for the site itself, and for another use of a file. */
  @Column("integer", { nullable: true })
  uploaderId!: number | null

  @InstantColumn()
  createdAt!: Date

  /** True if read with a public item, so that its visibility needs no check. */
  isPublic?: boolean

  @Field(() => String, { description: "Alt text. Empty if the picture is decorative, or not described yet." })
  alt(): string {
    return this.words ?? ""
  }

  /** A program without a right to pictures sees those that visitors see. */
  isVisibleTo(viewer: Pick<Viewer, "role" | "program">): boolean {
    return readerOf(Picture, viewer).role >= this.withheldBelow
  }

  @Field(() => Boolean, {
    description: "True if the picture has alt text, or was marked as decorative by an empty `alt`.",
  })
  described(): boolean {
    return this.words !== null
  }

  @Field(() => PictureFocus, {
    description: "Focal point that stays visible when the picture is cropped; the centre by default.",
  })
  focus(): PictureFocus {
    return { x: this.focusX, y: this.focusY }
  }
}

export const publicAddress = ({ file }: Pick<Picture, "file">) => `/images/${encodeURIComponent(file)}`
