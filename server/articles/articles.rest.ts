import { list, type RestRow, row } from "../api/rest.ts"
import { deleted, instant, richText, shape, text, whole } from "../api/shape.ts"
import { inputOf, owned, ownedFields } from "../content/rest-shape.ts"
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
    reply: (articles) => ({ main: articles[0] ? owned(articles[0]) : null, allArticles: articles.map(owned) }),
    gives: articles,
  }),
  "GET /articles/view/:id": row(RestArticleDocument, {
    summary: "Gives one article.",
    with: (request) => ({ id: request.id() }),
    reply: ({ article }) =>
      article && {
        oneArticle: owned(article),
        articleAuthor: { id: article.user.id, name: article.user.name },
      },
    gives: articleView,
  }),
  "POST /articles/add": row(RestAddArticleDocument, {
    summary: "Adds an article.",
    body: ["title", "detail", "picture"],
    ignores: ["userId"],
    with: ({ body }) => ({ input: inputOf(body) }),
    reply: ({ addArticle }) => owned(addArticle),
    gives: article,
    status: 201,
  }),
  "PUT /articles/edit/:id": row(RestEditArticleDocument, {
    summary: "Changes an article. What is absent stays as it is.",
    body: ["title", "detail", "picture"],
    ignores: ["userId", "id"],
    with: ({ id, body }) => ({ id: id(), input: inputOf(body) }),
    reply: ({ editArticle }) => owned(editArticle),
    gives: article,
  }),
  "DELETE /articles/delete/:id": row(RestDeleteArticleDocument, {
    summary: "Deletes an article.",
    with: (request) => ({ id: request.id() }),
    reply: ({ deleteArticle }) => deleteArticle,
    gives: deleted,
  }),
}
