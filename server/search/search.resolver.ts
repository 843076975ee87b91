import { MaxLength } from "class-validator"
import { Args, ArgsType, Ctx, Extensions, Field, Int, ObjectType, Query, Resolver } from "type-graphql"
import { Auth } from "../access/auth.ts"
import { Role } from "../access/roles.ts"
import type { Context } from "../api/context.ts"
import type { FieldExtensions } from "../api/cost.ts"
import { Page, PageArgs, pageOf } from "../content/paging.ts"
import { type SearchKind, SearchKinds } from "../content/searchable.ts"
import { type ExcerptPart, excerptOf, marked } from "./excerpt.ts"
import { maxFound } from "./matcher.ts"
import { maxWords, wordsOf } from "./search.ts"
import type { SearchEntry } from "./search-entry.ts"

@ObjectType({ description: "A piece of a text that was found." })
class TextPart implements ExcerptPart {
  @Field(() => String, { description: "Plain text." })
  text!: string

  @Field(() => Boolean, { description: "Whether it is what was searched for." })
  match!: boolean
}

@ObjectType({ description: "Something that was found." })
class SearchHit {
  @Field(() => SearchKinds, { description: "What it is." })
  kind!: SearchKind

  @Field(() => Int, { description: "Its id within its kind." })
  id!: number

  @Field(() => String, { description: "Its screen on this site, such as /news/view/12." })
  path!: string

  @Field(() => [TextPart], { description: "Its title, in pieces." })
  title!: TextPart[]

  @Field(() => [TextPart], { description: "About 180 characters around what was searched for, in pieces." })
  excerpt!: TextPart[]
}

@ArgsType()
class SearchArgs extends PageArgs {
  @Field(() => String, {
    description:
      "Words, or their beginnings of two letters or more; accents and capitals do not matter. All of them must occur. At most 200 characters.",
  })
  @MaxLength(200, { message: "Please search for at most 200 characters." })
  q!: string
}

const SearchHitPage = Page(SearchHit)

/** Of 100,000 items, each word takes two to five milliseconds to look for. */
const pointsOfWord = 200

const numberOfWords = (typed?: string) => (typed === undefined ? maxWords : wordsOf(typed).length)

@Resolver()
export class SearchResolver {
  @Auth(Role.PUBLIC)
  @Extensions({
    points: (text) => pointsOfWord * numberOfWords(text("q")),
  } satisfies FieldExtensions)
  @Query(() => SearchHitPage, {
    description: `Finds articles, news, events, people, galleries and pages, best first. Of more than ${maxFound}, the newest are compared; \`total\` counts no further.`,
  })
  async search(@Args(() => SearchArgs) { q, ...page }: SearchArgs, @Ctx() { search, database }: Context) {
    const part = { skip: (page.page - 1) * page.perPage, take: page.perPage }
    const { words, entries, total } = await search.find(database, q, part)
    return pageOf(entries.map(hitOf(words)), total, page)
  }
}

const hitOf =
  (words: string[]) =>
  ({ kind, itemId, path, title, body }: SearchEntry): SearchHit => ({
    kind,
    id: itemId,
    path,
    title: marked(title, words),
    excerpt: excerptOf(body, words),
  })
