import { IsOptional, Max, MaxLength, Min, ValidateNested } from "class-validator"
import GraphQLUpload from "graphql-upload/GraphQLUpload.mjs"
import type { FileUpload } from "graphql-upload/processRequest.mjs"
import { Field, InputType, Int } from "type-graphql"
import { Trimmed } from "../api/validation.ts"

const perCent = "Please use a whole number from 0 to 100."

@InputType({ description: "The spot of a picture that stays in sight when it is cropped." })
export class PictureFocusInput {
  @Field(() => Int, { description: "Per cent of the width, from the left: 0 to 100." })
  @Min(0, { message: perCent })
  @Max(100, { message: perCent })
  x!: number

  @Field(() => Int, { description: "Per cent of the height, from the top: 0 to 100." })
  @Min(0, { message: perCent })
  @Max(100, { message: perCent })
  y!: number
}

@InputType({
  description:
    "A picture for an item: either a new file in `upload`, or the `name` of one that is stored. One may name what the item " +
    "has, what one uploaded, and what an item shows that one may edit.",
})
export class PictureInput {
  @Field(() => GraphQLUpload, { nullable: true, description: "PNG, JPEG or WebP, at most 10 MB and 40 megapixels." })
  upload?: Promise<FileUpload> | null

  @Field(() => String, { nullable: true, description: "The name of a stored picture." })
  name?: string | null

  @Field(() => Boolean, {
    nullable: true,
    description:
      "With a `name`: whether the item is to be stored all the same where there is no such picture to name. A new one has " +
      "no picture then, and one that is edited keeps its own.",
  })
  orWithout?: boolean | null

  @Field(() => String, {
    nullable: true,
    description:
      "What is seen, for those who cannot see it; at most 300 characters. Empty says that it only decorates, null that " +
      "it is not yet described. Absent keeps what is stored, and leaves a new picture not yet described.",
  })
  @Trimmed()
  @IsOptional()
  @MaxLength(300, { message: "Please describe the picture in at most 300 characters." })
  alt?: string | null

  @Field(() => PictureFocusInput, {
    nullable: true,
    description:
      "The spot that stays in sight when it is cropped. Absent keeps what is stored: the middle of a new one.",
  })
  @IsOptional()
  @ValidateNested()
  focus?: PictureFocusInput | null
}
