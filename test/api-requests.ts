import type { Request } from "playwright-core"

/** For `page.route`: what a page asks of the API, by an address or in a body. */
export const isApi = ({ pathname }: URL) => pathname === "/graphql"

/** The operation that a page asks for, by whichever way; undefined for what is no question to the API. */
export function operationOf(
  request: Request,
): { operationName?: string; variables?: Record<string, unknown> } | undefined {
  const address = new URL(request.url())
  if (!isApi(address)) return undefined
  if (request.method() !== "GET") return JSON.parse(request.postData() ?? "{}")
  const { operationName, variables = "{}" } = Object.fromEntries(address.searchParams)
  return { operationName, variables: JSON.parse(variables) }
}
