import type { Noun } from "../api/noun.ts"
import { NewsResolver } from "./news.resolver.ts"
import { startNews } from "./news.start.ts"
import { NewsStory } from "./news-story.ts"

export const news: Noun = {
  entities: [NewsStory],
  resolvers: [NewsResolver],
  screens: ["/news"],
  pages: { "/news": ["page"], "/news/view/:id": [] },
  start: startNews,
}
