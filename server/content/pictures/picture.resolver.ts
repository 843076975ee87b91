import GraphQLUpload from "graphql-upload/GraphQLUpload.mjs"
import type { FileUpload } from "graphql-upload/processRequest.mjs"
import { Arg, Ctx, Mutation, Resolver } from "type-graphql"
import { Auth, Role } from "../../access/auth.ts"
import { registerProgramArea } from "../../access/program-areas.ts"
import { Fails } from "../../base/failures/fails.ts"
import type { Context } from "../api/context.ts"
import { Picture } from "./picture.ts"

const area = { programs: registerProgramArea(Picture, "Pictures") }

@Resolver()
export class PictureResolver {
  @Auth(Role.REGULAR, area)
  @Fails(
    { BAD_USER_INPUT: "for a name that is not a plain file name" },
    { CONFLICT: "for a name that is taken by another picture of yours or a public one" },
    "TOO_LARGE",
    "UNSUPPORTED_PICTURE",
    { TOO_MANY_REQUESTS: "beyond the number of pictures that the viewer's role may store in a day" },
  )
  @Mutation(() => Picture, {
    description:
      "Stores a picture under a name chosen by the client, for later use by an item. Uploading the same file " +
      "under the same name again returns the stored picture. Until an item uses it, only its uploader sees it; " +
      "it is deleted after a day without an item.",
  })
  async uploadImage(
    @Arg("name", () => String, {
      description: "File name without a path, such as 1761000000000sports.jpg; at most 200 characters.",
    })
    name: string,
    @Arg("file", () => GraphQLUpload, { description: "PNG, JPEG or WebP, at most 10 MB and 40 megapixels." })
    file: Promise<FileUpload>,
    @Ctx() { pictures, viewer }: Context,
  ): Promise<Picture> {
    return pictures.uploadAs(name, await file, viewer)
  }
}
