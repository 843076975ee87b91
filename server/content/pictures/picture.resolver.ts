import { ArrayMaxSize } from "class-validator"
import GraphQLUpload from "graphql-upload/GraphQLUpload.mjs"
import type { FileUpload } from "graphql-upload/processRequest.mjs"
import { Arg, Args, ArgsType, Ctx, Field, Int, Mutation, Query, Resolver } from "type-graphql"
import { type EntityManager, In } from "typeorm"
import { Auth, Role } from "../../access/auth.ts"
import { registerProgramArea } from "../../access/program-areas.ts"
import { visitor } from "../../access/viewer.ts"
import { WithoutAsking } from "../../base/api/ask-first.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import { Fails } from "../../base/failures/fails.ts"
import { badInput, notFound } from "../../base/failures/failures.ts"
import type { Context } from "../api/context.ts"
import { Several } from "../items/fields.ts"
import { Picture } from "./picture.ts"
import { maxChildren } from "./picture-input.ts"
import { Recognisable } from "./recognisable.ts"
import { usablePictureNamed } from "./usable-picture.ts"

const maxNames = 200

@ArgsType()
class NamesArgs {
  @Field(() => [String], { description: `Names of stored pictures, at most ${maxNames}.` })
  @ArrayMaxSize(maxNames, { message: `At most ${maxNames} pictures go together.` })
  names!: string[]
}

@ArgsType()
class MarkArgs extends NamesArgs {
  @Field(() => Recognisable, { description: "Recognisable people in all of them." })
  recognisable!: Recognisable

  @NullableField(
    () => [Int],
    `IDs of all children in each of them, at most ${maxChildren}; for editors. Omit to keep those known.`,
  )
  @Several(maxChildren)
  children?: number[] | null
}

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
  @WithoutAsking
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
    @Arg("instead", () => String, {
      nullable: true,
      description:
        "Name of an own upload that nothing shows, such as the picture before faces were blurred; it is erased.",
    })
    instead: string | null | undefined,
    @Ctx() { pictures, viewer }: Context,
  ): Promise<Picture> {
    const stored = await pictures.uploadAs(name, await file, viewer)
    if (instead && instead !== name) await pictures.dropUpload(instead, viewer)
    return stored
  }

  @Auth(Role.REGULAR, area)
  @Query(() => [Picture], {
    description: "Stored pictures that the viewer may show, by name; unknown names are left out.",
  })
  async picturesNamed(@Args(() => NamesArgs) { names }: NamesArgs, @Ctx() { database, pictures, viewer }: Context) {
    const found = names.map((name) => usablePictureNamed(database.read, pictures.uses, viewer, name))
    return (await Promise.all(found)).flatMap((own) => own?.picture ?? [])
  }

  @Auth(Role.PUBLIC)
  @Query(() => [String], {
    description: "The names that visitors see no picture of, or no longer: a device then drops its copies.",
  })
  async withdrawnPictures(@Args(() => NamesArgs) { names }: NamesArgs, @Ctx() { database, pictures }: Context) {
    const found = await database.read.find(Picture, { where: { file: In(names) }, select: { id: true, file: true } })
    const ids = found.map(({ id }) => id)
    const visible = await pictures.uses.visibleTo(visitor, ids)
    const shown = new Set(found.flatMap(({ id, file }) => (visible.has(id) ? file : [])))
    return names.filter((name) => !shown.has(name))
  }

  @Auth(Role.REGULAR, area)
  @Fails("BAD_USER_INPUT", "FORBIDDEN")
  @WithoutAsking
  @Mutation(() => [Picture], {
    description:
      "Says who can be recognised in stored pictures, at once and for all items that show them. Visitors get those " +
      "that do not show nobody in a smaller size.",
  })
  async markPictures(
    @Args(() => MarkArgs) { names, recognisable, children }: MarkArgs,
    @Ctx() { pictures, viewer }: Context,
  ): Promise<Picture[]> {
    return pictures.write([], { viewer }, async (rows, changes) => {
      const found: Picture[] = []
      for (const name of names) {
        const own = await usablePictureNamed(rows, pictures.uses, viewer, name)
        if (!own) throw badInput({ names: `There is no image of the name ${name}.` })
        await changes.gate.children.put(rows, own.picture, { children }, viewer)
        found.push(own.picture)
      }
      await changes.mark(found, recognisable)
      return found
    })
  }

  @Auth(Role.ADMINISTRATOR, area)
  @WithoutAsking
  @Mutation(() => Picture, {
    description: "Says that the office has looked at a public picture and that it may stay for another year.",
  })
  async reviewPicture(
    @Arg("id", () => Int, { description: "ID of a use of the picture." }) id: number,
    @Arg("reviewed", () => Boolean, { defaultValue: true, description: "False to take that back." }) reviewed: boolean,
    @Ctx() { database }: Context,
  ): Promise<Picture> {
    const review = async (rows: EntityManager) => {
      const picture = await rows.findOneBy(Picture, { id })
      if (!picture) throw notFound("This picture")
      const reviewedAt = reviewed ? new Date() : null
      await rows.update(Picture, { file: picture.file }, { reviewedAt })
      return Object.assign(picture, { reviewedAt })
    }
    // Visitors see nothing of it.
    return database.write(review, { late: true })
  }
}
