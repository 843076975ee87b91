import { type Describe, writtenPiece } from "../content/metadata.ts"
import type { NewsStoryQuery } from "../generated/graphql.ts"

const list: Describe<unknown> = (_, { site }) => ({ description: `What happened at ${site.name}, newest first.` })

const story: Describe<NewsStoryQuery> = ({ newsStory }, place) =>
  newsStory && writtenPiece("NewsArticle", newsStory, place)

export const newsMetadata = { "/news": list, "/news/view/:id": story }
