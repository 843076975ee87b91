import type { WxrItem } from "./wxr.ts"

export type Place = "news" | "blog" | "gallery"

/** By category slug; other posts are news. */
const places: [slug: RegExp, place: Place][] = [
  [/^(?:galler(?:y|ies)|photos?|pictures?|albums?)$/, "gallery"],
  [/^(?:blog|blogs|articles?)$/, "blog"],
]

/** Pages without a counterpart become blog posts, which age less than news. */
export function placeOf({ categories }: WxrItem, type: "post" | "page"): Place {
  if (type === "page") return "blog"
  const slugs = categories.filter(({ domain }) => domain === "category").map(({ slug }) => slug)
  return places.find(([known]) => slugs.some((slug) => known.test(slug)))?.[1] ?? "news"
}
