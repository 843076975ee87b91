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
for (const [width, scheme] of [
  [360, "light"],
  [1280, "dark"],
]) {
  const context = await browser.newContext({
    viewport: { width, height: 700 },
    colorScheme: scheme,
    hasTouch: width === 360,
    isMobile: width === 360,
  })
  const page = await context.newPage()
  page.on("pageerror", (e) => console.log("PAGEERROR", e.message))
  page.on(
    "console",
    (m) => m.type() === "error" && !m.text().includes("404") && console.log("CONSOLE", m.text().slice(0, 200)),
  )
  await page.goto("http://localhost:4877/")
  await page.waitForSelector("#bubble[contenteditable]")
  const bar = "[aria-controls=bubble]"
  const shown = () => page.isVisible(bar)
  const box = async () => {
    const b = await page.locator(bar).boundingBox()
    return b && `${Math.round(b.x)},${Math.round(b.y)} ${Math.round(b.width)}x${Math.round(b.height)} in ${width}x700`
  }
  console.log("hidden at start", !(await shown()))
  await page.click("#bubble")
  await page.keyboard.press("Control+End")
  console.log("hidden at caret", !(await shown()))
  await page.keyboard.press("Shift+Home")
  await page.waitForTimeout(100)
  console.log("shown at selection", await shown(), await box())
  await page.screenshot({ path: `/tmp/shots/bubble-${width}-${scheme}.png` })
  await page.click(`${bar} [aria-label=Bold]`)
  await page.waitForTimeout(50)
  console.log((await page.evaluate(() => window.emitted.bubble.at(-1))).slice(-60), "still shown", await shown())
  await page.keyboard.press("Escape")
  await page.waitForTimeout(50)
  console.log("dismissed", !(await shown()))
  await page.keyboard.press("ArrowRight")
  await page.waitForTimeout(50)
  console.log("hidden collapsed", !(await shown()))
  await page.keyboard.press("Alt+F10")
  await page.waitForTimeout(50)
  console.log(
    "summoned",
    await shown(),
    await page.evaluate(() => document.activeElement.getAttribute("aria-label")),
    await box(),
  )
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("Space")
  await page.waitForTimeout(50)
  console.log("still on toolbar", await page.evaluate(() => document.activeElement.getAttribute("aria-label")))
  await page.screenshot({ path: `/tmp/shots/summoned-${width}-${scheme}.png` })
  await page.keyboard.press("Escape")
  await page.waitForTimeout(50)
  console.log("gone", !(await shown()), await page.evaluate(() => document.activeElement.id))
  await page.keyboard.type("it!")
  console.log((await page.evaluate(() => window.emitted.bubble.at(-1))).slice(-60))
  await page.keyboard.press("Control+a")
  await page.waitForTimeout(50)
  console.log("all", await shown(), await box())
  await page.screenshot({ path: `/tmp/shots/all-${width}-${scheme}.png` })
  await page.focus("#before")
  await page.waitForTimeout(50)
  console.log("hidden outside", !(await shown()))
  await page.evaluate(() => scrollTo(0, 0))
  await page.click("#snow")
  await page.keyboard.press("Control+Home")
  await page.evaluate(() => {
    document.querySelector("#snow").scrollIntoView()
    scrollBy(0, 220)
  })
  await page.waitForTimeout(100)
  await page.screenshot({ path: `/tmp/shots/sticky-${width}-${scheme}.png` })
  // autofocus restore: select text in the first line near the left edge
  await page.evaluate(() => scrollTo(0, 0))
  await context.close()
}
await browser.close()
