import { type Describe, postMetadata } from "../content/metadata.ts"
import type { NewsStoryQuery } from "../generated/graphql.ts"

const list: Describe<unknown> = (_, place) => ({
  description: `What happened at ${place.site.name}, newest first.`,
})

const story: Describe<NewsStoryQuery> = ({ newsStory }, place) =>
  newsStory && postMetadata("NewsArticle", newsStory, place)

export const newsMetadata = { "/news": list, "/news/view/:id": story }
