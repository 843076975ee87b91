import type { EntityManager } from "typeorm"
import type { Context } from "../../content/api/context.ts"
import type { MoreFields } from "../../content/items/add-content.ts"
import { withDigest } from "../../content/items/added-item.ts"
import type { ContentInput } from "../../content/items/content-type.ts"
import { PendingPart, pendingChangeOf } from "../../content/items/pending-change.ts"
import { seesAll } from "../../content/items/publication.ts"
import { Gallery } from "./gallery.ts"
import { waitingImage as asImage, GalleryImage, withWaitingImages } from "./gallery-image.ts"

interface WaitingImage {
  type: typeof Gallery
  id: number
  part: typeof GalleryImage
  partId: number
  isNew: boolean
}

async function galleryOf(read: EntityManager, id: number): Promise<number | undefined> {
  const image = await read.findOneBy(GalleryImage, { id })
  return image ? image.galleryId : (await newPart(read, id))?.change.itemId
}

const newPart = (read: EntityManager, partId: number) =>
  read.findOne(PendingPart, {
    where: { partId, kind: "ADDED", change: { type: "GALLERY" } },
    relations: { change: true, picture: true },
  })

export const isOwnWaiting = async (id: number, { database, viewer }: Context): Promise<boolean> =>
  viewer.id !== null && (await newPart(database.read, id))?.change.ownerId === viewer.id

export async function waitingImage(id: number, context: Context): Promise<WaitingImage | undefined> {
  const { database, publishing } = context
  const galleryId = await galleryOf(database.read, id)
  if (galleryId === undefined) return undefined
  const isNew = !(await database.read.existsBy(GalleryImage, { id }))
  const isPending = isNew || (await publishing.partsWait(Gallery, galleryId, context))
  return isPending ? { type: Gallery, id: galleryId, part: GalleryImage, partId: id, isNew } : undefined
}

/** The picture with its pending change, for those who may see it; null for others. */
export async function imageWithChange(id: number, { content, database, viewer }: Context) {
  const { read } = database
  const galleryId = await galleryOf(read, id)
  const gallery = galleryId === undefined ? null : await content.one(Gallery, galleryId)
  if (!gallery || !seesAll(gallery, viewer)) return null
  const image = await content.one(GalleryImage, id)
  const waiting = (await pendingChangeOf(read, Gallery, gallery.id))?.parts.filter(({ partId }) => partId === id) ?? []
  const [shown = image] = withWaitingImages(image ? [image] : [], waiting, read)
  return shown && waiting.length > 0 ? Object.assign(shown, { isWaiting: true }) : shown
}

/** Skips pictures sent before. @throws as `Content.addMany` */
export async function addWaiting(id: number, images: ContentInput[], more: MoreFields, context: Context) {
  const { content, database, viewer } = context
  const requested = images.map(withDigest)
  const known = await content.addedBefore(GalleryImage, requested, viewer, async (imageId) => {
    const part = await newPart(database.read, imageId)
    return part ? asImage(part, database.read) : content.one(GalleryImage, imageId)
  })
  const inputs = requested.filter((_, index) => !known[index])
  if (inputs.length > 0)
    await context.publishing.parts.add({ type: Gallery, id, part: GalleryImage, inputs, more }, context)
}
