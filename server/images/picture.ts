import { IsOptional, Max, Min } from "class-validator"
import type { GraphQLResolveInfo } from "graphql"
import { Args, ArgsType, Ctx, Extensions, Field, Info, Int, ObjectType } from "type-graphql"
import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm"
import { visitor } from "../access/viewer.ts"
import type { Context } from "../api/context.ts"
import type { FieldExtensions } from "../api/cost.ts"
import { type Batch, batched } from "../content/batched.ts"
import { InstantColumn } from "../database/instant.ts"
import { granteeOf } from "./signed-address.ts"
import { variantWidths } from "./variant-widths.ts"

@ObjectType({ description: "The spot of a picture that stays in sight when it is cropped." })
export class PictureFocus {
  @Field(() => Int, { description: "Per cent of the width, from the left: 0 to 100." })
  x!: number

  @Field(() => Int, { description: "Per cent of the height, from the top: 0 to 100." })
  y!: number
}

@ObjectType({ description: "One of the widths in which a picture is there." })
export class PictureSize {
  @Field(() => Int, { description: "Pixels." })
  width!: number

  @Field(() => Int, { description: "Pixels." })
  height!: number

  @Field(() => String, { description: "Its whole address, with the site's own before the path." })
  url!: string
}

@ArgsType()
class AddressArgs {
  @Field(() => Int, {
    nullable: true,
    description:
      "Pixels, 1 to 10,000: the next width that is kept, and no more than the picture has. Without it, the stored file.",
  })
  @IsOptional()
  @Min(1, { message: "A width is 1 to 10,000 pixels." })
  @Max(10_000, { message: "A width is 1 to 10,000 pixels." })
  width?: number | null

  @Field(() => Boolean, {
    defaultValue: false,
    description: "Whether the site's own address stands before the path, for what is not shown on its pages.",
  })
  absolute!: boolean
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

  /** What the file is called in the store: never given to another file. The name, unless a client chose that. */
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

  /** What is seen; empty where it only decorates; null until somebody has said either. */
  @Column("text", { name: "alt", nullable: true })
  words!: string | null

  @Column("integer", { default: 50 })
  focusX!: number

  @Column("integer", { default: 50 })
  focusY!: number

  /** Who brought the file; null for the site itself, and for another use of a file. */
  @Column("integer", { nullable: true })
  uploaderId!: number | null

  @InstantColumn()
  createdAt!: Date

  /** Whether it was read with an item that everybody sees, so that nobody needs to look who does. */
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

  @Field(() => String, {
    description:
      "Path of the file on this site. That of a picture which not everybody may see holds for some hours, as an image's " +
      "address is asked for without a token: for as long as its asker, or the preview link, may show it.",
  })
  url(
    @Args(() => AddressArgs) { width, absolute }: AddressArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): string | Promise<string> {
    const asked = (path: string) => (absolute ? context.origin : "") + inWidth(path, width)
    const path = this.pathFor(context, info)
    return typeof path === "string" ? asked(path) : path.then(asked)
  }

  @Extensions({ items: variantWidths.length + 1 } satisfies FieldExtensions)
  @Field(() => [PictureSize], {
    description: "The widths in which it is there, the smallest first; the last is the stored file itself.",
  })
  async sizes(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<PictureSize[]> {
    const url = context.origin + (await this.pathFor(context, info))
    const smaller = variantWidths.filter((width) => width < this.width)
    return [
      ...smaller.map((width) => ({
        width,
        height: Math.max(1, Math.round((this.height * width) / this.width)),
        url: inWidth(url, width),
      })),
      { width: this.width, height: this.height, url },
    ]
  }

  /** The path at which whoever asks for it here sees the file. */
  private pathFor(context: Context, { path }: GraphQLResolveInfo): string | Promise<string> {
    const { pictures } = context
    if (this.isPublic || pictures.uses.areAllPublic(path.prev?.typename)) return publicAddress(this)
    const seen = batched(context, arePublic).load(this.id)
    return seen.then((isPublic) => (isPublic ? publicAddress(this) : pictures.addressWithKey(this, granteeOf(context))))
  }
}

const inWidth = (url: string, width?: number | null) =>
  width == null ? url : `${url}${url.includes("?") ? "&" : "?"}w=${width}`

const arePublic: Batch<boolean> = async (ids, { database, pictures }) => {
  const seen = await pictures.uses.seenBy(visitor, ids, database.read)
  return ids.map((id) => seen.has(id))
}

/** Where everybody reads a file that they may see. */
export const publicAddress = ({ file }: Pick<Picture, "file">) => `/images/${encodeURIComponent(file)}`
