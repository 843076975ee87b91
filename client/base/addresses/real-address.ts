/** Every public screen has two addresses: its hash route, `/#/news`, and `/news`, which the server renders. */

/** True if the server rendered the page for this address: a link to another screen's hash gets the home page. */
export const isHere = () => location.pathname !== "/" || ["", "#/"].includes(location.hash)

/** What Facebook and others add to the query of a link that is shared counts for nothing: it is the same page to keep. */
export function hashRoute() {
  const { pathname, search, hash } = location
  if (!isHere()) return hash.slice(1)
  const asked = search.replace(/(?<=[?&])(?:\w*clid|utm_\w+)=[^&]*&?/g, "").replace(/[?&]$/, "")
  return pathname + asked + (hash.startsWith("#/") ? "" : hash)
}

export function enterHashRoute() {
  const { pathname, search } = location
  if (pathname !== "/" || search) history.replaceState(history.state, "", `/#${hashRoute()}`)
  // The home page was hidden while the hash named another screen.
  document.documentElement.classList.remove("elsewhere")
}

export function pathOf({ origin, hash, pathname }: HTMLAnchorElement): string | null {
  if (origin !== location.origin) return null
  return hash.startsWith("#/") ? hash.slice(1).replace(/[?#].*/, "") : pathname
}

/** Rewrites hash routes in users' texts to real addresses, which work without scripts. */
export const withRealAddresses = (html: string) => html.replaceAll('href="#/', 'href="/')
