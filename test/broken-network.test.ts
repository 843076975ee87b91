import { describe, expect, it } from "vitest"
import { isApi } from "./api-requests.ts"
import { openStage } from "./stage.ts"
import type { Visit } from "./visit.ts"

const stage = openStage({ SEED: "school" })

const follow = ({ page }: Visit, path: string) =>
  page.evaluate((hash) => {
    location.hash = hash
  }, path)

describe("a lost connection", () => {
  it("keeps the screens that were opened, and loads the others once it is back", async () => {
    const visit = await stage.visit({ path: "/news" })
    const { page } = visit
    await visit.heading("News").waitFor()
    await page.getByRole("main").getByRole("heading", { level: 2 }).nth(2).waitFor()
    await visit.goOffline()

    await follow(visit, "/")
    await visit.heading("Curious, kind, unafraid.").waitFor()
    await follow(visit, "/news")
    await page.getByRole("main").getByRole("heading", { level: 2 }).nth(2).waitFor()

    let attempts = 0
    page.on("requestfailed", (request) => {
      if (request.url().includes("blog-screen")) attempts++
    })
    await follow(visit, "/blog")
    await visit.heading("This page did not load").waitFor()
    await page
      .getByRole("banner")
      .getByRole("link", { name: /home page/i })
      .waitFor()
    await page.getByRole("button", { name: "Try again" }).click()
    await visit.heading("This page did not load").waitFor()
    expect(attempts).toBeLessThanOrEqual(2)

    await visit.goOnline()
    await page.getByRole("heading", { name: "Blog", level: 1 }).waitFor()
    await page.getByRole("main").getByRole("article").first().waitFor()
    await visit.endRefused()
  })

  it("shows that the items of a list did not load, and fetches them on retry", async () => {
    const visit = await stage.visit({ path: "/blog" })
    const { page } = visit
    await page.getByRole("main").getByRole("article").first().waitFor()
    await page.getByRole("complementary").getByText("Latest Blog Posts").waitFor()
    await page.route(isApi, (route) => route.abort())
    await follow(visit, "/blog?page=7")
    await page.getByRole("alert").getByText("The server did not answer").waitFor()
    await page.unroute(isApi)
    await page.getByRole("button", { name: "Retry" }).click()
    await page.getByText("There is nothing on this page any more.").waitFor()
    await visit.endRefused()
  })
})

describe("a page that is open during a release", () => {
  it("sends the text of a query whose hash the new release does not know", async () => {
    const visit = await stage.visit({ path: "/unauthorized" })
    const unknown = { message: "PersistedQueryNotFound", extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }
    await visit.page.route(isApi, (route) =>
      route.request().method() === "GET" ? route.fulfill({ json: { errors: [unknown] } }) : route.continue(),
    )
    await follow(visit, "/blog")
    await visit.page.getByRole("main").getByRole("article").first().waitFor()
    await visit.end()
  })

  it("reloads once when a file is missing", async () => {
    const visit = await stage.visit()
    const { page } = visit
    await visit.heading("Curious, kind, unafraid.").waitFor()
    let loads = 0
    page.on("load", () => loads++)
    // The files of the old build are gone.
    await page.route(/assets\/(?!index|main).*\.js$/, (route) => route.fulfill({ status: 404 }))
    await follow(visit, "/gallery")
    await expect.poll(() => loads).toBe(1)
    await visit.heading("This page did not load").waitFor()
    expect(loads).toBe(1)

    await page.unroute(/assets\/(?!index|main).*\.js$/)
    await page.getByRole("button", { name: "Try again" }).click()
    await visit.heading("Gallery").waitFor()
    await visit.endRefused()
  })
})
