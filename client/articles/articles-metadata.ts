import { type Describe, postMetadata } from "../content/metadata.ts"
import type { ArticleQuery } from "../generated/graphql.ts"

const list: Describe<unknown> = (_, place) => ({
  description: `Teachers of ${place.site.name} write about learning, growing up and school days.`,
})

const article: Describe<ArticleQuery> = ({ article }, place) => article && postMetadata("BlogPosting", article, place)

export const articlesMetadata = { "/blog": list, "/blog/view/:id": article }
