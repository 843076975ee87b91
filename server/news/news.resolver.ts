import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from "type-graphql"
import { Auth } from "../access/auth.ts"
import { Role } from "../access/roles.ts"
import type { Context } from "../api/context.ts"
import { adding, editing, Fails } from "../api/fails.ts"
import { creatorOf } from "../content/content.ts"
import { Page, PageArgs } from "../content/paging.ts"
import { byUser, userIdArg } from "../content/written-by.ts"
import { AddNewsStoryInput, EditNewsStoryInput, NewsStory } from "./news-story.ts"

const NewsStoryPage = Page(NewsStory)
const creator = creatorOf(NewsStory)

@Resolver()
export class NewsResolver {
  @Auth(Role.PUBLIC)
  @Query(() => NewsStoryPage, {
    description: "The news, newest first. The first item of the first page is the top story.",
  })
  newsStories(
    @Args(() => PageArgs) page: PageArgs,
    @Arg("userId", () => Int, userIdArg) userId: number | undefined,
    @Ctx() { content }: Context,
  ) {
    return content.page(NewsStory, page, { where: byUser(userId) })
  }

  @Auth(Role.PUBLIC)
  @Query(() => NewsStory, {
    nullable: true,
    description:
      "One story, or null where there is none of this id. Counts as read once, but for its author and staff.",
  })
  async newsStory(@Arg("id", () => Int) id: number, @Ctx() { content, reads, viewer, answer }: Context) {
    const story = await content.one(NewsStory, id)
    if (story) answer.forEachReader(() => reads.count("NEWS_STORY", story, viewer))
    return story
  }

  @Auth(Role.EDITOR)
  @Fails(...adding)
  @Mutation(() => NewsStory, {
    description: "Publishes a story.",
  })
  addNewsStory(@Arg("input", () => AddNewsStoryInput) input: AddNewsStoryInput, @Ctx() { content, viewer }: Context) {
    return content.add(NewsStory, input, viewer)
  }

  @Auth(Role.ADMINISTRATOR, { orOwner: creator })
  @Fails(...editing)
  @Mutation(() => NewsStory, { description: "Changes a story." })
  editNewsStory(
    @Arg("id", () => Int) id: number,
    @Arg("input", () => EditNewsStoryInput) input: EditNewsStoryInput,
    @Ctx() { content, viewer }: Context,
  ) {
    return content.edit(NewsStory, id, input, viewer)
  }

  @Auth(Role.ADMINISTRATOR, { orOwner: creator })
  @Fails("NOT_FOUND")
  @Mutation(() => NewsStory, { description: "Deletes a story and returns it as it was." })
  deleteNewsStory(@Arg("id", () => Int) id: number, @Ctx() { content }: Context) {
    return content.remove(NewsStory, id)
  }
}
