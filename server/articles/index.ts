import type { Noun } from "../api/noun.ts"
import { Article, article } from "./article.ts"
import { ArticlesResolver } from "./articles.resolver.ts"
import { startArticles } from "./articles.start.ts"

export const articles: Noun = {
  entities: [Article],
  resolvers: [...article.resolvers, ArticlesResolver],
  screens: ["/blog"],
  pages: { "/blog": ["page"], "/blog/view/:id": [] },
  start: startArticles,
}
