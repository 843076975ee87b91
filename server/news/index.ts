import type { Noun } from "../api/noun.ts"
import { startNews } from "./news.start.ts"
import { NewsStory, newsStory } from "./news-story.ts"

export const news: Noun = {
  entities: [NewsStory],
  resolvers: newsStory.resolvers,
  screens: ["/news"],
  pages: { "/news": ["page"], "/news/view/:id": [] },
  start: startNews,
}
