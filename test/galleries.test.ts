import type { Locator, Page, Route } from "playwright-core"
import { describe, expect, it } from "vitest"
import { ownedTypes } from "../server/start/features.ts"
import { addPictures, published } from "./items.ts"
import { addressOf, drawnPicture } from "./school.ts"
import { choosePicture, hireStaff, photo } from "./staff.ts"
import { openStage } from "./stage.ts"
import { isFocused, type Visit } from "./visit.ts"
import { blockDraftSync } from "./writing.ts"

const stage = openStage({ SEED: "school" }, hireStaff)
const visitor = stage.sharedVisit()

const gallery = async (id: number) => (await stage.school.visitor().rest("GET", `/galleries/view/${id}`)).body

/** A new gallery of Eda's, with a picture for each caption. */
async function ownGallery(captions: (string | null)[]) {
  const eda = await stage.school.signIn(addressOf("Eda Editor"))
  const { id } = await published(eda, "Gallery")
  return { id, images: captions.length ? await addPictures(eda, id, captions) : [] }
}

/** The option for the latest past event in the form, once it has loaded. */
async function shownEvent(page: Page) {
  const latest = page.getByLabel("Event").locator("optgroup[label=Over] option").first()
  await latest.waitFor({ state: "attached" })
  return (await latest.textContent()) ?? ""
}

/** Drops files on an element, like from a folder. */
async function drop({ page }: Visit, zone: Locator, names: string[], content?: Buffer) {
  const bytes = [...(content ?? (await drawnPicture()))]
  const dataTransfer = await page.evaluateHandle(
    ({ names, bytes }) => {
      const files = new DataTransfer()
      for (const name of names) {
        const type = `image/${name.split(".").at(-1)}`
        files.items.add(new File([new Uint8Array(bytes)], name, { type }))
      }
      return files
    },
    { names, bytes },
  )
  await zone.dispatchEvent("drop", { dataTransfer })
}

/** Evaluated on the pictures of a gallery, once the third and the fifth are upright: their heights by row. */
function heightsByRow(pictures: Element[]) {
  const places = pictures.map((picture) => picture.parentElement as HTMLElement)
  for (const [index, place] of places.entries())
    place.style.setProperty("--ratio", index === 2 || index === 4 ? "0.67" : "1.5")
  const boxes = pictures.map((picture) => picture.getBoundingClientRect())
  const tops = [...new Set(boxes.map(({ top }) => Math.round(top)))]
  return tops.map((top) => boxes.filter((box) => Math.round(box.top) === top).map(({ height }) => Math.round(height)))
}

/** The visible slide. */
const slide = ({ page }: Visit) => page.getByRole("dialog").locator("[aria-label^='Picture ']:not([inert])")

const waitForSlide = (visit: Visit, words: string) =>
  slide(visit)
    .and(visit.page.getByLabel(words, { exact: true }))
    .waitFor()

it("A visitor looks through a gallery by keyboard, in even rows, and closes the slider by going back", async () => {
  const { images } = await gallery(1)
  const last = images.length
  const { page } = visitor
  await visitor.goTo("/gallery/view/1")
  const second = page.getByRole("button", { name: `Open picture 2 of ${last}` })
  await second.focus()
  await page.keyboard.press("Enter")
  await waitForSlide(visitor, `Picture 2 of ${last}`)
  await page.getByRole("dialog").getByText(images[1].caption, { exact: true }).waitFor()

  for (const [key, words] of [
    ["ArrowLeft", `Picture 1 of ${last}`],
    ["ArrowLeft", `Picture ${last} of ${last}`],
    ["ArrowRight", `Picture 1 of ${last}`],
    ["End", `Picture ${last} of ${last}`],
    ["Home", `Picture 1 of ${last}`],
  ] as const) {
    await page.keyboard.press(key)
    await waitForSlide(visitor, words)
  }
  const focused: (string | null)[] = []
  for (let tabs = 0; tabs < 8; tabs++) {
    await page.keyboard.press("Tab")
    focused.push(await page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? null))
  }
  expect(new Set(focused)).toEqual(new Set(["Zoom in", "Close", "Previous picture", "Next picture"]))

  await page.keyboard.press("Escape")
  await page.getByRole("dialog").waitFor({ state: "detached" })
  await expect.poll(() => second.evaluate(isFocused)).toBe(true)
  // Closed by a step back, or the history would hold one step too many.
  await expect.poll(() => page.evaluate(() => history.state?.usr === "slider")).toBe(false)

  const rows = await page.getByRole("button", { name: /^Open picture / }).evaluateAll(heightsByRow)
  expect(rows.map((row) => row.length)).toEqual([2, 3, 2])
  for (const row of rows) expect(Math.max(...row) - Math.min(...row)).toBeLessThanOrEqual(1)

  await visitor.goTo("/gallery")
  await page.getByRole("main").getByRole("link", { name: "Sports week", exact: true }).first().click()
  const picture = page.getByRole("button", { name: /^Open picture 2 / })
  await picture.waitFor()
  await visitor.quiet()
  await page.route(/\/images\/(?!.*w=320&)/, () => undefined)
  await picture.click()
  const shown = page.locator(".yarl__slide_current img")
  await expect.poll(() => shown.evaluate((image) => getComputedStyle(image).opacity)).toBe("1")
  const { complete, width, copy } = await shown.evaluate((image: HTMLImageElement) => ({
    complete: image.complete,
    width: image.getBoundingClientRect().width,
    copy: getComputedStyle(image).backgroundImage,
  }))
  expect({ complete, copy }).toEqual({ complete: false, copy: expect.stringMatching(/w=320&as=avif/) })
  expect(width).toBeGreaterThan(300)

  await page.getByRole("button", { name: "Next picture" }).click()
  await page.goBack()
  await page.getByRole("dialog").waitFor({ state: "detached" })
  await expect.poll(() => page.url()).toMatch(/#\/gallery\/view\/\d+$/)
  await page.goBack()
  await page.getByRole("heading", { level: 1, name: "Gallery" }).waitFor()
  await page.unrouteAll()
  visitor.forgetRefusals()
})

describe("a teacher", () => {
  const visit = stage.shared("Eda Editor", "endRefused")

  it("describes and orders pictures by keyboard, and posts those that arrived without a broken one", async () => {
    const { id } = await ownGallery([])
    await visit.goTo(`/gallery/addpics/${id}`)
    const { page } = visit
    await blockDraftSync(visit)
    const breakOff = (route: Route) =>
      route.request().postDataBuffer()?.includes("cut.jpg") ? route.abort() : route.fallback()
    await page.route("**/graphql", breakOff)
    const intact = await photo("whole.jpg")
    const broken = { ...intact, name: "broken.jpg", buffer: intact.buffer.subarray(0, intact.buffer.length / 2) }
    const [cut, last] = [await photo("cut.jpg"), await photo("last.jpg")]
    await page.locator("input[type=file]").setInputFiles([intact, broken, cut, last])
    await page.getByText("“broken.jpg” is broken or not complete.").waitFor()
    await page.getByRole("heading", { name: "3 pictures chosen" }).waitFor()
    await page.getByText("One of the 3 pictures has not arrived.").waitFor()
    await page.getByLabel("What does the picture show?").first().focus()
    for (const words of ["A kite", "A flag", "A drum"]) {
      await page.keyboard.type(words)
      await page.keyboard.press("Enter")
    }
    await page.getByRole("button", { name: "Move: Picture 1, whole.jpg" }).press("End")
    await expect.poll(() => page.getByLabel("Move: Picture 3, whole.jpg").evaluate(isFocused)).toBe(true)
    await visit.press("Show it")
    await expect.poll(() => page.getByText("Send this one again").locator("..").evaluate(isFocused)).toBe(true)
    await visit.press("Post the 2 that arrived")
    await visit.hasToast("Image Posted")
    await page.getByRole("heading", { name: "1 picture chosen" }).waitFor()

    await page.unroute("**/graphql", breakOff)
    await visit.press("Send this one again")
    await page.waitForURL(new RegExp(`#/gallery/view/${id}$`))
    const { images } = await gallery(id)
    const shown = images.map((one: { picture: string; pictureAlt: string }) => [one.picture.slice(14), one.pictureAlt])
    expect(shown).toEqual([
      ["last.jpg", "A drum"],
      ["whole.jpg", "A kite"],
      ["cut.jpg", "A flag"],
    ])
    await page.context().unroute("**/graphql")
  })

  it("arranges a gallery, losing nothing to a lost connection, and publishes each change at once", async () => {
    const { id } = await ownGallery(["One", "Two", "Three"])
    const other = await ownGallery([])
    const captions = async (of = id) => (await gallery(of)).images.map(({ caption }: { caption: string }) => caption)
    await visit.goTo(`/gallery/view/${id}`)
    const { page } = visit
    await page.getByRole("link", { name: "Arrange Pictures" }).click()
    await page.getByRole("button", { name: "Move: Picture 3, Three" }).press("Home")
    await expect.poll(() => captions()).toEqual(["Three", "One", "Two"])

    const cutOff = (route: Route) => route.abort()
    await page.route("**/graphql", cutOff)
    await page.getByLabel("Caption").first().fill("The third")
    await page.keyboard.press("Enter")
    await page.getByRole("button", { name: "Move: Picture 3, Two" }).press("ArrowLeft")
    await page.getByText("The order is not saved.").waitFor()
    await page.unroute("**/graphql", cutOff)
    await visit.press("Save again")
    await visit.press("Try again")
    await expect.poll(() => captions()).toEqual(["The third", "Two", "One"])
    await page.getByText("Everything is saved.").waitFor()

    await page.getByLabel("Choose all").check()
    await visit.press("Delete")
    await visit.hasToast("Gallery Pictures Deleted")
    await visit.press("Undo")
    await page.getByRole("button", { name: "Move: Picture 3, One" }).waitFor()
    await page.getByLabel("Choose picture 1,").check()
    const { picture: before } = (await gallery(id)).images[0]
    await visit.press("Rotate")
    await expect.poll(async () => (await gallery(id)).images[0].picture).not.toBe(before)
    await page.getByLabel("Another gallery").selectOption(String(other.id))
    await visit.press("Move")
    await expect.poll(() => captions(other.id)).toEqual(["The third"])
    await expect.poll(() => captions()).toEqual(["Two", "One"])
    await visit.press("Undo")
    await expect.poll(() => captions(other.id)).toEqual([])
    await expect.poll(() => captions()).toEqual(["The third", "Two", "One"])
    await visit.press("Done")
    await page.getByRole("button", { name: /^Open picture 1 of 3: The third/ }).waitFor()
  })

  it("drops pictures on the page, removes one, and posts the others once despite a lost answer", async () => {
    const { id } = await ownGallery([])
    await visit.goTo(`/gallery/addpics/${id}`)
    const { page } = visit
    const zone = page.getByText("Choose pictures")
    await zone.waitFor()
    await expect.poll(() => page.locator("input[type=file]").getAttribute("accept")).toBe("image/png,image/jpeg")
    await drop(visit, zone, ["from-the-web.jpeg"], await drawnPicture({ format: "webp" }))
    await visit.press("Remove picture 1, from-the-web.png")
    await page.locator("h1:focus").getByText("Add Images").waitFor()
    await drop(visit, page.getByText("Choose as many pictures as you like"), ["zero.png", "one.png", "two.png"])
    await page.getByRole("heading", { name: "3 pictures chosen" }).waitFor()
    await visit.press("Remove picture 1, zero.png")
    await page.getByRole("listitem", { name: "Picture 1, one.png" }).waitFor()
    await page.getByLabel("Caption").first().fill("The scael")
    const loseAnswer = async (route: Route) => {
      if (!route.request().postData()?.includes("AddGalleryImages")) return route.continue()
      await route.fetch()
      await route.abort()
    }
    await page.route("**/graphql", loseAnswer)
    await visit.press("Post 2 pictures")
    await page.getByText("The pictures have arrived, but are not in the gallery yet.").waitFor()
    expect((await gallery(id)).images).toHaveLength(2)

    await page.unroute("**/graphql", loseAnswer)
    await page.getByLabel("Caption").first().fill("The scale")
    await visit.press("Post 2 pictures")
    await page.waitForURL(new RegExp(`#/gallery/view/${id}$`))
    const { images } = await gallery(id)
    expect(images.map(({ caption }: { caption: string }) => caption)).toEqual(["The scale", ""])
  })

  it("edits one picture, and links the gallery with its event", async () => {
    const { id } = await ownGallery(["The first", "The second"])
    const [, { id: picture, picture: old }] = (await gallery(id)).images
    await visit.goTo(`/gallery/arrange/${id}`)
    const { page } = visit
    await page.getByRole("link", { name: "Edit picture 2", exact: true }).click()
    await visit.titled("Edit Picture")
    await page.getByLabel("Caption").fill("The heaviest")
    await choosePicture(visit, "A pumpkin as large as a desk")
    await visit.press("Update")
    await visit.hasToast("Gallery Picture Edited")
    await page.getByRole("button", { name: /^Open picture 2 .*: The heaviest/ }).waitFor()
    const { images } = await gallery(id)
    expect(images[1]).toMatchObject({ id: picture, caption: "The heaviest" })
    expect(images[1].picture).not.toBe(old)

    await visit.press("Edit Gallery")
    await page.getByLabel("Name").fill("The weighing of the pumpkins")
    await page.getByLabel("Event").selectOption({ label: await shownEvent(page) })
    await visit.press("Update")
    await visit.titled("The weighing of the pumpkins")
    await page.getByRole("navigation", { name: "The event" }).getByRole("link").click()
    await page
      .getByRole("navigation", { name: "Pictures of this event" })
      .getByRole("link", { name: "The weighing of the pumpkins" })
      .first()
      .waitFor()

    const colleague = await stage.signedIn("Eli Editor", `/gallery/view/${id}`)
    await colleague.page.getByRole("button", { name: /^Open picture 1 / }).waitFor()
    const main = colleague.page.getByRole("main")
    await expect.poll(() => main.getByRole("button", { name: /Edit|Delete/ }).count()).toBe(0)
    for (const path of [`/gallery/addpics/${id}`, `/gallery/edit/${picture}`, `/gallery/arrange/${id}`]) {
      await colleague.goTo(path)
      await colleague.titled("Unauthorized")
    }
    await colleague.end()
  })
})

/** Evaluated on links of items: the share of its item's width that each leaves to the text. */
function shareOfWidth(links: Element[]) {
  return links.map((link) => {
    const row = link.closest("li, article") as Element
    const heading = link.parentElement as Element
    const words = heading.parentElement === row ? heading : (heading.parentElement as Element)
    return words.getBoundingClientRect().width / row.getBoundingClientRect().width
  })
}

it("An item without a picture gives its words the whole row, in every list", async () => {
  const eda = await stage.school.signIn(addressOf("Eda Editor"))
  const words = "An afternoon of which nobody took any picture at all"
  const lists: [path: string, type: string, field: string][] = [
    ["/", "NewsStory", "title"],
    ["/news", "NewsStory", "title"],
    ["/blog", "Article", "title"],
    ["/gallery", "Gallery", "name"],
    ["/events", "Event", "title"],
    ["/profiles", "Profile", "name"],
  ]
  // One of a type leads its list, another is in a row.
  for (const [, type, field] of [...lists, ...lists]) await published(eda, type, { [field]: words })
  // The forms require a picture; an imported item may have none.
  await stage.school.services.database.write(async (rows) => {
    for (const { type } of ownedTypes) {
      const field = lists.find(([, name]) => name === type.name)?.[2]
      if (field) await rows.update(type, { [field]: words }, { picture: null } as object)
    }
  })
  for (const [path] of lists) {
    await visitor.goTo(path)
    // Leaves out the links under Today.
    const links = visitor.page.getByRole("main").locator("li, article").getByRole("link", { name: words })
    for (const width of [360, 1280]) {
      await visitor.page.setViewportSize({ width, height: 800 })
      await links.first().waitFor()
      const shares = await links.evaluateAll(shareOfWidth)
      expect(Math.min(...shares), `${path} at ${width}: ${shares}`).toBeGreaterThan(0.5)
    }
  }
})
