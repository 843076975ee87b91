import { type Describe, sharedPicture } from "../content/metadata.ts"
import type { GalleryQuery } from "../generated/graphql.ts"

const list: Describe<unknown> = (_, place) => ({
  description: place.t("Pictures of life at {school}.", { school: place.site.name }),
})

const gallery: Describe<GalleryQuery> = ({ gallery }, place) => {
  if (!gallery) return null
  const { name, description, displayDate, images } = gallery
  const image = images.map(({ caption, picture }) => ({
    "@type": "ImageObject",
    contentUrl: place.whole(picture.url),
    width: picture.width,
    height: picture.height,
    caption: caption || picture.alt,
  }))
  const thing = { "@type": "ImageGallery", name, description, url: place.url, datePublished: displayDate, image }
  return { description, picture: sharedPicture(gallery.picture, place), things: [thing] }
}

export const galleriesMetadata = { "/gallery": list, "/gallery/view/:id": gallery }
