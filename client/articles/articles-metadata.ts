import { type Describe, writtenPiece } from "../content/metadata.ts"
import type { ArticleQuery } from "../generated/graphql.ts"

const list: Describe<unknown> = (_, { site }) => ({
  description: `Teachers of ${site.name} write about learning, growing up and school days.`,
})

const article: Describe<ArticleQuery> = ({ article }, place) => article && writtenPiece("BlogPosting", article, place)

export const articlesMetadata = { "/blog": list, "/blog/view/:id": article }
