import { SiteDocument } from "../generated/graphql.ts"
import { apiClient } from "../session/api-client.ts"

/** What the open screen asks, as far as it was answered. */
export function openQueries() {
  return [...apiClient.getObservableQueries("active")].map((observable) => {
    const { query, variables, options } = observable
    const { data, loading } = observable.getCurrentResult()
    const { fetchPolicy = "cache-first" } = options
    // What is asked by a key, or is never to be taken from a cache, is one person's.
    const isPublic = fetchPolicy === "cache-first" && !("key" in (variables ?? {}))
    return { query, variables, data, loading, isPublic, isFrames: query === SiteDocument }
  })
}
