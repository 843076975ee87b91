import { MaxLength } from "class-validator"
import {
  Args,
  ArgsType,
  type ClassType,
  Ctx,
  createUnionType,
  Extensions,
  Field,
  FieldResolver,
  Int,
  ObjectType,
  Query,
  Resolver,
  Root,
} from "type-graphql"
import { Auth, Role } from "../../access/auth.ts"
import type { FieldExtensions } from "../../base/api/cost.ts"
import type { Context } from "../api/context.ts"
import { type ApiLanguage, ApiLanguages, original } from "../items/api-language.ts"
import type { ContentType, OwnedRow } from "../items/content-type.ts"
import { contentTypes } from "../items/item-type.ts"
import { itemsByType } from "../items/items-by-type.ts"
import { Page, PageArgs, pageOf } from "../items/paging.ts"
import { type SearchKind, SearchKinds } from "../items/searchable.ts"
import { type ExcerptPart, excerptOf, marked } from "./excerpt.ts"
import type { FoundEntries, SearchResult } from "./finder.ts"
import { maxFound } from "./matcher.ts"
import { maxQuestionLength, maxWords, type Question, questionOf } from "./question.ts"
import { ShownHits } from "./shown-hits.ts"

@ObjectType({ description: "A part of a text in a search result." })
class TextPart implements ExcerptPart {
  @Field(() => String, { description: "Plain text." })
  text!: string

  @Field(() => Boolean, { description: "True if this part matches the search." })
  match!: boolean
}

@ObjectType({ description: "A section of a found page." })
class SearchSection {
  @Field(() => String, { description: "Path with its fragment, such as /uniform#shoes." })
  path!: string

  @Field(() => [TextPart], { description: "Heading, in parts." })
  title!: TextPart[]
}

@ObjectType({ description: "A search result: an item, at the section that matches best." })
class SearchHit {
  @Field(() => SearchKinds, { description: "Kind of result." })
  kind!: SearchKind

  @Field(() => Int, { description: "ID within its kind." })
  id!: number

  @Field(() => String, {
    description: "Path on this site, such as /news/view/12, without a language prefix.",
  })
  path!: string

  @Field(() => ApiLanguages, { description: "Language in which it was found." })
  language!: ApiLanguage

  @Field(() => [TextPart], { description: "Title, in parts." })
  title!: TextPart[]

  @Field(() => [TextPart], { description: "Excerpt of about 180 characters around the match, in parts." })
  excerpt!: TextPart[]

  @Field(() => String, { description: "Heading of the whole item, of which `title` and `path` may be a section." })
  heading!: string

  @Field(() => [SearchSection], { description: "Sections of the item that match, best first, at most four." })
  sections!: SearchSection[]
}

const searchedTypes = () => (contentTypes() as ContentType<OwnedRow>[]).filter(({ search }) => search)

const FoundItem = createUnionType({
  name: "FoundItem",
  description: "The item of a search result: select fields by type, or those that all types share by `Content`.",
  types: () => searchedTypes() as ClassType[],
})

@ObjectType({ description: "A direct answer to a search." })
class SearchAnswer {
  @Field(() => String, { description: "Text of the link to more." })
  title!: string

  @Field(() => String, { description: "Path of the link to more on this site." })
  path!: string

  @Field(() => [String], { description: "Plain text." })
  lines!: string[]

  @Field(() => ApiLanguages, { description: "Language in which it was found." })
  language!: ApiLanguage
}

@ArgsType()
class SearchArgs extends PageArgs {
  @Field(() => String, {
    description:
      "Words, or prefixes of at least two letters; case and accents are ignored. Stop words such as `the` are " +
      `dropped. At most ${maxQuestionLength} characters.`,
  })
  @MaxLength(maxQuestionLength, { message: `Please search for at most ${maxQuestionLength} characters.` })
  q!: string

  @Field(() => ApiLanguages, {
    defaultValue: original,
    description:
      "Language to search in. Texts without a translation are found in English; if nothing is found, the site's " +
      "other languages are searched.",
  })
  language!: ApiLanguage

  @Field(() => Boolean, {
    defaultValue: false,
    description: "True for a search as the user types: searches without results are then not recorded.",
  })
  typing!: boolean

  @Field(() => Boolean, {
    defaultValue: false,
    description: "True to search for the words as typed, typing errors included.",
  })
  asTyped!: boolean
}

const SearchHitPage = Page(SearchHit)

/** Each word takes two to five milliseconds among 100,000 items. */
const pointsOfWord = 200

const numberOfWords = (typed?: string) => (typed === undefined ? maxWords : questionOf(typed).words.length)

@Resolver(() => SearchHitPage)
export class SearchResolver {
  @Auth(Role.PUBLIC)
  @Extensions({
    points: (text) => pointsOfWord * numberOfWords(text("q")),
  } satisfies FieldExtensions)
  @Query(() => SearchHitPage, {
    description:
      "Searches articles, news, events, people, galleries, pages and screens for all of the words, or else for " +
      "some of them. Whole words rank before prefixes; within each, exact titles come first, and for short " +
      `searches pages come before stories. Beyond ${maxFound} matches only the newest are ranked; \`total\` ` +
      "counts no further.",
  })
  async search(
    @Args(() => SearchArgs) { q, language, typing, asTyped, ...page }: SearchArgs,
    @Ctx() { search, missedSearches, viewer, database, answer: notes }: Context,
  ) {
    const list = `search ${language} ${asTyped} ${q}`
    const skip = page.after == null ? (page.page - 1) * page.perPage : ShownHits.read(list, page.after)
    const found = await search.finder.find(database, q, { skip, take: page.perPage, language, asTyped })
    const { question, items, total, someWords, respelled, answer, shown } = found
    notes.validUntil(answer?.until)
    if (!typing && skip === 0 && !answer && (total === 0 || someWords))
      notes.forEachReader(() => missedSearches.count(q, viewer))
    const next = shown?.write(list) ?? null
    const inLanguage = answer && { language, ...answer }
    return { ...pageOf(items.map(hitOf(question)), total, page), next, someWords, respelled, answer: inLanguage }
  }

  @FieldResolver(() => SearchAnswer, {
    nullable: true,
    description: "Direct answer to the question, if there is one; on the first page only.",
  })
  answer(@Root() { answer }: { answer: SearchAnswer | null }): SearchAnswer | null {
    return answer
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Words that were searched for instead, as the typed ones are nowhere on the site: a typing error.",
  })
  respelled(@Root() { respelled }: Pick<SearchResult, "respelled">): string | null {
    return respelled
  }

  @FieldResolver(() => Boolean, {
    description: "True if nothing matches all of the words, and these items match some.",
  })
  someWords(@Root() { someWords }: Pick<SearchResult, "someWords">): boolean {
    return someWords
  }
}

const hitOf =
  ({ words }: Question) =>
  ({ best: { kind, itemId, path, language, title, body }, heading, sections }: FoundEntries): SearchHit => ({
    kind,
    id: itemId,
    path,
    language,
    title: marked(title, words),
    excerpt: excerptOf(body, words),
    heading,
    sections: sections.map(({ path, title }) => ({ path, title: marked(title, words) })),
  })

@Resolver(() => SearchHit)
export class SearchHitResolver {
  @FieldResolver(() => FoundItem, {
    nullable: true,
    description: "The item; null for a screen that is not about a single item.",
  })
  item(@Root() { kind, id }: SearchHit, @Ctx() context: Context): Promise<object | null> | null {
    const type = searchedTypes().find(({ search }) => search?.kind === kind)
    return type ? itemsByType(context).load({ type, id }) : null
  }
}
