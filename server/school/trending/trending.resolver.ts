import { Max, Min } from "class-validator"
import { Args, ArgsType, Ctx, createUnionType, Field, Int, Query, Resolver } from "type-graphql"
import { Auth, Role } from "../../access/auth.ts"
import type { Context } from "../../content/api/context.ts"
import { Article } from "../articles/article.ts"
import { NewsStory } from "../news/news-story.ts"
import { daysThatCount } from "./daily-read.ts"

const TrendingItem = createUnionType({
  name: "TrendingItem",
  description: "Content that can be trending.",
  types: () => [Article, NewsStory] as const,
})

@ArgsType()
class TrendingArgs {
  @Field(() => Int, { defaultValue: 4, description: "Number of items, 1 to 20." })
  @Min(1, { message: "Please ask for at least one." })
  @Max(20, { message: "Please ask for at most 20." })
  perPage!: number
}

@Resolver()
export class TrendingResolver {
  @Auth(Role.PUBLIC)
  @Query(() => [TrendingItem], {
    description:
      `News stories and articles by number of reads in the last ${daysThatCount} days, newest first on a tie; then ` +
      "the newest others. Reads by staff, or by authors of their own items, do not count. Updated every ten minutes.",
  })
  trending(@Args(() => TrendingArgs) { perPage }: TrendingArgs, @Ctx() { content, trending, answer }: Context) {
    answer.validUntil(trending.trueUntil())
    return trending.first(content, perPage)
  }
}
