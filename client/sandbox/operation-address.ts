/** `variables` is JSON. */
export type Operation = { query: string; variables: string }

/** In characters: mail programs and messengers truncate longer ones. */
export const maxAddressLength = 8000

/** In the fragment, which browsers do not send: no log contains the operation. Undefined if too long. */
export function addressOf({ query, variables }: Operation, site: string): string | undefined {
  const parts = new URLSearchParams({ query, ...(variables.trim() && { variables }) })
  const address = `${site}/graphql#${parts}`
  return address.length > maxAddressLength ? undefined : address
}

/** From the fragment, or from the query of a GET request. Undefined if it has none, or is too long. */
export function operationFrom({ hash, search }: Pick<Location, "hash" | "search">): Operation | undefined {
  for (const part of [hash.slice(1), search].filter(({ length }) => length <= maxAddressLength)) {
    const params = new URLSearchParams(part)
    const query = params.get("query")
    if (query) return { query, variables: params.get("variables") ?? "" }
  }
  return undefined
}
