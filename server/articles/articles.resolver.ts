import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from "type-graphql"
import { Auth } from "../access/auth.ts"
import { Role } from "../access/roles.ts"
import type { Context } from "../api/context.ts"
import { adding, editing, Fails } from "../api/fails.ts"
import { creatorOf } from "../content/content.ts"
import { Page, PageArgs } from "../content/paging.ts"
import { byUser, userIdArg } from "../content/written-by.ts"
import { AddArticleInput, Article, EditArticleInput } from "./article.ts"

const ArticlePage = Page(Article)
/** That somebody reads an article makes no answer stale; what is read most is counted anew after this long. */
const trendMs = 10 * 60 * 1000

const creator = creatorOf(Article)

@Resolver()
export class ArticlesResolver {
  @Auth(Role.PUBLIC)
  @Query(() => ArticlePage, {
    description: "The blog, newest first. The first item of the first page is the main article.",
  })
  articles(
    @Args(() => PageArgs) page: PageArgs,
    @Arg("userId", () => Int, userIdArg) userId: number | undefined,
    @Ctx() { content }: Context,
  ) {
    return content.page(Article, page, { where: byUser(userId) })
  }

  @Auth(Role.PUBLIC)
  @Query(() => ArticlePage, { description: "The blog, most read ever first, equally read ones newest first." })
  trendingArticles(@Args(() => PageArgs) page: PageArgs, @Ctx() { content, answer }: Context) {
    answer.trueUntil(new Date(Date.now() + trendMs))
    return content.page(Article, page, { order: { reads: "DESC", createdAt: "DESC", id: "DESC" } })
  }

  @Auth(Role.PUBLIC)
  @Query(() => Article, {
    nullable: true,
    description:
      "One article, or null where there is none of this id. Counts as read once, but for its author and staff.",
  })
  async article(@Arg("id", () => Int) id: number, @Ctx() { content, reads, viewer, answer }: Context) {
    const article = await content.one(Article, id)
    if (article) answer.forEachReader(() => reads.count("ARTICLE", article, viewer))
    return article
  }

  @Auth(Role.EDITOR)
  @Fails(...adding)
  @Mutation(() => Article, {
    description: "Publishes an article.",
  })
  addArticle(@Arg("input", () => AddArticleInput) input: AddArticleInput, @Ctx() { content, viewer }: Context) {
    return content.add(Article, input, viewer)
  }

  @Auth(Role.ADMINISTRATOR, { orOwner: creator })
  @Fails(...editing)
  @Mutation(() => Article, { description: "Changes an article." })
  editArticle(
    @Arg("id", () => Int) id: number,
    @Arg("input", () => EditArticleInput) input: EditArticleInput,
    @Ctx() { content, viewer }: Context,
  ) {
    return content.edit(Article, id, input, viewer)
  }

  @Auth(Role.ADMINISTRATOR, { orOwner: creator })
  @Fails("NOT_FOUND")
  @Mutation(() => Article, { description: "Deletes an article and returns it as it was." })
  deleteArticle(@Arg("id", () => Int) id: number, @Ctx() { content }: Context) {
    return content.remove(Article, id)
  }
}
