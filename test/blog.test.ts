import { describe, expect, it, onTestFinished, vi } from "vitest"
import { published } from "./items.ts"
import { addressOf, School } from "./school.ts"
import { choosePicture, hireStaff, write } from "./staff.ts"
import { openStage } from "./stage.ts"
import { Visit } from "./visit.ts"

const stage = openStage({ SEED: "school" }, hireStaff)

const newest = async () => (await stage.school.visitor().rest("GET", "/articles")).body.main

describe("a reader of the blog", () => {
  it("finds the main article first, and all the others in pages", async () => {
    const visit = await stage.visit({ path: "/blog" })
    const { title } = await newest()
    const main = visit.page.getByRole("main")
    await main.getByRole("article").getByRole("link", { name: title }).waitFor()
    await visit.page.getByRole("link", { name: "Next page" }).click()
    await visit.page
      .getByRole("link", { name: /^Page 2 of/ })
      .and(visit.page.locator("[aria-current=page]"))
      .waitFor()
    await expect.poll(() => main.getByRole("article").count()).toBe(0)
    await expect.poll(() => visit.page.title()).toContain("Blog, page 2")
    await visit.end()
  })

  it("reads an article whose picture is 500 pixels high", async () => {
    const visit = await stage.visit({ path: "/blog", viewport: { width: 1280, height: 900 } })
    const { title } = await newest()
    await visit.page.getByRole("article").getByRole("link", { name: title }).click()
    await visit.page.getByRole("heading", { level: 1, name: title }).waitFor()
    const picture = visit.page.getByRole("article").getByRole("img")
    await expect.poll(() => picture.boundingBox()).toMatchObject({ height: 500 })
    await expect.poll(() => visit.page.getByRole("button", { name: "Edit" }).count()).toBe(0)
    await visit.end()
  })

  it("finds in the sidebar what is read most", async () => {
    const { body } = await stage.school.visitor().rest("GET", "/articles")
    const oldest = body.allArticles.at(-1)
    for (let visitor = 0; visitor < 3; visitor++)
      await stage.school.visitor().rest("GET", `/articles/view/${oldest.id}`)
    const { services } = stage.school
    await services.reads.flush()
    // What is read most is counted anew every ten minutes.
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

  it("is led by the sidebar's search box to the search", async () => {
    const visit = await stage.visit({ path: "/blog" })
    const aside = visit.page.getByRole("complementary")
    await aside.getByRole("searchbox", { name: "Keyword" }).fill("bees & honey")
    await aside.getByRole("button", { name: "Search" }).click()
    await visit.page.waitForURL(/#\/search\?q=bees%20%26%20honey$/)
    await visit.end()
  })

  it("is told so where there is no such article", async () => {
    const visit = await stage.visit({ path: "/blog/view/999999" })
    await visit.heading("404").waitFor()
    await visit.end()
  })
})

describe("a teacher", () => {
  it("writes an article, which then leads the blog and its latest posts", async () => {
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
    await visit.page.getByRole("article").getByRole("link", { name: "What the worms ate" }).waitFor()
    await visit.end()
  })

  it("edits it in its place, and the focus goes along", async () => {
    const eda = await stage.school.signIn(addressOf("Eda Editor"))
    const { id } = await published(eda, "Article", { detail: "<p>Everything but the onion.</p>" })
    const visit = await stage.signedIn("Eda Editor", `/blog/view/${id}`)
    await visit.page.getByRole("button", { name: "Edit" }).click()
    await visit.page.locator("h1:focus").getByText("Edit this blog post").waitFor()
    await visit.page.getByLabel("Title").fill("What the worms left")
    await visit.page.getByRole("button", { name: "Update" }).click()
    await visit.page.getByRole("alert").getByText("Blog Post Edited", { exact: true }).waitFor()
    await visit.page.locator("h1:focus").getByText("What the worms left").waitFor()
    const { body } = await stage.school.visitor().rest("GET", `/articles/view/${id}`)
    expect(body.oneArticle).toMatchObject({ title: "What the worms left", detail: "<p>Everything but the onion.</p>" })
    await visit.end()
  })
})

describe("an empty blog", () => {
  it("says so and leads home", async () => {
    const empty = await School.openPages()
    const visit = await Visit.start(stage.browser, empty, { path: "/blog" })
    await visit.page.getByText("There are no blog posts at the moment.", { exact: true }).waitFor()
    await visit.page.getByRole("main").getByRole("link", { name: /home/i }).last().click()
    await visit.page.waitForURL(/#\/$/)
    await visit.end()
    await empty.close()
  })
})

describe("on a broken line", () => {
  it("an article says that it did not load, and comes by itself when the line is back", async () => {
    const { id, title } = await newest()
    const visit = await stage.visit({ path: "/blog" })
    await visit.page.getByRole("article").waitFor()
    await visit.goTo("/blog/view/2")
    await visit.page.getByRole("heading", { level: 1 }).waitFor()
    await visit.cutLine()
    await visit.page.evaluate((address) => {
      location.hash = address
    }, `/blog/view/${id}`)
    await visit.page.getByText("This did not load.").waitFor()
    await visit.page.getByRole("heading", { level: 1, name: "Blog" }).waitFor()
    await visit.mendLine()
    await visit.page.getByRole("heading", { level: 1, name: title }).waitFor()
    await visit.endRefused()
  })
})
