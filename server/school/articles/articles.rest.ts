import { integer, shape, text } from "../../base/failures/shape.ts"
import type { RestRow } from "../../content/api/rest.ts"
import { itemRows, listRowWithNewest } from "../../content/items/owned.rest.ts"
import { articleRest as article } from "./article.ts"

const author = shape("ArticleAuthor", { id: integer, name: text }, { of: "Author" })

export const articlesRest: Record<string, RestRow> = {
  "GET /articles": listRowWithNewest(article, {
    summary: "Lists articles, newest first.",
    shape: "Articles",
    first: "main",
    all: "allArticles",
  }),
  ...itemRows(article, {
    selection: article.selection,
    shape: shape("ArticleView", {
      oneArticle: article.shape.describe("The article."),
      articleAuthor: author.describe("Author."),
    }),
    show: (item) => ({ oneArticle: article.show(item), articleAuthor: item.user }),
  }),
}
