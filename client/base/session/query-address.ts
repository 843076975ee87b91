import type { ApolloLink } from "@apollo/client"
import type { DocumentNode } from "graphql"

/** Added by codegen to public queries: the SHA-256 of the text, and the variables that must not go into an address. */
type Document = DocumentNode & { hash?: string; bodyOnly?: string[] }

/** Servers and proxies accept longer addresses; none of ours needs one. */
const maxLength = 2000

type QueryOperation = Pick<ApolloLink.Operation, "operationName" | "variables" | "query">

/** Undefined unless the query's answer is the same for everybody. */
export function queryAddress({ operationName, variables, query }: QueryOperation): string | undefined {
  const { hash, bodyOnly = [] }: Document = query
  if (!hash || bodyOnly.some((name) => variables[name])) return undefined
  const params = {
    operationName: String(operationName),
    variables: JSON.stringify(variables),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }),
  }
  const address = `/graphql?${new URLSearchParams(params)}`
  return address.length > maxLength ? undefined : address
}
