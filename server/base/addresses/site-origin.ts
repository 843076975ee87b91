import type { Request } from "express"
import type { Settings } from "../settings.ts"

type SiteUrl = Pick<Settings, "siteUrl" | "siteUrlGiven">

/** SITE_URL; where it is unset, what the request was sent to, or what a proxy says, if TRUST_PROXY lets it. */
export function siteOrigin(
  { protocol, host }: Pick<Request, "protocol" | "host">,
  { siteUrl, siteUrlGiven }: SiteUrl,
): string {
  return siteUrlGiven ? siteUrl : (askedOrigin(protocol, host) ?? siteUrl)
}

/** Absolute addresses may come from one request's Host, which the first client could choose for all that follow. */
export const keptBy = ({ siteUrlGiven }: Pick<Settings, "siteUrlGiven">) => (siteUrlGiven ? "public" : "private")

/** A name or an address, with or without a port. */
const plainHost = /^(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/i

/** Null for a Host that is none: it must not get into a page or a feed. */
function askedOrigin(protocol: string, host = "") {
  return plainHost.test(host) ? (URL.parse(`${protocol}://${host}`)?.origin ?? null) : null
}
