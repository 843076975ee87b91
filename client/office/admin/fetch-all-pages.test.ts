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

it("All pages of a searched list are read, without duplicates", async () => {
  const requested: object[] = []
  const pages = [[9, 8], [8, 7], [6]]
  const link = new ApolloLink(({ variables }) => {
    requested.push(variables)
    const items = (pages[variables.page - 1] ?? []).map((id) => ({ id, __typename: "Item" }))
    const list = { items, pages: 3, total: 5, __typename: "Items" }
    return new Observable((observer) => {
      observer.next({ data: { items: list } })
      observer.complete()
    })
  })
  const client = new ApolloClient({ link, cache: new InMemoryCache() })
  const found = await fetchAllPages(client, query, { search: "moth" }, ({ items }: Page) => items)
  expect(found.map(({ id }) => id)).toEqual([9, 8, 7, 6])
  expect(requested).toEqual([1, 2, 3].map((page) => ({ search: "moth", page, perPage: 50 })))
})
