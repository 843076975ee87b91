import type { ApolloLink } from "@apollo/client"
import type { DocumentNode } from "graphql"

/** What codegen notes on a query that everybody may ask: the SHA-256 of its text, and the variables that no address may hold. */
type Document = DocumentNode & { hash?: string; bodyOnly?: string[] }

/** Servers and proxies take longer ones; nothing of ours needs one. */
const maxLength = 2000

/** The address under which everybody gets the same answer to a query; undefined where there is none. */
export function readAddress({ operationName, variables, query }: ApolloLink.Operation): string | undefined {
  const { hash, bodyOnly = [] }: Document = query
  if (!hash || bodyOnly.some((name) => variables[name])) return undefined
  const asked = {
    operationName: String(operationName),
    variables: JSON.stringify(variables),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }),
  }
  const address = `/graphql?${new URLSearchParams(asked)}`
  return address.length > maxLength ? undefined : address
}
