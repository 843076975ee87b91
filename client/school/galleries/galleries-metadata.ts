import { msg } from "../../base/ui/words/translate.ts"
import type { GalleryQuery } from "../../generated/graphql.ts"
import { type Describe, sharedPicture } from "../../items/content/metadata.ts"

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

export const galleriesMetadata = { "/gallery": msg("Pictures of life at {school}."), "/gallery/view/:id": gallery }
