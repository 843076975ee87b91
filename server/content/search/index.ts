import type { Feature } from "../api/feature.ts"
import { MissedSearch } from "./missed-search.ts"
import { MissedSearchesResolver } from "./missed-searches.resolver.ts"
import { SearchHitResolver, SearchResolver } from "./search.resolver.ts"
import { SearchEntry } from "./search-entry.ts"
import { SearchProgress } from "./search-progress.ts"

export const search: Feature = {
  entities: [SearchEntry, SearchProgress, MissedSearch],
  unseen: [SearchProgress, MissedSearch],
  unexported: [SearchEntry, SearchProgress],
  resolvers: [SearchResolver, SearchHitResolver, MissedSearchesResolver],
  jobs: ({ missedSearches }) => [missedSearches],
  pages: { "/search": ["q", "page"] },
}
