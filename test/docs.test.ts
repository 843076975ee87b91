import "reflect-metadata"
import { describe, expect, it } from "vitest"
import { docsPaths } from "../server/doors/docs/pages.ts"
import { barriers } from "./axe.ts"
import { openStage } from "./stage.ts"
import { isFocused } from "./visit.ts"

const stage = openStage()

/** Includes a missing page, and a search for calls. */
const paths = [...docsPaths, "/docs/nothing", "/docs/rest?q=news"]

/** One of each kind: prose, code and tables, calls with their forms. */
const kinds = ["/docs", "/docs/lists", "/docs/webhooks", "/docs/nothing", "/docs/rest?q=news"]

describe("the developer portal", () => {
  it("is accessible on narrow and wide screens, light and dark, and calls no other host", async () => {
    const page = await stage.browser.newPage({ viewport: { width: 320, height: 800 } })
    const complaints: string[] = []
    page.on("console", (message) => complaints.push(message.text()))
    page.on("request", (request) => request.url().startsWith(stage.school.url) || complaints.push(request.url()))
    const isAsWideAs = (width: number, path: string) =>
      expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path })
        .toBeLessThanOrEqual(width)
    for (const path of paths) {
      await page.setViewportSize({ width: 320, height: 800 })
      await page.emulateMedia({ colorScheme: "light" })
      await page.goto(stage.school.url + path)
      await isAsWideAs(320, path)
      if (kinds.includes(path)) expect(await barriers(page), path).toEqual([])
      await page.setViewportSize({ width: 1280, height: 800 })
      await isAsWideAs(1280, path)
      await page.emulateMedia({ colorScheme: "dark" })
      if (kinds.includes(path)) expect(await barriers(page, ["color-contrast"]), path).toEqual([])
    }
    const typefaces = await page.evaluate(async () =>
      [...(await document.fonts.ready)].filter(({ status }) => status === "loaded").map(({ family }) => family),
    )
    expect(typefaces.join()).toMatch(/Young Serif.*Figtree Variable/)
    expect(complaints.filter((complaint) => !complaint.includes("status of 404"))).toEqual([])
    await page.close()
  })

  it("can be read by keyboard alone, with a skip link and a visible focus", async () => {
    const page = await stage.browser.newPage({ viewport: { width: 360, height: 800 } })
    await page.goto(`${stage.school.url}/docs/lists`)
    await page.keyboard.press("Tab")
    await expect.poll(() => page.getByRole("link", { name: "Skip to the content" }).evaluate(isFocused)).toBe(true)
    await page.keyboard.press("Enter")
    await expect.poll(() => page.getByRole("main").evaluate(isFocused)).toBe(true)

    const stops = await page.locator("main").locator("a, button, input, summary, [tabindex='0']").all()
    expect(stops.length).toBeGreaterThan(2)
    for (const stop of stops) {
      await page.keyboard.press("Tab")
      await expect.poll(() => stop.evaluate(isFocused)).toBe(true)
      await expect.poll(() => stop.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe("none")
    }
    await page.close()
  })
})
