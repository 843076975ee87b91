import { html } from "../../base/text/html.ts"
import { withoutControls } from "../../base/text/plain-text.ts"
import { site } from "../backup/manifest.ts"

/** Lets an import recognise texts of this site, which need no conversion. */
export const generator = site

interface Channel {
  address: string
  title: string
  authors: { login: string; email: string; name: string }[]
  categories: { slug: string; name: string }[]
}

/** Also a page or an uploaded file, as in WordPress. */
export interface WxrPost {
  id: number
  type: "post" | "page" | "attachment"
  status: "publish" | "draft" | "pending" | "future" | "private" | "inherit"
  title: string
  /** The absolute URL; also the guid. */
  link: string
  author: string
  date: Date
  content?: string
  excerpt?: string
  slug?: string
  category?: { slug: string; name: string }
  attachmentUrl?: string
  meta?: Record<string, string | number>
}

export const headerXml = ({ address, title, authors, categories }: Channel) => `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0"
\txmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"
\txmlns:content="http://purl.org/rss/1.0/modules/content/"
\txmlns:wfw="http://wellformedweb.org/CommentAPI/"
\txmlns:dc="http://purl.org/dc/elements/1.1/"
\txmlns:wp="http://wordpress.org/export/1.2/">
<channel>
${element("title", title)}
${element("link", address)}
${element("generator", generator)}
${element("language", "en-GB")}
${element("wp:wxr_version", "1.2")}
${element("wp:base_site_url", address)}
${element("wp:base_blog_url", address)}
${authors.map(author).join("\n")}
${categories.map(category).join("\n")}
`

export const footerXml = "</channel>\n</rss>\n"

const author = ({ login, email, name }: Channel["authors"][number]) =>
  `<wp:author>${element("wp:author_login", login)}${element("wp:author_email", email)}${element("wp:author_display_name", name)}</wp:author>`

const category = ({ slug, name }: Channel["categories"][number], index: number) =>
  `<wp:category>${element("wp:term_id", index + 1)}${element("wp:category_nicename", slug)}${element("wp:category_parent", "")}${element("wp:cat_name", name)}</wp:category>`

export function itemXml(post: WxrPost): string {
  const { id, type, status, title, link, author, date, content = "", excerpt = "", slug = "", attachmentUrl } = post
  const meta = Object.entries(post.meta ?? {}).map(
    ([key, value]) => `<wp:postmeta>${element("wp:meta_key", key)}${element("wp:meta_value", value)}</wp:postmeta>`,
  )
  const lines = [
    ...[element("title", html`${title}`.text), element("link", link), element("pubDate", date.toUTCString())],
    ...[element("dc:creator", author), `<guid isPermaLink="false">${inXml(link)}</guid>`, element("description", "")],
    ...[element("content:encoded", content), element("excerpt:encoded", excerpt), element("wp:post_id", id)],
    ...[element("wp:post_date", clock(date)), element("wp:post_date_gmt", clock(date))],
    ...[element("wp:comment_status", "closed"), element("wp:ping_status", "closed"), element("wp:post_name", slug)],
    ...[element("wp:status", status), element("wp:post_parent", 0), element("wp:menu_order", 0)],
    ...[element("wp:post_type", type), element("wp:post_password", ""), element("wp:is_sticky", 0)],
    ...(attachmentUrl ? [element("wp:attachment_url", attachmentUrl)] : []),
    ...(post.category
      ? [`<category domain="category" nicename="${post.category.slug}">${inXml(post.category.name)}</category>`]
      : []),
    ...meta,
  ]
  return `<item>\n${lines.join("\n")}\n</item>\n`
}

const element = (name: string, text: string | number) => `<${name}>${inXml(String(text))}</${name}>`

const inXml = (text: string) =>
  text === "" ? "" : `<![CDATA[${withoutControls(text).replaceAll("]]>", "]]]]><![CDATA[>")}]]>`

/** In UTC, as WordPress writes dates. */
const clock = (date: Date) => date.toISOString().slice(0, 19).replace("T", " ")
