import type { GraphQLResolveInfo } from "graphql"
import { Arg, Ctx, Field, Info, ObjectType, Query, Resolver } from "type-graphql"
import { Raw } from "typeorm"
import { Auth, permits, Role, ruleOf } from "../../access/auth.ts"
import { nameOfArea } from "../../access/program-areas.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import { itemTypeNamed } from "../../base/api/open-enum.ts"
import type { Context } from "../api/context.ts"
import { searchText, wordsIn } from "../items/search-text.ts"
import { shownRows } from "../items/shown-rows.ts"
import { type StaffSearchType, staffSearchTypes } from "../items/staff-search-types.ts"
import { expressionOf, maxFound } from "./matcher.ts"
import { maxWords } from "./question.ts"
import { matchers } from "./search.ts"
import { idsMatching, staffIndexOf } from "./staff-index.ts"
import { formsOf } from "./word-forms.ts"

const maxShown = 5

@ObjectType({ description: "Something that staff find." })
class StaffHit {
  @Field(() => String, { description: "Heading over all of its type, such as `Orders`." })
  group!: string

  @Field(() => String, { description: "Title or name; may be empty." })
  title!: string

  @NullableField(() => String, "More in a few words, such as an author and a state, or a number.")
  note?: string | null

  @Field(() => String, { description: "Path of its screen on this site, such as /admin/orders/12." })
  path!: string
}

@Resolver()
export class StaffSearchResolver {
  @Auth(Role.EDITOR)
  @Query(() => [StaffHit], {
    description:
      "Searches titles, names, codes and messages of all that the viewer's lists show, content in every state and the " +
      `bin too. Per type the newest ${maxShown} of at most ${maxFound}, whole words first, and its list if there are more.`,
  })
  async staffSearch(
    @Arg("q", () => String, { description: "Words or beginnings of words, in any order; at most 100 characters." })
    q: string,
    @Ctx() context: Context,
    @Info() { schema }: GraphQLResolveInfo,
  ): Promise<StaffHit[]> {
    // A single letter is the beginning of a word that is not typed yet.
    const words = wordsIn(searchText(q.slice(0, 100))).filter((word) => word.length > 1 || /\d/.test(word))
    const may = ({ needs }: StaffSearchType) => words.length > 0 && permits(ruleOf(schema, needs), context.viewer)
    const hits = staffSearchTypes.filter(may).map((type) => hitsOf(type, words.slice(0, maxWords), context))
    return (await Promise.all(hits)).flat()
  }
}

async function hitsOf(type: StaffSearchType, words: string[], { database: { kind, read }, viewer }: Context) {
  const index = staffIndexOf(read, type)
  const queryWords = words.map((typed) => ({ typed, variants: formsOf(typed) }))
  const matching = (beginnings: boolean) => {
    const match = matchers[kind].matchOf(expressionOf(queryWords, { every: true, beginnings }))
    const newest = `${idsMatching[kind](index, ":match")} ORDER BY "id" DESC LIMIT ${maxFound}`
    const id = Raw((column) => `${column} IN (${newest})`, { match })
    const rows = shownRows(read, type.type, viewer, { where: { id }, order: { id: "DESC" } })
    return rows.limit(maxShown + 1).getMany()
  }
  const wholeWordRows = await matching(false)
  const prefixRows = wholeWordRows.length > maxShown ? [] : await matching(true)
  const rows = [...wholeWordRows, ...prefixRows.filter(({ id }) => wholeWordRows.every((row) => row.id !== id))]
  const { screen, heading: group = nameOfArea(itemTypeNamed(type.type)) } = type
  const hits = rows.slice(0, maxShown).map((row: { id: number; title?: unknown; path?(): string | null }): StaffHit => {
    const path = screen ? `${screen}/${row.id}` : (row.path?.() ?? "")
    return { group, title: String(row[index.title as "title"]), path, ...type.shows?.(row) }
  })
  const all = { group, title: `All under ${group}`, path: `${screen}?q=${encodeURIComponent(words.join(" "))}` }
  return rows.length > maxShown && screen ? [...hits, all] : hits
}
