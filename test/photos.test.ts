import type { Request } from "playwright-core"
import sharp from "sharp"
import { expect, it } from "vitest"
import { hireStaff, write } from "./staff.ts"
import { openStage } from "./stage.ts"

const stage = openStage({}, hireStaff)

/** An upright photo that is stored sideways, as phones do. Its upper half is red. */
async function phonePhoto() {
  const [width, height] = [8064, 6048]
  const blue = sharp({ create: { width, height, channels: 3, background: "#3050d0" } })
  const red = await sharp({ create: { width: width / 2, height, channels: 3, background: "#d03030" } })
    .png()
    .toBuffer()
  const lying = blue.composite([{ input: red, left: 0, top: 0 }])
  return lying.withMetadata({ orientation: 6 }).jpeg().toBuffer()
}

it("A 48-megapixel photograph is turned and reduced in the browser, uploaded once, and turned by hand", async () => {
  const visit = await stage.signedIn("Eda Editor", "/news/add")
  const { page } = visit
  const uploads: Request[] = []
  page.on("request", (request) => {
    if (request.headers()["content-type"]?.startsWith("multipart/")) uploads.push(request)
  })
  await page.getByLabel("Title").fill("A pond, seen by a phone")
  await write(visit, "Content", "As it lies there.")
  await page
    .locator("input[type=file]")
    .setInputFiles([{ name: "IMG_1.JPEG", mimeType: "", buffer: await phonePhoto() }])
  const preview = page.getByRole("img", { name: "Preview of the chosen file" })
  const size = () => preview.evaluate(({ naturalWidth: w, naturalHeight: h }: HTMLImageElement) => `${w}×${h}`)
  await expect.poll(size).toBe("1920×2560")
  await page.getByText("No faces found.").waitFor()
  await expect.poll(() => uploads.length).toBe(1)
  await visit.quiet()
  expect((await uploads[0]?.sizes())?.requestBodySize).toBeLessThan(1_000_000)
  const fromTheLeft = page.getByLabel("From the left")
  await fromTheLeft.fill("20")
  for (const turned of ["2560×1920", "1920×2560"]) {
    await visit.press("Rotate picture a quarter turn to the right")
    await expect.poll(size).toBe(turned)
    await page.getByText("No faces found.").waitFor()
  }
  await expect.poll(() => fromTheLeft.inputValue()).toBe("80")
  await expect.poll(() => uploads.length).toBeGreaterThan(1)
  await visit.quiet()
  const before = uploads.length
  await visit.press("Nobody")
  await visit.press("Submit")
  await visit.titled("A pond, seen by a phone")
  expect(uploads).toHaveLength(before)

  const { body } = await stage.school.visitor().rest("GET", "/news")
  const { picture } = body.topStory
  expect(picture).toMatch(/^\d{13}IMG-1\.jpg$/)
  const stored = sharp(await (await fetch(`${stage.school.url}/images/${picture}`)).arrayBuffer())
  const { width, height, orientation } = await stored.metadata()
  expect({ width, height, orientation }).toEqual({ width: 1920, height: 2560, orientation: undefined })
  const colourAt = async (top: number) => {
    const [red = 0, , blue = 0] = await stored.clone().extract({ left: 900, top, width: 1, height: 1 }).raw().toBuffer()
    return red > blue ? "red" : "blue"
  }
  // After half a turn, the upper half is below.
  expect([await colourAt(500), await colourAt(2000)]).toEqual(["blue", "red"])
  await visit.end()
})
