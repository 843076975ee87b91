import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from "type-graphql"
import type { EntityManager } from "typeorm"
import { Auth, type OwnerLookup } from "../../access/auth.ts"
import { Role } from "../../access/roles.ts"
import { itemTypeNamed } from "../../base/api/open-enum.ts"
import { addFailures, editFailures, Fails } from "../../base/failures/fails.ts"
import { conflict, notFound } from "../../base/failures/failures.ts"
import type { Context } from "../../content/api/context.ts"
import { history } from "../../content/history/history.ts"
import { creatorOf } from "../../content/history/owner.ts"
import type { MoreFields } from "../../content/items/add-content.ts"
import { ContentState } from "../../content/items/content-state.ts"
import { storedRow } from "../../content/items/shown-rows.ts"
import { Gallery } from "./gallery.ts"
import { AddGalleryImagesArgs, EditGalleryImageInput, GalleryImage, OrderGalleryImagesArgs } from "./gallery-image.ts"
import { moveTo, nextPlace, putInOrder } from "./image-order.ts"
import { addWaiting, imageWithChange, isOwnWaiting, waitingImage } from "./waiting-images.ts"

const creator = creatorOf(Gallery)

/** A picture, even a pending one, belongs to its gallery's creator. */
const galleryCreator: OwnerLookup = async ({ id }, context: Context) => {
  const { database, viewer } = context
  const image = await database.read.findOneBy(GalleryImage, { id: id as number })
  if (image) return creator({ id: image.galleryId }, context)
  if (await isOwnWaiting(id as number, context)) return viewer.id ?? undefined
  return history.creatorInBin(database.read, GalleryImage, id as number, viewer)
}

async function requireHidden(rows: EntityManager, galleryId: number, { publishing, viewer }: Context) {
  await publishing.requireHidden(rows, await storedRow(rows, Gallery, galleryId), viewer)
}

const area = { programs: itemTypeNamed(Gallery) }

@Resolver()
export class GalleriesResolver {
  @Auth(Role.PUBLIC)
  @Query(() => GalleryImage, {
    nullable: true,
    description: "One picture of a gallery by ID; null if there is none that the viewer may see.",
  })
  async galleryImage(
    @Arg("id", () => Int) id: number,
    @Arg("withChange", () => Boolean, {
      nullable: true,
      description:
        "True to return the picture with its gallery's pending change applied, if the viewer may see that change.",
    })
    withChange: boolean | undefined,
    @Ctx() context: Context,
  ) {
    const { content, viewer } = context
    const image = (withChange && (await imageWithChange(id, context))) || (await content.one(GalleryImage, id))
    return image?.picture.isVisibleTo(viewer) && (await content.one(Gallery, image.galleryId)) ? image : null
  }

  @Auth(Role.ADMINISTRATOR, { orOwner: creator, ...area })
  @Fails("NOT_FOUND", ...addFailures)
  @Mutation(() => Gallery, {
    description:
      "Adds pictures to the end of a gallery: all or none. A picture already added under its name is skipped. " +
      "If the school reviews what editors publish, pictures for a public gallery wait in its `pendingChange`.",
  })
  async addGalleryImages(
    @Args(() => AddGalleryImagesArgs) { id, images }: AddGalleryImagesArgs,
    @Ctx() context: Context,
  ) {
    const { content, publishing, viewer } = context
    const captioned = images.map((image) => ({ ...image, caption: image.caption ?? "", galleryId: id }))
    const atEnd: MoreFields = async (rows, count) => {
      const place = await nextPlace(rows, id)
      return Array.from({ length: count }, (_, index) => ({ galleryId: id, place: place + index }))
    }
    if (await publishing.partsWait(Gallery, id, context)) await addWaiting(id, captioned, atEnd, context)
    else {
      const hidden: MoreFields = async (rows, count) => {
        await requireHidden(rows, id, context)
        return atEnd(rows, count)
      }
      await content.addMany(GalleryImage, captioned, viewer, hidden)
    }
    const gallery = await content.one(Gallery, id)
    if (!gallery) throw notFound()
    return gallery
  }

  @Auth(Role.ADMINISTRATOR, { orOwner: galleryCreator, ...area })
  @Fails(...editFailures, { FORBIDDEN: "for a new position if an administrator must approve the change" })
  @Mutation(() => GalleryImage, {
    description:
      "Edits a picture of a gallery. If the school reviews what editors publish, a picture of a public gallery " +
      "does not change until it is approved.",
  })
  async editGalleryImage(
    @Arg("id", () => Int, { description: "ID of the picture." }) id: number,
    @Arg("input", () => EditGalleryImageInput) { place, ...changes }: EditGalleryImageInput,
    @Ctx() context: Context,
  ) {
    const { content, publishing, viewer } = context
    const waiting = await waitingImage(id, context)
    if (waiting) {
      // The order of pictures cannot be part of a pending change.
      if (place != null) await publishing.requireNoReview({ state: ContentState.PUBLISHED }, context)
      await publishing.parts.edit({ ...waiting, input: changes }, context)
      return imageWithChange(id, context)
    }
    return content.edit(GalleryImage, id, changes, viewer, async (rows, image) => {
      await requireHidden(rows, image.galleryId, context)
      if (place != null) await moveTo(rows, image, place)
    })
  }

  @Auth(Role.ADMINISTRATOR, { orOwner: creator, ...area })
  @Fails("NOT_FOUND", "CONFLICT", "BAD_USER_INPUT", {
    FORBIDDEN: "for a public gallery if an administrator must approve the change",
  })
  @Mutation(() => Gallery, { description: "Puts all pictures of a gallery in a new order." })
  async orderGalleryImages(@Args(() => OrderGalleryImagesArgs) order: OrderGalleryImagesArgs, @Ctx() context: Context) {
    const { content, database, publishing, viewer } = context
    const gallery = await storedRow(database.read, Gallery, order.id)
    // The order of pictures cannot be part of a pending change.
    if (gallery) await publishing.requireNoReview(gallery, context)
    return content.edit(Gallery, order.id, {}, viewer, async (rows) => {
      await requireHidden(rows, order.id, context)
      await putInOrder(rows, order)
    })
  }

  @Auth(Role.ADMINISTRATOR, { orOwner: galleryCreator, ...area })
  @Fails("NOT_FOUND", "CONFLICT")
  @Mutation(() => GalleryImage, {
    description:
      "Removes a picture from its gallery and returns it as it was. If the school reviews what editors " +
      "publish, a picture of a public gallery stays until its removal is approved.",
  })
  async deleteGalleryImage(
    @Arg("id", () => Int, { description: "ID of the picture." }) id: number,
    @Arg("version", () => Int, {
      nullable: true,
      description: "The version that you have seen. If there is a newer one, it is a CONFLICT and the picture stays.",
    })
    version: number | undefined,
    @Ctx() context: Context,
  ) {
    const { content, publishing } = context
    const waiting = await waitingImage(id, context)
    if (!waiting)
      return content.remove(GalleryImage, id, async (rows, image) => {
        if (version && image.version !== version)
          throw conflict("Somebody has changed this picture, so it stays there.")
        await requireHidden(rows, image.galleryId, context)
      })
    const image = await imageWithChange(id, context)
    await publishing.parts.remove(waiting, context)
    return image && Object.assign(image, { isWaiting: !waiting.isNew })
  }
}
