import { Field, InputType, Int, ObjectType } from "type-graphql"
import { Column, Entity, Index } from "typeorm"
import { Optional } from "../api/validation.ts"
import { Addable } from "../content/added-item.ts"
import type { Addressed } from "../content/addressed.ts"
import { RichTextField, TextField } from "../content/fields.ts"
import { OpeningField, opening } from "../content/opening.ts"
import { Edit, Owned, WithPicture } from "../content/owned.ts"
import type { Searchable } from "../content/searchable.ts"

/** What an editor fills in. */
@ObjectType()
@InputType()
abstract class ArticleFields {
  @TextField({ description: "The headline.", max: 200, required: "Title is required." })
  title!: string

  @RichTextField({ description: "The article.", required: "Content is required." })
  detail!: string
}

/** A blog post: something to read at leisure, which does not go out of date as news does. */
@Entity("articles")
@Index(["reads", "id"])
@ObjectType({ description: "A blog post: something to read at leisure, which does not go out of date as news does." })
export class Article extends Owned(ArticleFields) {
  static addressed: Addressed<Article> = {
    path: ({ id }) => `/blog/view/${id}`,
    feed: { category: "Blog", entry: ({ title, detail }) => ({ title, html: detail }) },
  }

  static search: Searchable<Article> = {
    kind: "ARTICLE",
    words: ({ title, detail }) => ({ title, texts: [detail] }),
  }

  @OpeningField()
  opening(): string {
    return opening(this.detail)
  }

  @Field(() => Int, { description: "How often it was opened; nobody counts by whom." })
  @Column("integer", { default: 0 })
  reads!: number
}

@InputType({ description: "A new article. All of it is required." })
export class AddArticleInput extends Addable(WithPicture(ArticleFields)) {}

@InputType({ description: "Changes to an article. What is absent stays as it is." })
export class EditArticleInput extends Edit(Optional(ArticleFields)) {}
