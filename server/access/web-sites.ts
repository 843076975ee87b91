import { getDomain } from "tldts"

/**
 * The site that an address belongs to, as browsers draw its bounds: scheme and registrable domain, by the Public Suffix
 * List. `https://old.school.ac.uk:8443` and `https://school.ac.uk` are one; every `github.io` name is one of its own.
 */
export function siteOf(address: string) {
  const { protocol, hostname } = new URL(address)
  return `${protocol}//${getDomain(hostname, { allowPrivateDomains: true }) ?? hostname}`
}
