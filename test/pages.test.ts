import { join } from "node:path"
import type { Locator, Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { startingContentFolder } from "../server/base/root.ts"
import { pdfLimits } from "../server/school/pages/pdf.ts"
import { plainPage } from "./crawl.ts"
import { addressOf } from "./school.ts"
import { choosePicture, hireStaff, write } from "./staff.ts"
import { openStage } from "./stage.ts"
import { isFocused } from "./visit.ts"

/** The pages whose translations are removed, so that their forms have each field once. */
const translated = ["clubs", "fees", "about"]

const stage = openStage({ SEED: "school" }, async (school) => {
  await hireStaff(school)
  const head = await school.signIn(addressOf("Hanna Head"))
  for (const key of translated) {
    const { id } = await head.call("page", { key })
    await head.call("editPage", { id, input: { translations: [] } })
  }
})

const pageOf = async (key: string) => (await stage.school.visitor().rest("GET", `/pages/view/${key}`)).body

const keys =
  "attendance lunch uniform fees transport clubs safeguarding documents about welcome principal academic arts sport leadership admissions visitor vacancies support faqs privacy accessibility"

it("Every fixed page is served at its address, and at any path below it", async () => {
  for (const key of keys.split(" ")) {
    const { title, tag } = await pageOf(key)
    const { html } = await plainPage(stage.school.url, `/${key}/anything`)
    for (const words of [title, tag]) expect(html, key).toContain(words.replaceAll("&", "&amp;"))
  }
})

describe("a parent on a phone", () => {
  const visit = stage.sharedVisit({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  /** Parents' usual tasks: their taps, from the home page on, and the content that they then see. */
  const errands: [taps: string[], found: (page: Page) => Locator][] = [
    [[], (page) => page.getByText("The road is under water: no school today.").first()],
    [["Term dates"], (page) => page.getByRole("heading", { name: /^Term 1/ }).first()],
    [["Fees"], (page) => page.getByRole("table").first()],
    [["Absence", "Report an absence"], (page) => page.getByLabel("Child’s name")],
    [["Enroll Now"], (page) => page.getByLabel("Child's name")],
    [["Menu", "Contact"], (page) => page.getByLabel("Message")],
  ]

  it("reaches every usual task in at most two taps, and sees a closure without any", async () => {
    const head = await stage.school.signIn(addressOf("Hanna Head"))
    const text = "The road is under water: no school today."
    const input = { kind: "CLOSED", text, endsAt: new Date(Date.now() + 3_600_000).toISOString() }
    const { id } = await head.call("addNotice", { input })
    const { page } = visit
    // The page was opened before the notice.
    await page.reload()
    for (const [taps, found] of errands) {
      await visit.goTo("/")
      for (const [index, name] of taps.entries()) {
        const within = taps[index - 1] === "Menu" ? page.getByRole("dialog", { name: "Menu" }) : page
        await within.getByRole("link", { name }).or(within.getByRole("button", { name })).first().tap()
      }
      await found(page).waitFor()
      expect(taps.length).toBeLessThanOrEqual(2)
    }
    await visit.goTo("/")
    for (const name of ["Uniform", "Lunch", "Transport"]) await page.getByRole("link", { name }).first().waitFor()
    await page.getByRole("button", { name: "Menu" }).tap()
    for (const name of ["Absence", "Lunch", "Uniform", "Fees", "Transport"])
      await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name }).first().waitFor()
    await page.keyboard.press("Escape")
    await head.call("endNotice", { id })
  })

  it("jumps to a section of a page, which has its own address, and prints it whole", async () => {
    await visit.goTo("/uniform")
    const { page } = visit
    const heading = page.getByRole("heading", { level: 2, name: "The second-hand rail" })
    const expectInView = async () => {
      await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)
      await expect.poll(() => heading.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(300)
      await expect.poll(() => heading.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(0)
    }
    const jumps = page.getByRole("navigation", { name: "On this page" })
    await jumps.getByText("On this page").tap()
    await jumps.getByRole("link", { name: "The second-hand rail" }).tap()
    await page.waitForURL(/#\/uniform#the-second-hand-rail$/)
    await expectInView()

    await visit.goTo("/unauthorized")
    await visit.goTo("/uniform#the-second-hand-rail")
    await expectInView()
    await page.goBack()
    await page.goto(`${stage.school.url}/uniform#the-second-hand-rail`)
    await page.waitForURL(/#\/uniform#the-second-hand-rail$/)
    await expect.poll(() => heading.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(300)

    await page.emulateMedia({ media: "print" })
    const shoes = page.getByRole("region", { name: "Shoes" })
    await expect.poll(() => shoes.evaluate((section) => getComputedStyle(section).breakInside)).toBe("avoid")
  })
})

/** The two children who stand hand in hand in the home page's first picture: shares of its width and height. */
const pair = { left: 0.4, right: 0.55, top: 0.61, bottom: 0.87 }

/** The corners of a part of the first picture that are covered or cut off. */
function hiddenCorners({ left, right, top, bottom }: typeof pair) {
  const image = document.querySelector("main img") as HTMLImageElement
  // The server may have cropped it, so its position lies somewhere along the cut axis.
  const [original, params] = [
    { width: Number(image.getAttribute("width")), height: Number(image.getAttribute("height")) },
    new URL(image.currentSrc).searchParams,
  ]
  const ratio = (params.get("crop") ?? `${original.width}x${original.height}`)
    .split("x")
    .map(Number)
    .reduce((a, b) => a / b)
  const cut = {
    width: Math.min(original.width, original.height * ratio),
    height: Math.min(original.height, original.width / ratio),
  }
  const within = (share: number, side: "width" | "height") =>
    (share * original[side] - ((original[side] - cut[side]) * Number(params.get("at") ?? 50)) / 100) / cut[side]
  const box = image.getBoundingClientRect()
  const scale = Math.max(box.width / image.naturalWidth, box.height / image.naturalHeight)
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale]
  const [x = 50, y = 50] = getComputedStyle(image).objectPosition.split(" ").map(Number.parseFloat)
  const corners = [left, right].flatMap((across) => [top, bottom].map((down) => ({ across, down })))
  return corners.filter(({ across, down }) => {
    const atX = box.x + ((box.width - width) * x) / 100 + width * within(across, "width")
    const atY = box.y + ((box.height - height) * y) / 100 + height * within(down, "height")
    return document.elementFromPoint(atX, atY) !== image
  })
}

it("A cropped picture keeps its two children in sight at every width, and another its chosen focus", async () => {
  const visit = await stage.visit({ path: "/unauthorized" })
  const { page } = visit
  for (const width of [360, 768, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${stage.school.url}/?${width}`)
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>("main img")?.naturalWidth)
    await expect.poll(() => page.evaluate(hiddenCorners, pair), { message: `${width}` }).toEqual([])
  }

  const head = await stage.school.signIn("hanna.head@jacarandahill.example")
  const { id, picture } = await head.call("page", { key: "sport" }, "id picture { name }")
  for (const [focus, served] of [
    [{ x: 31, y: 78 }, "30% 80%"],
    [{ x: 50, y: 50 }, "50% 50%"],
  ] as const) {
    const input = { picture: { name: picture.name, focus } }
    expect((await head.call("editPage", { id, input }, "picture { focus { x y } }")).picture).toEqual({ focus })
    await page.goto(`${stage.school.url}/sport?${focus.x}`)
    const position = () =>
      page.evaluate(() => getComputedStyle(document.querySelector("main img") as Element).objectPosition)
    await expect.poll(position).toBe(served)
  }
  await visit.end()
})

describe("the head", () => {
  const visit = stage.shared("Hanna Head", "endRefused")
  const open = (words: string) => visit.page.locator("main form").getByText(words, { exact: true }).first().click()

  it("edits a page's words, picture, sections, facts and PDFs, and returns to its address", async () => {
    const before = await pageOf("clubs")
    await visit.goTo("/clubs/below")
    const { page } = visit
    await visit.press("Edit")
    await visit.titled(/^Edit/)
    await page.getByLabel("Title").first().fill("After the bell")
    await page.getByLabel("Small heading").fill("Making things")
    await write(visit, "Intro", " And clay.")
    await write(visit, "Details", " The end.")
    await visit.press("Remove picture")
    await choosePicture(visit, "A painted ceiling")
    const sections = page.getByRole("group", { name: "Sections" })
    await open("Sections")
    await sections.getByRole("button", { name: "Remove Tuesday" }).click()
    await sections.getByText("Tuesday is removed.").waitFor()
    await expect.poll(() => sections.getByRole("button", { name: "Put it back" }).evaluate(isFocused)).toBe(true)
    await page.keyboard.press("Enter")
    await sections.getByRole("button", { name: "Move Tuesday up" }).click()
    await sections.getByRole("button", { name: "Add a section" }).click()
    await page.keyboard.type("Friday")
    await open("Facts at a glance")
    await page
      .getByRole("group", { name: "Facts at a glance" })
      .getByRole("button", { name: /^Remove For whom/ })
      .click()
    const documents = page.getByRole("group", { name: "Documents" })
    await open("Documents")
    await documents.getByRole("button", { name: "Add a document" }).click()
    await page.keyboard.type("All clubs")
    const choose = documents.getByLabel("PDF")
    await choose.setInputFiles({ name: "clubs.pdf", mimeType: "application/pdf", buffer: Buffer.from("no") })
    await documents.getByText("Please choose a PDF.").waitFor()
    await choose.setInputFiles(join(startingContentFolder, "documents", "prospectus.pdf"))
    // The PDF reader runs at low priority, and takes long to start on a busy machine.
    await documents
      .getByRole("status")
      .getByText(/^\d{13}-prospectus\.pdf$/)
      .waitFor({ timeout: pdfLimits.loadMs })
    await visit.press("Update")
    await visit.hasToast("Page Edited")

    await page.waitForURL(/#\/clubs$/)
    await visit.titled("After the bell")
    await page.getByRole("img", { name: "A painted ceiling" }).waitFor()
    const article = page.getByRole("article")
    await page.getByRole("main").getByText("Making things", { exact: true }).waitFor()
    await expect
      .poll(() => article.getByRole("heading", { level: 2 }).allTextContents())
      .toEqual(expect.arrayContaining(["Tuesday", "Monday", "Wednesday", "Thursday", "Changing your mind", "Friday"]))
    await expect.poll(() => article.getByText("For whom", { exact: true }).count()).toBe(0)
    const link = page.getByRole("link", { name: /All clubs/ })
    const file = await fetch(new URL((await link.getAttribute("href")) as string, stage.school.url))
    expect(file.headers.get("content-disposition")).toMatch(/^attachment/)
    const after = await pageOf("clubs")
    expect(after.pageIntro).toBe(before.pageIntro.replace(/<\/p>$/, " And clay.</p>"))
    expect(after.pageText).toContain("The end.")
  })

  it("edits the longest page on two screens, where folded parts show what they hold and open for an error", async () => {
    const { page } = visit
    await page.setViewportSize({ width: 1280, height: 800 })
    await visit.goTo("/fees?edit=1")
    const form = page.locator("main form")
    const editors = form.locator("[contenteditable=true]")
    const boxOf = (thing: Locator) => thing.evaluate((element) => element.getBoundingClientRect().toJSON())
    const update = page.getByRole("button", { name: "Update" })
    await expect.poll(() => editors.count()).toBe(2)
    expect((await boxOf(form)).height).toBeLessThanOrEqual(1600)
    expect((await boxOf(update)).bottom).toBeLessThan(800)

    await form.getByText("What is included, How to pay, Paying in smaller parts").waitFor()
    await open("Prices")
    await form.getByText("Reception 96,000/-, Forms 1 and 2").waitFor()
    await open("Once")
    const fields = await form.getByRole("group", { name: "Prices" }).last().getByRole("textbox").all()
    const tops = await Promise.all(fields.slice(0, 3).map(async (field) => (await boxOf(field)).top))
    expect(new Set(tops).size).toBe(1)

    await open("Sections")
    await open("How to pay")
    await expect.poll(() => editors.count()).toBe(3)
    await write(visit, "Text", " In shillings.")
    await open("Leaving")
    await form.getByLabel("Heading", { exact: true }).last().fill("")
    await open("Documents")
    await form.getByText(/^fee-sheet\.pdf, \d+ kB$/).waitFor()
    await expect.poll(() => editors.count()).toBe(2)
    await update.click()
    const heading = form.getByLabel("Heading", { exact: true }).last()
    await expect.poll(() => heading.evaluate(isFocused)).toBe(true)
    expect((await boxOf(heading)).bottom).toBeLessThan((await boxOf(update)).top)
    await heading.fill("Going")
    await update.click()
    await visit.hasToast("Page Edited")
    await page.getByRole("heading", { name: "Going" }).waitFor()
    await page.getByText("ring the bursar. In shillings.").waitFor()
  })

  it("translates the about page beside its English, sees that it is out of date, and removes it", async () => {
    await visit.goTo("/about")
    const { page } = visit
    const translations = page.getByRole("group", { name: "Translations" })
    const french = translations.locator("details", { hasText: "Français" })
    const update = async () => {
      await visit.press("Update")
      await visit.hasToast("About Page Edited")
      await page.getByRole("button", { name: "Edit" }).waitFor()
    }
    const edit = async () => {
      await visit.press("Edit")
      await page.locator("summary", { hasText: "Translations" }).click()
    }
    await edit()
    await translations.getByRole("button", { name: "Translate into Français" }).click()
    await expect.poll(() => french.getByLabel("Title").evaluate(isFocused)).toBe(true)
    await visit.press("Update")
    await french.getByText("Title is required.").waitFor()
    await french.getByLabel("Title").fill("Sous les jacarandas")
    await update()
    const { document } = await plainPage(stage.school.url, "/fr/about")
    expect(document.querySelector("main h1")?.textContent).toBe("Sous les jacarandas")

    await visit.press("Edit")
    await page.getByLabel("Title").first().fill("Under the jacarandas")
    await update()
    await edit()
    await french.getByText("Shown to visitors; the English was changed since").click()
    await french.getByLabel("It matches the English text").check()
    await french.getByText("Shown to visitors", { exact: true }).waitFor()
    await french.getByRole("button", { name: "Remove Français" }).click()
    await expect
      .poll(() => translations.getByRole("button", { name: "Put Français back" }).evaluate(isFocused))
      .toBe(true)
    await update()
    const after = await plainPage(stage.school.url, "/fr/about")
    expect(after.document.querySelector("main h1")?.textContent).toBe("Under the jacarandas")
  })
})
