import { describe, expect, it } from "vitest"
import { docsPaths } from "../server/docs/pages.ts"
import { barriers } from "./axe.ts"
import { openStage } from "./stage.ts"

const stage = openStage()

describe("the portal of the API", () => {
  it.each([
    [320, "light"],
    [1280, "dark"],
  ] as const)("can be read by everybody at %i pixels, %s, and asks no other host", async (width, colorScheme) => {
    const page = await stage.browser.newPage({ viewport: { width, height: 800 }, colorScheme })
    const complaints: string[] = []
    page.on("console", (message) => complaints.push(message.text()))
    page.on("request", (request) => request.url().startsWith(stage.school.url) || complaints.push(request.url()))
    for (const path of docsPaths) {
      await page.goto(stage.school.url + path)
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path })
        .toBeLessThanOrEqual(width)
      expect(await barriers(page), path).toEqual([])
    }
    const typefaces = await page.evaluate(async () =>
      [...(await document.fonts.ready)].filter(({ status }) => status === "loaded").map(({ family }) => family),
    )
    expect(typefaces.join()).toMatch(/Young Serif.*Figtree Variable/)
    expect(complaints).toEqual([])
    await page.close()
  })
})
