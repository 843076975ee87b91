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

const pinned = ["site", "viewer", "sessions"]

export const evictItems = (cache: ApolloCache) => evictFields(cache, /./)

/** For a mutation that adds, removes or moves an item. Keeps fields queried by ID, except `further…`. */
export const evictLists = (cache: ApolloCache) => evictFields(cache, /^further|^(?!.*"id":)/)

function evictFields(cache: ApolloCache, which: RegExp) {
  const fields = Object.keys((cache as InMemoryCache).extract(true).ROOT_QUERY ?? {}).filter((field) =>
    which.test(field),
  )
  const names = new Set(fields.map((field) => field.split(/[({]/)[0] ?? "").filter((name) => !name.startsWith("__")))
  evict(...[...names].filter((name) => !pinned.includes(name)))(cache)
}
