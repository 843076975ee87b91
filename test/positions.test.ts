import type { Page } from "playwright-core"
import { expect, it } from "vitest"
import { openStage } from "./stage.ts"

let presentTerm = ""
const stage = openStage({ SEED: "school" }, async (school) => {
  const dates = await school.visitor().call("schoolYear", {}, "dates { kind name lastDay }")
  const today = new Date().toISOString().slice(0, 10)
  presentTerm = dates.dates.find((date: Named) => date.kind === "TERM" && date.lastDay >= today).name
})

type Named = Record<"kind" | "name" | "lastDay", string>

const screens = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 800 } }

const firstFigure = (page: Page) => page.getByRole("main").getByText(/\d,?\d{3}\/-/)

/** The answers that families come to a page for. */
const answers: Record<string, (page: Page) => ReturnType<Page["locator"]>> = {
  "/fees": firstFigure,
  "/uniform": firstFigure,
  "/lunch": firstFigure,
  "/transport": firstFigure,
  "/dates": (page) => page.getByRole("heading", { level: 2, name: presentTerm }),
  "/news/view/1": (page) => page.getByRole("heading", { level: 1 }),
  "/contact": (page) => page.locator("main a[href^='tel:']").filter({ visible: true }),
}

it("A page's main answer is on the first screen, the banner is never cut off, and home stays short", async () => {
  const visit = await stage.visit({ path: "/unauthorized" })
  const { page } = visit
  const below: string[] = []
  for (const [path, find] of Object.entries(answers)) {
    await visit.openPage(path)
    for (const [name, viewport] of Object.entries(screens)) {
      await page.setViewportSize(viewport)
      const { y = Number.NaN, height = 0 } = (await find(page).first().boundingBox()) ?? {}
      if (!(y + height <= viewport.height)) below.push(`${path}, ${name}: ${Math.round(y + height)}`)
    }
  }
  expect(below).toEqual([])
  for (const width of [360, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => page.locator("main a[href^='tel:']").filter({ visible: true }).count()).toBe(3)
  }

  const banner = page.getByRole("banner")
  for (const path of ["/sw", "/fr", "/"]) {
    await visit.openPage(path)
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const text of [banner.getByText("Jacaranda Hill Junior Academy"), banner.locator("address")]) {
        const fits = await text.evaluate(
          (box) => box.scrollWidth <= box.clientWidth + 1 && box.scrollHeight < box.clientHeight + 10,
        )
        expect([width, path, fits]).toEqual([width, path, true])
      }
    }
  }

  await page.setViewportSize({ width: 640, height: 360 })
  const { y = Number.NaN, height = 0 } = (await page.getByRole("heading", { level: 1 }).boundingBox()) ?? {}
  expect(y + height, "a phone on its side").toBeLessThanOrEqual(360)

  await page.setViewportSize(screens.phone)
  await visit.openPage("/")
  const heightOf = (part: string) => page.locator(part).evaluate((element) => element.getBoundingClientRect().height)
  expect(await heightOf("body")).toBeLessThanOrEqual(7_000)
  expect(await heightOf("footer")).toBeLessThanOrEqual(740)
  await visit.end()
})
