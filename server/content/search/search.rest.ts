import { integer, shape, text } from "../../base/failures/shape.ts"
import { RestSearchDocument } from "../../generated/rest.ts"
import { list, type RestRow } from "../api/rest.ts"

const hit = shape("SearchHit", { kind: text, id: integer, path: text, title: text, excerpt: text })

const results = shape("SearchResults", { results: hit.array().describe("Results, best match first.") })

const joined = (parts: { text: string }[]) => parts.map(({ text }) => text).join("")

export const searchRest: Record<string, RestRow> = {
  "GET /search": list(RestSearchDocument, {
    summary: "Searches everything that is public.",
    query: ["q"],
    with: ({ query }) => ({ q: String(query.q ?? "") }),
    page: ({ search }) => search,
    reply: (hits) => ({
      results: hits.map((hit) => ({ ...hit, title: joined(hit.title), excerpt: joined(hit.excerpt) })),
    }),
    returns: results,
  }),
}
