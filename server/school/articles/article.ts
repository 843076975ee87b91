import { Field, InputType, Int, ObjectType } from "type-graphql"
import { Column, Entity, Index } from "typeorm"
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
abstract class ArticleTexts {
  @TextField({ description: "Headline.", max: 200, required: "Title is required.", inDrafts: true })
  title!: string

  @RichTextField({ description: "Body of the article.", required: "Content is required." })
  detail!: string
}

const { Fields, WithTranslations } = translatable(ArticleTexts, {
  name: "Article",
  one: "an article",
  firstOf: ({ detail }) => detail,
})

@Entity("articles")
@Index(["reads", "publishedAt", "id", "state"])
@ObjectType({ description: "A blog post: something to read at leisure that does not go out of date." })
export class Article extends WithTranslations(WithOpening(Owned(Fields), ({ detail }) => detail)) {
  static addressed = addressedAt<Article>("/blog/view/:id", {
    category: "Blog",
    entry: (item) => ({ title: item.title, html: item.detail, opening: item.opening() }),
  })

  static search = searchable<Article>("ARTICLE", "A blog post.", ["title", "detail"])

  @Field(() => Int, {
    description: "Number of reads by people other than its author and staff; readers are not tracked.",
  })
  @Column("integer", { default: 0 })
  reads!: number
}

export const article = ownedType(Article, Fields, {
  one: "an article",
  noun: "blog post",
  nouns: "Blog posts",
  example: () => ({ title: "A walk by the river", detail: "<p>We took our shoes off.</p>" }),
  plural: "articles",
  list: "Blog posts, newest first. The first item of the first page is the main article.",
  descriptions: { add: "Adds an article, published by default." },
  countsReads: true,
})

export const articleRest = restType(article, {
  path: "/articles",
  fields: { title: restText, detail: restRichText },
})
