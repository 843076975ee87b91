import { randomBytes } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { expect, it } from "vitest"
import { root } from "../server/base/root.ts"
import { barriers } from "./axe.ts"
import { numbersFrom } from "./random.ts"
import { hireStaff, write } from "./staff.ts"
import { openStage } from "./stage.ts"
import { findFaces, type Visit } from "./visit.ts"

const stage = openStage({}, hireStaff)

const [width, height] = [640, 480]

/** The standard deviation of the pixels of a part. */
async function roughness(picture: Buffer, [left, top]: [number, number]) {
  const part = await sharp(picture)
    .extract({ left: left * width, top: top * height, width: 60, height: 60 })
    .toBuffer()
  return (await sharp(part).stats()).channels[0]?.stdev ?? 0
}

/** Keeps the files that are sent, as the debugger does not show them. */
function recordSent() {
  const { append } = FormData.prototype
  const sent: File[] = []
  FormData.prototype.append = function (this: FormData, name: string, value: string | Blob) {
    if (value instanceof File) sent.push(value)
    append.call(this, name, value as Blob)
  }
  Object.assign(window, { sent })
}

const sentBy = async ({ page }: Visit) => {
  const files = await page.evaluate(() => {
    const { sent } = window as unknown as { sent: File[] }
    return Promise.all(sent.map(async (file) => [...new Uint8Array(await file.arrayBuffer())]))
  })
  return files.map((bytes) => Buffer.from(bytes))
}

it("A photograph leaves the device only after each face, found or marked by hand, is blurred", async () => {
  const visit = await stage.signedIn("Eda Editor", "/news/add")
  const { page } = visit
  await page.addInitScript(recordSent)
  await page.addInitScript(findFaces, [{ x: 0.1, y: 0.2, width: 0.2, height: 0.3 }])
  await page.reload()
  const raw = { width, height, channels: 3 } as const
  const buffer = await sharp(randomBytes(width * height * 3), { raw })
    .jpeg()
    .toBuffer()
  await page.getByLabel("Title").fill("Nobody is seen")
  await write(visit, "Content", "Two are in it.")
  await page.locator("input[type=file]").setInputFiles({ name: "two.jpg", mimeType: "image/jpeg", buffer })
  await page.getByText("1 face found, not said yet. The picture stays on this device").waitFor()
  await page.getByText("the words also for your other devices").waitFor()
  expect(await sentBy(visit)).toEqual([])

  const pressKeys = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await page.getByRole("button", { name: "Say who is in it …" }).focus()
  await pressKeys("Enter")
  await page.getByRole("button", { name: "Face 1 of 1: not said yet" }).and(page.locator(":focus")).waitFor()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: "Mark another face" }).focus()
  await pressKeys("Enter", ...Array(12).fill("ArrowRight"), ...Array(3).fill("Shift+ArrowDown"), "Enter")
  await page.getByRole("button", { name: "Face 2 of 2: not said yet" }).waitFor()
  await dialog.getByRole("button", { name: "Face 1 of 2" }).click()
  await dialog.getByRole("button", { name: "Face 1 of 2", pressed: true }).waitFor()
  expect(await barriers(page)).toEqual([])
  await dialog.getByRole("button", { name: "All blurred" }).focus()
  await pressKeys("Enter", "Escape")
  await page.getByText("2 faces found, and answered.").waitFor()
  await visit.press("Submit")
  await visit.titled("Nobody is seen")

  const { body } = await stage.school.visitor().rest("GET", "/news")
  const shown = await fetch(`${stage.school.url}/images/${body.topStory.picture}`)
  const pictures = [...(await sentBy(visit)), Buffer.from(await shown.arrayBuffer())]
  expect(pictures.length).toBeGreaterThan(1)
  for (const picture of pictures) {
    expect(await roughness(picture, [0.15, 0.3])).toBeLessThan(20)
    expect(await roughness(picture, [0.7, 0.5])).toBeLessThan(20)
    expect(await roughness(picture, [0.4, 0.8])).toBeGreaterThan(40)
  }
  await visit.end()
})

/** Imitates a camera: the colours of a drawing vary by a tenth from point to point. */
async function addGrain(drawing: Buffer) {
  const { data, info } = await sharp(drawing).resize(1280).raw().toBuffer({ resolveWithObject: true })
  const random = numbersFrom(1)
  const grains = data.map((value) => Math.max(0, Math.min(255, value + Math.round(40 * random()) - 20)))
  return sharp(grains, { raw: info }).jpeg({ quality: 90 }).toBuffer()
}

it("Faces are searched for on the device: found in a photograph, not in a drawing", async () => {
  const visit = await stage.signedIn("Eda Editor", "/news/add", { detector: true })
  const drawing = readFileSync(join(root, "data", "pictures", "cookery.jpg"))
  for (const [buffer, words] of [
    [drawing, /^No faces found/],
    [await addGrain(drawing), /^\d faces? found/],
  ] as const) {
    await visit.page.locator("input[type=file]").setInputFiles({ name: "cooks.jpg", mimeType: "image/jpeg", buffer })
    await visit.page.getByText(words).waitFor()
  }
  await visit.end()
})
