import { Args, Ctx, Query, Resolver } from "type-graphql"
import { Auth } from "../access/auth.ts"
import { Role } from "../access/roles.ts"
import type { Context } from "../api/context.ts"
import { Page, PageArgs, pageOf } from "../content/paging.ts"
import { MissedSearch } from "./missed-search.ts"

const MissedSearchPage = Page(MissedSearch)

@Resolver()
export class MissedSearchesResolver {
  @Auth(Role.ADMINISTRATOR)
  @Query(() => MissedSearchPage, {
    description:
      "What visitors searched for in vain in the last 90 days, the most frequent first. Of more than 500, the latest are kept. Counted anew every minute.",
  })
  async missedSearches(@Args(() => PageArgs) page: PageArgs, @Ctx() { database }: Context) {
    const [items, total] = await database.read.findAndCount(MissedSearch, {
      order: { times: "DESC", words: "ASC" },
      skip: (page.page - 1) * page.perPage,
      take: page.perPage,
    })
    return pageOf(items, total, page)
  }
}
