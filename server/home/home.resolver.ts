import { Ctx, Field, ObjectType, Query, Resolver } from "type-graphql"
import { MoreThanOrEqual } from "typeorm"
import { Auth } from "../access/auth.ts"
import { Role } from "../access/roles.ts"
import type { Context } from "../api/context.ts"
import { Event } from "../events/event.ts"
import { NewsStory } from "../news/news-story.ts"
import { ContentPage } from "../pages/page.ts"
import { Profile } from "../profiles/profile.ts"

@ObjectType({ description: "What the home page shows of all that is published." })
class Home {
  @Field(() => NewsStory, { nullable: true, description: "The newest story; null on a site without news." })
  topStory!: NewsStory | null

  @Field(() => [NewsStory], { description: "The four stories after it." })
  latestNews!: NewsStory[]

  @Field(() => [Event], { description: "The next three events." })
  nextEvents!: Event[]

  @Field(() => [Profile], { description: "Eight people of the school." })
  profiles!: Profile[]

  @Field(() => ContentPage, { nullable: true, description: "The words over them: the page with the key `staff`." })
  staff!: ContentPage | null
}

/** The home page shows a little of several nouns, so it stands beside them and knows them by name. */
@Resolver()
export class HomeResolver {
  @Auth(Role.PUBLIC)
  @Query(() => Home, { description: "What the home page shows of all that is published, in one answer." })
  async home(@Ctx() { content, database }: Context): Promise<Home> {
    const [[[topStory = null, ...latestNews]], [nextEvents], [profiles], staff] = await Promise.all([
      content.slice(NewsStory, { skip: 0, take: 5 }),
      content.slice(
        Event,
        { skip: 0, take: 3 },
        { where: { date: MoreThanOrEqual(new Date()) }, order: { date: "ASC" } },
      ),
      content.slice(Profile, { skip: 0, take: 8 }, { order: { group: "ASC", id: "ASC" } }),
      database.read.findOne(ContentPage, { where: { key: "staff" }, relations: { picture: true } }),
    ])
    return { topStory, latestNews, nextEvents, profiles, staff }
  }
}
