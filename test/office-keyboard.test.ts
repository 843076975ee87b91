import type { Locator, Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { Role } from "../server/access/roles.ts"
import { isFocused } from "./screens.ts"
import { hireStaff } from "./staff.ts"
import { openStage } from "./stage.ts"

const stage = openStage({ SEED: "school" }, hireStaff)

const office = (path: string) => stage.signedIn("Hanna Head", path)
const hasFocus = (locator: Locator) => expect.poll(() => locator.evaluate(isFocused)).toBe(true)

/** Goes to it with Tab, as somebody without a mouse does, and presses Enter. */
async function tabTo(page: Page, locator: Locator) {
  await locator.waitFor()
  for (let presses = 0; presses < 150; presses++) {
    if (await locator.evaluate(isFocused)) return
    await page.keyboard.press("Tab")
  }
  throw new Error("150 times Tab do not lead there.")
}

describe("without a mouse", () => {
  it("a list is searched letter by letter, and stays under one's fingers while it follows", async () => {
    const visit = await office("/admin/orders")
    const { page } = visit
    await page.getByRole("heading", { level: 1, name: "Orders" }).waitFor()
    const search = page.getByRole("searchbox")
    await tabTo(page, search)
    await page.keyboard.type("jh-204", { delay: 20 })
    await page.waitForURL(/q=jh-204$/)
    await page.keyboard.type("9")
    await page.getByText("1 order found").waitFor()
    await expect.poll(() => search.evaluate(isFocused)).toBe(true)
    await expect.poll(() => search.inputValue()).toBe("jh-2049")
    await visit.end()
  })

  it("an order is paid and dispatched, each step leading to the next", async () => {
    const visit = await office("/admin/orders?q=JH-2048")
    const { page } = visit
    await tabTo(page, page.getByRole("button", { name: "Record payment of JH-2048" }))
    await page.keyboard.press("Enter")
    await hasFocus(page.getByLabel("Mobile-money code"))
    await page.keyboard.type("QK1A2B3C4D")
    await page.keyboard.press("Enter")
    await hasFocus(page.getByRole("button", { name: "Dispatch JH-2048" }))
    await page.keyboard.press("Enter")
    await page.getByText("Paid. Dispatched", { exact: true }).and(page.locator("td *")).waitFor()
    await hasFocus(page.getByRole("link", { name: "JH-2048" }))
    await visit.end()
  })

  it("a message is opened, done with and closed", async () => {
    await stage.school.visitor().rest("POST", "/mail", {
      pageName: "Inquiry",
      senderName: "Ruth Parent",
      senderEmail: "ruth@example.com",
      senderPhone: "+44 20 7946 0199",
      inquiry: "Is there a bus?",
    })
    const visit = await office("/admin/enquiries")
    const { page } = visit
    const line = page.getByRole("main").getByRole("button", { name: "Ruth Parent" })
    await tabTo(page, line)
    await page.keyboard.press("Enter")
    await page.getByRole("button", { name: "Mark as new" }).waitFor()
    await expect.poll(() => line.evaluate(isFocused)).toBe(true)
    const done = page.getByRole("listitem").getByRole("button", { name: "Done", exact: true })
    await tabTo(page, done)
    await page.keyboard.press("Space")
    await hasFocus(page.getByRole("button", { name: "Not done after all" }))
    await visit.end()
  })

  it("members are put in order and taken out", async () => {
    const head = await stage.school.signIn("hanna.head@jacarandahill.example")
    const members = ["Ann", "Bea", "Cal"].map((name) => ({ name, role: "" }))
    const { data } = await head.ask("mutation ($input: AddCommitteeInput!) { addCommittee(input: $input) { id } }", {
      input: { name: "Fair", description: "", members },
    })
    const visit = await office(`/admin/committees/${data.addCommittee.id}`)
    const { page } = visit
    const names = () =>
      page
        .getByRole("group", { name: "Members" })
        .getByLabel("Name")
        .evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value))
    await tabTo(page, page.getByRole("button", { name: "Move Ann down" }))
    await page.keyboard.press("Enter")
    await expect.poll(names).toEqual(["Bea", "Ann", "Cal"])
    await hasFocus(page.getByRole("button", { name: "Move Ann down" }))
    await page.keyboard.press("Enter")
    await expect.poll(names).toEqual(["Bea", "Cal", "Ann"])
    await hasFocus(page.getByRole("button", { name: "Move Ann up" }))
    await tabTo(page, page.getByRole("button", { name: "Remove Ann" }))
    await page.keyboard.press("Enter")
    await expect.poll(names).toEqual(["Bea", "Cal"])
    await expect.poll(() => page.locator("body").evaluate(isFocused)).toBe(false)
    await visit.end()
  })

  it("somebody is suspended and let in again", async () => {
    const { id } = await stage.school.account(Role.EDITOR, "Lea Leaver")
    const visit = await office(`/admin/users/${id}`)
    const { page } = visit
    await tabTo(page, page.getByRole("button", { name: "Suspend" }))
    await page.keyboard.press("Enter")
    const asked = page.getByRole("alertdialog")
    await hasFocus(asked.getByRole("button", { name: "Cancel" }))
    await page.keyboard.press("Escape")
    await hasFocus(page.getByRole("button", { name: "Suspend" }))
    await page.keyboard.press("Enter")
    await tabTo(page, asked.getByRole("button", { name: "Suspend" }))
    await page.keyboard.press("Enter")
    await hasFocus(page.getByRole("button", { name: "Let in again" }))
    await visit.end()
  })

  it("the menu of the admin area opens and closes on a phone", async () => {
    const visit = await office("/admin")
    const { page } = visit
    await page.setViewportSize({ width: 360, height: 740 })
    const menu = page.getByRole("navigation", { name: "Admin" })
    const button = menu.getByRole("button")
    await tabTo(page, button)
    await expect.poll(() => menu.getByRole("link").count()).toBe(0)
    await page.keyboard.press("Enter")
    await menu.getByRole("link", { name: "Products" }).waitFor()
    await page.keyboard.press("Escape")
    await expect.poll(() => menu.getByRole("link").count()).toBe(0)
    await expect.poll(() => button.evaluate(isFocused)).toBe(true)
    await page.keyboard.press("Enter")
    await tabTo(page, menu.getByRole("link", { name: "Committees" }))
    await page.keyboard.press("Enter")
    await hasFocus(page.getByRole("heading", { level: 1, name: "Committees" }))
    await visit.end()
  })
})
