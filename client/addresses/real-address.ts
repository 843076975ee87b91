/** Every public screen has two addresses: its hash route, `/#/news`, and `/news`, for which the server makes a page. */

/** Whether a page that the server made is for this address: a link to another screen's hash arrives with the home page. */
export function isHere() {
  return location.pathname !== "/" || ["", "#", "#/"].includes(location.hash)
}

export function hashRoute() {
  const { pathname, search, hash } = location
  const isReal = pathname !== "/" || search
  if (isReal) return pathname + search + (hash.startsWith("#/") ? "" : hash)
  return hash.slice(1)
}

export function enterHashRoute() {
  const { pathname, search } = location
  if (pathname !== "/" || search) history.replaceState(history.state, "", `/#${hashRoute()}`)
  // What the server made for the home page was hidden while another screen's hash stood in the address.
  document.documentElement.classList.remove("elsewhere")
}

export function pathOf({ origin, hash, pathname }: HTMLAnchorElement): string | null {
  if (origin !== location.origin) return null
  return hash.startsWith("#/") ? hash.slice(1).replace(/[?#].*/, "") : pathname
}

/** Links that people wrote into texts lead to hash routes, which mean nothing to a reader without scripts. */
export function withRealAddresses(html: string) {
  return html.replaceAll('href="#/', 'href="/')
}
