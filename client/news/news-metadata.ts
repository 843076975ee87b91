import { type Describe, postMetadata } from "../content/metadata.ts"
import type { NewsStoryQuery } from "../generated/graphql.ts"

const list: Describe<unknown> = (_, place) => ({
  description: place.t("What happened at {school}, newest first.", { school: place.site.name }),
})

const story: Describe<NewsStoryQuery> = ({ newsStory }, place) =>
  newsStory && postMetadata("NewsArticle", newsStory, place)

export const newsMetadata = { "/news": list, "/news/view/:id": story }
