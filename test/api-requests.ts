import type { Request } from "playwright-core"

/** For `page.route`: matches a page's API requests, by an address or in a body. */
export const isApi = ({ pathname }: URL) => pathname === "/graphql"

/** The operation of a request, by either way; undefined for one that is not for the API. */
export function operationOf(
  request: Request,
): { operationName?: string; variables?: Record<string, unknown> } | undefined {
  const address = new URL(request.url())
  if (!isApi(address)) return undefined
  if (request.method() !== "GET") return JSON.parse(request.postData() ?? "{}")
  const { operationName, variables = "{}" } = Object.fromEntries(address.searchParams)
  return { operationName, variables: JSON.parse(variables) }
}
