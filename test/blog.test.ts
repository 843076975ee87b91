import { describe, expect, it, onTestFinished, vi } from "vitest"
import { choosePicture, hireStaff, write } from "./staff.ts"
import { openStage } from "./stage.ts"

const stage = openStage({ SEED: "school" }, hireStaff)

const newest = async () => (await stage.school.visitor().rest("GET", "/articles")).body.main

describe("a reader of the blog", () => {
  it("reads the main article, finds all the others in pages, and is led by the sidebar's search box to the search", async () => {
    const visit = await stage.visit({ path: "/blog", viewport: { width: 1280, height: 900 } })
    const { title } = await newest()
    const main = visit.page.getByRole("main")
    await main.getByRole("article").getByRole("link", { name: title }).click()
    await visit.page.getByRole("heading", { level: 1, name: title }).waitFor()
    const picture = visit.page.getByRole("article").getByRole("img")
    await expect.poll(() => picture.boundingBox()).toMatchObject({ height: 500 })
    await expect.poll(() => visit.page.getByRole("button", { name: "Edit" }).count()).toBe(0)
    await visit.goTo("/blog")
    await visit.page.getByRole("link", { name: "Next page" }).click()
    await visit.page
      .getByRole("link", { name: /^Page 2 of/ })
      .and(visit.page.locator("[aria-current=page]"))
      .waitFor()
    await expect.poll(() => main.getByRole("article").count()).toBe(0)
    await expect.poll(() => visit.page.title()).toContain("Blog, page 2")
    const aside = visit.page.getByRole("complementary")
    await aside.getByRole("searchbox", { name: "Keyword" }).fill("bees & honey")
    await aside.getByRole("button", { name: "Search" }).click()
    await visit.page.waitForURL(/#\/search\?q=bees%20%26%20honey$/)
    await visit.end()
  })

  it("finds in the sidebar what is read most", async () => {
    const { body } = await stage.school.visitor().rest("GET", "/articles")
    const oldest = body.allArticles.at(-1)
    for (let visitor = 0; visitor < 3; visitor++)
      await stage.school.visitor().rest("GET", `/articles/view/${oldest.id}`)
    const { services } = stage.school
    await services.reads.flush()
    // The most-read list is recounted every ten minutes.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 11 * 60_000 })
    onTestFinished(() => void vi.useRealTimers())
    const visit = await stage.visit({ path: "/blog" })
    const trending = visit.page.getByRole("region", { name: "Trending News" }).getByRole("link")
    await trending.first().waitFor()
    vi.useRealTimers()
    await expect.poll(() => trending.first().textContent()).toBe(oldest.title)
    const places = await trending.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""))
    expect(places.map((place) => /(news|blog)\/view/.exec(place)?.[1])).toContain("news")
    await visit.end()
  })
})

it("A teacher writes an article, which then leads the blog and its latest posts, and edits it in its place; the focus goes along", async () => {
  const visit = await stage.signedIn("Eda Editor", "/blog")
  await visit.page.getByRole("link", { name: "New Blog Post" }).click()
  await visit.page.getByRole("heading", { level: 1, name: "New Blog Post" }).waitFor()
  await expect.poll(() => visit.page.getByRole("link", { name: "New Blog Post" }).count()).toBe(0)
  const submit = visit.page.getByRole("button", { name: "Submit" })

  await visit.page.getByLabel("Title").fill("What the worms ate")
  await write(visit, "Content", "Everything but the onion.")
  await expect.poll(() => submit.isDisabled()).toBe(true)
  await choosePicture(visit, "A box of worms")
  await submit.click()

  await visit.page.getByRole("heading", { level: 1, name: "What the worms ate" }).waitFor()
  await visit.page.getByRole("region", { name: "Latest Blog Posts" }).getByText("What the worms ate").waitFor()
  await visit.goTo("/blog")
  await visit.page.getByRole("article").getByRole("link", { name: "What the worms ate" }).click()
  await visit.page.getByRole("button", { name: "Edit" }).click()
  await visit.page.locator("h1:focus").getByText("Edit this blog post").waitFor()
  await visit.page.getByLabel("Title").fill("What the worms left")
  await visit.page.getByRole("button", { name: "Update" }).click()
  await visit.page.getByRole("alert").getByText("Blog Post Edited", { exact: true }).waitFor()
  await visit.page.locator("h1:focus").getByText("What the worms left").waitFor()
  expect(await newest()).toMatchObject({ title: "What the worms left", detail: "<p>Everything but the onion.</p>" })
  await visit.end()
})
