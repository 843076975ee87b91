import { Args, Ctx, FieldResolver, Resolver, Root } from "type-graphql"
import type { Context } from "../api/context.ts"
import { Page, PageArgs } from "../content/paging.ts"
import { NewsStory } from "../news/news-story.ts"
import { User } from "./user.ts"

/** What a user has published, type by type. */
@Resolver(() => User)
export class UserWorksResolver {
  @FieldResolver(() => Page(NewsStory), { description: "The news that the user wrote, newest first." })
  newsStories(@Root() user: User, @Args(() => PageArgs) page: PageArgs, @Ctx() { content }: Context) {
    return content.page(NewsStory, page, { where: { userId: user.id } })
  }
}
