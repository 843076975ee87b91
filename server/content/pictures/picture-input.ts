import { Max, MaxLength, Min } from "class-validator"
import GraphQLUpload from "graphql-upload/GraphQLUpload.mjs"
import type { FileUpload } from "graphql-upload/processRequest.mjs"
import { Field, InputType, Int } from "type-graphql"
import { NullableField } from "../../base/api/nullable-field.ts"
import { Trimmed } from "../api/validation.ts"
import { Several } from "../items/fields.ts"
import { Recognisable } from "./recognisable.ts"

/** A whole year's photo. */
export const maxChildren = 100

export const childrenBeforeWords =
  "The children who were known when `children` was written: any named since stay. Omit to replace them all."

const perCent = "Please use a whole number from 0 to 100."

@InputType({ description: "Focal point of a picture, which stays visible when the picture is cropped." })
export class PictureFocusInput {
  @Field(() => Int, { description: "Percentage of the width from the left: 0 to 100." })
  @Min(0, { message: perCent })
  @Max(100, { message: perCent })
  x!: number

  @Field(() => Int, { description: "Percentage of the height from the top: 0 to 100." })
  @Min(0, { message: perCent })
  @Max(100, { message: perCent })
  y!: number
}

@InputType({
  description:
    "A picture for an item: either a new file in `upload`, or the `name` of a stored one. Stored ones are " +
    "limited to those of the item itself, those that you uploaded, and those of items that you may edit. A " +
    "program without a right to pictures names only those of items, and cannot change who is said to be in them.",
})
export class PictureInput {
  @NullableField(() => GraphQLUpload, "PNG, JPEG or WebP, at most 10 MB and 40 megapixels.")
  upload?: Promise<FileUpload> | null

  @NullableField(() => String, "Name of a stored picture.")
  name?: string | null

  @NullableField(
    () => Boolean,
    "True to save the item also without the picture: a new item has none then, an edited one its own.",
  )
  orWithout?: boolean | null

  @NullableField(
    () => String,
    "Alt text, at most 300 characters. Empty for a decorative picture, null for one that is not described " +
      "yet. Omit to keep the stored text, or to leave a new picture undescribed.",
  )
  @Trimmed()
  @MaxLength(300, { message: "Please describe the picture in at most 300 characters." })
  alt?: string | null

  @NullableField(
    () => PictureFocusInput,
    "Focal point, visible in all crops. Omit to keep the stored one, or for a new picture's centre.",
  )
  focus?: PictureFocusInput | null

  @NullableField(
    () => [Int],
    `IDs of all children in it, at most ${maxChildren}, for all items that show the file; for editors. Omit to keep those known.`,
  )
  @Several(maxChildren)
  children?: number[] | null

  @NullableField(() => [Int], childrenBeforeWords)
  @Several(maxChildren)
  childrenBefore?: number[] | null

  @NullableField(() => String, "Name of the stored picture that it is a turned copy of, with the same children in it.")
  copyOf?: string | null

  @NullableField(
    () => Recognisable,
    "Recognisable people in it, for all items that show the file. Omit to keep the stored answer; a new file has none.",
  )
  recognisable?: Recognisable | null
}

export const OptionalPicture = (description = "Main picture.") => NullableField(() => PictureInput, description)
