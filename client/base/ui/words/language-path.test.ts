import { describe, expect, it } from "vitest"
import { dropStaffLanguage, hasLanguages, languageOf, linksIn, pathIn, withoutLanguage } from "./language-path.ts"

describe("the language of an address", () => {
  it.each([
    ["/", "en", "/", "/sw"],
    ["/news", "en", "/news", "/sw/news"],
    ["/sw", "sw", "/", "/sw"],
    ["/sw/news?page=2", "sw", "/news?page=2", "/sw/news?page=2"],
    ["/fr#top", "fr", "/#top", "/sw#top"],
    ["/en/news", "en", "/en/news", "/sw/en/news"],
    ["/swahili", "en", "/swahili", "/sw/swahili"],
  ])("%s is in %s, is the screen %s, and in Swahili at %s", (path, language, screen, swahili) => {
    expect([languageOf(path), withoutLanguage(path), pathIn("sw", withoutLanguage(path))]).toEqual([
      ...[language, screen, swahili],
    ])
    expect(pathIn("en", screen)).toBe(screen)
  })

  it.each(["/admin", "/user/view/1", "/account/forgotten", "/unauthorized", "/news/add", "/gallery/edit/1"])(
    "%s, a staff screen, has none",
    (path) => {
      expect([hasLanguages(path), languageOf(`/sw${path}`), dropStaffLanguage(`/sw${path}`)]).toEqual([
        ...[false, "en", path],
      ])
    },
  )

  it("is added to the links in a text, except to staff screens and links with a language", () => {
    const html =
      '<a href="#/news">A</a> <a href="#/sw/news">B</a> <a href="#/news/add">C</a> <a href="/news">D</a> <a href="#/blog">E</a>'
    expect(linksIn("fr", html)).toBe(
      '<a href="#/fr/news">A</a> <a href="#/sw/news">B</a> <a href="#/news/add">C</a> <a href="/news">D</a> <a href="#/fr/blog">E</a>',
    )
    expect([hasLanguages("/news"), hasLanguages("/administration")]).toEqual([true, true])
  })
})
