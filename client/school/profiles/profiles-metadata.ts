import type { ProfileQuery } from "../../generated/graphql.ts"
import { type Describe, school, sharedPicture } from "../../items/content/metadata.ts"
import { groups } from "./groups.ts"

const person: Describe<ProfileQuery> = ({ profile }, place) => {
  if (!profile) return null
  const { name, position } = profile
  const picture = sharedPicture(profile.picture, place)
  const thing = {
    "@type": "Person",
    name,
    jobTitle: position,
    url: place.url,
    worksFor: school(place),
    ...(picture && { image: picture.url }),
  }
  const description = `${name}, ${position} at ${place.site.name}.`
  return { description, picture, kind: "profile", things: [thing] }
}

export const profilesMetadata = {
  "/profiles": "The people of {school}.",
  "/profiles/view/:id": person,
  ...Object.fromEntries(groups.map(({ path, title }) => [path, `${title} of {school}.`])),
}
