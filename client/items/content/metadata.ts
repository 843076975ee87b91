import type { SiteInfo } from "../../base/layout/site-info.tsx"
import type { Language } from "../../base/ui/words/language.ts"
import type { Translate } from "../../base/ui/words/translate.ts"
import type { Language as ApiLanguage } from "../../generated/graphql.ts"
import { codeOf, translated } from "./reading.ts"

export type Metadata = {
  description?: string
  /** Shown where the page is shared; a card is drawn if there is none. */
  picture?: SharedPicture | null
  kind?: "article" | "profile"
  things?: Thing[]
  /** The languages in which it can be read, if not all of the site's. */
  languages?: Language[]
}

/** `url` is absolute, in a width and a type that suit every client; `path` is that of the stored picture. */
export type SharedPicture = { url: string; path: string; alt: string; focus: { x: number; y: number } | null }

type Picture = Omit<SharedPicture, "path">

export type Thing = { "@type": string; [property: string]: unknown }

export type Place = {
  site: SiteInfo
  t: Translate
  url: string
  /** Makes a path of this site absolute: `/images/x.jpg` to `https://…/images/x.jpg`. */
  whole: (path: string) => string
  urlIn: (language: Language) => string
}

/** Derives a page's metadata from the API's answers. Null if there is no such item. */
export type Describe<Answers> = (answers: Answers, place: Place) => Metadata | null

/** By route. A text is the page's description, in which `{school}` is the school's name. */
export type MetadataRows = Record<string, Describe<never> | string>

export function school({ site, whole }: Place): Thing {
  return { "@type": "School", "@id": whole("/#school"), name: site.name, url: whole("/") }
}

export function sharedPicture(picture: Picture | null | undefined, { whole }: Place): SharedPicture | null {
  if (!picture) return null
  const { url: path, alt, focus } = picture
  return { url: whole(`${path}?w=1280&as=original`), path, alt, focus: focus && { x: focus.x, y: focus.y } }
}

type Post = {
  title: string
  /** Absent for a type that is in English only. */
  languages?: ApiLanguage[]
  translation?: object | null
  opening: string
  displayDate: string
  updatedAt: string
  picture: Picture | null
  user: { name: string }
}

export function postMetadata(type: "NewsArticle" | "BlogPosting", original: Post, place: Place): Metadata {
  const post = translated(original)
  const picture = sharedPicture(post.picture, place)
  const thing: Thing = {
    "@type": type,
    headline: post.title,
    description: post.opening,
    datePublished: post.displayDate,
    dateModified: post.updatedAt,
    author: { "@type": "Person", name: post.user.name },
    publisher: school(place),
    mainEntityOfPage: place.url,
    ...(picture && { image: picture.url }),
  }
  const languages = (post.languages ?? ["EN"]).map(codeOf)
  return { description: post.opening, picture, kind: "article", things: [thing], languages }
}
