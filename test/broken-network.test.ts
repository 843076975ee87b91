import { describe, expect, it } from "vitest"
import { isApi } from "./api-requests.ts"
import { openStage } from "./stage.ts"

const stage = openStage({ SEED: "school" })
const visit = stage.sharedVisit({}, "endRefused")

const follow = (path: string) =>
  visit.page.evaluate((hash) => {
    location.hash = hash
  }, path)

/** Loads the app in a new tab, as each tab reloads only once a minute. */
async function open(path: string) {
  await visit.reopen(path)
  return visit.page
}

describe("a lost connection", () => {
  it("keeps the screens that were opened, and loads the others once it is back", async () => {
    const page = await open("/news")
    await visit.heading("News").waitFor()
    await page.getByRole("main").getByRole("heading", { level: 2 }).nth(2).waitFor()
    await visit.goOffline()

    await follow("/")
    await visit.heading("Curious, kind, unafraid.").waitFor()
    await follow("/news")
    await page.getByRole("main").getByRole("heading", { level: 2 }).nth(2).waitFor()

    let attempts = 0
    page.on("requestfailed", (request) => {
      if (request.url().includes("blog-screen")) attempts++
    })
    await follow("/blog")
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
  })

  it("shows that the items of a list did not load, and fetches them on retry", async () => {
    const page = await open("/blog")
    await page.getByRole("main").getByRole("article").first().waitFor()
    await page.getByRole("complementary").getByText("Latest Blog Posts").waitFor()
    await page.route(isApi, (route) => route.abort())
    await follow("/blog?page=7")
    await page.getByRole("alert").getByText("The server did not answer").waitFor()
    await page.unroute(isApi)
    await page.getByRole("button", { name: "Retry" }).click()
    await page.getByText("There is nothing on this page any more.").waitFor()
  })
})

it("A page that is open during a release reloads once when a file is missing", async () => {
  const page = await open("/")
  await visit.heading("Curious, kind, unafraid.").waitFor()
  let loads = 0
  page.on("load", () => loads++)
  // The files of the old build are gone.
  await page.route(/assets\/(?!index|main).*\.js$/, (route) => route.fulfill({ status: 404 }))
  await follow("/gallery")
  await expect.poll(() => loads).toBe(1)
  await visit.heading("This page did not load").waitFor()
  expect(loads).toBe(1)

  await page.unroute(/assets\/(?!index|main).*\.js$/)
  await page.getByRole("button", { name: "Try again" }).click()
  await visit.heading("Gallery").waitFor()
})
