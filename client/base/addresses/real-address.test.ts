import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { hashRoute, isServedPage, pathOf, withRealAddresses } from "./real-address.ts"

const at = (address: string) => vi.stubGlobal("location", new URL(address))
const link = (address: string) => new URL(address, "https://school.example") as unknown as HTMLAnchorElement

beforeEach(() => at("https://school.example/"))
afterEach(() => vi.unstubAllGlobals())

it.each([
  ["/#/news/view/3", "/news/view/3"],
  ["/#/events?when=past", "/events"],
  ["/#/uniform#shoes", "/uniform"],
  ["/news?page=2", "/news"],
  ["/news#top", "/news"],
  ["https://elsewhere.example/news", null],
])("A link to %s leads to the screen %s", (address, path) => {
  expect(pathOf(link(address))).toBe(path)
})

it.each([
  ["/", true],
  ["/#/", true],
  ["/#/news", false],
  ["/?fbclid=x#/news", false],
  ["/news", true],
  ["/news#/blog", true],
])("The page that the server rendered matches the screen of %s: %s", (address, here) => {
  at(`https://school.example${address}`)
  expect(isServedPage()).toBe(here)
})

it.each([
  ["/#/news?page=2", "/news?page=2"],
  ["/news?page=2", "/news?page=2"],
  ["/uniform#shoes", "/uniform#shoes"],
  ["/news#/blog", "/news"],
  ["/?key=x", "/?key=x"],
  ["/?fbclid=x#/news/view/3", "/news/view/3"],
  ["/uniform?fbclid=x#shoes", "/uniform#shoes"],
  ["/news?utm_source=mail&page=2&utm_medium=x", "/news?page=2"],
])("The app opened at %s begins with the screen %s", (address, route) => {
  at(`https://school.example${address}`)
  expect(hashRoute()).toBe(route)
})

it("Hash links in a text become real addresses, and other links stay", () => {
  const text = '<a href="#/fees">Fees</a> <a href="https://elsewhere.example/#/x">x</a> <a href="#shoes">Shoes</a>'
  expect(withRealAddresses(text)).toBe(text.replace("#/fees", "/fees"))
})
