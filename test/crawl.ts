import { Parser } from "htmlparser2"
import { JSDOM } from "jsdom"

/** A page as served to a visitor without scripts. */
export type PlainPage = { path: string; status: number; html: string; readonly document: Document }

/** Fetches a page like a browser without scripts. */
export async function plainPage(site: string, path: string, headers: Record<string, string> = {}): Promise<PlainPage> {
  return parsePage(await fetchPage(site, path, headers), site)
}

/** The same with only the head parsed: parsing the body takes ten times as long. */
export async function headOfPage(site: string, path: string): Promise<PlainPage> {
  const page = await fetchPage(site, path)
  return parsePage(page, site, page.html.slice(0, page.html.indexOf("</head>")))
}

/** The page with its document, which is parsed once it is read: that takes longer than the answer. */
function parsePage(page: Omit<PlainPage, "document">, site: string, html = page.html): PlainPage {
  let document: Document | undefined
  return {
    ...page,
    get document() {
      document ??= new JSDOM(html, { url: site + page.path }).window.document
      return document
    },
  }
}

async function fetchPage(site: string, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(site + path, { headers: { accept: "text/html", ...headers }, redirect: "manual" })
  return { path, status: response.status, html: await response.text() }
}

/** Follows every link within the site from its home page, without scripts, except those to a page's translations. */
export async function crawl(site: string) {
  const pages: { path: string; status: number }[] = []
  const known = new Set(["/"])
  for (const path of known) {
    const { status, html } = await fetchPage(site, path)
    pages.push({ path, status })
    for (const link of linksOf(html, site + path)) known.add(link)
  }
  return pages
}

/** The paths of the site's own pages that a page links to. */
function linksOf(html: string, address: string): string[] {
  const links: URL[] = []
  const onopentag = (name: string, { href, hreflang }: Record<string, string>) => {
    if (name === "a" && href !== undefined && hreflang === undefined) links.push(new URL(href, address))
  }
  new Parser({ onopentag }).end(html)
  const site = new URL(address).origin
  // The contact page is the same for every recipient.
  return links
    .filter(({ origin, pathname }) => origin === site && !/\.(?:ics|xml|json)$/.test(pathname))
    .map(({ pathname, search }) => pathname + search.replace(/^\?to=.*/, ""))
}

/** A page's JSON-LD things, by type. */
export function thingsOf({ document }: PlainPage): Record<string, Record<string, unknown>> {
  const [script] = document.querySelectorAll('script[type="application/ld+json"]')
  const { "@graph": graph } = JSON.parse(script?.textContent ?? '{"@graph":[]}')
  return Object.fromEntries(graph.map((thing: { "@type": string }) => [thing["@type"], thing]))
}

/** The content of a `<meta>` by its name or property. */
export function metaOf({ document }: PlainPage, name: string): string | null | undefined {
  return document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content")
}
