import { Args, Ctx, Query, Resolver } from "type-graphql"
import { Auth } from "../access/auth.ts"
import { Role } from "../access/roles.ts"
import type { Context } from "../api/context.ts"
import { Page, PageArgs } from "../content/paging.ts"
import { type Selected, SelectedOfItems } from "../content/selected.ts"
import { Article } from "./article.ts"

const ArticlePage = Page(Article)
/** That somebody reads an article makes no answer stale; what is read most is counted anew after this long. */
const trendMs = 10 * 60 * 1000

@Resolver()
export class ArticlesResolver {
  @Auth(Role.PUBLIC)
  @Query(() => ArticlePage, { description: "The blog, most read ever first, equally read ones newest first." })
  trendingArticles(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { content, answer }: Context,
    @SelectedOfItems() selected: Selected,
  ) {
    answer.trueUntil(new Date(Date.now() + trendMs))
    return content.page(Article, page, { order: { reads: "DESC", publishedAt: "DESC", id: "DESC" }, selected })
  }
}
