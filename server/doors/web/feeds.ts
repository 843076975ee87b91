import { type Request, type Response, Router } from "express"
import { siteOrigin } from "../../base/addresses/site-origin.ts"
import { notesOf } from "../../base/api/answer-notes.ts"
import { sendDocument } from "../../base/requests/send-document.ts"
import { withOrigin, withoutFigures } from "../../base/text/figures.ts"
import { html as xhtml } from "../../base/text/html.ts"
import { safeRichText } from "../../base/text/rich-text.ts"
import type { Services } from "../../content/api/context.ts"
import type { Content } from "../../content/items/content.ts"
import type { ContentType, OwnedRow } from "../../content/items/content-type.ts"
import { withheldFiles } from "../../content/pictures/children.ts"
import { type Picture, publicAddress } from "../../content/pictures/picture.ts"
import { publicRules, sizeWithin } from "../../content/pictures/recognisable.ts"
import type { School } from "../../content/site-info/school.ts"
import { readSite } from "../../content/site-info/site-info.ts"
import { noticeFeed } from "../../school/notices/notice-feed.ts"

const maxEntries = 30
const language = "en-GB"
/** The interval at which readers are asked to poll. */
const pollMinutes = 60

interface FeedEntry {
  /** A permanent unique id; defaults to `url`. */
  id?: string
  url: string
  title: string
  category: string
  html: string
  summary: string
  /** Defaults to the school. */
  author?: string
  picture: (Picture & { address: string }) | null
  publishedAt: Date
  updatedAt: Date
}

interface Feed {
  school: School
  origin: string
  entries: FeedEntry[]
}

/** Notices, then the newest items of the types with a feed: `/feed.xml` (RSS 2.0) and `/feed.json` (JSON Feed 1.1). */
export function feeds(types: ContentType<OwnedRow>[], { content, database, settings }: Services): Router {
  const read = (request: Request, response: Response): Promise<Feed> =>
    database.inSnapshot(async (database) => {
      const origin = siteOrigin(request, settings)
      const notices: FeedEntry[] = await noticeFeed(database, origin, notesOf(response))
      const entries = [...notices, ...(await newest(types, content.of(database), origin))]
      const withheld = await withheldFiles(database.read)
      for (const entry of entries) removeWithheld(entry, withheld)
      const { publicPixels } = await publicRules(database.read)
      for (const { picture } of entries) if (picture) setPublicSize(picture, publicPixels)
      return { origin, school: await readSite(database.read), entries }
    })
  const router = Router()
  router.get("/feed.xml", async (request: Request, response: Response) =>
    sendDocument(response, {
      type: "application/rss+xml",
      settings,
      document: await rss(await read(request, response)),
    }),
  )
  router.get("/feed.json", async (request: Request, response: Response) =>
    sendDocument(response, {
      type: "application/feed+json",
      settings,
      document: JSON.stringify(await jsonFeed(await read(request, response))),
    }),
  )
  return router
}

function removeWithheld(entry: FeedEntry, withheld: ReadonlySet<string>) {
  const { html, picture } = entry
  const isWithheld = picture !== null && withheld.has(picture.file)
  Object.assign(entry, { html: withoutFigures(html, withheld), ...(isWithheld && { picture: null }) })
}

async function newest(types: ContentType<OwnedRow>[], content: Content, origin: string) {
  const lists = await Promise.all(
    types.map(async (type) => (await content.first(type, maxEntries)).map((item) => ({ type, item }))),
  )
  return lists
    .flat()
    .sort((a, b) => b.item.displayDate().getTime() - a.item.displayDate().getTime())
    .slice(0, maxEntries)
    .flatMap(({ type, item }) => entryOf(type, item, origin) ?? [])
}

/** The size that feed readers get. Its bytes are unknown until it is made: RSS allows 0 then. */
function setPublicSize(picture: Picture, publicPixels: number) {
  const { width, height, recognisable } = picture
  if (recognisable === "NOBODY" || Math.max(width, height) <= publicPixels) return
  Object.assign(picture, sizeWithin(picture, publicPixels), { bytes: 0 })
}

function entryOf({ addressed }: ContentType<OwnedRow>, item: OwnedRow, origin: string): FeedEntry | null {
  if (!addressed?.feed) return null
  const { category, entry } = addressed.feed
  const { title, opening, html: stored } = entry(item)
  const html = withAbsoluteLinks(safeRichText(stored), origin)
  const { picture, user, updatedAt } = item
  return {
    url: origin + addressed.path(item),
    title,
    category,
    html,
    summary: opening,
    author: user.name,
    picture: picture && Object.assign(picture, { address: origin + publicAddress(picture) }),
    publishedAt: item.displayDate(),
    updatedAt,
  }
}

/** Makes links and pictures absolute, including the hash routes `#/apply`. Stored HTML has well-formed quotes. */
const withAbsoluteLinks = (html: string, origin: string) =>
  withOrigin(html.replace(/ href="#?(?=\/)/g, ` href="${origin}`), origin)

function contentOf({ picture, html }: FeedEntry) {
  if (!picture) return html
  const { address, words, width, height } = picture
  return xhtml`<p><img src="${address}" alt="${words ?? ""}" width="${width}" height="${height}"></p>`.text + html
}

/** Stable until something changes. */
const lastChange = (entries: FeedEntry[]) =>
  entries.length ? new Date(Math.max(...entries.map(({ updatedAt }) => updatedAt.getTime()))) : undefined

/** Readers interpret RSS descriptions as HTML: escapes plain text. */
const asHtml = (text: string) => xhtml`${text}`.text

async function rss({ school, origin, entries }: Feed) {
  const { generateRssFeed } = await import("feedsmith")
  return generateRssFeed({
    title: school.name,
    link: `${origin}/`,
    description: asHtml(school.footerText || school.name),
    language,
    ttl: pollMinutes,
    lastBuildDate: lastChange(entries),
    atom: { links: [{ href: `${origin}/feed.xml`, rel: "self", type: "application/rss+xml" }] },
    items: entries.map((entry) => ({
      title: entry.title,
      link: entry.url,
      guid: { value: entry.id ?? entry.url, isPermaLink: !entry.id },
      description: asHtml(entry.summary),
      categories: [{ name: entry.category }],
      pubDate: entry.publishedAt,
      dc: { creators: [entry.author ?? school.name] },
      content: { encoded: contentOf(entry) },
      enclosures: entry.picture
        ? [{ url: entry.picture.address, length: entry.picture.bytes, type: entry.picture.type }]
        : [],
    })),
  })
}

async function jsonFeed({ school, origin, entries }: Feed) {
  const { generateJsonFeed } = await import("feedsmith")
  const feed = generateJsonFeed({
    title: school.name,
    description: school.footerText || undefined,
    home_page_url: `${origin}/`,
    feed_url: `${origin}/feed.json`,
    favicon: `${origin}/favicon.svg`,
    language,
    items: entries.map((entry) => ({
      id: entry.id ?? entry.url,
      url: entry.url,
      title: entry.title,
      content_html: contentOf(entry),
      summary: entry.summary,
      image: entry.picture?.address,
      date_published: entry.publishedAt,
      date_modified: entry.updatedAt,
      authors: [{ name: entry.author ?? school.name }],
      tags: [entry.category],
      language,
    })),
  })
  // A feed must have `items` even if there are none.
  return { items: [], ...(feed as object) }
}
