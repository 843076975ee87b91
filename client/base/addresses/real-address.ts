/** Every public screen has two addresses: its hash route, `/#/news`, and `/news`, which the server renders. */

/** True if the server rendered this address's page. For another screen's hash it renders the home page. */
export const isServedPage = () => location.pathname !== "/" || ["", "#/"].includes(location.hash)

/** Drops click IDs and campaign parameters, which Facebook and others add to shared links: the page is the same. */
export function hashRoute() {
  const { pathname, search, hash } = location
  if (!isServedPage()) return hash.slice(1)
  const cleanSearch = search.replace(/(?<=[?&])(?:\w*clid|utm_\w+)=[^&]*&?/g, "").replace(/[?&]$/, "")
  return pathname + cleanSearch + (hash.startsWith("#/") ? "" : hash)
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
