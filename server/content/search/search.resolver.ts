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
import { Auth } from "../../access/auth.ts"
import { Role } from "../../access/roles.ts"
import type { FieldExtensions } from "../../base/api/cost.ts"
import type { Context } from "../api/context.ts"
import { type ApiLanguage, ApiLanguages, original } from "../items/api-language.ts"
import type { ContentType } from "../items/content-type.ts"
import { contentTypes } from "../items/item-type.ts"
import { itemsByType } from "../items/items-by-type.ts"
import type { OwnedRow } from "../items/owned-row.ts"
import { Page, PageArgs, pageOf } from "../items/paging.ts"
import { type SearchKind, SearchKinds } from "../items/searchable.ts"
import { type ExcerptPart, excerptOf, marked } from "./excerpt.ts"
import type { Found } from "./finder.ts"
import { maxFound } from "./matcher.ts"
import { maxWords, type Question, questionOf } from "./question.ts"
import type { SearchEntry } from "./search-entry.ts"
import { ShownHits } from "./shown-hits.ts"

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

  @Field(() => String, {
    description: "Its screen on this site, such as /news/view/12, without the prefix of a language.",
  })
  path!: string

  @Field(() => ApiLanguages, { description: "In which language it was found." })
  language!: ApiLanguage

  @Field(() => [TextPart], { description: "Its title, in pieces." })
  title!: TextPart[]

  @Field(() => [TextPart], { description: "About 180 characters around what was searched for, in pieces." })
  excerpt!: TextPart[]
}

const foundTypes = () => (contentTypes() as ContentType<OwnedRow>[]).filter(({ search }) => search)

const FoundItem = createUnionType({
  name: "FoundItem",
  description: "An item that was found: ask for what is wanted of each type, or of all of them by `Content`.",
  types: () => foundTypes() as ClassType[],
})

@ObjectType({ description: "What somebody who asks this may want to know at once." })
class SearchAnswer {
  @Field(() => String, { description: "What a link to more says." })
  title!: string

  @Field(() => String, { description: "Where on this site more is said." })
  path!: string

  @Field(() => [String], { description: "Plain text." })
  lines!: string[]
}

@ArgsType()
class SearchArgs extends PageArgs {
  @Field(() => String, {
    description:
      "Words, or their beginnings of two letters or more; accents and capitals do not matter. Small words such as `the` are left out. At most 200 characters.",
  })
  @MaxLength(200, { message: "Please search for at most 200 characters." })
  q!: string

  @Field(() => ApiLanguages, {
    defaultValue: original,
    description:
      "In which language: what is not translated into it is found in English, and where nothing is found, in all.",
  })
  language!: ApiLanguage

  @Field(() => Boolean, {
    defaultValue: false,
    description: "Whether it is asked while somebody still types: then it is not noted that nothing was found.",
  })
  typing!: boolean
}

const SearchHitPage = Page(SearchHit)

/** Of 100,000 items, each word takes two to five milliseconds to look for. */
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
      "Finds articles, news, events, people, galleries, pages and screens that have all of the words, or, where there are none, that have " +
      "some. Whole words come before beginnings; of both, what is called just so first, and for a short search pages " +
      `before stories. Of more than ${maxFound}, the newest are compared; \`total\` counts no further.`,
  })
  async search(
    @Args(() => SearchArgs) { q, language, typing, ...page }: SearchArgs,
    @Ctx() { search, missedSearches, viewer, database, answer: notes }: Context,
  ) {
    const list = `search ${language} ${q}`
    const skip = page.after == null ? (page.page - 1) * page.perPage : ShownHits.read(list, page.after)
    const found = await search.finder.find(database, q, { skip, take: page.perPage, language })
    const { question, entries, total, someWords, answer, shown } = found
    notes.trueUntil(answer?.until)
    if (!typing && skip === 0 && (total === 0 || someWords)) notes.forEachReader(() => missedSearches.count(q, viewer))
    const next = shown?.write(list) ?? null
    return { ...pageOf(entries.map(hitOf(question)), total, page), next, someWords, answer }
  }

  @FieldResolver(() => SearchAnswer, {
    nullable: true,
    description: "On the first page, where something answers the question itself.",
  })
  answer(@Root() { answer }: Pick<Found, "answer">): SearchAnswer | null {
    return answer
  }

  @FieldResolver(() => Boolean, { description: "Whether nothing has all of the words, and these have some." })
  someWords(@Root() { someWords }: Pick<Found, "someWords">): boolean {
    return someWords
  }
}

const hitOf =
  ({ words }: Question) =>
  ({ kind, itemId, path, language, title, body }: SearchEntry): SearchHit => ({
    kind,
    id: itemId,
    path,
    language,
    title: marked(title, words),
    excerpt: excerptOf(body, words),
  })

@Resolver(() => SearchHit)
export class SearchHitResolver {
  @FieldResolver(() => FoundItem, {
    nullable: true,
    description: "The item itself; null for a screen that shows no single one.",
  })
  item(@Root() { kind, id }: SearchHit, @Ctx() context: Context): Promise<object | null> | null {
    const type = foundTypes().find(({ search }) => search?.kind === kind)
    return type ? itemsByType(context).load({ type, id }) : null
  }
}
