import { InMemoryCache } from "@apollo/client"
import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter, Route, Routes } from "react-router-dom"
import { describe, expect, it } from "vitest"
import { evictItems, evictLists } from "../../base/session/evict.ts"
import { translate } from "../../base/ui/words/translate.ts"
import { WordsContext } from "../../base/ui/words/words.tsx"
import { useItemId, useShownItem } from "./item-id.ts"
import { useTitleOf, useTranslated } from "./translated.ts"

const schoolTexts = { "Sports week": "La semaine du sport" }

function resultOf<T>(hook: () => T, address = "/", language: "en" | "fr" = "en"): T | undefined {
  const results: T[] = []
  const Screen = () => void results.push(hook())
  renderToStaticMarkup(
    <WordsContext value={translate(language, schoolTexts)}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/news/view/:id" element={<Screen />} />
          <Route path="*" element={<Screen />} />
        </Routes>
      </MemoryRouter>
    </WordsContext>,
  )
  return results[0]
}

describe("an address", () => {
  it.each([
    ["1", 1],
    ["2147483647", 2147483647],
    ["2147483648", null],
    ["0", null],
    ["-1", null],
    ["1.5", null],
    ["kites", null],
  ])("/news/view/%s names the item %s", (id, item) => {
    expect(resultOf(useItemId, `/news/view/${id}`)).toBe(item)
    expect(resultOf(useShownItem, `/news/view/${id}`)).toMatchObject({
      variables: { id: item ?? 0 },
      skip: item === null,
    })
  })

  it.each([
    ["", undefined],
    ["?preview=token", "no-cache"],
    ["?change=1", "no-cache"],
  ])("bypasses the cache only for a preview or a pending change: /news/view/3%s", (query, fetchPolicy) => {
    expect(resultOf(useShownItem, `/news/view/3${query}`)?.fetchPolicy).toBe(fetchPolicy)
  })
})

it("An item is shown in the language of the page, or marked as English without a translation", () => {
  const item = { title: "Kites", picture: { alt: "A kite" } }
  const inFrench = { ...item, translation: { title: "Cerfs-volants", pictureAlt: "Un cerf-volant" } }
  const translated = resultOf(useTranslated, "/fr", "fr")
  expect([translated?.(item), translated?.(inFrench)]).toEqual([
    { ...item, lang: "en-GB" },
    { ...inFrench, title: "Cerfs-volants", picture: { alt: "Un cerf-volant" }, lang: undefined },
  ])
  const titleOf = resultOf(useTitleOf, "/fr", "fr")
  const listed = [{ title: "Kites" }, { title: "Kites", titleIn: "Cerfs-volants" }, { title: "Sports week" }]
  expect(listed.map((item) => titleOf?.(item))).toEqual([
    { title: "Kites", lang: "en-GB" },
    { title: "Cerfs-volants", lang: undefined },
    { title: "La semaine du sport", lang: undefined },
  ])
})

it("Adding or deleting an item evicts all lists from the cache, but not the site, viewer and sessions", () => {
  const unrelated = ["__typename", "site", "site({})", "viewer", "sessions"]
  const itemFields = ['story({"id":1})', 'versions({"id":1,"type":"NEWS_STORY"})']
  const allFields = [...unrelated, ...itemFields, "home({})", "news", 'further({"id":1,"type":"NEWS_STORY"})']
  const remainingAfter = (evict: (cache: InMemoryCache) => void) => {
    const cache = new InMemoryCache().restore({
      ROOT_QUERY: Object.fromEntries(allFields.map((field) => [field, 1])) as never,
    })
    evict(cache)
    return Object.keys(cache.extract().ROOT_QUERY ?? {})
  }
  expect(remainingAfter(evictItems)).toEqual(unrelated)
  expect(remainingAfter(evictLists), "and neither is the item on the screen").toEqual([...unrelated, ...itemFields])
})
