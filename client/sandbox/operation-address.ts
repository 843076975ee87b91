/** The editors' content: a document, and its variables as JSON. */
export type Written = { query: string; variables: string }

/** Maximum in characters of an address that mail programs and messengers pass on whole. */
export const longestAddress = 8000

/**
 * The address that opens an operation here. It stands behind the `#`, which browsers do not send: no log of the site or
 * of a proxy contains it. Undefined if it would be too long.
 */
export function addressOf({ query, variables }: Written, site: string): string | undefined {
  const parts = new URLSearchParams({ query, ...(variables.trim() && { variables }) })
  const address = `${site}/graphql#${parts}`
  return address.length > longestAddress ? undefined : address
}

/** The operation of an address, from the hash or the query of a GET address. Undefined if it has none, or is too long. */
export function writtenIn({ hash, search }: Pick<Location, "hash" | "search">): Written | undefined {
  for (const part of [hash.slice(1), search].filter(({ length }) => length <= longestAddress)) {
    const given = new URLSearchParams(part)
    const query = given.get("query")
    if (query) return { query, variables: given.get("variables") ?? "" }
  }
  return undefined
}
