import type { StartingContent } from "../starting-content/starting-content.ts"

/** What a noun's folder adds to the site: its rows, its part of the GraphQL schema. */
export interface Noun {
  entities: (new () => object)[]
  resolvers: (new () => object)[]
  /** Fills its tables from `data/` at the first start. Nouns start in the order of their list. */
  start?(starting: StartingContent): Promise<void>
}
