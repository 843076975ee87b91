import { Arg, Ctx, FieldResolver, ObjectType, Query, Resolver } from "type-graphql"
import { In } from "typeorm"
import { Auth, Role } from "../../access/auth.ts"
import type { Context } from "../../content/api/context.ts"
import { type ApiLanguage, ApiLanguages, codeOf, original } from "../../content/items/api-language.ts"
import { nextEnd, upcoming } from "../events/calendar.ts"
import { Event } from "../events/event.ts"
import { NewsStory } from "../news/news-story.ts"
import { ContentPage } from "../pages/page.ts"
import { byPlace, Profile, ProfileGroup } from "../profiles/profile.ts"
import { readToday, Today } from "./today.ts"

@ObjectType({ description: "Everything that the home page shows; all of it is published." })
class Home {}

const staffGroups = [ProfileGroup.MANAGEMENT, ProfileGroup.TEACHERS]

@Resolver(() => Home)
export class HomeResolver {
  @Auth(Role.PUBLIC)
  @Query(() => Home, { description: "Everything that the home page shows, in one response." })
  home() {
    return new Home()
  }

  @FieldResolver(() => Today, {
    nullable: true,
    description: "Information about today; null until the school calendar and the usual day are filled in.",
  })
  today(
    @Ctx() context: Context,
    @Arg("language", () => ApiLanguages, { defaultValue: original, description: "Language of the texts." })
    language: ApiLanguage,
  ) {
    return readToday(context, codeOf(language))
  }

  @FieldResolver(() => NewsStory, { nullable: true, description: "The newest story; null if there are none." })
  async topStory(@Ctx() { content }: Context) {
    return (await content.first(NewsStory, 1))[0] ?? null
  }

  @FieldResolver(() => [NewsStory], { description: "The four stories after the top story." })
  async latestNews(@Ctx() { content }: Context) {
    return (await content.first(NewsStory, 5)).slice(1)
  }

  @FieldResolver(() => [Event], { description: "The next three events." })
  async nextEvents(@Ctx() { content, database, answer }: Context) {
    answer.validUntil(await nextEnd(database))
    return content.first(Event, 3, upcoming())
  }

  @FieldResolver(() => [Profile], { description: "People who run the school or teach there, at most eight." })
  profiles(@Ctx() { content }: Context) {
    return content.first(Profile, 8, { where: { group: In(staffGroups) }, order: byPlace })
  }

  @FieldResolver(() => ContentPage, {
    nullable: true,
    description: "The page that introduces them, with the key `staff`.",
  })
  staff(@Ctx() { content }: Context) {
    return content.one(ContentPage, { key: "staff" })
  }
}
