import { InMemoryCache } from "@apollo/client"
import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter, Route, Routes } from "react-router-dom"
import { describe, expect, it } from "vitest"
import { evictItems, evictLists } from "../../base/session/evict.ts"
import { translate } from "../../base/ui/words/translate.ts"
import { WordsContext } from "../../base/ui/words/words.tsx"
import { useItemId, useShownItem } from "./item-id.ts"
import { useReading, useTitleOf } from "./reading.ts"

const ofSchool = { "Sports week": "La semaine du sport" }

function found<T>(look: () => T, address = "/", language: "en" | "fr" = "en"): T | undefined {
  const seen: T[] = []
  const Screen = () => void seen.push(look())
  renderToStaticMarkup(
    <WordsContext value={translate(language, ofSchool)}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/news/view/:id" element={<Screen />} />
          <Route path="*" element={<Screen />} />
        </Routes>
      </MemoryRouter>
    </WordsContext>,
  )
  return seen[0]
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
    expect(found(useItemId, `/news/view/${id}`)).toBe(item)
    expect(found(useShownItem, `/news/view/${id}`)).toMatchObject({ variables: { id: item ?? 0 }, skip: item === null })
  })

  it.each([
    ["", undefined],
    ["?preview=token", "no-cache"],
    ["?change=1", "no-cache"],
  ])("bypasses the cache only for a preview or a pending change: /news/view/3%s", (query, fetchPolicy) => {
    expect(found(useShownItem, `/news/view/3${query}`)?.fetchPolicy).toBe(fetchPolicy)
  })
})

it("An item is shown in the language of the page, or marked as English without a translation", () => {
  const item = { title: "Kites", picture: { alt: "A kite" } }
  const inFrench = { ...item, translation: { title: "Cerfs-volants", pictureAlt: "Un cerf-volant" } }
  const read = found(useReading, "/fr", "fr")
  expect([read?.(item), read?.(inFrench)]).toEqual([
    { ...item, lang: "en-GB" },
    { ...inFrench, title: "Cerfs-volants", picture: { alt: "Un cerf-volant" }, lang: undefined },
  ])
  const titleOf = found(useTitleOf, "/fr", "fr")
  const listed = [{ title: "Kites" }, { title: "Kites", titleIn: "Cerfs-volants" }, { title: "Sports week" }]
  expect(listed.map((item) => titleOf?.(item))).toEqual([
    { title: "Kites", lang: "en-GB" },
    { title: "Cerfs-volants", lang: undefined },
    { title: "La semaine du sport", lang: undefined },
  ])
})

it("Adding or deleting an item evicts all lists from the cache, but not the site, viewer and sessions", () => {
  const around = ["__typename", "site", "site({})", "viewer", "sessions"]
  const one = ['story({"id":1})', 'versions({"id":1,"type":"NEWS_STORY"})']
  const asked = [...around, ...one, "home({})", "news", 'further({"id":1,"type":"NEWS_STORY"})']
  const keptBy = (evicting: (cache: InMemoryCache) => void) => {
    const cache = new InMemoryCache().restore({
      ROOT_QUERY: Object.fromEntries(asked.map((field) => [field, 1])) as never,
    })
    evicting(cache)
    return Object.keys(cache.extract().ROOT_QUERY ?? {})
  }
  expect(keptBy(evictItems)).toEqual(around)
  expect(keptBy(evictLists), "and neither is the item on the screen").toEqual([...around, ...one])
})
