import { list, type RestRow } from "../api/rest.ts"
import { RestSearchDocument } from "../generated/rest.ts"

const joined = (parts: { text: string }[]) => parts.map(({ text }) => text).join("")

export const searchRest: Record<string, RestRow> = {
  "GET /search": list(RestSearchDocument, {
    with: ({ query }) => ({ q: String(query.q ?? "") }),
    page: ({ search }) => search,
    reply: (hits) => ({
      results: hits.map((hit) => ({ ...hit, title: joined(hit.title), excerpt: joined(hit.excerpt) })),
    }),
  }),
}
