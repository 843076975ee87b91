import { type Describe, sharedPicture } from "../../items/content/metadata.ts"

const apply: Describe<unknown> = (_, place) => ({
  description: `Apply for a place at ${place.site.name}.`,
  picture: sharedPicture(place.site.intake.picture, place),
})

export const applyMetadata = { "/apply": apply }
