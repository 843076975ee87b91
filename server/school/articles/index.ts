import { ownedFeature } from "../../content/items/owned-feature.ts"
import { startTexts } from "../../content/starting-content/start-owned.ts"
import { Article, article } from "./article.ts"
import { ArticlesResolver } from "./articles.resolver.ts"

export const articles = ownedFeature(article, {
  resolvers: [ArticlesResolver],
  list: {
    path: "/blog",
    searchEntry: (t) => ({ title: t("Blog"), text: t("Longer reads: all the blog posts and articles.") }),
  },
  start: startTexts(Article, "articles", "detail"),
})
