import type { Locator, Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { Role } from "../server/access/roles.ts"
import { barriers } from "./axe.ts"
import { enquiry, published } from "./items.ts"
import { hireStaff } from "./staff.ts"
import { openStage } from "./stage.ts"
import { isFocused } from "./visit.ts"

const stage = openStage({ SEED: "school" }, hireStaff)

const visit = stage.shared("Hanna Head", "endRefused")
const expectFocus = (locator: Locator) => expect.poll(() => locator.evaluate(isFocused)).toBe(true)

/** Reaches an element with Tab, like a user without a mouse. */
async function tabTo(page: Page, locator: Locator) {
  await locator.waitFor()
  for (let presses = 0; presses < 150; presses++) {
    if (await locator.evaluate(isFocused)) return
    await page.keyboard.press("Tab")
  }
  throw new Error("150 times Tab do not lead there.")
}

describe("the office without a mouse", () => {
  it("finds, pays and dispatches an order", async () => {
    const { page } = visit
    await visit.goTo("/admin/orders")
    await visit.titled("Orders")
    const search = page.getByRole("searchbox")
    await tabTo(page, search)
    await page.keyboard.type("jh-204", { delay: 20 })
    await page.waitForURL(/q=jh-204$/)
    await page.keyboard.type("8")
    await page.getByText("1 order found").waitFor()
    await expectFocus(search)
    await expect.poll(() => search.inputValue()).toBe("jh-2048")
    await tabTo(page, page.getByRole("button", { name: "Record payment of JH-2048" }))
    await page.keyboard.press("Enter")
    await expectFocus(page.getByLabel("Mobile-money code"))
    await page.keyboard.type("QK1A2B3C4D")
    await page.keyboard.press("Enter")
    await expectFocus(page.getByRole("button", { name: "Dispatch JH-2048" }))
    await page.keyboard.press("Enter")
    await page.getByText("Paid. Dispatched", { exact: true }).and(page.locator("td *")).waitFor()
    await expectFocus(page.getByRole("link", { name: "JH-2048" }))
    await page.keyboard.press("Enter")
    await expectFocus(page.getByRole("heading", { name: "Order JH-2048" }))
  })

  it("takes and completes a message by single letters", async () => {
    const { page } = visit
    const senderName = `Ruth ${performance.now()}`
    await stage.school.visitor().rest("POST", "/mail", { ...enquiry, senderName })
    await visit.goTo(`/admin/inbox?state=all&q=${senderName}`)
    const line = page.getByRole("main").getByRole("button", { name: senderName })
    await line.waitFor()
    await page.keyboard.press("?")
    // Hidden here: this browser reports no mouse.
    await page.locator("details[open] kbd").first().waitFor({ state: "attached" })
    await page.keyboard.press("j")
    await expectFocus(line)
    await page.keyboard.press("a")
    await line.filter({ hasText: "Hanna Head has it" }).waitFor()
    // A letter that is typed in a field is no shortcut.
    await page.getByRole("searchbox").press("End")
    await page.keyboard.type(" e")
    await page.waitForURL(/q=.+e$/)
    await page.getByText("1 submission found").waitFor()
    await tabTo(page, line)
    await page.keyboard.press("e")
    await line.filter({ hasText: "Done" }).waitFor()
    await page.getByText(/^EN-\d+ is done/).waitFor()
    await page.keyboard.press("Control+z")
    await line.filter({ hasText: "Hanna Head has it" }).waitFor()
  })

  it("hands an item over to a chosen colleague", async () => {
    const { page } = visit
    const eda = await stage.school.account(Role.EDITOR)
    const title = `Of ${eda.name}`
    const by = await stage.school.signIn(eda.email)
    for (const one of [`${title} again`, title]) await published(by, "NewsStory", { title: one })
    await visit.goTo(`/admin/content?q=${encodeURIComponent(title)}`)
    const link = page.getByRole("link", { name: title, exact: true })
    await link.waitFor()
    await page.keyboard.press("j")
    await page.keyboard.press("x")
    await page.keyboard.press("b")
    await expectFocus(page.getByRole("button", { name: "Publish", exact: true }))
    const heirs = page.getByLabel("Hand over to")
    await tabTo(page, heirs)
    const [name] = (await heirs.getByRole("option").nth(2).innerText()).split(" (")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Tab")
    const release = await visit.holdBack(/changeContent/)
    await page.keyboard.press("Enter")
    const boxes = page.getByRole("checkbox", { name: `Choose ${title}` })
    await boxes.last().check()
    await release()
    await visit.hasToast(`1 is handed over to ${name}`)
    await expectFocus(link)
    const ticked = () => boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked))
    await expect.poll(ticked).toEqual([false, true])
  })

  it("sends a family's link by Enter, and focuses the next child after a removal", async () => {
    const { page } = visit
    await visit.goTo("/admin/consent")
    await visit.unfold("Idris Mwangale")
    const panel = page.locator("details[open]", { hasText: "Idris Mwangale" })
    await panel.getByLabel("Email").fill("ruth@example.com")
    await page.keyboard.press("Enter")
    await page.getByText("This site sends no mail: please show the family a QR code.").waitFor()
    await panel.getByRole("button", { name: "Remove" }).press("Enter")
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).press("Enter")
    await expectFocus(page.locator("summary", { hasText: "Makena Rothwell" }))
  })

  it("moves from a completed message to the next, which Enter opens", async () => {
    const { page } = visit
    await visit.goTo("/admin/inbox")
    await page.getByText(/^\d+ submissions?$/).waitFor()
    for (const senderName of ["Nadia Next", "Finn First"])
      await stage.school.visitor().rest("POST", "/mail", { ...enquiry, senderName })
    await page
      .getByRole("navigation", { name: "Admin" })
      .getByRole("link", { name: /^Inbox/ })
      .click()
    const line = (name: string) => page.getByRole("main").getByRole("button", { name })
    await line("Finn First").waitFor()
    await page.keyboard.press("j")
    await expectFocus(line("Finn First"))
    await page.keyboard.press("e")
    await expectFocus(line("Nadia Next"))
    await page.keyboard.press("Enter")
    await page.waitForURL(/open=EN-\d+$/)
  })

  it("goes on typing a note when the answer to an earlier act arrives", async () => {
    for (const senderName of ["Ada Afterwards", "Bo Before"])
      await stage.school.visitor().rest("POST", "/mail", { ...enquiry, senderName })
    await visit.reopen("/admin/inbox")
    const { page } = visit
    const line = (name: string) => page.getByRole("main").getByRole("button", { name })
    const release = await visit.holdBack(/markInbox/)
    await line("Bo Before").click()
    await page.getByRole("listitem").getByRole("button", { name: "Done", exact: true }).click()
    await line("Ada Afterwards").click()
    await page.getByLabel("Note for the office").fill("Ada rang ")
    await release()
    await page.getByText(/^EN-\d+ is done$/).waitFor()
    await page.keyboard.type("at one")
    await expect.poll(() => page.getByLabel("Note for the office").inputValue()).toBe("Ada rang at one")
  })

  it("opens and closes the menu on a phone", async () => {
    const { page } = visit
    await visit.goTo("/admin")
    await page.setViewportSize({ width: 360, height: 740 })
    const menu = page.getByRole("navigation", { name: "Admin" })
    const button = menu.getByRole("button")
    await tabTo(page, button)
    await expect.poll(() => menu.getByRole("link").count()).toBe(0)
    await page.keyboard.press("Enter")
    await menu.getByRole("link", { name: "Products" }).waitFor()
    await page.keyboard.press("Escape")
    await expect.poll(() => menu.getByRole("link").count()).toBe(0)
    await expectFocus(button)
    await page.keyboard.press("Enter")
    await tabTo(page, menu.getByRole("link", { name: "Committees" }))
    await page.keyboard.press("Enter")
    await expectFocus(page.getByRole("heading", { level: 1, name: "Committees" }))
    await tabTo(page, button)
    await page.keyboard.press("Enter")
    await tabTo(page, menu.getByRole("link", { name: "Committees" }))
    await page.keyboard.press("Enter")
    await expectFocus(button)
  })

  it("finds an account, an action and a setting by Ctrl+K, even before the answer has come", async () => {
    const { page } = visit
    await page.setViewportSize({ width: 360, height: 740 })
    await visit.goTo("/admin/products")
    await visit.titled("Products")
    await page.keyboard.press("Control+k")
    const field = page.getByRole("dialog").getByRole("combobox")
    await expectFocus(field)
    await visit.loseAnswer(/StaffSearch/)
    await field.fill("eda edi")
    await page.keyboard.press("Enter")
    await page.getByRole("button", { name: "Retry" }).click()
    await page.waitForURL(/\/admin\/users\/\d+$/)
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0)

    await page.getByRole("banner").getByRole("link", { name: "Search" }).click()
    await expectFocus(field)
    await page.keyboard.type("approv")
    await page.getByRole("option", { name: /^Approval/, selected: true }).waitFor()
    expect(await barriers(page)).toEqual([])
    await page.keyboard.press("Escape")
    await expectFocus(page.getByRole("banner").getByRole("link", { name: "Search" }))
    await page.keyboard.press("Control+k")
    await expectFocus(field)
    await page.keyboard.type("add a no")
    await page.getByRole("option", { name: "Add a notice", selected: true }).waitFor()
    await page.keyboard.press("Enter")
    await page.waitForURL(/\/admin\/notices\/add$/)
  })
})
