import { IsOptional, MaxLength } from "class-validator"
import GraphQLUpload from "graphql-upload/GraphQLUpload.mjs"
import type { FileUpload } from "graphql-upload/processRequest.mjs"
import { Field, InputType } from "type-graphql"
import { Trimmed } from "../api/validation.ts"

/** A picture for an item: a new file, or the name of one that is stored. */
@InputType({
  description: "A picture for an item: either a new file in `upload`, or the `name` of one that is stored.",
})
export class PictureInput {
  @Field(() => GraphQLUpload, { nullable: true, description: "PNG, JPEG or WebP, at most 10 MB and 40 megapixels." })
  upload?: Promise<FileUpload> | null

  @Field(() => String, { nullable: true, description: "The name of a stored picture." })
  name?: string | null

  @Field(() => String, {
    nullable: true,
    description:
      "What is seen, for those who cannot see it; at most 300 characters. Empty for decoration. Absent keeps what is stored.",
  })
  @Trimmed()
  @IsOptional()
  @MaxLength(300, { message: "Please describe the picture in at most 300 characters." })
  alt?: string | null
}
