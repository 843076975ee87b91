import type { SiteInfo } from "../../base/layout/site-info.tsx"
import { codeOf } from "../../base/ui/words/api-language.ts"
import type { Language } from "../../base/ui/words/language.ts"
import type { Translate } from "../../base/ui/words/translate.ts"
import type { Language as ApiLanguage } from "../../generated/graphql.ts"
import { translated } from "./translated.ts"

export type Metadata = {
  description?: string
  /** For link previews; without it the server draws a card. */
  picture?: SharedPicture | null
  kind?: "article" | "profile"
  things?: Thing[]
  languages?: Language[]
}

/** `url` is absolute, in a width and type that every client supports; `path` is the stored picture's. */
export type SharedPicture = { url: string; path: string; alt: string; focus: { x: number; y: number } | null }

type Picture = Omit<SharedPicture, "path">

export type Thing = { "@type": string; [property: string]: unknown }

export type PageContext = {
  site: SiteInfo
  t: Translate
  url: string
  /** `/images/x.jpg` to `https://…/images/x.jpg`. */
  absoluteUrl: (path: string) => string
  urlIn: (language: Language) => string
}

/** Null if there is no such item. */
export type Describe<Answers> = (answers: Answers, page: PageContext) => Metadata | null

/** Keyed by route. A string is the page's description; `{school}` in it is the school's name. */
export type MetadataRows = Record<string, Describe<never> | string>

export function school({ site, absoluteUrl }: PageContext): Thing {
  return { "@type": "School", "@id": absoluteUrl("/#school"), name: site.name, url: absoluteUrl("/") }
}

/** The item's own picture, else the first in its texts. */
export function sharedPicture(own: Picture | null | undefined, { absoluteUrl }: PageContext, texts = "") {
  const picture = own ?? firstIn(texts)
  if (!picture) return null
  const { url: path, alt, focus } = picture
  return { url: absoluteUrl(`${path}?w=1280&as=original`), path, alt, focus: focus && { x: focus.x, y: focus.y } }
}

function firstIn(texts: string): Picture | null {
  const [, url] = /<figure><img src="[^"]*?(\/images\/[^"?]+)"/.exec(texts) ?? []
  return url ? { url, alt: "", focus: null } : null
}

type Post = {
  title: string
  /** Undefined for types in English only. */
  languages?: ApiLanguage[]
  translation?: object | null
  opening: string
  detail: string
  displayDate: string
  updatedAt: string
  picture: Picture | null
  user: { name: string }
}

type PostThing = "NewsArticle" | "BlogPosting"

export function post<Answers>(type: PostThing, postIn: (answers: Answers) => Post | null): Describe<Answers> {
  return (answers, page) => {
    const found = postIn(answers)
    return found && postMetadata(type, found, page)
  }
}

export function postMetadata(type: PostThing, original: Post, page: PageContext): Metadata {
  const post = translated(original)
  const picture = sharedPicture(post.picture, page, post.detail)
  const thing: Thing = {
    "@type": type,
    headline: post.title,
    description: post.opening,
    datePublished: post.displayDate,
    dateModified: post.updatedAt,
    author: { "@type": "Person", name: post.user.name },
    publisher: school(page),
    mainEntityOfPage: page.url,
    ...(picture && { image: picture.url }),
  }
  const languages = (post.languages ?? ["EN"]).map(codeOf)
  return { description: post.opening, picture, kind: "article", things: [thing], languages }
}
