import { type DocumentNode, parse, print as printByGraphql } from "graphql"
import { describe, expect, it } from "vitest"
import * as operations from "../generated/graphql.ts"
import * as office from "../generated/office.ts"
import { print } from "./print.ts"

const documents = Object.entries({ ...operations, ...office })
  .filter(([name]) => name.endsWith("Document"))
  .map(([, document]) => document as DocumentNode)

const meaning = (text: string) => printByGraphql(parse(text))

describe("an operation as it is sent", () => {
  it("is the one that was written, for all of them", () => {
    expect(documents.length).toBeGreaterThan(50)
    expect(documents.map((document) => meaning(print(document)))).toEqual(documents.map((it) => printByGraphql(it)))
  })

  it("keeps all that an operation may hold", () => {
    const text = `
      query Everything($id: Int! = 3 @old, $tags: [String!]) @live(if: true) {
        first: item(id: $id, by: { name: "a \\"b\\"\\nc", sort: ASC, at: [1, -2.5, null] }) @include(if: $id) { __typename }
        ... on Thing @skip(if: false) { tags(of: $tags) }
        ... { more }
        ...Part @defer
      }
      fragment Part on Item { id }
      mutation { logout { count } }`
    expect(meaning(print(parse(text)))).toBe(meaning(text))
  })
})
