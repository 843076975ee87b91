import { Args, Ctx, Query, Resolver } from "type-graphql"
import { Auth, Role } from "../../access/auth.ts"
import type { Context } from "../../content/api/context.ts"
import { Page, PageArgs } from "../../content/items/paging.ts"
import { Article } from "./article.ts"

const ArticlePage = Page(Article)
/** Longest staleness of a ranking, as new reads do not expire cached answers. */
const trendMs = 10 * 60 * 1000

@Resolver()
export class ArticlesResolver {
  @Auth(Role.PUBLIC)
  @Query(() => ArticlePage, { description: "Blog posts, by all-time reads, then newest first." })
  trendingArticles(@Args(() => PageArgs) page: PageArgs, @Ctx() { content, answer }: Context) {
    answer.validUntil(new Date(Date.now() + trendMs))
    return content.page(Article, page, { order: { reads: "DESC", publishedAt: "DESC", id: "DESC" } })
  }
}
