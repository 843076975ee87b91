import type { Logger } from "pino"
import { Args, Ctx, Field, Int, ObjectType, Query, Resolver } from "type-graphql"
import { Column, Entity, type EntityManager, PrimaryColumn } from "typeorm"
import { Auth, Role } from "../../access/auth.ts"
import type { Viewer } from "../../access/viewer.ts"
import { BufferedCounts, type Counted } from "../../store/database/buffered-counts.ts"
import type { Database } from "../../store/database/database.ts"
import type { Context } from "../api/context.ts"
import { Day } from "../items/day.ts"
import { pageOfRows } from "../items/page-of-rows.ts"
import { Page, PageArgs } from "../items/paging.ts"
import { searchText, wordsIn } from "../items/search-text.ts"
import { maxWords } from "./question.ts"

/** Searched words that no item contains, for the office to write about. Does not store who searched. */
@Entity("missed_searches")
@ObjectType({ description: "A search by visitors for words that no single item contains." })
export class MissedSearch {
  @Field(() => String, { description: "Search words in lower case, without accents and punctuation." })
  @PrimaryColumn("text")
  words!: string

  @Field(() => Int, { description: "Number of searches." })
  @Column("integer")
  times!: number

  @Field(() => Day, { description: "Last day of a search, in UTC." })
  @Column("text")
  lastDay!: Day
}

/** Keeps the latest. */
const maxStored = 500
/** Different searches per minute. */
const maxWaiting = 200
/** In characters. */
const maxLength = 80

/** Does not store email addresses or long numbers. */
export class MissedSearches extends BufferedCounts<string> {
  constructor(database: Database, log: Logger) {
    super({ database, log, name: "missed searches", keyOf: (words) => words, store, max: maxWaiting })
  }

  /** Ignores staff, who search for other things and repeat visitors' searches. */
  count(typed: string, { role }: Viewer) {
    const words = storableWords(typed)
    if (words && role < Role.EDITOR) this.add(words)
  }
}

function storableWords(typed: string): string {
  if (typed.includes("@")) return ""
  const words = wordsIn(searchText(typed)).filter((word) => !/\d{5}/.test(word))
  return words.slice(0, maxWords).join(" ").slice(0, maxLength).trim()
}

async function store(rows: EntityManager, counts: Counted<string>[]) {
  const today = new Date().toISOString().slice(0, 10)
  for (const { value, times } of counts)
    await rows.query(
      `INSERT INTO "missed_searches" ("words", "times", "lastDay") VALUES ($1, $2, $3)
       ON CONFLICT ("words") DO UPDATE SET "times" = "missed_searches"."times" + excluded."times", "lastDay" = excluded."lastDay"`,
      [value, times, today],
    )
  await rows.query(
    `DELETE FROM "missed_searches" WHERE "words" NOT IN
       (SELECT "words" FROM "missed_searches" ORDER BY "lastDay" DESC, "times" DESC, "words" LIMIT ${maxStored})`,
  )
}

const MissedSearchPage = Page(MissedSearch)

@Resolver()
export class MissedSearchesResolver {
  @Auth(Role.ADMINISTRATOR)
  @Query(() => MissedSearchPage, {
    description:
      "Searches without results in the last 90 days, most frequent first. If there are more than 500, the most " +
      "recent are kept. Recalculated every minute.",
  })
  missedSearches(@Args(() => PageArgs) args: PageArgs, @Ctx() { database }: Context) {
    return pageOfRows(database.read, MissedSearch, args, { order: { times: "DESC", words: "ASC" } })
  }
}
