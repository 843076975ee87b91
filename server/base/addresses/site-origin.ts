import type { Request } from "express"
import type { Settings } from "../settings.ts"

/** SITE_URL, else the origin that the request was sent to (as a proxy reports it, if TRUST_PROXY allows). */
export function siteOrigin(
  { protocol, host }: Pick<Request, "protocol" | "host">,
  { siteUrl, siteUrlGiven }: Pick<Settings, "siteUrl" | "siteUrlGiven">,
): string {
  return siteUrlGiven ? siteUrl : (requestOrigin(protocol, host) ?? siteUrl)
}

/** Without SITE_URL, absolute links follow the request's Host: a shared cache could be poisoned by its first client. */
export const cacheScopeOf = ({ siteUrlGiven }: Pick<Settings, "siteUrlGiven">) => (siteUrlGiven ? "public" : "private")

const plainHost = /^(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/i

/** Null for a malformed Host or protocol, which must not get into a page or a feed. */
const requestOrigin = (protocol: string, host = "") =>
  /^https?$/.test(protocol) && plainHost.test(host) ? (URL.parse(`${protocol}://${host}`)?.origin ?? null) : null
