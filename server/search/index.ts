import type { Noun } from "../api/noun.ts"
import { SearchResolver } from "./search.resolver.ts"
import { SearchEntry } from "./search-entry.ts"

export const search: Noun = {
  entities: [SearchEntry],
  resolvers: [SearchResolver],
  pages: { "/search": ["q", "page"] },
}
