import { InputType, ObjectType } from "type-graphql"
import { Entity } from "typeorm"
import { addressedAt } from "../../content/items/addressed.ts"
import { RichTextField, TextField } from "../../content/items/fields.ts"
import { WithOpening } from "../../content/items/opening.ts"
import { Owned } from "../../content/items/owned.ts"
import { ownedType } from "../../content/items/owned-type.ts"
import { restRichText, restText } from "../../content/items/rest-fields.ts"
import { restType } from "../../content/items/rest-type.ts"
import { searchable } from "../../content/items/searchable.ts"
import { translatable } from "../../content/items/translatable.ts"

@ObjectType()
@InputType()
abstract class NewsStoryTexts {
  @TextField({ description: "Headline.", max: 200, required: "Title is required.", inDrafts: true })
  title!: string

  @RichTextField({ description: "Body of the story.", required: "Content is required." })
  detail!: string
}

const { Fields, WithTranslations } = translatable(NewsStoryTexts, {
  name: "NewsStory",
  one: "a story",
  firstOf: ({ detail }) => detail,
})

@Entity("news_stories")
@ObjectType({ description: "A news story, with its date." })
export class NewsStory extends WithTranslations(WithOpening(Owned(Fields), ({ detail }) => detail)) {
  static addressed = addressedAt<NewsStory>("/news/view/:id", {
    category: "News",
    entry: (item) => ({ title: item.title, html: item.detail, opening: item.opening() }),
  })

  static search = searchable<NewsStory>("NEWS_STORY", "A news story.", ["title", "detail"])
}

export const newsStory = ownedType(NewsStory, Fields, {
  one: "a story",
  example: () => ({ title: "Relay", detail: "<p>Fig won.</p>" }),
  plural: "newsStories",
  list: "News stories, newest first. The first item of the first page is the top story.",
  descriptions: { add: "Adds a story, published by default." },
  countsReads: true,
})

export const newsStoryRest = restType(newsStory, {
  path: "/news",
  fields: { title: restText, detail: restRichText },
})
