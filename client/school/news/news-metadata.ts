import { msg } from "../../base/ui/words/translate.ts"
import type { NewsStoryQuery } from "../../generated/graphql.ts"
import { type Describe, postMetadata } from "../../items/content/metadata.ts"

const story: Describe<NewsStoryQuery> = ({ newsStory }, place) =>
  newsStory && postMetadata("NewsArticle", newsStory, place)

export const newsMetadata = { "/news": msg("What happened at {school}, newest first."), "/news/view/:id": story }
