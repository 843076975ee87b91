import type { Noun } from "../api/noun.ts"
import { GalleriesResolver } from "./galleries.resolver.ts"
import { startGalleries } from "./galleries.start.ts"
import { Gallery } from "./gallery.ts"
import { GalleryImage } from "./gallery-image.ts"

export const galleries: Noun = {
  entities: [Gallery, GalleryImage],
  resolvers: [GalleriesResolver],
  screens: ["/gallery"],
  pages: { "/gallery": ["page"], "/gallery/view/:id": [] },
  start: startGalleries,
}
