import { type Describe, sharedPicture } from "../content/metadata.ts"
import type { PageQuery } from "../generated/graphql.ts"
import { pageKeys } from "./page-names.ts"

/** Search engines are asked to wait for a page on which nothing is written yet. */
const page: Describe<PageQuery> = ({ page }, place) =>
  page?.opening ? { description: page.opening, picture: sharedPicture(page.picture, place) } : null

export const pagesMetadata = Object.fromEntries(pageKeys.map((key) => [`/${key}`, page]))
