import { JSDOM } from "jsdom"

/** A page as somebody without scripts gets it. */
export type PlainPage = { path: string; status: number; html: string; document: Document }

/** Fetches a page as a browser without scripts does. */
export async function plainPage(site: string, path: string, headers: Record<string, string> = {}): Promise<PlainPage> {
  const response = await fetch(site + path, { headers: { accept: "text/html", ...headers }, redirect: "manual" })
  const html = await response.text()
  return { path, status: response.status, html, document: new JSDOM(html, { url: site + path }).window.document }
}

/** Follows every link within the site from a home page, without scripts, but for those to the same page in another language. */
export async function crawl(site: string, home = "/"): Promise<PlainPage[]> {
  const pages: PlainPage[] = []
  const known = new Set([home])
  for (const path of known) {
    const page = await plainPage(site, path)
    pages.push(page)
    for (const link of linksOf(page, site)) known.add(link)
  }
  return pages
}

/** The paths of the site's own pages that a page links to. */
function linksOf({ document }: PlainPage, site: string): string[] {
  return [...document.querySelectorAll<HTMLAnchorElement>("a[href]:not([hreflang])")]
    .map(({ href }) => new URL(href))
    .filter(({ origin, pathname }) => origin === site && !/\.(?:ics|xml|json)$/.test(pathname))
    .map(({ pathname, search }) => pathname + search)
}

/** What a page says of itself in JSON-LD, by type. */
export function thingsOf({ document }: PlainPage): Record<string, Record<string, unknown>> {
  const [script] = document.querySelectorAll('script[type="application/ld+json"]')
  const { "@graph": graph } = JSON.parse(script?.textContent ?? '{"@graph":[]}')
  return Object.fromEntries(graph.map((thing: { "@type": string }) => [thing["@type"], thing]))
}

/** The content of a `<meta>` by its name or property. */
export function metaOf({ document }: PlainPage, name: string): string | null | undefined {
  return document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content")
}
