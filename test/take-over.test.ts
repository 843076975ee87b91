import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { openStage } from "./stage.ts"
import type { Visit } from "./visit.ts"

let visit: Visit

const stage = openStage({ SEED: "school" }, async () => {
  visit = await stage.visit({ permissions: ["clipboard-read", "clipboard-write"] })
})
/** Another tab for each test, without what an earlier one changed in its page. */
beforeEach(async () => {
  await visit.reopen("/unauthorized")
  await visit.quiet()
})
afterAll(() => visit?.endRefused())

describe("the app", () => {
  it("takes over a served page at its hash route, without an API request or a reload", async () => {
    const requests: string[] = []
    visit.page.on("request", (request) => requests.push(new URL(request.url()).pathname))
    for (const path of ["/gallery/view/1", "/contact", "/", "/news"]) {
      await visit.openPage(path)
      await expect
        .poll(() => visit.page.url())
        .toBe(path === "/" ? `${stage.school.url}/` : `${stage.school.url}/#${path}`)
      expect(requests, path).not.toContain("/graphql")
    }
    const loads: string[] = []
    visit.page.on("request", (request) => request.isNavigationRequest() && loads.push(request.url()))
    await visit.page.getByRole("main").getByRole("heading", { level: 2 }).first().getByRole("link").click()
    await visit.page.waitForURL(/#\/news\/view\/\d+$/)
    await visit.page.goBack()
    await visit.page.waitForURL(/#\/news$/)
    expect(loads).toEqual([])
  })

  it("follows a reader who goes on while it takes over, and stays with one who comes back", async () => {
    /** Opens a page in a new tab that goes to these hashes by itself, one right after the other. */
    async function goingOn(wait: number, ...hashes: string[]) {
      await visit.reopen("/unauthorized")
      await visit.page.addInitScript(
        ({ wait, hashes }) => {
          // A link pressed before hydration loads another page, which stays.
          if (sessionStorage.getItem("gone")) return
          sessionStorage.setItem("gone", "on")
          const { replaceState } = history
          history.replaceState = (...change) => {
            history.replaceState = replaceState
            replaceState.apply(history, change)
            setTimeout(() => {
              for (const hash of hashes) location.assign(hash)
              sessionStorage.setItem("gone", "all the way")
            }, wait)
          }
        },
        { wait, hashes },
      )
      await visit.page.goto(`${stage.school.url}/events`)
      return visit.page
    }
    for (const wait of [0, 100]) {
      const gone = await goingOn(wait, "#/contact")
      await gone.getByRole("heading", { level: 1, name: "Contact Us" }).waitFor()
      await expect.poll(() => gone.url()).toBe(`${stage.school.url}/#/contact`)

      const back = await goingOn(wait, "#/contact", "#/events")
      // Earlier, the page's own navigation would undo the link's.
      await back.waitForFunction(() => sessionStorage.getItem("gone") === "all the way")
      await back.getByRole("heading", { level: 1, name: "Events" }).waitFor()
      await back.getByRole("main").getByRole("link", { name: "Past", exact: true }).click()
      await back.waitForURL(/#\/events\?when=past$/)
    }
  })

  it("marks the right menu group for a reader who goes on as it takes over", async () => {
    await visit.page.addInitScript(() => {
      const { addEventListener } = Element.prototype
      // React listens at the root before it renders, and renders in a later task.
      Element.prototype.addEventListener = function (...listening: Parameters<typeof addEventListener>) {
        addEventListener.apply(this, listening)
        if (this.id === "root" && location.hash === "#/events") location.assign("#/contact")
      }
    })
    await visit.page.goto(`${stage.school.url}/events`)
    await visit.page.getByRole("heading", { level: 1, name: "Contact Us" }).waitFor()
    const marked = visit.page.getByRole("navigation", { name: "Main" }).locator("button[aria-current]")
    await expect.poll(() => marked.allTextContents()).toEqual(["Contact"])
  })

  it("never shows the home page to a reader who opens another screen's hash", async () => {
    await visit.page.addInitScript(() => {
      const seen: string[] = []
      const record = () => {
        // The browser paints nothing until the style sheet has loaded.
        if (document.styleSheets.length === 0) return
        const heading = document.querySelector("#root h1")
        if (heading?.checkVisibility({ visibilityProperty: true })) seen.push(String(heading.textContent))
      }
      new MutationObserver(record).observe(document, { attributes: true, childList: true, subtree: true })
      Object.assign(window, { seen })
    })
    await visit.page.goto("about:blank")
    await visit.goTo("/news")
    await visit.page.getByRole("heading", { level: 1, name: "News" }).waitFor()
    const seen = await visit.page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    expect([...new Set(seen)]).toEqual(["News"])
    await visit.page.route(/assets\/.*\.js/, (route) => route.abort())
    await visit.page.goto(`${stage.school.url}/?x#/news`)
    await expect.poll(() => visit.page.locator("#root").isVisible()).toBe(false)
  })
})

it("An item's button shares its real address, copies it, or shows it where copying is impossible", async () => {
  await visit.openPage("/news/view/1")
  const { page } = visit
  await page.getByRole("button", { name: "Copy link" }).click()
  await page.getByRole("alert").getByText("Link copied").waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(`${stage.school.url}/news/view/1`)
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }))
  await page.goto(`${stage.school.url}/about`)
  await page.getByRole("button", { name: "Copy link" }).click()
  await page.getByRole("status").getByText(`${stage.school.url}/about`).waitFor()

  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (what: ShareData) => Object.assign(window, { shared: what }) })
  })
  await page.goto(`${stage.school.url}/events/view/1`)
  await page.getByRole("button", { name: "Share" }).click()
  await page.waitForFunction(() => "shared" in window)
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: ShareData }).shared))
    .toEqual({
      title: await page.getByRole("heading", { level: 1 }).textContent(),
      url: `${stage.school.url}/events/view/1`,
    })
})
