import { type Describe, sharedPicture } from "../content/metadata.ts"
import type { PageQuery } from "../generated/graphql.ts"
import { pageKeys } from "./page-names.ts"

const page: Describe<PageQuery> = ({ page }, place) =>
  page && { description: page.opening, picture: sharedPicture(page.picture, place) }

export const pagesMetadata = Object.fromEntries(pageKeys.map((key) => [`/${key}`, page]))
