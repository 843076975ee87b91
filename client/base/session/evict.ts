import type { ApolloCache, InMemoryCache } from "@apollo/client"

/** For a mutation that changes lists: `update: evict("articles", "home")`. Screens that show them refetch. */
export function evict(...fieldNames: string[]) {
  return (cache: ApolloCache) => {
    for (const fieldName of fieldNames) cache.evict({ id: "ROOT_QUERY", fieldName })
    cache.gc()
  }
}

export type UseMutation<Options, Answer = unknown> = (options: {
  update: (cache: ApolloCache) => void
}) => readonly [(options: Options) => Promise<Answer>, unknown]

const stays = ["site", "viewer", "sessions"]

export const evictItems = (cache: ApolloCache) => evictAsked(cache, /./)

/** For a mutation that adds, removes or moves an item. Keeps fields queried by ID, except `further…`. */
export const evictLists = (cache: ApolloCache) => evictAsked(cache, /^further|^(?!.*"id":)/)

function evictAsked(cache: ApolloCache, which: RegExp) {
  const asked = Object.keys((cache as InMemoryCache).extract(true).ROOT_QUERY ?? {}).filter((field) =>
    which.test(field),
  )
  const names = new Set(asked.map((field) => field.split(/[({]/)[0] ?? "").filter((name) => !name.startsWith("__")))
  evict(...[...names].filter((name) => !stays.includes(name)))(cache)
}
