import type { Noun } from "../api/noun.ts"
import { GalleriesResolver } from "./galleries.resolver.ts"
import { startGalleries } from "./galleries.start.ts"
import { Gallery, gallery } from "./gallery.ts"
import { GalleryImage } from "./gallery-image.ts"

export const galleries: Noun = {
  entities: [Gallery, GalleryImage],
  resolvers: [...gallery.resolvers, GalleriesResolver],
  screens: ["/gallery"],
  pages: { "/gallery": ["page"], "/gallery/view/:id": [] },
  start: startGalleries,
}
