import type { Locator } from "playwright-core"
import { expect, it } from "vitest"
import type { Client } from "./client.ts"
import { published } from "./items.ts"
import { corpus } from "./paste-corpus/corpus.ts"
import { hireStaff } from "./staff.ts"
import { openStage } from "./stage.ts"
import { isFocused, type Visit } from "./visit.ts"

let eda: Client

const stage = openStage({}, async (school) => {
  await hireStaff(school)
  eda = await school.signIn("eda.editor@jacarandahill.example")
})
const visit = stage.shared("Eda Editor")

const keyboard = () => visit.page.keyboard
const textBox = (within = visit) => within.page.getByRole("textbox", { name: "Content" })
const button = (name: string, within = visit) =>
  within.page.getByRole("toolbar").getByRole("button", { name, exact: true })
const expectPressed = (name: string, pressed: boolean) =>
  expect.poll(() => button(name).getAttribute("aria-pressed")).toBe(String(pressed))
const focused = () => visit.page.evaluate(() => document.activeElement?.getAttribute("aria-label"))

/** Opens a story with this text for editing, and returns its stored text once it is saved. */
async function openStory(detail: string, within = visit) {
  const { id } = await published(eda, "NewsStory", { detail })
  await within.goTo(`/news/view/${id}`)
  await within.page.getByRole("button", { name: "Edit", exact: true }).click()
  await button("Bold", within).waitFor()
  return async () => {
    await within.page.getByRole("button", { name: "Update" }).click()
    await within.page.getByRole("heading", { level: 1, name: "Relay" }).waitFor()
    return (await stage.school.visitor().rest("GET", `/news/view/${id}`)).body.detail
  }
}

async function press(key: string, times = 1) {
  for (let time = 0; time < times; time++) await keyboard().press(key)
}

/** Selects the word "two" in the first paragraph. */
async function selectTwo() {
  await textBox()
    .locator("p")
    .first()
    .click({ position: { x: 2, y: 12 } })
  await settled()
  await press("ArrowRight", 4)
  await press("Shift+ArrowRight", 3)
  await settled()
}

/** Waits until the browser has reported the selection to the editor, a frame later. A busy page is never idle. */
const settled = () =>
  visit.page.evaluate(
    () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(next)))),
  )

const words = "<p>One two three</p>"

it("The toolbar is one tab stop, keeps its place, returns by Escape, and undoes and redoes by step", async () => {
  const saved = await openStory(words)
  await expect.poll(() => button("Undo").getAttribute("aria-disabled")).toBe("true")
  await visit.page.getByRole("button", { name: "Not said yet" }).focus()
  await press("Tab")
  await expect.poll(() => focused()).toBe("Bold")
  await press("Tab")
  await expect.poll(() => textBox().evaluate(isFocused)).toBe(true)

  await selectTwo()
  await press("Alt+F10")
  await press("Home")
  await press("Enter")
  await expect.poll(() => focused()).toBe("Bold")
  await press("ArrowRight")
  await press("Space")
  await expect.poll(() => focused()).toBe("Italic")
  await press("Escape")
  await button("Undo").click()
  await expectPressed("Italic", false)
  await button("Redo").click()
  await expect.poll(() => button("Redo").getAttribute("aria-disabled")).toBe("true")
  await expectPressed("Italic", true)
  await press("Control+z")
  await press("Control+Shift+z")
  await expectPressed("Bold", true)
  await button("Bold").click()
  await expectPressed("Bold", false)
  await keyboard().type("2")
  expect(await saved()).toBe("<p>One <em>2</em> three</p>")
})

/** Checks that a line of the text is below the toolbar, which stays in sight. */
async function expectBelowToolbar({ page }: Visit, text: string) {
  const bar = await page.getByRole("toolbar").boundingBox()
  const line = await page.getByText(text, { exact: true }).first().boundingBox()
  expect(line?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0))
}

it("A list is written by keys, ended by an empty item, and never hidden by the toolbar", async () => {
  const lines = "<p>A line.</p>".repeat(40)
  const saved = await openStory(lines + words)
  await textBox().click()
  await press("Control+Home")
  await expectBelowToolbar(visit, "A line.")
  await press("Control+End")
  await settled()
  await press("Enter")
  await press("Control+Shift+Digit8")
  await keyboard().type("First")
  await press("Enter")
  await press("Control+]")
  await keyboard().type("Below it")
  await press("Enter")
  await press("Control+[")
  await press("Enter")
  await keyboard().type("After the list")
  expect((await saved()).replace(lines, "")).toBe(
    `${words}<ul><li>First<ul><li>Below it</li></ul></li></ul><p>After the list</p>`,
  )
})

/** Drops clipboard content onto the text, like the browser on Ctrl+V. */
function paste(clipboard: Record<string, string>) {
  return textBox().evaluate((box, entries) => {
    const clipboardData = new DataTransfer()
    for (const [type, data] of Object.entries(entries)) clipboardData.setData(type, data)
    box.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }))
  }, clipboard)
}

const selectAll = (element: Locator) => element.evaluate((node) => getSelection()?.selectAllChildren(node))

it("Pasting keeps what the toolbar can make and nothing else, and is undone in one step", async () => {
  const shown = "<p>Fig <strong>won</strong>.</p><ul><li>Relay</li></ul><blockquote>Well run.</blockquote>"
  const source = await published(eda, "NewsStory", { detail: shown })
  await visit.goTo(`/news/view/${source.id}`)
  await selectAll(visit.page.getByRole("article").getByText("Fig won.").locator(".."))
  await press("Control+c")
  const saved = await openStory(words)
  const { html, kept } = corpus.at(-1) as (typeof corpus)[number]
  await textBox().click()
  await press("Control+a")
  await settled()
  await paste({ "text/html": html, "text/plain": "Not this" })
  await press("Control+End")
  await settled()
  await press("Enter")
  await paste({ "text/plain": "<b>two</b>\n\nand\nmore" })
  await press("Enter")
  await press("Control+v")
  await press("Control+z")
  await press("Control+Shift+z")
  expect(await saved()).toBe(`${kept}<p>&lt;b&gt;two&lt;/b&gt;</p><p>and<br>more</p>${shown}`)
})

it("A story with headings, a list, a rule and a table is written by keys, and its table scrolls by keys", async () => {
  const saved = await openStory(words)
  await textBox().click()
  await press("Control+End")
  await settled()
  await press("Enter")
  await keyboard().type("## What to bring")
  await press("Enter")
  await keyboard().type("- a hat")
  await press("Enter")
  await press("Tab")
  await keyboard().type("wide")
  await press("Enter", 3)
  await keyboard().type("---")
  await visit.page.getByRole("button", { name: "Insert", exact: true }).waitFor()
  await press("/")
  await press("ArrowUp", 2)
  await expect.poll(() => focused()).toBe("Table")
  await press("Enter")
  for (const cell of ["Day", "Gate", "Who waits there for the children"]) {
    await keyboard().type(cell)
    await press("Tab")
  }
  await keyboard().type("Supercalifragilisticexpialidocious")
  await press("Tab")
  await visit.page.getByRole("button", { name: "Table", exact: true }).click()
  await visit.page.getByRole("menuitem", { name: "Remove column" }).click()
  const cells =
    "<tr><th>Day</th><th>Who waits there for the children</th></tr><tr><td>Supercalifragilisticexpialidocious</td><td></td></tr>"
  expect(await saved()).toBe(
    `${words}<h2>What to bring</h2><ul><li>a hat<ul><li>wide</li></ul></li></ul><hr><table>${cells}<tr><td></td><td></td></tr></table><p><br></p>`,
  )

  const { page } = visit
  await page.getByRole("heading", { level: 2, name: "What to bring" }).waitFor()
  await page.setViewportSize({ width: 320, height: 640 })
  const box = page.getByRole("group", { name: "Table" })
  await box.focus()
  await press("ArrowRight", 3)
  await expect.poll(() => box.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.setViewportSize({ width: 1280, height: 800 })
  const { results } = (await stage.school.visitor().rest("GET", "/search?q=supercalifragilisticexpialidocious")).body
  expect(JSON.stringify(results)).toContain("Day · Who waits")
})

/** The minimum number of its own text lines that a box shows. */
function rowsOf({ page }: Visit, name: string) {
  return page.getByRole("textbox", { name }).evaluate((box) => {
    const { minHeight, paddingTop, paddingBottom, lineHeight } = getComputedStyle(box)
    const inside = Number.parseFloat(minHeight) - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
    return Math.round(inside / Number.parseFloat(lineHeight))
  })
}

it("The editor's code loads when somebody edits, and an intro has its toolbar at the selected words", async () => {
  const head = await stage.signedIn("Hanna Head", "/arts")
  const { page } = head
  const fetched: string[] = []
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname))
  await head.goTo("/news")
  await head.heading("News").waitFor()
  await head.goTo("/arts")
  await page.getByRole("button", { name: "Edit", exact: true }).waitFor()
  await head.quiet()
  const editors = () => fetched.filter((path) => /rich-text-editor.*\.js$/.test(path)).length
  expect(editors()).toBe(0)
  await page.getByRole("button", { name: "Edit", exact: true }).click()
  const intro = page.getByRole("textbox", { name: "Intro" })
  await intro.click()
  expect(editors()).toBe(1)
  await expect.poll(() => rowsOf(head, "Intro")).toBe(3)
  await expect.poll(() => rowsOf(head, "Details")).toBe(10)
  const bubble = page.locator(`[role=toolbar][aria-controls="${await intro.getAttribute("id")}"]`)
  await expect.poll(() => bubble.isVisible()).toBe(false)

  await page.keyboard.press("Control+A")
  await page.keyboard.type("Clay and paint")
  await page.keyboard.press("Shift+Control+ArrowLeft")
  await bubble.getByRole("button", { name: "Bold", exact: true }).click()
  const [over, text] = [await bubble.boundingBox(), await intro.boundingBox()]
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThan((text?.y ?? 0) + 24)

  await page.keyboard.press("Escape")
  await bubble.waitFor({ state: "hidden" })
  await page.keyboard.press("Alt+F10")
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("Enter")
  await page.getByRole("textbox", { name: "Details" }).click()
  await bubble.waitFor({ state: "hidden" })
  await page.keyboard.type("All of it.")
  await page.getByRole("button", { name: "Update" }).click()
  await page.getByRole("alert").getByText("Page Edited", { exact: true }).waitFor()
  const { body } = await stage.school.visitor().rest("GET", "/pages/view/arts")
  expect(body.pageIntro).toBe("<p>Clay and <strong><em>paint</em></strong></p>")
  await head.end()
})

it("On a phone the editor takes composed words, and its buttons are large enough for a thumb", async () => {
  const phone = await stage.signedIn("Eda Editor", "/news", {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  const saved = await openStory(`${"<p>A line.</p>".repeat(40)}<p>Dear</p>`, phone)
  const keys = await phone.page.context().newCDPSession(phone.page)
  await textBox(phone).tap()
  await phone.page.keyboard.press("Control+Home")
  await expectBelowToolbar(phone, "A line.")
  for (const one of await phone.page.getByRole("toolbar").getByRole("button").all()) {
    const { x = -1, width = 0, height = 0 } = (await one.boundingBox()) ?? {}
    expect(width).toBeGreaterThanOrEqual(36)
    expect(height).toBeGreaterThanOrEqual(44)
    expect(x + width).toBeLessThanOrEqual(360)
  }

  await phone.page.keyboard.press("Control+End")
  await keys.send("Input.insertText", { text: " par" })
  for (const text of ["e", "en", "ent", "ents"])
    await keys.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length })
  await keys.send("Input.insertText", { text: "ents" })
  await button("Bold", phone).tap()
  for (const text of ["こ", "こん", "今"])
    await keys.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length })
  await keys.send("Input.insertText", { text: "今日" })
  expect((await saved()).replaceAll("<p>A line.</p>", "")).toBe("<p>Dear parents<strong>今日</strong></p>")
  await phone.end()
})
