import { createHash } from "node:crypto"
import type { ApolloLink } from "@apollo/client"
import { addTypenameToDocument } from "@apollo/client/utilities"
import { type DocumentNode, print } from "graphql"
import { describe, expect, it } from "vitest"
import * as operations from "../../generated/graphql.ts"
import * as office from "../../generated/office.ts"
import { ownedTypes } from "../../generated/owned-types.ts"
import { queryAddress } from "./query-address.ts"

type Noted = DocumentNode & { hash?: string; bodyOnly?: string[] }

const documents = Object.entries({ ...operations, ...office })
  .filter(([name]) => name.endsWith("Document"))
  .map(([name, document]) => [name.replace(/Document$/, ""), document as Noted] as const)

function isOwned(name: string) {
  const types = Object.values(ownedTypes).map(({ add }) =>
    add
      .replace(/^add(School)?/, "")
      .replace(/y$/, "(y|ie)")
      .replace(/ss$/, "ss(?:es)?"),
  )
  return new RegExp(`^(${types.join("|")})s?$`).test(name)
}

const addressOf = (operationName: string, variables: Record<string, unknown>) => {
  const [, query] = documents.find(([name]) => name === operationName) ?? []
  return queryAddress({ operationName, variables, query } as ApolloLink.Operation)
}

describe("a query of the pages", () => {
  it("has an address only if everybody gets the same answer", () => {
    const byAddress = documents.filter(([, { hash }]) => hash).map(([name]) => name)
    const [owned, others] = [true, false].map((is) => byAddress.filter((name) => isOwned(name) === is))
    expect(owned).toHaveLength(2 * Object.keys(ownedTypes).length)
    expect(others?.sort()).toEqual([
      ...[
        "BlogSidebar",
        "CurrentNotices",
        "FormNotes",
        "Further",
        "GalleryImage",
        "Home",
        "LunchWeeks",
        "Page",
        "PageDocuments",
      ],
      ...["Recipient", "SchoolDates", "SchoolYear", "Site", "UserPosts"],
    ])
  })

  it("is named by the hash of the query that the app would send", () => {
    for (const [name, document] of documents) {
      if (!document.hash) continue
      const text = print(addTypenameToDocument(document))
      expect(createHash("sha256").update(text).digest("hex"), name).toBe(document.hash)
    }
  })

  it("never puts typed text or a key into an address", () => {
    const story = { language: "EN", id: 3 }
    expect(addressOf("NewsStory", { ...story, preview: null })).toMatch(/^\/graphql\?operationName=NewsStory&/)
    expect(addressOf("NewsStory", { ...story, preview: "key" })).toBeUndefined()
    for (const [name, variables] of Object.entries({
      Search: { language: "EN", q: "chess" },
      Receipt: { key: "key" },
      OwnAttendance: { key: "key" },
      Login: { email: "e@school.example", password: "secret" },
    }))
      expect(addressOf(name, variables), name).toBeUndefined()
  })

  it("goes in the body when its address would exceed 2,000 characters", () => {
    const page = (length: number) => addressOf("Page", { key: "a".repeat(length) })
    const longest = 2_000 - (page(0)?.length ?? 0)
    expect(page(longest)).toHaveLength(2_000)
    expect(page(longest + 1)).toBeUndefined()
  })
})
