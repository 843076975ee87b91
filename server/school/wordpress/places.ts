import type { WxrItem } from "./wxr.ts"

export type Place = "news" | "blog" | "gallery"

/** Categories that say so, by their slugs; whatever else a post is filed under, it is news. */
const places: [slug: RegExp, place: Place][] = [
  [/^(?:galler(?:y|ies)|photos?|pictures?|albums?)$/, "gallery"],
  [/^(?:blog|blogs|articles?)$/, "blog"],
]

/** A page that has none of its own here stands in the blog, where what does not go out of date is read. */
export function placeOf({ categories }: WxrItem, type: "post" | "page"): Place {
  if (type === "page") return "blog"
  const slugs = categories.filter(({ domain }) => domain === "category").map(({ slug }) => slug)
  return places.find(([known]) => slugs.some((slug) => known.test(slug)))?.[1] ?? "news"
}
