import type { Request } from "express"
import { LRUCache } from "lru-cache"
import type { Settings } from "../settings.ts"

type SiteUrl = Pick<Settings, "siteUrl" | "siteUrlGiven">

/** SITE_URL; where it is unset, what the request was sent to, or what a proxy says, if TRUST_PROXY lets it. */
export function siteOrigin(
  { protocol, host }: Pick<Request, "protocol" | "host">,
  { siteUrl, siteUrlGiven }: SiteUrl,
): string {
  return siteUrlGiven ? siteUrl : (askedOrigin(protocol, host) ?? siteUrl)
}

/** Whole addresses may come from one request's Host, which whoever asks first could choose for all that follow. */
export const keptBy = ({ siteUrlGiven }: Pick<Settings, "siteUrlGiven">) => (siteUrlGiven ? "public" : "private")

/** A name or an address, with or without a port. */
const plainHost = /^(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/i

/** A site is reached by a few names. */
const known = new LRUCache<string, { origin: string | null }>({ max: 100 })

function askedOrigin(protocol: string, host = "") {
  const asked = `${protocol}://${host}`
  const found = known.get(asked) ?? { origin: originOf(asked) }
  known.set(asked, found)
  return found.origin
}

/** Null for a Host that is none: it must not get into a page or a feed. */
function originOf(asked: string) {
  const [, host = ""] = /^https?:\/\/(.*)$/s.exec(asked) ?? []
  return plainHost.test(host) && URL.canParse(asked) ? new URL(asked).origin : null
}
