import type { Feature } from "../api/feature.ts"
import { SearchResolver } from "./search.resolver.ts"
import { SearchEntry } from "./search-entry.ts"
import { SearchProgress } from "./search-progress.ts"

export const search: Feature = {
  entities: [SearchEntry, SearchProgress],
  unseen: [SearchProgress],
  resolvers: [SearchResolver],
  pages: { "/search": ["q", "page"] },
}
