import { In } from "typeorm"
import { ownedFeature } from "../../content/items/owned-feature.ts"
import { publicRows } from "../../content/items/visibility.ts"
import { GalleriesResolver } from "./galleries.resolver.ts"
import { startGalleries } from "./galleries.start.ts"
import { Gallery, gallery } from "./gallery.ts"
import { GalleryImage } from "./gallery-image.ts"

/** The newest galleries, whose texts the office is offered to translate. */
const maxTranslated = 30

export const galleries = ownedFeature(gallery, {
  entities: [GalleryImage],
  resolvers: [GalleriesResolver],
  list: {
    path: "/gallery",
    searchEntry: (t) => ({
      title: t("Gallery"),
      label: t("Photos"),
      text: t("The school in pictures: all the galleries of photos and photographs."),
    }),
  },
  start: startGalleries,
  texts: async ({ read }) => {
    const galleries = await publicRows(read, Gallery, { order: { id: "DESC" }, take: maxTranslated }).getMany()
    const images = await read.find(GalleryImage, {
      where: { galleryId: In(galleries.map(({ id }) => id)) },
      order: { place: "ASC" },
    })
    return {
      Galleries: galleries.flatMap(({ id, name, description }) => [
        ...[name, description],
        ...images.flatMap(({ galleryId, caption }) => (galleryId === id ? [caption] : [])),
      ]),
    }
  },
})
