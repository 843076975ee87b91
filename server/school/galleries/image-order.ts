import type { EntityManager } from "typeorm"
import { badInput, notFound } from "../../base/failures/failures.ts"
import { requireExpectedOrder, setPlaces } from "../../content/items/placing.ts"
import { Gallery } from "./gallery.ts"
import { byPlace, GalleryImage, type OrderGalleryImagesArgs } from "./gallery-image.ts"

/** @throws NOT_FOUND */
export async function nextPlace(rows: EntityManager, galleryId: number): Promise<number> {
  if (!(await rows.existsBy(Gallery, { id: galleryId }))) throw notFound()
  return ((await rows.maximum(GalleryImage, "place", { galleryId })) ?? 0) + 1
}

const imagesInOrder = (rows: EntityManager, galleryId: number) =>
  rows.find(GalleryImage, { where: { galleryId }, order: byPlace })

/** Moves a picture to a place counted from 1; later ones shift. */
export async function moveTo(rows: EntityManager, { id, galleryId }: GalleryImage, place: number) {
  const images = await imagesInOrder(rows, galleryId)
  const order = images.filter((image) => image.id !== id)
  order.splice(place - 1, 0, ...images.filter((image) => image.id === id))
  await setPlaces(rows, GalleryImage, order)
}

/** @throws BAD_USER_INPUT unless each picture is named once; CONFLICT if the order is no longer `from` */
export async function putInOrder(rows: EntityManager, { id, images, from }: OrderGalleryImagesArgs) {
  const current = new Map((await imagesInOrder(rows, id)).map((image) => [image.id, image]))
  const order = images.flatMap((imageId) => current.get(imageId) ?? [])
  const isComplete = images.length === current.size && new Set(order).size === current.size
  if (!isComplete) throw badInput({ images: "Please name each picture of the gallery once." })
  if (from) requireExpectedOrder([...current.keys()], images, from, "pictures")
  await setPlaces(rows, GalleryImage, order)
}
