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
for (const width of [360, 1280])
  for (const scheme of ["light", "dark"]) {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      colorScheme: scheme,
      hasTouch: width === 360,
      isMobile: width === 360,
    })
    const page = await context.newPage()
    page.on(
      "console",
      (m) => ["error", "warning"].includes(m.type()) && console.log(width, scheme, m.type(), m.text().slice(0, 300)),
    )
    page.on("pageerror", (e) => console.log("PAGEERROR", e.message))
    await page.goto("http://localhost:4877/")
    await page.waitForSelector("#snow")
    await page.waitForTimeout(300)
    await page.screenshot({ path: `/tmp/shots/${width}-${scheme}.png`, fullPage: true })
    console.log(width, "scrollWidth", await page.evaluate(() => document.documentElement.scrollWidth))
    await context.close()
  }
await browser.close()
