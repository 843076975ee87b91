import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from "type-graphql"
import type { EntityManager } from "typeorm"
import { Auth, type OwnerLookup } from "../access/auth.ts"
import { Role } from "../access/roles.ts"
import type { Context } from "../api/context.ts"
import { adding, editing, Fails } from "../api/fails.ts"
import { notFound } from "../api/failures.ts"
import { creatorOf } from "../content/content.ts"
import { Gallery } from "./gallery.ts"
import { AddGalleryImagesArgs, EditGalleryImageInput, GalleryImage } from "./gallery-image.ts"
import { moveTo, nextPlace } from "./places.ts"

const creator = creatorOf(Gallery)

/** A picture belongs to whoever created its gallery. */
const galleryCreator: OwnerLookup = async ({ id }, context: Context, source) => {
  const { content, database, viewer } = context
  const image = await database.read.findOneBy(GalleryImage, { id: id as number })
  if (!image) return content.history.creatorInBin(database.read, GalleryImage, id as number, viewer)
  return creator({ id: image.galleryId }, context as never, source)
}

@Resolver()
export class GalleriesResolver {
  @Auth(Role.PUBLIC)
  @Query(() => GalleryImage, {
    nullable: true,
    description: "One picture of a gallery, or null where there is none of this id that the viewer may see.",
  })
  async galleryImage(@Arg("id", () => Int) id: number, @Ctx() { content }: Context) {
    const image = await content.one(GalleryImage, id)
    return image && (await content.one(Gallery, image.galleryId)) ? image : null
  }

  @Auth(Role.ADMINISTRATOR, { orOwner: creator })
  @Fails("NOT_FOUND", ...adding)
  @Mutation(() => Gallery, {
    description:
      "Adds pictures to a gallery after the others, all of them or none. One that was added under its name before is not added again.",
  })
  async addGalleryImages(
    @Args(() => AddGalleryImagesArgs) { id, images }: AddGalleryImagesArgs,
    @Ctx() context: Context,
  ) {
    const { content, viewer } = context
    await requireUnlooked(id, context)
    const captioned = images.map((image) => ({ ...image, caption: image.caption ?? "" }))
    const hanging = async (rows: EntityManager, count: number) => {
      const place = await nextPlace(rows, id)
      return Array.from({ length: count }, (_, index) => ({ galleryId: id, place: place + index }))
    }
    await content.addMany(GalleryImage, captioned, viewer, hanging, { galleryId: id })
    const gallery = await content.one(Gallery, id)
    // Somebody may have deleted it at the same moment, and the pictures with it.
    if (!gallery) throw notFound()
    return gallery
  }

  @Auth(Role.ADMINISTRATOR, { orOwner: galleryCreator })
  @Fails(...editing)
  @Mutation(() => GalleryImage, {
    description: "Changes one picture of a gallery.",
  })
  async editGalleryImage(
    @Arg("id", () => Int, { description: "The picture." }) id: number,
    @Arg("input", () => EditGalleryImageInput) { place, ...changes }: EditGalleryImageInput,
    @Ctx() context: Context,
  ) {
    const { content, viewer } = context
    const image = await content.one(GalleryImage, id)
    if (image) await requireUnlooked(image.galleryId, context)
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

/** What hangs in a public gallery is public at once. @throws FORBIDDEN where the school wants to look at it before. */
async function requireUnlooked(id: number, context: Context) {
  const gallery = await context.content.one(Gallery, id)
  if (gallery) await context.publishing.requireUnlooked(gallery, context)
}
