import { type Describe, firstPicture, postMetadata } from "../content/metadata.ts"
import type { ArticleQuery, ArticlesQuery } from "../generated/graphql.ts"

const list: Describe<ArticlesQuery> = ({ articles }, place) => ({
  description: `Teachers of ${place.site.name} write about learning, growing up and school days.`,
  picture: firstPicture(articles.items, place),
})

const article: Describe<ArticleQuery> = ({ article }, place) => article && postMetadata("BlogPosting", article, place)

export const articlesMetadata = { "/blog": list, "/blog/view/:id": article }
