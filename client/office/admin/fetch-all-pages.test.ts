import { ApolloClient, ApolloLink, gql, InMemoryCache } from "@apollo/client"
import { Observable } from "rxjs"
import { expect, it } from "vitest"
import { fetchAllPages } from "./fetch-all-pages.ts"

const query = gql`
  query ($search: String, $page: Int, $perPage: Int) {
    items(search: $search, page: $page, perPage: $perPage) {
      pages
      total
      items {
        id
      }
    }
  }
`

type Page = { items: { items: { id: number }[]; pages: number; total: number } }

/** Answers each request with the next of these pages, three to a list. */
function clientWith(pages: number[][], totals: number[]) {
  const requested: object[] = []
  const link = new ApolloLink(({ variables }) => {
    const items = (pages[requested.length] ?? []).map((id) => ({ id, __typename: "Item" }))
    const list = { items, pages: 3, total: totals[requested.length] ?? 5, __typename: "Items" }
    requested.push(variables)
    return new Observable((observer) => {
      observer.next({ data: { items: list } })
      observer.complete()
    })
  })
  return { client: new ApolloClient({ link, cache: new InMemoryCache() }), requested }
}

const list = ({ items }: Page) => items

it("All pages of a searched list are read, without duplicates", async () => {
  const { client, requested } = clientWith([[9, 8], [8, 7], [6]], [])
  const found = await fetchAllPages(client, query, { search: "moth" }, list)
  expect(found.map(({ id }) => id)).toEqual([9, 8, 7, 6])
  expect(requested).toEqual([1, 2, 3].map((page) => ({ search: "moth", page, perPage: 50 })))
})

it("A list that gets shorter meanwhile is read again, so that no item is missing", async () => {
  const { client } = clientWith([[9, 8], [6, 5], [8, 7], [6, 5], [4]], [6, 5])
  const found = await fetchAllPages(client, query, {}, list)
  expect(found.map(({ id }) => id)).toEqual([8, 7, 6, 5, 4])
})
