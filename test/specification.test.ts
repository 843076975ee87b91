import type { Request } from "playwright-core"
import { describe, expect, it } from "vitest"
import { Role } from "../server/access/roles.ts"
import { hireStaff } from "./staff.ts"
import { openStage } from "./stage.ts"

// Sentences of the specification that no journey of the other tests happens to show.

const stage = openStage({ SEED: "school" }, hireStaff)

const eda = stage.shared("Eda Editor")
const head = stage.shared("Hanna Head", "endRefused")

const wide = { viewport: { width: 1280, height: 900 } }
const newestStory = async () => (await stage.school.visitor().rest("GET", "/news")).body.topStory

describe("the header", () => {
  it("has the address, the help line, the social links, 'Enroll Now', which leads to /apply, and the menu groups, which open by mouse", async () => {
    const { address, helpLine, social } = await stage.school
      .visitor()
      .call("site", {}, "address helpLine { number } social { facebook }")
    const visit = await stage.visit(wide)
    const header = visit.page.getByRole("banner")
    const hrefOf = (name: string) => header.getByRole("link", { name }).first().getAttribute("href")
    await header.getByText(address.join(", "), { exact: true }).waitFor()
    await expect.poll(() => hrefOf(helpLine.number)).toMatch(/^tel:\+\d+$/)
    await expect.poll(() => hrefOf("Facebook")).toBe(social.facebook)
    await expect.poll(() => hrefOf("Online School")).toMatch(/^https:/)
    await expect.poll(() => hrefOf("Log in")).toMatch(/^#?\/login$/)
    await expect.poll(() => hrefOf("Search")).toMatch(/^#?\/search$/)

    const menu = visit.page.getByRole("navigation", { name: "Main" })
    await expect
      .poll(() => menu.getByRole("button").allTextContents())
      .toEqual(["About", "Learning", "News & Events", "Contact"])
    await expect.poll(() => menu.locator("[aria-current=true]").count()).toBe(0)
    for (const [path, group] of [
      ["/news", "News & Events"],
      [`/news/view/${(await newestStory()).id}`, "News & Events"],
      ["/teachers", "Learning"],
    ] as const) {
      await visit.goTo(path)
      await expect.poll(() => menu.locator("[aria-current=true]").allTextContents()).toEqual([group])
    }
    await header.getByRole("link", { name: "Enroll Now", exact: true }).first().click()
    await visit.page.getByRole("heading", { level: 1, name: "Apply to Enroll" }).waitFor()
    await expect.poll(() => menu.locator("[aria-current=true]").allTextContents()).toEqual(["Contact"])

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
    await visit.end()
  })

  it("shows visitors, editors and administrators the icons that are theirs", async () => {
    for (const [visit, icons] of [
      [await stage.visit(wide), ["Log in", "Search"]],
      [eda, ["Log out", "My page", "Search"]],
      [head, ["Log out", "My page", "Admin", "Search"]],
    ] as const) {
      const all = /^(Log in|Log out|My page|Admin|Search)$/
      const header = visit.page.getByRole("banner")
      const shown = header.getByRole("link", { name: all }).or(header.getByRole("button", { name: all }))
      await expect
        .poll(() => shown.evaluateAll((links) => links.map((link) => link.getAttribute("aria-label"))))
        .toEqual(icons)
    }
  })
})

it("The home page has a footer with text, sitemap, support and contact, a keyword search box, and staff in pictures 270 pixels high", async () => {
  const site = await stage.school.visitor().call("site", {}, "footerText email")
  const visit = await stage.visit(wide)
  const footer = visit.page.getByRole("contentinfo")
  await footer.getByText(site.footerText, { exact: true }).waitFor()
  await footer.getByRole("link", { name: site.email }).waitFor()
  for (const [name, paths] of Object.entries({
    Sitemap: ["/about", "/news", "/gallery", "/contact"],
    Support: ["/support", "/faqs", "/privacy"],
  })) {
    const links = footer.getByRole("navigation", { name }).getByRole("link")
    await expect
      .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute("href")?.replace(/^#/, ""))))
      .toEqual(expect.arrayContaining(paths))
  }
  const { body } = await stage.school.visitor().rest("GET", "/profiles/home")
  const staff = visit.page.getByRole("region", { name: body.message.title })
  await expect.poll(() => staff.locator("li img").first().boundingBox()).toMatchObject({ height: 270 })
  const main = visit.page.getByRole("main")
  await main.getByRole("searchbox", { name: "Keyword" }).fill("beetles")
  await main.getByRole("button", { name: "Search" }).click()
  await visit.page.waitForURL(/#\/search\?q=beetles$/)
  await visit.end()
})

it("Page Not Found says so and leads home, /profiles shows all people whatever follows, and the blog's sidebar has an image, a title and a date for each entry", async () => {
  const visit = await stage.visit()
  const main = visit.page.getByRole("main")
  for (const path of ["/nothing", "/news/nothing", "/blog/view/x"]) {
    await visit.goTo(path)
    await main.getByRole("heading", { level: 1, name: "404", exact: true }).waitFor()
    await main.getByText(/not available on this website/).waitFor()
    await expect.poll(() => visit.page.title()).toMatch(/^Page Not Found/)
    await main.getByRole("link", { name: "home page" }).click()
    await visit.page.waitForURL(/#\/$/)
  }
  await visit.goTo("/profiles/anything")
  await visit.page.getByRole("heading", { level: 1, name: "People" }).waitFor()
  await visit.goTo("/blog")
  for (const name of ["Trending News", "Latest Blog Posts"]) {
    const entries = visit.page.getByRole("region", { name }).getByRole("listitem")
    await entries.first().waitFor()
    for (const entry of await entries.all()) {
      await entry.locator("img").waitFor()
      await expect.poll(() => entry.getByRole("link").textContent()).not.toBe("")
      await expect.poll(() => entry.locator("time").textContent()).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4}$/)
    }
  }
  await visit.end()
})

it("A story's picture is 500 pixels high, and on paper stands what is read, not what is pressed", async () => {
  const visit = await stage.visit({ ...wide, path: `/news/view/${(await newestStory()).id}` })
  const picture = visit.page.getByRole("article").first().getByRole("img", { includeHidden: true }).first()
  await expect.poll(() => picture.boundingBox()).toMatchObject({ height: 500 })
  await visit.page.getByRole("button", { name: "Copy link" }).waitFor()
  await visit.page.emulateMedia({ media: "print" })
  await visit.page.getByRole("heading", { level: 1 }).waitFor()
  await expect.poll(() => visit.page.getByRole("button").filter({ visible: true }).count()).toBe(0)
  await expect.poll(() => visit.page.getByRole("navigation", { name: "Main" }).isVisible()).toBe(false)
  await visit.end()
})

it("Contact and enrolment have their place in the breadcrumbs and a message of ten rows, enrolment a date picker and a Cancel that returns home", async () => {
  const visit = await stage.visit()
  const { page } = visit
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem")
  for (const [path, title] of Object.entries({ "/contact": "Contact Us", "/apply": "Apply to Enroll" })) {
    await visit.goTo(path)
    await expect.poll(() => crumbs.allTextContents()).toEqual(["Home", title])
    await expect.poll(() => page.getByLabel("Message").getAttribute("rows")).toBe("10")
  }
  await expect.poll(() => page.getByLabel("Child's birthdate").getAttribute("type")).toBe("date")
  await page.getByRole("button", { name: "Cancel" }).click()
  await page.waitForURL(/#\/$/)
  await visit.end()
})

const isRefresh = (request: Request) => request.postData()?.includes("mutation Refresh") ?? false

describe("a session", () => {
  it("is restored behind a loader that fills the screen", async () => {
    const visit = eda
    await visit.goTo("/news")
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await visit.page.route("**/graphql", async (route) => {
      if (isRefresh(route.request())) await answered
      await route.continue()
    })
    await visit.page.reload()
    const loader = visit.page.getByRole("status").filter({ hasText: "Restoring your session…" })
    await loader.waitFor()
    await expect.poll(() => loader.boundingBox()).toEqual({ x: 0, y: 0, ...visit.page.viewportSize() })
    answer()
    await visit.page.getByRole("link", { name: "Post New Story" }).waitFor()
    await expect.poll(() => loader.count()).toBe(0)
    await visit.page.unroute("**/graphql")
  })

  it("that cannot be restored is none: one is a visitor, and not told", async () => {
    const visit = await stage.visit()
    await visit.page.context().addCookies([{ name: "signed-in", value: "1", url: stage.school.url }])
    const refreshed = visit.page.waitForRequest(isRefresh)
    await visit.page.reload()
    await refreshed
    await visit.page.getByRole("link", { name: "Log in" }).first().waitFor()
    await expect.poll(() => visit.page.getByRole("alert").filter({ hasText: /./ }).count()).toBe(0)
    await visit.endRefused()
  })

  it("begins without leaving the sign-in screen in the history", async () => {
    const { email } = await stage.school.account(Role.EDITOR)
    const visit = await stage.visit({ path: "/events" })
    await visit.page.getByRole("heading", { level: 1, name: "Events" }).waitFor()
    await visit.goTo("/news/add")
    await visit.signInHere(email)
    await visit.page.getByRole("heading", { level: 1, name: "Post New Story" }).waitFor()
    await visit.page.goBack()
    await visit.page.getByRole("heading", { level: 1, name: "Events" }).waitFor()
    await visit.end()
  })
})

describe("a call that the server answers with 403", () => {
  /** The head opens a user's page with a corrupted token, so many times. */
  async function openedWithSpoilt(tries: number) {
    await head.goTo("/unauthorized")
    await head.page.reload()
    await head.signedIn()
    const seen = { calls: 0, refreshed: 0 }
    await head.page.unroute("**/graphql")
    await head.page.route("**/graphql", async (route) => {
      const request = route.request()
      if (isRefresh(request)) seen.refreshed++
      if (!request.postData()?.includes("query User(")) return route.continue()
      const spoilt = { ...request.headers(), authorization: "Bearer spoilt" }
      await route.continue(seen.calls++ < tries ? { headers: spoilt } : {})
    })
    await head.goTo("/user/view/1")
    return seen
  }

  it("is made once more with a fresh token, and no third time: the error is passed on", async () => {
    const mended = await openedWithSpoilt(1)
    await head.page.getByRole("region", { name: "Profile" }).waitFor()
    expect(mended).toEqual({ calls: 2, refreshed: 1 })
    const failed = await openedWithSpoilt(9)
    await head.page.getByText("This did not load.").waitFor()
    expect(failed).toEqual({ calls: 2, refreshed: 1 })
    await head.page.unroute("**/graphql")
  })
})
