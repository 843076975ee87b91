import type { Language as ApiLanguage } from "../generated/graphql.ts"
import type { SiteInfo } from "../layout/site-info.tsx"
import type { Language } from "../ui/words/language.ts"
import type { Translate } from "../ui/words/translate.ts"
import { codeOf, translated } from "./reading.ts"

export type Metadata = {
  description?: string
  /** Which is shown where it is shared; a card is drawn for what has none. */
  picture?: SharedPicture | null
  kind?: "article" | "profile"
  things?: Thing[]
  /** In which it is read, where that is not all languages of the site. */
  languages?: Language[]
}

/** `url` is whole, and of a width and a type that are enough for anybody; `path` is that of the picture as it is stored. */
export type SharedPicture = { url: string; path: string; alt: string; focus: { x: number; y: number } | null }

type Picture = Omit<SharedPicture, "path">

export type Thing = { "@type": string; [property: string]: unknown }

export type Place = {
  site: SiteInfo
  t: Translate
  url: string
  /** Makes a path of this site whole: `/images/x.jpg` to `https://…/images/x.jpg`. */
  whole: (path: string) => string
  urlIn: (language: Language) => string
}

/** A page's metadata from what the API answered to it. Null where there is no such item. */
export type Describe<Answers> = (answers: Answers, place: Place) => Metadata | null

export type MetadataRows = Record<string, Describe<never>>

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
  /** Absent of a type that is in English alone. */
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
