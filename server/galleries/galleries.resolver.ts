import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from "type-graphql"
import type { EntityManager } from "typeorm"
import { Auth, type OwnerLookup } from "../access/auth.ts"
import { Role } from "../access/roles.ts"
import type { Context } from "../api/context.ts"
import { adding, editing, Fails } from "../api/fails.ts"
import { creatorOf } from "../content/content.ts"
import { Page, PageArgs } from "../content/paging.ts"
import { byUser, userIdArg } from "../content/written-by.ts"
import { AddGalleryInput, EditGalleryInput, Gallery } from "./gallery.ts"
import { AddGalleryImagesArgs, EditGalleryImageInput, GalleryImage } from "./gallery-image.ts"
import { moveTo, nextPlace } from "./places.ts"

const GalleryPage = Page(Gallery)
const creator = creatorOf(Gallery)

/** A picture belongs to whoever created its gallery. */
const galleryCreator: OwnerLookup = async ({ id }, context: Context, source) => {
  const image = await context.database.read.findOneBy(GalleryImage, { id: id as number })
  return image ? creator({ id: image.galleryId }, context as never, source) : undefined
}

@Resolver()
export class GalleriesResolver {
  @Auth(Role.PUBLIC)
  @Query(() => GalleryPage, {
    description: "Galleries, newest first, without archived ones that the viewer may not edit.",
  })
  galleries(
    @Args(() => PageArgs) page: PageArgs,
    @Arg("userId", () => Int, userIdArg) userId: number | undefined,
    @Ctx() { content }: Context,
  ) {
    return content.page(Gallery, page, { where: byUser(userId) })
  }

  @Auth(Role.PUBLIC)
  @Query(() => Gallery, {
    nullable: true,
    description: "One gallery, or null where there is none of this id that the viewer may see.",
  })
  gallery(@Arg("id", () => Int) id: number, @Ctx() { content }: Context) {
    return content.one(Gallery, id)
  }

  @Auth(Role.PUBLIC)
  @Query(() => GalleryImage, {
    nullable: true,
    description: "One picture of a gallery, or null where there is none of this id that the viewer may see.",
  })
  async galleryImage(@Arg("id", () => Int) id: number, @Ctx() { content }: Context) {
    const image = await content.one(GalleryImage, id)
    return image && (await content.one(Gallery, image.galleryId)) ? image : null
  }

  @Auth(Role.EDITOR)
  @Fails(...adding)
  @Mutation(() => Gallery, { description: "Adds a gallery." })
  addGallery(@Arg("input", () => AddGalleryInput) input: AddGalleryInput, @Ctx() { content, viewer }: Context) {
    return content.add(Gallery, input, viewer)
  }

  @Auth(Role.ADMINISTRATOR, { orOwner: creator })
  @Fails(...editing)
  @Mutation(() => Gallery, { description: "Changes a gallery." })
  editGallery(
    @Arg("id", () => Int) id: number,
    @Arg("input", () => EditGalleryInput) input: EditGalleryInput,
    @Ctx() { content, viewer }: Context,
  ) {
    return content.edit(Gallery, id, input, viewer)
  }

  @Auth(Role.ADMINISTRATOR, { orOwner: creator })
  @Fails("NOT_FOUND")
  @Mutation(() => Gallery, {
    description: "Deletes a gallery with its pictures and returns it as it was.",
  })
  deleteGallery(@Arg("id", () => Int) id: number, @Ctx() { content }: Context) {
    return content.remove(Gallery, id)
  }

  @Auth(Role.ADMINISTRATOR, { orOwner: creator })
  @Fails("NOT_FOUND", ...adding)
  @Mutation(() => Gallery, {
    description:
      "Adds pictures to a gallery after the others, all of them or none. One that was added under its name before is not added again.",
  })
  async addGalleryImages(
    @Args(() => AddGalleryImagesArgs) { id, images }: AddGalleryImagesArgs,
    @Ctx() { content, viewer }: Context,
  ) {
    const captioned = images.map((image) => ({ ...image, caption: image.caption ?? "" }))
    const hanging = async (rows: EntityManager, count: number) => {
      const place = await nextPlace(rows, id)
      return Array.from({ length: count }, (_, index) => ({ galleryId: id, place: place + index }))
    }
    await content.addMany(GalleryImage, captioned, viewer, hanging, { galleryId: id })
    return content.one(Gallery, id)
  }

  @Auth(Role.ADMINISTRATOR, { orOwner: galleryCreator })
  @Fails(...editing)
  @Mutation(() => GalleryImage, {
    description: "Changes one picture of a gallery.",
  })
  editGalleryImage(
    @Arg("id", () => Int, { description: "The picture." }) id: number,
    @Arg("input", () => EditGalleryImageInput) { place, ...changes }: EditGalleryImageInput,
    @Ctx() { content, viewer }: Context,
  ) {
    return content.edit(GalleryImage, id, changes, viewer, async (rows, image) => {
      if (place != null) await moveTo(rows, image, place)
    })
  }

  @Auth(Role.ADMINISTRATOR, { orOwner: galleryCreator })
  @Fails("NOT_FOUND")
  @Mutation(() => GalleryImage, {
    description: "Takes one picture out of its gallery and returns it as it was.",
  })
  deleteGalleryImage(@Arg("id", () => Int, { description: "The picture." }) id: number, @Ctx() { content }: Context) {
    return content.remove(GalleryImage, id)
  }
}
