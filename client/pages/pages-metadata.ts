import { type Describe, sharedPicture } from "../content/metadata.ts"
import { codeOf, translated } from "../content/reading.ts"
import type { PageQuery } from "../generated/graphql.ts"
import { pageKeys } from "./page-keys.ts"

/** Search engines are asked to wait for a page on which nothing is written yet. */
const page: Describe<PageQuery> = ({ page }, place) => {
  if (!page?.opening) return null
  const { opening, picture, languages } = translated(page)
  return { description: opening, picture: sharedPicture(picture, place), languages: languages.map(codeOf) }
}

export const pagesMetadata = Object.fromEntries(pageKeys.map((key) => [`/${key}`, page]))
