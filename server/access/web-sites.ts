import { getDomain } from "tldts"

/** Scheme and registrable domain: `https://old.school.ac.uk:8443` and `https://school.ac.uk` are the same site. */
export function siteOf(address: string) {
  const { protocol, hostname } = new URL(address)
  return `${protocol}//${getDomain(hostname, { allowPrivateDomains: true }) ?? hostname}`
}
