/** The operation that an address brings to GraphiQL, as a GET request would: `?query=…&variables=…`. */
export function openedWith(search: string) {
  const given = new URLSearchParams(search)
  const query = given.get("query")
  if (!query) return undefined
  const variables = given.get("variables") ?? ""
  return { initialQuery: query, initialVariables: variables, defaultTabs: [{ query, variables }] }
}
