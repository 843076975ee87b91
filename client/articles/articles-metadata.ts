import { type Describe, postMetadata } from "../content/metadata.ts"
import type { ArticleQuery } from "../generated/graphql.ts"

const list: Describe<unknown> = (_, place) => ({
  description: place.t("Teachers of {school} write about learning, growing up and school days.", {
    school: place.site.name,
  }),
})

const article: Describe<ArticleQuery> = ({ article }, place) => article && postMetadata("BlogPosting", article, place)

export const articlesMetadata = { "/blog": list, "/blog/view/:id": article }
