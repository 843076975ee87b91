import type { ApolloCache, InMemoryCache } from "@apollo/client"

/** For a mutation that changes lists: `update: evict("articles", "home")`. Screens that show them refetch. */
export function evict(...fieldNames: string[]) {
  return (cache: ApolloCache) => {
    for (const fieldName of fieldNames) cache.evict({ id: "ROOT_QUERY", fieldName })
    cache.gc()
  }
}

export const evictLists = ({ lists }: { lists: readonly string[] }) => evict(...lists, "further")

export type UseMutation<Options, Answer = unknown> = (options: {
  update: (cache: ApolloCache) => void
}) => readonly [(options: Options) => Promise<Answer>, unknown]

const stays = ["site", "viewer", "sessions"]

export function evictItems(cache: ApolloCache) {
  const asked = Object.keys((cache as InMemoryCache).extract(true).ROOT_QUERY ?? {})
  const names = new Set(asked.map((field) => field.split(/[({]/)[0] ?? "").filter((name) => !name.startsWith("__")))
  evict(...[...names].filter((name) => !stays.includes(name)))(cache)
}
