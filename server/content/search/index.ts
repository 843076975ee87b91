import type { Feature } from "../api/feature.ts"
import { MissedSearch, MissedSearchesResolver } from "./missed-searches.ts"
import { SearchHitResolver, SearchResolver } from "./search.resolver.ts"
import { SearchEntry, SearchProgress } from "./search-entry.ts"
import { StaffSearchResolver } from "./staff-search.resolver.ts"

export const search: Feature = {
  entities: [SearchEntry, SearchProgress, MissedSearch],
  aboutPeople: [{ type: MissedSearch, called: "Missed searches", whose: ["words"] }],
  aboutNobody: [SearchEntry, SearchProgress],
  unseen: [SearchProgress, MissedSearch],
  unexported: [SearchEntry, SearchProgress],
  resolvers: [SearchResolver, SearchHitResolver, MissedSearchesResolver, StaffSearchResolver],
  jobs: ({ missedSearches }) => [missedSearches],
  pages: { "/search": ["q", "page", "typed"] },
}
