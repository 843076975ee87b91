import { ownedFeature } from "../../content/items/owned-feature.ts"
import { GalleriesResolver } from "./galleries.resolver.ts"
import { startGalleries } from "./galleries.start.ts"
import { gallery } from "./gallery.ts"
import { GalleryImage } from "./gallery-image.ts"

export const galleries = ownedFeature(gallery, {
  entities: [GalleryImage],
  resolvers: [GalleriesResolver],
  list: {
    path: "/gallery",
    found: (t) => ({
      title: t("Gallery"),
      label: t("Photos"),
      text: t("The school in pictures: all the galleries of photos and photographs."),
    }),
  },
  start: startGalleries,
})
