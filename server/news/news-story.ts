import { InputType, ObjectType } from "type-graphql"
import { Entity } from "typeorm"
import { Optional } from "../api/validation.ts"
import { Addable } from "../content/added-item.ts"
import type { Addressed } from "../content/addressed.ts"
import { RichTextField, TextField } from "../content/fields.ts"
import { WithOpening } from "../content/opening.ts"
import { Edit, Owned, WithPicture } from "../content/owned.ts"
import type { Searchable } from "../content/searchable.ts"

/** What an editor fills in. */
@ObjectType()
@InputType()
abstract class NewsStoryFields {
  @TextField({ description: "The headline.", max: 200, required: "Title is required." })
  title!: string

  @RichTextField({ description: "The story.", required: "Content is required." })
  detail!: string
}

/** A dated story on the school's front page. */
@Entity("news_stories")
@ObjectType({ description: "A dated story on the school's front page." })
export class NewsStory extends WithOpening(Owned(NewsStoryFields), ({ detail }) => detail) {
  static addressed: Addressed<NewsStory> = {
    path: ({ id }) => `/news/view/${id}`,
    feed: { category: "News", entry: (item) => ({ title: item.title, html: item.detail, opening: item.opening() }) },
  }

  static search: Searchable<NewsStory> = {
    kind: "NEWS_STORY",
    words: ({ title, detail }) => ({ title, texts: [detail] }),
  }
}

@InputType({ description: "A new story. All of it is required." })
export class AddNewsStoryInput extends Addable(WithPicture(NewsStoryFields)) {}

@InputType({ description: "Changes to a story. What is absent stays as it is." })
export class EditNewsStoryInput extends Edit(Optional(NewsStoryFields)) {}
