import type { Locator } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Client } from "./client.ts"
import { published } from "./items.ts"
import { corpus } from "./paste-corpus/corpus.ts"
import { hireStaff, write } from "./staff.ts"
import { openStage } from "./stage.ts"
import type { Visit } from "./visit.ts"

let eda: Client
let visit: Visit

const stage = openStage({}, async (school) => {
  await hireStaff(school)
  eda = await school.signIn("eda.editor@jacarandahill.example")
  visit = await stage.signedIn("Eda Editor", "/news")
})

afterAll(async () => {
  await visit?.end()
})

const keyboard = () => visit.page.keyboard
const textBox = (within = visit) => within.page.getByRole("textbox", { name: "Content" })
const button = (name: string, within = visit) =>
  within.page.getByRole("toolbar").getByRole("button", { name, exact: true })

/** Opens a story with this text for editing, and gives what is stored of it once it is saved. */
async function opened(detail: string, within = visit) {
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

/** Selects letters by the keyboard, counted from the start of the text. */
async function select(from: number, length: number) {
  await textBox().click()
  await press("Control+Home")
  await press("ArrowRight", from)
  await press("Shift+ArrowRight", length)
  await settled()
}

/** Until the browser has told the editor of the selection, for which it waits a frame; no fingers are faster. A busy one is never idle. */
const settled = () =>
  visit.page.evaluate(
    () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(next)))),
  )

const words = "<p>One two three</p>"

describe("a button of the toolbar makes of the selected words", () => {
  it.each([
    ["Bold", words, "<p>One <strong>two</strong> three</p>"],
    ["Italic", words, "<p>One <em>two</em> three</p>"],
    ["Small text", words, '<p>One <span class="ql-size-small">two</span> three</p>'],
    ["Large text", words, '<p>One <span class="ql-size-large">two</span> three</p>'],
    ["Medium text", '<p>One <span class="ql-size-large">two</span> three</p>', words],
    ["Numbered list", words, "<ol><li>One two three</li></ol>"],
    ["Bullet list", words, "<ul><li>One two three</li></ul>"],
    ["Indent", words, '<p class="ql-indent-1">One two three</p>'],
    ["Outdent", '<p class="ql-indent-2">One two three</p>', '<p class="ql-indent-1">One two three</p>'],
    ["Quote", words, "<blockquote>One two three</blockquote>"],
  ])("what %s says", async (name, before, after) => {
    const saved = await opened(before)
    await select(4, 3)
    const toggles = (await button(name).getAttribute("aria-pressed")) !== null
    await button(name).click()
    if (toggles) await expect.poll(() => button(name).getAttribute("aria-pressed")).toBe("true")
    await expect.poll(() => textBox().evaluate((box) => box === document.activeElement)).toBe(true)
    expect(await saved()).toBe(after)
  })

  it.each([
    ["Bold", "<p>One <strong>two</strong> three</p>"],
    ["Italic", "<p>One <em>two</em> three</p>"],
    ["Numbered list", "<ol><li>One two three</li></ol>"],
    ["Bullet list", "<ul><li>One two three</li></ul>"],
    ["Quote", "<blockquote>One two three</blockquote>"],
  ])("plain words again, where they are %s already", async (name, before) => {
    const saved = await opened(before)
    await select(4, 3)
    await expect.poll(() => button(name).getAttribute("aria-pressed")).toBe("true")
    await button(name).click()
    await expect.poll(() => button(name).getAttribute("aria-pressed")).toBe("false")
    expect(await saved()).toBe(words)
  })

  it("nothing and everything again, by Undo and Redo", async () => {
    const saved = await opened(words)
    await expect.poll(() => button("Undo").getAttribute("aria-disabled")).toBe("true")
    await select(4, 3)
    await button("Bold").click()
    await button("Undo").click()
    await expect.poll(() => button("Bold").getAttribute("aria-pressed")).toBe("false")
    await button("Redo").click()
    await expect.poll(() => button("Redo").getAttribute("aria-disabled")).toBe("true")
    expect(await saved()).toBe("<p>One <strong>two</strong> three</p>")
  })
})

describe("the keys that everybody knows", () => {
  it.each([
    ["Control+b", words, "<p>One <strong>two</strong> three</p>"],
    ["Control+i", words, "<p>One <em>two</em> three</p>"],
    ["Control+Shift+Digit7", words, "<ol><li>One two three</li></ol>"],
    ["Control+Shift+Digit8", words, "<ul><li>One two three</li></ul>"],
    ["Control+Shift+Digit9", words, "<blockquote>One two three</blockquote>"],
    ["Control+]", words, '<p class="ql-indent-1">One two three</p>'],
    ["Control+[", '<p class="ql-indent-1">One two three</p>', words],
    ["Delete", words, "<p>One three</p>"],
  ])("work: %s", async (key, before, after) => {
    const saved = await opened(before)
    await select(4, 3)
    await press(key)
    if (key === "Delete") await press("Delete")
    expect(await saved()).toBe(after)
  })

  it("undo and redo", async () => {
    const saved = await opened(words)
    await select(4, 3)
    await press("Control+b")
    await press("Control+z")
    await press("Control+i")
    await press("Control+z")
    await press("Control+Shift+z")
    expect(await saved()).toBe("<p>One <em>two</em> three</p>")
  })

  it("write a list, and end it by an empty item", async () => {
    const saved = await opened(words)
    await textBox().click()
    await press("Control+End")
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
    expect(await saved()).toBe(`${words}<ul><li>First<ul><li>Below it</li></ul></li></ul><p>After the list</p>`)
  })
})

describe("the toolbar by keyboard", () => {
  const focused = () => visit.page.evaluate(() => document.activeElement?.getAttribute("aria-label"))

  it("is one stop, with arrow keys, Home and End within", async () => {
    await opened(words)
    await visit.page.getByRole("checkbox", { name: /decorat/ }).focus()
    const walk = [
      ["Tab", "Bold"],
      ["ArrowRight", "Italic"],
      ["End", "Redo"],
      ["ArrowRight", "Bold"],
      ["ArrowLeft", "Redo"],
      ["Home", "Bold"],
      ["ArrowRight", "Italic"],
    ] as const
    for (const [key, label] of walk) {
      await press(key)
      await expect.poll(() => focused()).toBe(label)
    }
    await press("Tab")
    await expect.poll(() => textBox().evaluate((box) => box === document.activeElement)).toBe(true)
    await press("Shift+Tab")
    await expect.poll(() => focused()).toBe("Italic")
  })

  it("formats without losing its place, and Escape leads back to the text", async () => {
    const saved = await opened(words)
    await select(4, 3)
    await press("Alt+F10")
    await press("Home")
    await press("Enter")
    await expect.poll(() => focused()).toBe("Bold")
    await press("ArrowRight")
    await press("Space")
    await expect.poll(() => focused()).toBe("Italic")
    await press("Escape")
    await keyboard().type("2")
    expect(await saved()).toBe("<p>One <strong><em>2</em></strong> three</p>")
  })

  it("says its keys to those who look and to those who listen", async () => {
    await opened(words)
    await expect.poll(() => button("Bold").getAttribute("title")).toBe("Bold (Ctrl+B)")
    await expect.poll(() => button("Bold").getAttribute("aria-keyshortcuts")).toBe("Control+B")
  })
})

describe("pasting keeps what the toolbar can make, and nothing else", () => {
  it.each(corpus)("from $from", async ({ html, kept }) => {
    const saved = await opened(words)
    await textBox().click()
    await press("Control+a")
    await settled()
    await paste({ "text/html": html, "text/plain": "Not this" })
    expect(await saved()).toBe(kept)
  })

  it("from plain text, with its paragraphs and line breaks", async () => {
    const saved = await opened(words)
    await select(4, 3)
    await paste({ "text/plain": "<b>two</b>\n\nand\nmore" })
    expect(await saved()).toBe("<p>One &lt;b&gt;two&lt;/b&gt;</p><p>and<br>more three</p>")
  })

  it("from a page of this site, by the keys that everybody knows, and takes it back in one step", async () => {
    const shown = "<p>Fig <strong>won</strong>.</p><ul><li>Relay</li></ul><blockquote>Well run.</blockquote>"
    const source = await published(eda, "NewsStory", { detail: shown })
    await visit.goTo(`/news/view/${source.id}`)
    await selectAll(visit.page.getByRole("article").getByText("Fig won.").locator(".."))
    await press("Control+c")
    const saved = await opened(words)
    await select(0, 13)
    await press("Control+v")
    await press("Control+z")
    await press("Control+Shift+z")
    expect(await saved()).toBe(shown)
  })
})

function selectAll(element: Locator) {
  return element.evaluate((node) => getSelection()?.selectAllChildren(node))
}

/** Lets go of what is on a clipboard over the text, as the browser does on Ctrl+V. */
function paste(clipboard: Record<string, string>) {
  return textBox().evaluate((box, entries) => {
    const clipboardData = new DataTransfer()
    for (const [type, data] of Object.entries(entries)) clipboardData.setData(type, data)
    box.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }))
  }, clipboard)
}

describe("taking back", () => {
  it("goes step by step where one paused for half a second, and a hundred steps back at most", async () => {
    const other = await stage.signedIn("Eda Editor", "/news")
    await other.page.clock.install()
    const saved = await opened(words, other)
    await textBox(other).click()
    await other.page.keyboard.press("Control+End")
    await other.page.clock.pauseAt(Date.now() + 60_000)
    for (let step = 0; step < 105; step++) {
      await other.page.keyboard.type("ab")
      await other.page.clock.runFor(step % 2 ? 501 : 2000)
    }
    for (let step = 0; step < 110; step++) await other.page.keyboard.press("Control+z")
    await other.page.clock.resume()
    expect(await saved()).toBe(`<p>One two three${"ab".repeat(5)}</p>`)
    await other.end()
  })
})

describe("a text that is not changed", () => {
  it("is stored byte for byte as it was, though an older editor wrote it", async () => {
    const saved = await opened('<ul><li>One</li><li class="ql-indent-1">In</li></ul><p>Two  spaces</p>\n<p><br></p>')
    const [{ detail }] = (await stage.school.visitor().rest("GET", "/news")).body.allStories
    await textBox().click()
    await keyboard().type("x")
    await press("Backspace")
    expect(await saved()).toBe(detail)
    expect(detail).toContain("Two  spaces</p>\n<p>")
  })
})

describe("where one writes", () => {
  it("stays clear of the header and the toolbar, up and down a long text", async () => {
    const saved = await opened(words)
    await write(visit, "Content", "")
    for (let line = 0; line < 40; line++) {
      await keyboard().type(`Line ${line}`)
      await press("Enter")
    }
    await press("ArrowUp", 36)
    const bar = await visit.page.getByRole("toolbar").boundingBox()
    const line = await visit.page.getByText("Line 4", { exact: true }).boundingBox()
    expect(line?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0))
    await saved()
  })

  it("is ten rows high while there is little text", async () => {
    await opened(words)
    await expect.poll(() => rowsOf(visit, "Content")).toBe(10)
  })
})

/** How many lines of its own text a box shows at least. */
function rowsOf({ page }: Visit, name: string) {
  return page.getByRole("textbox", { name }).evaluate((box) => {
    const { minHeight, paddingTop, paddingBottom, lineHeight } = getComputedStyle(box)
    const inside = Number.parseFloat(minHeight) - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
    return Math.round(inside / Number.parseFloat(lineHeight))
  })
}

describe("the bubble theme", () => {
  it("shows its toolbar at the selected words of a page's intro, which is three rows high", async () => {
    const head = await stage.signedIn("Hanna Head", "/arts")
    const { page } = head
    await page.getByRole("button", { name: "Edit", exact: true }).click()
    const intro = page.getByRole("textbox", { name: "Intro" })
    await intro.click()
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
})

describe("on a phone, by touch", () => {
  let phone: Visit

  beforeAll(async () => {
    phone = await stage.visit({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    })
    await phone.goTo("/login")
    await phone.page.getByLabel("Email").fill("eda.editor@jacarandahill.example")
    await phone.page.getByLabel("Password", { exact: true }).fill("Jacaranda!1974")
    await phone.page.getByRole("button", { name: "Sign In" }).tap()
    await phone.page.waitForURL(/#\/$/)
  })

  afterAll(() => phone?.end())

  it("a teacher writes with a touch keyboard, which composes and corrects words", async () => {
    const saved = await opened("<p>Dear</p>", phone)
    const keys = await phone.page.context().newCDPSession(phone.page)
    await textBox(phone).tap()
    await phone.page.keyboard.press("Control+End")
    await keys.send("Input.insertText", { text: " par" })
    for (const text of ["e", "en", "ent", "ents"])
      await keys.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length })
    await keys.send("Input.insertText", { text: "ents" })
    await button("Bold", phone).tap()
    for (const text of ["こ", "こん", "今"])
      await keys.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length })
    await keys.send("Input.insertText", { text: "今日" })
    expect(await saved()).toBe("<p>Dear parents<strong>今日</strong></p>")
  })

  it("every button is in sight and large enough for a thumb", async () => {
    await opened(words, phone)
    await textBox(phone).tap()
    for (const one of await phone.page.getByRole("toolbar").getByRole("button").all()) {
      const { x = -1, width = 0, height = 0 } = (await one.boundingBox()) ?? {}
      expect(width).toBeGreaterThanOrEqual(36)
      expect(height).toBeGreaterThanOrEqual(44)
      expect(x + width).toBeLessThanOrEqual(360)
    }
  })

  it("what is written stays clear of the toolbar", async () => {
    await opened(`${"<p>A line.</p>".repeat(40)}`, phone)
    await textBox(phone).tap()
    await phone.page.keyboard.press("Control+End")
    await phone.page.keyboard.press("Control+Home")
    const bar = await phone.page.getByRole("toolbar").boundingBox()
    const line = await phone.page.getByText("A line.").first().boundingBox()
    expect(line?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0))
  })
})

describe("the editor's code", () => {
  it("is fetched only when somebody writes", async () => {
    const { id } = await published(eda, "NewsStory")
    const other = await stage.signedIn("Eda Editor", "/")
    const fetched: string[] = []
    other.page.on("request", (request) => fetched.push(new URL(request.url()).pathname))
    for (const path of ["/news", `/news/view/${id}`, "/gallery", "/events", "/about"]) {
      await other.goTo(path)
      await other.quiet()
    }
    const isEditor = (path: string) => /rich-text-editor.*\.js$/.test(path)
    expect(fetched.filter(isEditor)).toEqual([])
    await other.goTo(`/news/view/${id}`)
    await other.page.getByRole("button", { name: "Edit", exact: true }).click()
    await button("Bold", other).waitFor()
    expect(fetched.filter(isEditor)).toHaveLength(1)
    await other.end()
  })
})
