import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from "type-graphql"
import type { EntityManager } from "typeorm"
import { Auth, type OwnerLookup } from "../../access/auth.ts"
import { Role } from "../../access/roles.ts"
import { AskFirst } from "../../base/api/ask-first.ts"
import { itemTypeNamed } from "../../base/api/open-enum.ts"
import { adding, editing, Fails } from "../../base/failures/fails.ts"
import { notFound } from "../../base/failures/failures.ts"
import type { Context } from "../../content/api/context.ts"
import type { MoreFields } from "../../content/items/add-content.ts"
import { ContentState } from "../../content/items/content-state.ts"
import { creatorOf } from "../../content/items/creator-of.ts"
import { storedRow } from "../../content/items/shown-rows.ts"
import { Gallery } from "./gallery.ts"
import { AddGalleryImagesArgs, EditGalleryImageInput, GalleryImage } from "./gallery-image.ts"
import { moveTo, nextPlace } from "./places.ts"
import { addWaiting, imageAsItWillBe, isOwnWaiting, waitingImage } from "./waiting-images.ts"

const creator = creatorOf(Gallery)

/** A picture belongs to whoever created its gallery, also one that waits to be shown there. */
const galleryCreator: OwnerLookup = async ({ id }, context: Context, source) => {
  const { content, database, viewer } = context
  const image = await database.read.findOneBy(GalleryImage, { id: id as number })
  if (image) return creator({ id: image.galleryId }, context as never, source)
  if (await isOwnWaiting(id as number, context)) return viewer.id ?? undefined
  return content.history.creatorInBin(database.read, GalleryImage, id as number, viewer)
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
    description: "One picture of a gallery, or null where there is none of this id that the viewer may see.",
  })
  async galleryImage(
    @Arg("id", () => Int) id: number,
    @Arg("withChange", () => Boolean, {
      nullable: true,
      description:
        "Whether it is shown as it will be once its gallery's pending change is published: to those who see that.",
    })
    withChange: boolean | undefined,
    @Ctx() context: Context,
  ) {
    const { content } = context
    const image = (withChange && (await imageAsItWillBe(id, context))) || (await content.one(GalleryImage, id))
    return image && (await content.one(Gallery, image.galleryId)) ? image : null
  }

  @Auth(Role.ADMINISTRATOR, { orOwner: creator, ...area })
  @Fails("NOT_FOUND", ...adding)
  @AskFirst
  @Mutation(() => Gallery, {
    description:
      "Adds pictures to a gallery after the others, all of them or none. One that was added under its name before is not added again. Where the school looks at what editors publish, those of a public gallery wait as its `pendingChange`.",
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
    // Somebody may have deleted it at the same moment, and the pictures with it.
    if (!gallery) throw notFound()
    return gallery
  }

  @Auth(Role.ADMINISTRATOR, { orOwner: galleryCreator, ...area })
  @Fails(...editing, { FORBIDDEN: "for the place of one that an administrator must look at" })
  @AskFirst
  @Mutation(() => GalleryImage, {
    description:
      "Changes one picture of a gallery. Where the school looks at what editors publish, one of a public gallery stays as it is until somebody has.",
  })
  async editGalleryImage(
    @Arg("id", () => Int, { description: "The picture." }) id: number,
    @Arg("input", () => EditGalleryImageInput) { place, ...changes }: EditGalleryImageInput,
    @Ctx() context: Context,
  ) {
    const { content, publishing, viewer } = context
    const waiting = await waitingImage(id, context)
    if (waiting) {
      // The order in which a gallery shows its pictures is no change that could wait beside it.
      if (place != null) await publishing.requireNoReview({ state: ContentState.PUBLISHED }, context)
      await publishing.parts.edit({ ...waiting, input: changes }, context)
      return imageAsItWillBe(id, context)
    }
    return content.edit(GalleryImage, id, changes, viewer, async (rows, image) => {
      await requireHidden(rows, image.galleryId, context)
      if (place != null) await moveTo(rows, image, place)
    })
  }

  @Auth(Role.ADMINISTRATOR, { orOwner: galleryCreator, ...area })
  @Fails("NOT_FOUND")
  @AskFirst
  @Mutation(() => GalleryImage, {
    description:
      "Takes one picture out of its gallery and returns it as it was. Where the school looks at what editors publish, one of a public gallery stays until somebody has.",
  })
  async deleteGalleryImage(@Arg("id", () => Int, { description: "The picture." }) id: number, @Ctx() context: Context) {
    const { content, publishing } = context
    const waiting = await waitingImage(id, context)
    if (!waiting)
      return content.remove(GalleryImage, id, (rows, { galleryId }) => requireHidden(rows, galleryId, context))
    const image = await imageAsItWillBe(id, context)
    await publishing.parts.remove(waiting, context)
    return image
  }
}
