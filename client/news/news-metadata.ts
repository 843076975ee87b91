import { type Describe, firstPicture, postMetadata } from "../content/metadata.ts"
import type { NewsStoriesQuery, NewsStoryQuery } from "../generated/graphql.ts"

const list: Describe<NewsStoriesQuery> = ({ newsStories }, place) => ({
  description: `What happened at ${place.site.name}, newest first.`,
  picture: firstPicture(newsStories.items, place),
})

const story: Describe<NewsStoryQuery> = ({ newsStory }, place) =>
  newsStory && postMetadata("NewsArticle", newsStory, place)

export const newsMetadata = { "/news": list, "/news/view/:id": story }
