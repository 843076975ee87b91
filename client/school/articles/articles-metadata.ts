import { msg } from "../../base/ui/words/translate.ts"
import type { ArticleQuery } from "../../generated/graphql.ts"
import { type Describe, postMetadata } from "../../items/content/metadata.ts"

const article: Describe<ArticleQuery> = ({ article }, place) => article && postMetadata("BlogPosting", article, place)

export const articlesMetadata = {
  "/blog": msg("Teachers of {school} write about learning, growing up and school days."),
  "/blog/view/:id": article,
}
