import { Field, InputType, Int, ObjectType } from "type-graphql"
import { Column, Entity, Index } from "typeorm"
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
abstract class ArticleFields {
  @TextField({ description: "The headline.", max: 200, required: "Title is required." })
  title!: string

  @RichTextField({ description: "The article.", required: "Content is required." })
  detail!: string
}

/** A blog post: something to read at leisure, which does not go out of date as news does. */
@Entity("articles")
@Index(["reads", "createdAt", "id"])
@ObjectType({ description: "A blog post: something to read at leisure, which does not go out of date as news does." })
export class Article extends WithOpening(Owned(ArticleFields), ({ detail }) => detail) {
  static addressed: Addressed<Article> = {
    path: ({ id }) => `/blog/view/${id}`,
    feed: { category: "Blog", entry: (item) => ({ title: item.title, html: item.detail, opening: item.opening() }) },
  }

  static search: Searchable<Article> = {
    kind: "ARTICLE",
    words: ({ title, detail }) => ({ title, texts: [detail] }),
  }

  @Field(() => Int, {
    description: "How often it was opened by others than its author and staff; nobody counts by whom.",
  })
  @Column("integer", { default: 0 })
  reads!: number
}

@InputType({ description: "A new article. All of it is required." })
export class AddArticleInput extends Addable(WithPicture(ArticleFields)) {}

@InputType({ description: "Changes to an article. What is absent stays as it is." })
export class EditArticleInput extends Edit(Optional(ArticleFields)) {}
