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
page.on("console", (m) => console.log("CONSOLE", m.type(), m.text().slice(0, 120)))
await page.goto("http://localhost:4877/")
await page.waitForSelector("#empty[contenteditable]")
const h = '<p>One <b style="color:red;font-size:30px">bold</b></p>'
console.log("parse")
console.log(await page.evaluate((h) => new DOMParser().parseFromString(h, "text/html").body.innerHTML, h))
await page.waitForTimeout(200)
console.log("write")
await page.evaluate(
  async (h) => navigator.clipboard.write([new ClipboardItem({ "text/html": new Blob([h], { type: "text/html" }) })]),
  h,
)
await page.waitForTimeout(300)
console.log("paste")
await page.focus("#empty")
await page.keyboard.press("Control+v")
await page.waitForTimeout(300)
console.log("synthetic")
await page.evaluate((h) => {
  const d = new DataTransfer()
  d.setData("text/html", h)
  document.querySelector("#snow").focus()
  document
    .querySelector("#snow")
    .dispatchEvent(new ClipboardEvent("paste", { clipboardData: d, bubbles: true, cancelable: true }))
}, h)
await page.waitForTimeout(300)
console.log(await page.evaluate(() => JSON.stringify(window.emitted)))
await browser.close()
