import type { Language as ApiLanguage } from "../generated/graphql.ts"
import type { SiteInfo } from "../layout/site-info.tsx"
import type { Language } from "../ui/words/language.ts"
import type { Translate } from "../ui/words/translate.ts"
import { codeOf, translated } from "./reading.ts"

/** What a page says of itself to search engines and to those with whom it is shared. */
export type Metadata = {
  description?: string
  /** On the card where it is shared; the home page's picture, where it has none of its own. */
  picture?: SharedPicture | null
  kind?: "article" | "profile"
  /** What it is about, in the words of schema.org. */
  things?: Thing[]
  /** In which it is read, where that is not all languages of the site. */
  languages?: Language[]
}

export type SharedPicture = { url: string; width: number; height: number; alt: string }

/** One thing as JSON-LD, with the properties that schema.org names for its type. */
export type Thing = { "@type": string; [property: string]: unknown }

export type Place = {
  site: SiteInfo
  /** The page's words. */
  t: Translate
  url: string
  /** Makes a path of this site whole: `/images/x.jpg` to `https://…/images/x.jpg`. */
  whole: (path: string) => string
  /** The page in a language. */
  urlIn: (language: Language) => string
}

/** A page's metadata from what the API answered to it. Null where there is no such item. */
export type Describe<Answers> = (answers: Answers, place: Place) => Metadata | null

/** The pages of a noun by their routes, such as `/news/view/:id`. */
export type MetadataRows = Record<string, Describe<never>>

export function school({ site, whole }: Place): Thing {
  return { "@type": "School", "@id": whole("/#school"), name: site.name, url: whole("/") }
}

/** A picture in a size that is enough for a card. */
export function sharedPicture(picture: SharedPicture | null | undefined, { whole }: Place): SharedPicture | null {
  if (!picture) return null
  const width = Math.min(1280, picture.width)
  return {
    url: whole(`${picture.url}?w=1280`),
    width,
    height: Math.round((picture.height * width) / picture.width),
    alt: picture.alt,
  }
}

export function firstPicture(items: { picture: SharedPicture | null }[], place: Place): SharedPicture | null {
  return sharedPicture(items.find(({ picture }) => picture)?.picture, place)
}

type Post = {
  title: string
  languages: ApiLanguage[]
  translation?: object | null
  opening: string
  displayDate: string
  updatedAt: string
  picture: SharedPicture | null
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
  return { description: post.opening, picture, kind: "article", things: [thing], languages: post.languages.map(codeOf) }
}
