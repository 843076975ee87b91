import { Field, Int, ObjectType } from "type-graphql"
import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm"
import { InstantColumn } from "../../store/database/instant.ts"

@ObjectType({ description: "The spot of a picture that stays in sight when it is cropped." })
export class PictureFocus {
  @Field(() => Int, { description: "Per cent of the width, from the left: 0 to 100." })
  x!: number

  @Field(() => Int, { description: "Per cent of the height, from the top: 0 to 100." })
  y!: number
}

/** One use of a stored file: rows may share one, each with its own words (docs/decisions/10-a-picture-is-one-use.md). */
@Entity("pictures")
@Index(["createdAt"])
@ObjectType({
  description:
    "A picture as one item shows it. Its file lies at `url`; that address with `w=640` in its query gives one 640 pixels " +
    "wide, or the next width that is kept; with `crop=5x2` or `crop=3x2` too, a part of it in that shape, `at` how many " +
    "per cent of what is cut off. It is in a format that the request accepts, or in that which `as=avif`, `as=webp` or " +
    "`as=original` says; who asks for AVIF is given WebP until that is made.",
})
export class Picture {
  @Field(() => Int, { description: "Tells this use of the file from any other." })
  @PrimaryGeneratedColumn("increment", { type: "integer" })
  id!: number

  @Field(() => String, {
    description:
      "What the file is called. Send it as `PictureInput.name` to keep the picture, or to show it with another item too.",
  })
  @Index()
  @Column("text")
  name!: string

  /** The file's name in the store, never reused. It is `name`, unless a client chose that. */
  @Index()
  @Column("text")
  file!: string

  /** SHA-256 of the stored file in hexadecimal digits; null for one that is older than this column, until it is read. */
  @Index()
  @Column("text", { nullable: true })
  hash!: string | null

  /** `image/jpeg`, `image/png` or `image/webp`. */
  @Column("text")
  type!: string

  @Field(() => Int, { description: "Pixels." })
  @Column("integer")
  width!: number

  @Field(() => Int, { description: "Pixels." })
  @Column("integer")
  height!: number

  @Column("integer")
  bytes!: number

  @Field(() => String, { description: "Its average colour as `#rrggbb`, to show while it loads." })
  @Column("text")
  color!: string

  /** The alternative text; empty for a decorative picture; null if nobody has said either. */
  @Column("text", { name: "alt", nullable: true })
  words!: string | null

  @Column("integer", { default: 50 })
  focusX!: number

  @Column("integer", { default: 50 })
  focusY!: number

  /** The uploader; null for the site itself, and for another use of a file. */
  @Column("integer", { nullable: true })
  uploaderId!: number | null

  @InstantColumn()
  createdAt!: Date

  /** True if it was read with a public item, so that nobody needs to check its visibility. */
  isPublic?: boolean

  @Field(() => String, {
    description:
      "What is seen, for those who cannot see it: what an image's `alt` holds. Empty where it only decorates, and until " +
      "it is described.",
  })
  alt(): string {
    return this.words ?? ""
  }

  @Field(() => Boolean, {
    description: "Whether somebody has said what is seen, or (by an empty `alt`) that it only decorates.",
  })
  described(): boolean {
    return this.words !== null
  }

  @Field(() => PictureFocus, {
    description: "The spot that stays in sight when it is cropped; the middle, unless set.",
  })
  focus(): PictureFocus {
    return { x: this.focusX, y: this.focusY }
  }
}

/** The address of a file for everybody who may see it. */
export const publicAddress = ({ file }: Pick<Picture, "file">) => `/images/${encodeURIComponent(file)}`
