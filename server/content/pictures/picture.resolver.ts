import GraphQLUpload from "graphql-upload/GraphQLUpload.mjs"
import type { FileUpload } from "graphql-upload/processRequest.mjs"
import { Arg, Ctx, Mutation, Resolver } from "type-graphql"
import { Auth } from "../../access/auth.ts"
import { registerProgramArea } from "../../access/program-areas.ts"
import { Role } from "../../access/roles.ts"
import { Fails } from "../../base/failures/fails.ts"
import type { Context } from "../api/context.ts"
import { Picture } from "./picture.ts"

const area = { programs: registerProgramArea(Picture, "Pictures") }

@Resolver()
export class PictureResolver {
  @Auth(Role.REGULAR, area)
  @Fails(
    { BAD_USER_INPUT: "for a name that is no plain file name" },
    { CONFLICT: "for one that another image has (an own one, or one that everybody sees)" },
    "TOO_LARGE",
    "UNSUPPORTED_PICTURE",
    { TOO_MANY_REQUESTS: "for more pictures than an account of the viewer's role may store in a day" },
  )
  @Mutation(() => Picture, {
    description:
      "Stores a picture under a name of the client's choice, to be shown by an item later. The same file under the same name is " +
      "found again.\nUntil an item names it, its uploader alone sees it; after a day without an item it is gone.",
  })
  async uploadImage(
    @Arg("name", () => String, {
      description: "A plain file name, such as 1761000000000sports.jpg; at most 200 characters.",
    })
    name: string,
    @Arg("file", () => GraphQLUpload, { description: "PNG, JPEG or WebP, at most 10 MB and 40 megapixels." })
    file: Promise<FileUpload>,
    @Ctx() { pictures, viewer }: Context,
  ): Promise<Picture> {
    return pictures.uploadAs(name, await file, viewer)
  }
}
