import { expect, it } from "vitest"
import { pagedTitle, pageIn } from "../../base/addresses/page-number.ts"
import { inEnglish } from "../../base/ui/words/translate.ts"
import { postMetadata, sharedPicture } from "./metadata.ts"

const page = {
  site: { name: "Jacaranda Hill" } as never,
  t: inEnglish,
  url: "https://school.example/news/view/3",
  absoluteUrl: (path: string) => `https://school.example${path}`,
  urlIn: (language: string) => `https://school.example/${language}`,
}
const picture = { url: "/images/7.jpg", alt: "A flag", focus: { x: 20, y: 80, __typename: "PictureFocus" } }
const post = {
  ...{
    title: "Kites",
    opening: "They flew.",
    detail: "<p>They flew.</p>",
    displayDate: "2031-03-01T08:00:00Z",
    updatedAt: "2031-03-02T08:00:00Z",
  },
  ...{ picture, user: { name: "Eda Editor" }, languages: ["EN" as const, "SW" as const] },
}

it("A post's metadata has its description, picture, structured data and languages", () => {
  const url = "https://school.example/images/7.jpg?w=1280&as=original"
  const shared = { url, path: "/images/7.jpg", alt: "A flag", focus: { x: 20, y: 80 } }
  const school = { "@type": "School", "@id": "https://school.example/#school" }
  expect(postMetadata("NewsArticle", post, page)).toEqual({
    description: "They flew.",
    picture: shared,
    kind: "article",
    things: [
      {
        "@type": "NewsArticle",
        headline: "Kites",
        description: "They flew.",
        datePublished: "2031-03-01T08:00:00Z",
        dateModified: "2031-03-02T08:00:00Z",
        author: { "@type": "Person", name: "Eda Editor" },
        publisher: { ...school, name: "Jacaranda Hill", url: "https://school.example/" },
        mainEntityOfPage: page.url,
        image: url,
      },
    ],
    languages: ["en", "sw"],
  })
  const bare = postMetadata("BlogPosting", { ...post, picture: null, languages: undefined }, page)
  expect([bare.languages, bare.things?.[0]]).toEqual([
    ["en"],
    expect.not.objectContaining({ image: expect.anything() }),
  ])
  expect(sharedPicture({ ...picture, focus: null }, page)?.focus).toBeNull()
  const text = '<p>a</p><figure><img src="https://school.example/images/8.jpg" alt="A kite"></figure>'
  expect(sharedPicture(null, page, text)).toMatchObject({ path: "/images/8.jpg", focus: null })
})

it("An address opens its page number, or the first page if the number is invalid", () => {
  const pages = ["1", "2", "1000000", "0", "-1", "1000001", "1.5", "two", ""]
  const opened = pages.map((page) => pageIn(new URLSearchParams({ page }), "page"))
  expect(opened).toEqual([1, 2, 1_000_000, 1, 1, 1, 1, 1, 1])
  expect(pageIn(new URLSearchParams("blog=3"), "news")).toBe(1)
})

it("The title of each list page after the first has its number", () => {
  expect([1, 2].map((page) => pagedTitle(inEnglish, "News", page))).toEqual(["News", "News, page 2"])
})
