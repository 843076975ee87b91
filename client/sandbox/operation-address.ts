/** `variables` is JSON. */
export type Written = { query: string; variables: string }

/** In characters: mail programs and messengers truncate longer ones. */
export const longestAddress = 8000

/** In the fragment, which browsers do not send: no log contains the operation. Undefined if too long. */
export function addressOf({ query, variables }: Written, site: string): string | undefined {
  const parts = new URLSearchParams({ query, ...(variables.trim() && { variables }) })
  const address = `${site}/graphql#${parts}`
  return address.length > longestAddress ? undefined : address
}

/** From the fragment, or from the query of a GET request. Undefined if it has none, or is too long. */
export function writtenIn({ hash, search }: Pick<Location, "hash" | "search">): Written | undefined {
  for (const part of [hash.slice(1), search].filter(({ length }) => length <= longestAddress)) {
    const given = new URLSearchParams(part)
    const query = given.get("query")
    if (query) return { query, variables: given.get("variables") ?? "" }
  }
  return undefined
}
