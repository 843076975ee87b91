import { Args, Ctx, Query, Resolver } from "type-graphql"
import { Auth } from "../../access/auth.ts"
import { Role } from "../../access/roles.ts"
import type { Context } from "../api/context.ts"
import { pageOfRows } from "../items/page-of-rows.ts"
import { Page, PageArgs } from "../items/paging.ts"
import { MissedSearch } from "./missed-search.ts"

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
