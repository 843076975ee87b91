import type { ApolloCache } from "@apollo/client"

/** After a mutation that changes lists: `update: evict("articles", "home")`. Screens that show them ask again. */
export function evict(...fieldNames: string[]) {
  return (cache: ApolloCache) => {
    for (const fieldName of fieldNames) cache.evict({ id: "ROOT_QUERY", fieldName })
    cache.gc()
  }
}
