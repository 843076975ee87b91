import type { Request } from "playwright-core"
import { describe, expect, it } from "vitest"
import { Role } from "../server/access/roles.ts"
import { hireStaff } from "./staff.ts"
import { openStage } from "./stage.ts"

// Sentences of the specification that no journey of the other tests happens to show.

const stage = openStage({ SEED: "school" }, hireStaff)

const wide = { viewport: { width: 1280, height: 900 } }
const newestStory = async () => (await stage.school.visitor().rest("GET", "/news")).body.topStory

describe("the header", () => {
  it("has the address, the help line, the social links and 'Enroll Now', which leads to /apply", async () => {
    const { data } = await stage.school.visitor().ask("{ site { address helpLine { number } social { facebook } } }")
    const { address, helpLine, social } = data.site
    const visit = await stage.visit(wide)
    const header = visit.page.getByRole("banner")
    await header.getByText(address.join(", "), { exact: true }).waitFor()
    await expect
      .poll(() => header.getByRole("link", { name: helpLine.number }).getAttribute("href"))
      .toMatch(/^tel:\+\d+$/)
    await expect.poll(() => header.getByRole("link", { name: "Facebook" }).getAttribute("href")).toBe(social.facebook)
    await header.getByRole("link", { name: "Enroll Now", exact: true }).first().click()
    await visit.page.getByRole("heading", { level: 1, name: "Apply to Enroll" }).waitFor()
    await visit.end()
  })

  it("has the menu groups and the online school, and marks the group of the address's last segment", async () => {
    const visit = await stage.visit(wide)
    const menu = visit.page.getByRole("navigation", { name: "Main" })
    const groups = menu.getByRole("button")
    await groups.first().waitFor()
    await expect.poll(() => groups.allTextContents()).toEqual(["About", "Learning", "News & Events", "Contact"])
    await expect.poll(() => menu.getByRole("link", { name: "Online School" }).getAttribute("href")).toMatch(/^https:/)
    await expect.poll(() => menu.locator("[aria-current=true]").count()).toBe(0)
    for (const [path, group] of [
      ["/news", "News & Events"],
      [`/news/view/${(await newestStory()).id}`, "News & Events"],
      ["/teachers", "Learning"],
      ["/apply", "Contact"],
    ] as const) {
      await visit.goTo(path)
      await expect.poll(() => menu.locator("[aria-current=true]").allTextContents()).toEqual([group])
    }
    await visit.end()
  })

  it("has a group that hovering opened stay open at the click that follows, and close at the next", async () => {
    const visit = await stage.visit(wide)
    await visit.openPage("/")
    const group = visit.page.getByRole("banner").getByRole("button", { name: "Learning" })
    const link = visit.page.getByRole("banner").getByRole("link", { name: /^Sport/ })
    await group.hover()
    await link.waitFor()
    await group.click()
    await link.waitFor()
    await group.click()
    await link.waitFor({ state: "hidden" })
    await visit.end()
  })

  it.each([
    ["a visitor", null, ["Log in", "Search"]],
    ["an editor", "Eda Editor", ["Log out", "My page", "Search"]],
    ["an administrator", "Hanna Head", ["Log out", "My page", "Admin", "Search"]],
  ])("shows %s the icons that are theirs", async (_who, name, icons) => {
    const visit = name ? await stage.signedIn(name, "/", wide) : await stage.visit(wide)
    const all = /^(Log in|Log out|My page|Admin|Search)$/
    const header = visit.page.getByRole("banner")
    const shown = header.getByRole("link", { name: all }).or(header.getByRole("button", { name: all }))
    await shown.first().waitFor()
    await expect
      .poll(() => shown.evaluateAll((links) => links.map((link) => link.getAttribute("aria-label"))))
      .toEqual(icons)
    await visit.end()
  })

  it.each([
    ["Log in", "/login"],
    ["Search", "/search"],
  ])("leads by the icon %s to %s", async (icon, path) => {
    const visit = await stage.visit(wide)
    await visit.page.getByRole("banner").getByRole("link", { name: icon, exact: true }).click()
    await visit.page.waitForURL((url) => url.hash === `#${path}`)
    await visit.end()
  })
})

it("The footer has a short text about the school, the sitemap, support links and contact details", async () => {
  const { data } = await stage.school.visitor().ask("{ site { footerText email } }")
  const visit = await stage.visit()
  const footer = visit.page.getByRole("contentinfo")
  await footer.getByText(data.site.footerText, { exact: true }).waitFor()
  await footer.getByRole("link", { name: data.site.email }).waitFor()
  const linksOf = (name: string) =>
    footer
      .getByRole("navigation", { name })
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.replace(/^#/, "")))
  await expect
    .poll(() => linksOf("Sitemap"))
    .toEqual(expect.arrayContaining(["/about", "/news", "/gallery", "/contact"]))
  await expect.poll(() => linksOf("Support")).toEqual(expect.arrayContaining(["/support", "/faqs", "/privacy"]))
  await visit.end()
})

it("The home page has a keyword search box, which searches", async () => {
  const visit = await stage.visit()
  const main = visit.page.getByRole("main")
  await main.getByRole("searchbox", { name: "Keyword" }).fill("beetles")
  await main.getByRole("button", { name: "Search" }).click()
  await visit.page.waitForURL(/#\/search\?q=beetles$/)
  await visit.end()
})

it.each(["/nothing", "/news/nothing", "/blog/view/x"])("Page Not Found says so and leads home: %s", async (path) => {
  const visit = await stage.visit({ path })
  const main = visit.page.getByRole("main")
  await main.getByRole("heading", { level: 1, name: "404", exact: true }).waitFor()
  await main.getByText(/not available on this website/).waitFor()
  await expect.poll(() => visit.page.title()).toMatch(/^Page Not Found/)
  await main.getByRole("link", { name: "home page" }).click()
  await visit.page.waitForURL(/#\/$/)
  await visit.end()
})

it("/profiles shows all people whatever follows", async () => {
  const visit = await stage.visit({ path: "/profiles/anything" })
  await visit.page.getByRole("heading", { level: 1, name: "People" }).waitFor()
  await visit.end()
})

it("Pictures are 500 pixels high in a story, and 270 for the staff of the home page", async () => {
  const visit = await stage.visit({ ...wide, path: `/news/view/${(await newestStory()).id}` })
  const heightOf = async (region: ReturnType<typeof visit.page.getByRole>) =>
    (await region.getByRole("img", { includeHidden: true }).first().boundingBox())?.height
  await expect.poll(() => heightOf(visit.page.getByRole("article").first())).toBe(500)
  await visit.goTo("/")
  const { body } = await stage.school.visitor().rest("GET", "/profiles/home")
  const staff = visit.page.getByRole("region", { name: body.message.title })
  await expect.poll(() => staff.locator("li img").first().boundingBox()).toMatchObject({ height: 270 })
  await visit.end()
})

it.each([
  ["/contact", "Contact Us"],
  ["/apply", "Apply to Enroll"],
])("%s has its place in the breadcrumbs, and a message of ten rows", async (path, title) => {
  const visit = await stage.visit({ path })
  const crumbs = visit.page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem")
  await crumbs.last().waitFor()
  await expect.poll(() => crumbs.allTextContents()).toEqual(["Home", title])
  await expect.poll(() => visit.page.getByLabel("Message").getAttribute("rows")).toBe("10")
  await visit.end()
})

it("Cancel on the enrolment form returns home", async () => {
  const visit = await stage.visit({ path: "/apply" })
  await visit.page.getByRole("button", { name: "Cancel" }).click()
  await visit.page.waitForURL(/#\/$/)
  await visit.end()
})

it.each(["Trending News", "Latest Blog Posts"])("%s has an image, a title and a date for each entry", async (list) => {
  const visit = await stage.visit({ path: "/blog" })
  const entries = visit.page.getByRole("region", { name: list }).getByRole("listitem")
  await entries.first().waitFor()
  for (const entry of await entries.all()) {
    await entry.locator("img").waitFor()
    await expect.poll(() => entry.getByRole("link").textContent()).not.toBe("")
    await expect.poll(() => entry.locator("time").textContent()).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4}$/)
  }
  await visit.end()
})

it("On paper stands what is read, not what is pressed", async () => {
  const visit = await stage.visit({ ...wide, path: `/news/view/${(await newestStory()).id}` })
  await visit.page.getByRole("button", { name: "Copy link" }).waitFor()
  await visit.page.emulateMedia({ media: "print" })
  await visit.page.getByRole("heading", { level: 1 }).waitFor()
  await expect.poll(() => visit.page.getByRole("button").filter({ visible: true }).count()).toBe(0)
  await expect.poll(() => visit.page.getByRole("navigation", { name: "Main" }).isVisible()).toBe(false)
  await visit.end()
})

it("A child's birthdate is picked in a date picker", async () => {
  const visit = await stage.visit({ path: "/apply" })
  await expect.poll(() => visit.page.getByLabel("Child's birthdate").getAttribute("type")).toBe("date")
  await visit.end()
})

it("A content page asks for a title, and lets intro and details be empty", async () => {
  const visit = await stage.signedIn("Hanna Head", "/privacy")
  await visit.page.getByRole("button", { name: "Edit", exact: true }).click()
  await expect
    .poll(() => visit.page.getByLabel("Title").evaluate((field: HTMLInputElement) => field.required))
    .toBe(true)
  for (const name of ["Intro", "Details"])
    await expect.poll(() => visit.page.getByRole("textbox", { name }).getAttribute("aria-required")).toBeNull()
  await visit.end()
})

const isRefresh = (request: Request) => request.postData()?.includes("mutation Refresh") ?? false

describe("a session", () => {
  it("is restored behind a loader that fills the screen", async () => {
    const visit = await stage.signedIn("Eda Editor", "/news")
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
    await visit.end()
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
    const { email } = await stage.school.account(Role.EDITOR, "Hal History")
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
  /** The head opens a user's page with a token that somebody has spoilt, in so many tries. */
  async function openedWithSpoilt(tries: number) {
    const visit = await stage.signedIn("Hanna Head", "/")
    const seen = { calls: 0, refreshed: 0 }
    await visit.page.route("**/graphql", async (route) => {
      const request = route.request()
      if (isRefresh(request)) seen.refreshed++
      if (!request.postData()?.includes("query User(")) return route.continue()
      const spoilt = { ...request.headers(), authorization: "Bearer spoilt" }
      await route.continue(seen.calls++ < tries ? { headers: spoilt } : {})
    })
    await visit.goTo("/user/view/1")
    return { visit, seen }
  }

  it("is made once more with a fresh token", async () => {
    const { visit, seen } = await openedWithSpoilt(1)
    await visit.page.getByRole("region", { name: "Profile" }).waitFor()
    expect(seen).toEqual({ calls: 2, refreshed: 1 })
    await visit.endRefused()
  })

  it("is not made a third time: the error is passed on", async () => {
    const { visit, seen } = await openedWithSpoilt(9)
    await visit.page.getByText("This did not load.").waitFor()
    expect(seen).toEqual({ calls: 2, refreshed: 1 })
    await visit.endRefused()
  })
})
