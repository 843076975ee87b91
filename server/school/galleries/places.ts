import type { EntityManager } from "typeorm"
import { notFound } from "../../base/failures/failures.ts"
import { setQuietly } from "../../store/database/quietly.ts"
import { Gallery } from "./gallery.ts"
import { GalleryImage, inPlace } from "./gallery-image.ts"

/** @throws NOT_FOUND */
export async function nextPlace(rows: EntityManager, galleryId: number): Promise<number> {
  if (!(await rows.existsBy(Gallery, { id: galleryId }))) throw notFound()
  return ((await rows.maximum(GalleryImage, "place", { galleryId })) ?? 0) + 1
}

/** Moves a picture to a place counted from 1; later ones shift. */
export async function moveTo(rows: EntityManager, { id, galleryId }: GalleryImage, place: number) {
  const images = await rows.find(GalleryImage, { where: { galleryId }, order: inPlace })
  const order = images.filter((image) => image.id !== id)
  order.splice(place - 1, 0, ...images.filter((image) => image.id === id))
  for (const [index, image] of order.entries()) {
    if (image.place !== index + 1) await setQuietly(rows, GalleryImage, image.id, { place: () => String(index + 1) })
  }
}
