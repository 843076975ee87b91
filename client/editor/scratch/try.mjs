import { chromium } from "playwright-core"

const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
})
const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
await context.grantPermissions(["clipboard-read", "clipboard-write"])
const page = await context.newPage()
page.on(
  "console",
  (m) =>
    ["error", "warning"].includes(m.type()) &&
    !m.text().includes("404") &&
    console.log("CONSOLE", m.type(), m.text().slice(0, 400)),
)
page.on("pageerror", (e) => console.log("PAGEERROR", e.message))
const fresh = async () => {
  await page.goto("http://localhost:4877/")
  await page.waitForSelector("#empty[contenteditable]")
}
const last = (n) => page.evaluate((n) => window.emitted[n]?.at(-1), n)
const focus = () =>
  page.evaluate(() => {
    const a = document.activeElement
    return a.id || a.getAttribute("aria-label") || a.tagName
  })
const press = async (...keys) => {
  for (const k of keys) await page.keyboard.press(k)
}
const is = (name, got, want) =>
  console.log(got === want ? "ok  " : "FAIL", name, got === want ? "" : `\n   got  ${got}\n   want ${want}`)

await fresh()
// keyboard only
await page.focus("#before")
await press("Tab")
is("tab to toolbar", await focus(), "Bold")
await press("ArrowRight")
is("right", await focus(), "Italic")
await press("End")
is("end", await focus(), "Redo")
await press("ArrowRight")
is("wraps", await focus(), "Bold")
await press("ArrowLeft")
is("wraps back", await focus(), "Redo")
await press("Home")
is("home", await focus(), "Bold")
await press("Tab")
is("tab to text", await focus(), "snow")
await press("Tab")
is("tab leaves text, bubble has no stop", await focus(), "bubble")
await press("Tab")
is("tab", await focus(), "Bold")
await press("Tab")
is("tab to empty", await focus(), "empty")
is("nothing emitted so far", JSON.stringify(await page.evaluate(() => window.emitted)), "{}")
await page.keyboard.type("Hello ")
await press("Control+b")
await page.keyboard.type("bold")
await press("Control+b")
await page.keyboard.type(" and ")
await press("Control+i")
await page.keyboard.type("it")
await press("Control+i")
is("typed", await last("empty"), "<p>Hello <strong>bold</strong> and <em>it</em></p>")
await press("Control+u")
await page.keyboard.type("x")
is("no underline", await last("empty"), "<p>Hello <strong>bold</strong> and <em>it</em>x</p>")
await press("Alt+F10")
is("alt+f10", await focus(), "Bold")
await press("ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight")
is("at", await focus(), "Large text")
await press("Enter")
await page.waitForTimeout(50)
is("focus stays on toolbar", await focus(), "Large text")
await press("Escape")
await page.waitForTimeout(50)
is("escape back", await focus(), "empty")
await page.keyboard.type("BIG")
is(
  "large typed",
  await last("empty"),
  '<p>Hello <strong>bold</strong> and <em>it</em>x<span class="ql-size-large">BIG</span></p>',
)
await press("Control+a", "Alt+F10")
await press("Home", "ArrowRight", "ArrowRight", "ArrowRight", "Space")
await page.waitForTimeout(50)
is("all medium", await last("empty"), "<p>Hello <strong>bold</strong> and <em>it</em>xBIG</p>")
is("focus stays", await focus(), "Medium text")
await press("Escape")
await page.waitForTimeout(50)
await press("End")
await page.waitForTimeout(50)
await press("Enter")
await press("Control+Shift+8")
await page.keyboard.type("one")
await press("Enter")
await press("Control+]")
await page.keyboard.type("in")
await press("Enter")
await press("Control+[")
await page.keyboard.type("two")
is(
  "list",
  await last("empty"),
  "<p>Hello <strong>bold</strong> and <em>it</em>xBIG</p><ul><li>one<ul><li>in</li></ul></li><li>two</li></ul>",
)
await press("Enter", "Enter")
await page.keyboard.type("q")
await press("Control+Shift+9")
is("quote", (await last("empty")).slice(-35), "</li></ul><blockquote>q</blockquote>".slice(-35))
await press("Control+Shift+9")
is("unquote", (await last("empty")).slice(-8), "<p>q</p>")
await press("Control+Shift+7")
is("ol", (await last("empty")).slice(-19), "<ol><li>q</li></ol>")
await press("Control+Shift+7")
is("un-ol", (await last("empty")).slice(-8), "<p>q</p>")
for (let i = 0; i < 12; i++) await press("Control+]")
is("indent stops at 8", (await last("empty")).slice(-28), '<p class="ql-indent-8">q</p>')
const before = await last("empty")
await press("Shift+Tab")
is("shift tab to toolbar", await focus(), "Medium text")
await press("Tab")
await press("Tab")
is("tab leaves", await focus(), "after")
is("tab changed nothing", await last("empty"), before)

// undo back to the start
await page.focus("#empty")
for (let i = 0; i < 60; i++) await press("Control+z")
is("undone to the start", await last("empty"), "")
is(
  "undo idle",
  await page.evaluate(() =>
    document.querySelectorAll("[role=toolbar][aria-controls=empty] [aria-label=Undo]")[0].getAttribute("aria-disabled"),
  ),
  "true",
)
for (let i = 0; i < 60; i++) await press("Control+y")
is("redone", await last("empty"), before)

// unchanged and back on sample with odd HTML
await page.click("#bubble")
await press("Control+End")
await page.keyboard.type("x")
await press("Backspace")
is(
  "typed and deleted: as given",
  await page.evaluate(() => window.emitted.bubble.at(-1).startsWith("<p>Old</p>\n<ol><li>One</li><li class=")),
  true,
)

// 150 steps
await fresh()
await page.click("#empty")
for (let i = 0; i < 150; i++) {
  await page.keyboard.type("a")
  await press("Enter")
}
let steps = 0
for (; steps < 200; steps++) {
  const b = await last("empty")
  await press("Control+z")
  if (b === (await last("empty"))) break
}
console.log("undo steps:", steps)

// toolbar by mouse keeps focus and selection
await fresh()
await page.click("#empty")
await page.keyboard.type("mouse word")
await press("Control+Shift+ArrowLeft")
await page.click("[aria-controls=empty] [aria-label=Bold]")
is("mouse bold", await last("empty"), "<p>mouse <strong>word</strong></p>")
is("focus in text", await focus(), "empty")
is("pressed", await page.getAttribute("[aria-controls=empty] [aria-label=Bold]", "aria-pressed"), "true")
await press("Escape")
is("escape in text stays", await focus(), "empty")
// toolbar before any focus
await fresh()
await page.click("[aria-controls=snow] [aria-label='Numbered list']")
console.log("list at end", (await last("snow")).slice(-150))

// paste
const paste = async (sel, html, text) => {
  await page.evaluate(
    async ([h, t]) => {
      await navigator.clipboard.write([
        new ClipboardItem({
          "text/plain": new Blob([t], { type: "text/plain" }),
          ...(h && { "text/html": new Blob([h], { type: "text/html" }) }),
        }),
      ])
    },
    [html, text],
  )
  await page.focus(sel)
  await press("Control+v")
  await page.waitForTimeout(100)
}
await fresh()
await paste(
  "#empty",
  `<p>One <b style="color:red;font-size:30px">bold</b></p><ul><li>a<ul><li>b</li></ul></li></ul><blockquote>q</blockquote>`,
  "x",
)
is(
  "pasted",
  await last("empty"),
  '<p>One <strong class="ql-size-large">bold</strong></p><ul><li>a<ul><li>b</li></ul></li></ul><blockquote>q</blockquote>',
)
await press("Control+z")
is("paste is one step", await last("empty"), "")
await paste("#empty", "", "plain\n\ntwo\nlines")
is("plain", await last("empty"), "<p>plain</p><p>two<br>lines</p>")
await press("Control+a", "Control+c")
await press("Control+v")
await press("Control+v")
is("own copy", await last("empty"), "<p>plain</p><p>two<br>linesplain</p><p>two<br>lines</p>")
await press("Control+a", "Control+x")
is("cut", await last("empty"), "")
await press("Control+v")
is("and back", await last("empty"), "<p>plain</p><p>two<br>linesplain</p><p>two<br>lines</p>")
await browser.close()
