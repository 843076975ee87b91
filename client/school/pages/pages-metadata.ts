import type { PageQuery } from "../../generated/graphql.ts"
import { type Describe, sharedPicture } from "../../items/content/metadata.ts"
import { codeOf, translated } from "../../items/content/reading.ts"
import { pageKeys } from "./page-keys.ts"

/** Search engines must not index an empty page. */
const page: Describe<PageQuery> = ({ page }, place) => {
  if (!page?.opening) return null
  const { opening, picture, languages } = translated(page)
  return { description: opening, picture: sharedPicture(picture, place), languages: languages.map(codeOf) }
}

export const pagesMetadata = Object.fromEntries(pageKeys.map((key) => [`/${key}`, page]))
