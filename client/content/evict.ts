import type { ApolloCache, InMemoryCache } from "@apollo/client"
import type { Section } from "./section.ts"

/** After a mutation that changes lists: `update: evict("articles", "home")`. Screens that show them ask again. */
export function evict(...fieldNames: string[]) {
  return (cache: ApolloCache) => {
    for (const fieldName of fieldNames) cache.evict({ id: "ROOT_QUERY", fieldName })
    cache.gc()
  }
}

/** Where an item of a section comes, goes, or is listed otherwise. */
export const evictLists = ({ lists }: Section) => evict(...lists, "further")

/** A hook that codegen wrote for a mutation, and what calling it takes and answers. */
export type UseMutation<Options, Answer = unknown> = (options: {
  update: (cache: ApolloCache) => void
}) => readonly [(options: Options) => Promise<Answer>, unknown]

/** What every screen has around it, and no change of an item touches. */
const stays = ["site", "viewer", "sessions"]

export function evictItems(cache: ApolloCache) {
  const asked = Object.keys((cache as InMemoryCache).extract(true).ROOT_QUERY ?? {})
  const names = new Set(asked.map((field) => field.split(/[({]/)[0] ?? "").filter((name) => !name.startsWith("__")))
  evict(...[...names].filter((name) => !stays.includes(name)))(cache)
}
