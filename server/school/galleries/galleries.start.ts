import { type OwnedMeta, startOwned } from "../../content/starting-content/start-owned.ts"
import type { StartingContent } from "../../content/starting-content/starting-content.ts"
import { Gallery } from "./gallery.ts"
import { GalleryImage } from "./gallery-image.ts"

interface GalleryFile extends OwnedMeta, Pick<Gallery, "name" | "description"> {
  images: { picture: string; caption: string }[]
}

export async function startGalleries(starting: StartingContent) {
  const { rows, picture } = starting
  for (const file of await starting.yamls<GalleryFile>("galleries")) {
    const { name, description, images } = file
    const { id, createdAt } = await startOwned(starting, Gallery, file, { name, description })
    for (const [index, { picture: pictureName, caption }] of images.entries()) {
      const place = { galleryId: id, place: index + 1 }
      const image = { ...place, picture: await picture(pictureName), caption, createdAt, updatedAt: createdAt }
      await rows.insert(GalleryImage, image)
    }
  }
}
