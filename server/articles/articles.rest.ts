import { list, type RestRow } from "../api/rest.ts"
import { pictureName, sentText } from "../api/rest-body.ts"
import { instant, richText, shape, text, whole } from "../api/shape.ts"
import { ownedRest } from "../content/owned.rest.ts"
import { owned, ownedFields } from "../content/rest-shape.ts"
import {
  RestAddArticleDocument,
  RestArticleDocument,
  RestArticlesDocument,
  RestDeleteArticleDocument,
  RestEditArticleDocument,
} from "../generated/rest.ts"

export const article = shape("Article", {
  id: whole,
  title: text,
  detail: richText,
  ...ownedFields,
  createdAt: instant,
})

const articles = shape("Articles", {
  main: article.nullable().describe("The newest one; null where there is none."),
  allArticles: article.array().describe("All of them, newest first."),
})

const articleView = shape("ArticleView", {
  oneArticle: article.describe("The article."),
  articleAuthor: shape("ArticleAuthor", { id: whole, name: text }, { of: "Author" }).describe("Who wrote it."),
})

export const articlesRest: Record<string, RestRow> = {
  "GET /articles": list(RestArticlesDocument, {
    summary: "Lists articles, newest first.",
    page: ({ articles }) => articles,
    leads: true,
    reply: (articles, main) => ({ main: main && owned(main), allArticles: articles.map(owned) }),
    gives: articles,
  }),
  ...ownedRest({
    path: "/articles",
    one: "an article",
    view: RestArticleDocument,
    add: RestAddArticleDocument,
    edit: RestEditArticleDocument,
    remove: RestDeleteArticleDocument,
    body: { title: sentText, detail: sentText, picture: pictureName },
    ignores: { add: ["userId"], edit: ["userId", "id"] },
    shapeOf: owned,
    gives: article,
    viewOf: (article) => ({
      oneArticle: owned(article),
      articleAuthor: { id: article.user.id, name: article.user.name },
    }),
    givesView: articleView,
  }),
}
