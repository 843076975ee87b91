import type { Noun } from "../api/noun.ts"
import { SearchResolver } from "./search.resolver.ts"
import { SearchEntry } from "./search-entry.ts"
import { SearchProgress } from "./search-progress.ts"

export const search: Noun = {
  entities: [SearchEntry, SearchProgress],
  unseen: [SearchProgress],
  resolvers: [SearchResolver],
  pages: { "/search": ["q", "page"] },
}
