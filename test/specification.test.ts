import type { Locator, Request } from "playwright-core"
import { describe, expect, it } from "vitest"
import { plainPage } from "./crawl.ts"
import { hireStaff } from "./staff.ts"
import { openStage } from "./stage.ts"

// Sentences of the specification that no other test covers.

const stage = openStage({ SEED: "school" }, hireStaff)

const eda = stage.shared("Eda Editor")
const head = stage.shared("Hanna Head")
const visit = stage.sharedVisit({ viewport: { width: 1280, height: 900 } }, "endRefused")

it("The header has the specified links, menu groups that open by mouse, and the icons of each role", async () => {
  const { address, helpLine, social } = await stage.school
    .visitor()
    .call("site", {}, "address helpLine { number } social { facebook }")
  await visit.goTo("/")
  const header = visit.page.getByRole("banner")
  await header.getByText(address.join(", "), { exact: true }).waitFor()
  for (const [name, href] of [
    [helpLine.number, /^tel:\+?\d+$/],
    ["Facebook", new RegExp(`^${social.facebook}$`)],
    ["Online School", /^https:/],
    ["Log in", /^#?\/login$/],
    ["Search", /^#?\/search$/],
  ])
    await expect.poll(() => header.getByRole("link", { name }).first().getAttribute("href")).toMatch(href)

  const menu = visit.page.getByRole("navigation", { name: "Main" })
  await expect
    .poll(() => menu.getByRole("button").allTextContents())
    .toEqual(["About", "Learning", "News & Events", "Contact"])
  await expect.poll(() => menu.locator("[aria-current=true]").count()).toBe(0)
  await visit.goTo("/news")
  await expect.poll(() => menu.locator("[aria-current=true]").allTextContents()).toEqual(["News & Events"])
  await header.getByRole("link", { name: "Enroll Now", exact: true }).first().click()
  await visit.titled("Apply to Enroll")
  await expect.poll(() => menu.locator("[aria-current=true]").allTextContents()).toEqual(["Contact"])
  await expect.poll(() => visit.page.getByLabel("Message").getAttribute("rows")).toBe("10")
  await expect.poll(() => visit.page.getByLabel("Child's birthdate").getAttribute("type")).toBe("date")
  await visit.press("Cancel")
  await visit.page.waitForURL(/#\/$/)

  // A menu opened by hovering stays open at the first click, and closes at the second.
  await visit.openPage("/")
  const group = header.getByRole("button", { name: "Learning" })
  const link = header.getByRole("link", { name: /^Sport/ })
  await group.hover()
  await link.waitFor()
  await group.click()
  await link.waitFor()
  await group.click()
  await link.waitFor({ state: "hidden" })
  for (const [{ page }, icons] of [
    [visit, ["Log in", "Search"]],
    [eda, ["Log out", "My page", "Search"]],
    [head, ["Log out", "My page", "Admin", "Search"]],
  ] as const) {
    const all = /^(Log in|Log out|My page|Admin|Search)$/
    const within = page.getByRole("banner")
    const shown = within.getByRole("link", { name: all }).or(within.getByRole("button", { name: all }))
    await expect
      .poll(() =>
        shown.evaluateAll((links) =>
          links.filter((link) => !link.closest("search")).map((link) => link.getAttribute("aria-label")),
        ),
      )
      .toEqual(icons)
  }
})

it("The pages have the specified parts, links and breadcrumbs", async () => {
  const page = async (path: string) => (await plainPage(stage.school.url, path)).document
  const { footerText, email } = await stage.school.visitor().call("site", {}, "footerText email")
  const footer = (await page("/")).querySelector("footer") as Element
  expect(footer.textContent).toContain(footerText)
  const links = [...footer.querySelectorAll("a")].map((link) => link.getAttribute("href"))
  const named = ["/about", "/news", "/gallery", "/contact", "/support", "/faqs", "/privacy", `mailto:${email}`]
  expect(links).toEqual(expect.arrayContaining(named))
  for (const [path, title] of Object.entries({ "/contact": "Contact Us", "/apply": "Apply to Enroll" })) {
    const crumbs = (await page(path)).querySelectorAll("nav[aria-label=Breadcrumb] li")
    expect([...crumbs].map(({ textContent }) => textContent)).toEqual(["Home", title])
  }
  expect((await page("/profiles/anything")).querySelector("h1")?.textContent).toBe("People")
  const blog = await page("/blog")
  for (const name of ["Trending News", "Latest Blog Posts"]) {
    const heading = [...blog.querySelectorAll("aside h2, aside h3")].find(({ textContent }) => textContent === name)
    const entries = [...(heading?.closest("section")?.querySelectorAll("li") ?? [])]
    expect(entries.length).toBeGreaterThan(2)
    for (const entry of entries) {
      expect(entry.querySelector("img")).not.toBeNull()
      expect(entry.querySelector("a")?.textContent).not.toBe("")
      expect(entry.querySelector("time")?.textContent).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4}$/)
    }
  }
  for (const [path, group] of Object.entries({ governors: 10, management: 20, teachers: 30 })) {
    const { body } = await stage.school.visitor().rest("GET", `/profiles/${group}`)
    const names = [...(await page(`/${path}`)).querySelectorAll("main h2")].map(({ textContent }) => textContent)
    expect(names).toEqual(body.map(({ name }: { name: string }) => name))
  }
})

it("A visitor sees specified picture heights, turns pages, searches, prints, and is led home from a 404", async () => {
  await visit.goTo("/")
  const { page } = visit
  const main = page.getByRole("main")
  const { body } = await stage.school.visitor().rest("GET", "/profiles/home")
  const staff = page.getByRole("region", { name: body.message.title })
  await expect.poll(() => staff.locator("li img").first().boundingBox()).toMatchObject({ height: 270 })
  const { topStory } = (await stage.school.visitor().rest("GET", "/news")).body
  await page.getByRole("link", { name: topStory.title }).click()
  await visit.titled(topStory.title)
  await expect.poll(() => page.title()).toContain(topStory.title)
  const picture = page.getByRole("article").first().getByRole("img", { includeHidden: true }).first()
  await expect.poll(() => picture.boundingBox()).toMatchObject({ height: 500 })
  await page.getByRole("button", { name: "Copy link" }).waitFor()
  await page.emulateMedia({ media: "print" })
  await page.getByRole("heading", { level: 1 }).waitFor()
  await expect.poll(() => page.getByRole("button").filter({ visible: true }).count()).toBe(0)
  await expect.poll(() => page.getByRole("navigation", { name: "Main" }).isVisible()).toBe(false)
  await visit.goTo("/about")
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" })
  await crumbs.getByText("About", { exact: true }).waitFor()
  const left = async (part: Locator) => (await part.boundingBox())?.x ?? Number.NaN
  const title = page.getByRole("heading", { level: 1 })
  await expect.poll(async () => (await left(title)) - (await left(crumbs))).toBe(0)
  await page.emulateMedia({ media: "screen" })

  await visit.goTo("/blog")
  const { main: article } = (await stage.school.visitor().rest("GET", "/articles")).body
  await main.getByRole("article").getByRole("link", { name: article.title }).click()
  await visit.titled(article.title)
  await expect.poll(() => page.getByRole("article").getByRole("img").boundingBox()).toMatchObject({ height: 500 })
  await page.goBack()
  const expectPage = (number: number) =>
    page
      .getByRole("link", { name: new RegExp(`^Page ${number} of`) })
      .and(page.locator("[aria-current=page]"))
      .waitFor()
  await page.getByRole("link", { name: "Next page" }).click()
  await expectPage(2)
  await expect.poll(() => main.getByRole("article").count()).toBe(0)
  await expect.poll(() => page.title()).toContain("Blog, page 2")
  await page.goBack()
  await expectPage(1)
  const aside = page.getByRole("complementary")
  await aside.getByRole("searchbox", { name: "Keyword" }).fill("bees & honey")
  await aside.getByRole("button", { name: "Search" }).click()
  await page.waitForURL(/#\/search\?q=bees%20%26%20honey$/)

  for (const path of ["/nothing", "/news/view/999999", "/blog/view/x"]) {
    await visit.goTo(path)
    await visit.titled("404")
    await main.getByText(/not available on this website/).waitFor()
    await expect.poll(() => page.title()).toMatch(/^Page Not Found/)
  }
  await main.getByRole("link", { name: "home page" }).click()
  await page.waitForURL(/#\/$/)
})

const isRefresh = (request: Request) => request.postData()?.includes("mutation Refresh") ?? false

describe("a session", () => {
  it("is restored behind a loader that fills the screen", async () => {
    const { page } = eda
    await eda.goTo("/news")
    const answer = await eda.holdBack(/mutation Refresh/)
    await page.reload()
    const loader = page.getByRole("status").filter({ hasText: "Restoring your session…" })
    await loader.waitFor()
    await expect.poll(() => loader.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
    await answer()
    await page.getByRole("link", { name: "Post New Story" }).waitFor()
    await expect.poll(() => loader.count()).toBe(0)
  })

  it("that cannot be restored leaves a visitor, without an error", async () => {
    await visit.page.context().addCookies([{ name: "signed-in", value: "1", url: stage.school.url }])
    const refreshed = visit.page.waitForRequest(isRefresh)
    await visit.page.reload()
    await refreshed
    await visit.page.getByRole("link", { name: "Log in" }).first().waitFor()
    await expect.poll(() => visit.page.getByRole("alert").filter({ hasText: /./ }).count()).toBe(0)
  })
})
