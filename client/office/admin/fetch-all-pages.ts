import type { ApolloClient, DocumentNode } from "@apollo/client"
import type { ListOf } from "./listing.tsx"

/** Fetches all pages. New items move others to the next page: returns none twice. */
export async function fetchAllPages<Data, T extends { id: number | string }>(
  client: ApolloClient,
  query: DocumentNode,
  filters: object,
  list: (data: Data) => ListOf<T>,
): Promise<T[]> {
  const itemsById = new Map<number | string, T>()
  for (let page = 1, pages = 1, total = 0; page <= pages; page++) {
    const variables = { ...filters, page, perPage: 50 }
    const { data } = await client.query<Data>({ query, variables, fetchPolicy: "no-cache" })
    if (!data) break
    const latest = list(data)
    // Items that left the list have moved others to a page that was read.
    if (latest.total < total) return fetchAllPages(client, query, filters, list)
    pages = latest.pages
    total = latest.total
    for (const item of latest.items) itemsById.set(item.id, item)
  }
  return [...itemsById.values()]
}
