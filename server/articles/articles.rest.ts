import { list, type RestRow, row } from "../api/rest.ts"
import { inputOf, owned } from "../content/rest-shape.ts"
import {
  RestAddArticleDocument,
  RestArticleDocument,
  RestArticlesDocument,
  RestDeleteArticleDocument,
  RestEditArticleDocument,
} from "../generated/rest.ts"

export const articlesRest: Record<string, RestRow> = {
  "GET /articles": list(RestArticlesDocument, {
    page: ({ articles }) => articles,
    reply: (articles) => ({ main: articles[0] ? owned(articles[0]) : null, allArticles: articles.map(owned) }),
  }),
  "GET /articles/view/:id": row(RestArticleDocument, {
    with: (request) => ({ id: request.id() }),
    reply: ({ article }) =>
      article && {
        oneArticle: owned(article),
        articleAuthor: { id: article.user.id, name: article.user.name },
      },
  }),
  "POST /articles/add": row(RestAddArticleDocument, {
    with: ({ body }) => ({ input: inputOf(body, "title", "detail") }),
    reply: ({ addArticle }) => owned(addArticle),
    status: 201,
  }),
  "PUT /articles/edit/:id": row(RestEditArticleDocument, {
    with: (request) => ({ id: request.id(), input: inputOf(request.body, "title", "detail") }),
    reply: ({ editArticle }) => owned(editArticle),
  }),
  "DELETE /articles/delete/:id": row(RestDeleteArticleDocument, {
    with: (request) => ({ id: request.id() }),
    reply: ({ deleteArticle }) => deleteArticle,
  }),
}
