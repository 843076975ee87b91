import type { ApolloClient, DocumentNode } from "@apollo/client"
import type { ListOf } from "./listing.tsx"

const perPage = 50

/** All items of a list, page after page. What comes in meanwhile moves items to the next page: none is given twice. */
export async function allPages<T extends { id: number }>(
  ask: (page: { page: number; perPage: number }) => Promise<ListOf<T>>,
): Promise<T[]> {
  const found = new Map<number, T>()
  for (let page = 1, pages = 1; page <= pages; page++) {
    const list = await ask({ page, perPage })
    pages = list.pages
    for (const item of list.items) found.set(item.id, item)
  }
  return [...found.values()]
}

/** All that a query lists of a part of something, as it is now. */
export function allOf<Data, T extends { id: number }>(
  client: ApolloClient,
  query: DocumentNode,
  part: object,
  list: (data: Data) => ListOf<T>,
): Promise<T[]> {
  return allPages(async (page) => {
    const { data } = await client.query<Data>({ query, variables: { ...part, ...page }, fetchPolicy: "no-cache" })
    return data ? list(data) : { items: [], total: 0, pages: 0 }
  })
}
