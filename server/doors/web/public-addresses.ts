import type { Feature } from "../../content/api/feature.ts"
import type { RestRow } from "../../content/api/rest.ts"
import type { Addresses, PublicAddresses } from "../answers/request-key.ts"
import { docsAddresses } from "../docs/docs.ts"
import { isQuery } from "../rest/rest-router.ts"

/** Root files beside those of features. None reads a query. */
const files = [
  ...["/feed.xml", "/feed.json", "/sitemap.xml", "/sitemap-:file.xml", "/robots.txt"],
  ...["/manifest.webmanifest", "/manifest-:language.webmanifest"],
]

export function publicAddresses(features: Feature[], rows: Record<string, RestRow>): PublicAddresses {
  const documents = [...files, ...features.flatMap((feature) => feature.documents ?? [])]
  return {
    pages: Object.assign({}, ...features.map(({ pages }) => pages)),
    documents: { ...Object.fromEntries(documents.map((path) => [path, []])), ...docsAddresses },
    data: gets(rows),
  }
}

const gets = (rows: Record<string, RestRow>): Addresses =>
  Object.fromEntries(
    Object.entries(rows)
      .filter(([path, row]) => path.startsWith("GET ") && isQuery(row))
      .map(([path, { query }]) => [path.slice("GET ".length), query]),
  )
