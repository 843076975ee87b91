import { expect, it } from "vitest"
import { barriers } from "./axe.ts"
import { plainPage } from "./crawl.ts"
import { exampleOf, published, storedPicture } from "./items.ts"
import { School } from "./school.ts"
import { choosePicture, hireStaff, signedIn } from "./staff.ts"
import { openStage } from "./stage.ts"
import { isFocused } from "./visit.ts"

const stage = openStage({}, hireStaff)

const visit = stage.shared("Hanna Head")

/** Goes from an empty list, which says what to do, to the form for its first record. */
async function openAddForm(list: string, words: string, action: string) {
  const { page } = visit
  await visit.goTo(`/admin/${list}`)
  await page.getByText(words).waitFor()
  // The list announces no count.
  await expect.poll(() => page.locator("main [aria-live=polite]").textContent()).toBe("")
  await page.getByRole("link", { name: action }).click()
  await visit.titled(action)
  return page
}

/** Deletes the rows of an earlier try. */
const clear = (table: string) => stage.school.services.database.write((rows) => rows.query(`DELETE FROM "${table}"`))

it("The dashboard of an empty site lists what to write first, and visitors see no empty heading", async () => {
  const empty = await School.openPages()
  await hireStaff(empty)
  const visit = await signedIn(stage.browser, empty, "Hanna Head", "/")
  const { page } = visit
  await page.getByRole("link", { name: "Begin here" }).click()
  const steps = page.getByRole("region", { name: "Begin here" }).locator("ol").getByRole("listitem")
  await steps.first().waitFor()
  await expect.poll(() => page.getByRole("heading", { level: 2 }).first().textContent()).toBe("Begin here")
  expect((await plainPage(empty.url, "/contact")).html).not.toMatch(/By (post|telephone|email)/)
  expect(await barriers(page, undefined, true)).toEqual([])
  for (const nothing of ["No orders yet.", "Nothing is waiting: everything is taken or done."])
    await page.getByText(nothing).waitFor()
  await steps.getByRole("link", { name: /motto/ }).click()
  await page.getByLabel("Motto").fill("Be kind.")
  await visit.press("Update")
  await steps.filter({ hasText: "motto" }).getByText("Done").waitFor()
  const links = await steps.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")))
  for (const link of links) {
    await visit.goTo(link?.replace("#", "") ?? "")
    const main = page.getByRole("main")
    await main
      .locator("form")
      .or(main.getByRole("button", { name: "Edit" }))
      .first()
      .waitFor()
  }

  const head = await empty.signIn("hanna.head@jacarandahill.example")
  await published(head, "NewsStory")
  await visit.goTo("/admin")
  await steps.filter({ hasText: "Post the first story" }).getByText("Done").waitFor()
  const picture = { name: await storedPicture(head) }
  const hero = { title: "Hello", text: "", actionLabel: "Apply", actionPath: "/apply", picture }
  const telephone = ["020 1", "020 2"].map((number) => ({ label: "Office", number }))
  const helpLine = { label: "Call us", number: "(020) 1" }
  const mostAsked = [{ title: "Fees", text: "", path: "/fees" }]
  const look = { crest: "letter", colour: "#0b5d3b", accent: "#e8b92e", typeface: "sans" }
  const contact = { address: ["1 Road"], telephone, helpLine, timeZone: "Africa/Nairobi" }
  const input = { look, ...contact, hero, mostAsked }
  await head.call("editSite", { input })
  const days = { year: 2031, firstDay: "2031-01-13", lastDay: "2031-04-04" }
  await head.call("addSchoolDate", { input: { ...days, kind: "TERM", name: "Term 1", hours: "", note: "" } })
  for (const { id, key } of await head.call("pages", {}, "id key"))
    if (["about", "admissions", "privacy"].includes(key))
      await head.call("editPage", { id, input: { pageText: "<p>Hello.</p>" } })
  // The help line appears once, although its number is written in another way.
  const { document } = await plainPage(empty.url, "/contact")
  const lines = [...document.querySelectorAll("aside a[href^='tel:']")].map(({ textContent }) => textContent)
  expect(lines).toEqual(["020 1", "020 2"])
  await page.reload()
  await page.getByRole("region", { name: "On the site" }).waitFor()
  await expect.poll(() => steps.count()).toBe(0)
  const main = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--jacaranda"))
  expect(main).toContain(look.colour)
  await visit.goTo("/admin/site")
  await page.getByRole("region", { name: "Pages that nobody sees yet" }).getByRole("link", { name: "Fees" }).waitFor()
  await visit.end()
  await empty.close()
})

it("Orders are added, found, edited and deleted, with errors at the fields and conflicts shown", async () => {
  await clear("orders")
  await visit.goTo("/admin/orders/999999")
  await visit.heading("404").waitFor()
  const page = await openAddForm("orders", "No orders yet. Add the first one here.", "Add an order")
  await visit.press("Add the order")
  await page.getByText("Code is required.").waitFor()
  await page.getByText("Please give a whole number, such as 18500.").waitFor()
  await expect.poll(() => page.getByLabel("Order code").evaluate(isFocused)).toBe(true)
  await page.getByLabel("Order code").fill("JH-1")
  await page.getByLabel("Amount").fill("1,250")
  await expect.poll(() => page.getByLabel("Dispatched").isDisabled()).toBe(true)
  // If it was ticked before the code was removed, it is not dispatched either.
  await page.getByLabel("Mobile-money code").fill("QK7")
  await page.getByLabel("Dispatched").check()
  await page.getByLabel("Mobile-money code").fill(" ")
  await expect.poll(() => page.getByLabel("Dispatched").isDisabled()).toBe(true)
  await visit.press("Add the order")
  await visit.hasToast("Order Added")
  const row = page.getByRole("row", { name: /JH-1/ })
  await row.getByText("1,250/-", { exact: true }).waitFor()
  await row.getByText("Not Paid", { exact: true }).waitFor()

  await visit.goTo("/admin/orders/add")
  await page.getByLabel("Order code").fill("JH-1")
  await page.getByLabel("Amount").fill("0")
  await visit.press("Add the order")
  await page.getByText("There is an order with this code already.").waitFor()
  await page.getByLabel("Order code").fill("JH-2")
  await page.getByLabel("Mobile-money code").fill("QK7P2M9XLD")
  await page.getByLabel("Dispatched").check()
  await visit.press("Add the order")
  await page
    .getByRole("row", { name: /JH-2.*QK7P2M9XLD/ })
    .getByText("Paid. Dispatched", { exact: true })
    .waitFor()

  await visit.goTo("/admin/orders?page=9")
  const rows = page.getByRole("table", { name: "Orders" }).getByRole("rowheader")
  await page.getByText("There is nothing on this page any more.").waitFor()
  await page.getByRole("searchbox").fill(" qk7p ")
  await page.locator("[aria-live=polite]", { hasText: "1 order found" }).waitFor()
  await expect.poll(() => rows.allTextContents()).toEqual(["JH-2"])
  await expect.poll(() => page.url()).toMatch(/\?q=qk7p$/)
  await page.getByRole("group", { name: "Show orders" }).getByRole("button", { name: "Not Paid" }).click()
  await page.getByText("No orders match. Fewer words find more.", { exact: true }).waitFor()
  await page.getByRole("searchbox").fill("")
  await expect.poll(() => rows.allTextContents()).toEqual(["JH-1"])
  await page.reload()
  await page.getByText("1 order found").waitFor()
  await expect.poll(() => page.getByRole("button", { name: "Not Paid", pressed: true }).count()).toBe(1)

  await page.getByRole("link", { name: "JH-1" }).click()
  await visit.titled("Order JH-1")
  await page.getByLabel("Amount").fill("2500")
  const colleague = await stage.school.signIn("hanna.head@jacarandahill.example")
  const { items } = await colleague.call("orders", { search: "JH-1" }, "items { id }")
  await colleague.call("editOrder", { id: items[0].id, input: { amount: 9 } })
  await visit.press("Update")
  await page.getByRole("dialog", { name: "Somebody else has saved this too" }).waitFor()
  await visit.press("Keep mine")
  await visit.hasToast("Order Edited")
  await page.getByRole("row", { name: /JH-1/ }).getByText("2,500/-").waitFor()

  await page.getByRole("link", { name: "JH-1" }).click()
  // Text typed meanwhile stays; an untouched form shows the payment.
  await page.getByLabel("Amount").fill("2600")
  await visit.press(/^Record payment/)
  await page.getByRole("dialog").getByLabel("Mobile-money code").fill("QK8")
  await page.keyboard.press("Enter")
  await page.getByRole("button", { name: "Dispatch JH-1" }).waitFor()
  await expect.poll(() => page.getByLabel("Amount").inputValue()).toBe("2600")
  await page.getByLabel("Amount").fill("2500")
  await expect.poll(() => page.getByLabel("Mobile-money code").inputValue()).toBe("QK8")
  await visit.press("Delete this order")
  await page.getByText("“JH-1” will be gone for good.").waitFor()
  await visit.confirmDeletion()
  await visit.hasToast("Order Deleted")
  await page.getByText("1 order", { exact: true }).waitFor()
})

it("Products are added with price, stock and picture, changed and deleted", async () => {
  await clear("products")
  const page = await openAddForm("products", "No products yet.", "Add a product")
  await page.getByLabel("Name").fill("School jersey")
  await page.getByLabel("Price").fill("3,400/-")
  await page.getByLabel("In stock").fill("a few")
  await page.getByLabel("Description").fill("Wool, with the crest.")
  await choosePicture(visit, "A violet jersey")
  await visit.press("Add the product")
  await page.getByText("Please give a whole number, such as 25.").waitFor()
  await visit.loseAnswer(/addProduct/)
  await page.getByLabel("In stock").fill("24")
  await visit.press("Add the product")
  await page.getByText("The server did not answer.").waitFor()
  await page.getByLabel("In stock").fill("25")
  await visit.press("Add the product")
  await visit.press("Bring both together")
  await visit.titled("School jersey")
  visit.forgetRefusals()
  await visit.press("Update")
  await visit.hasToast("Product Edited")
  const row = page.getByRole("row", { name: /School jersey.*Wool, with the crest/ })
  await row.getByText("3,400/-").waitFor()
  await row.getByText("25", { exact: true }).waitFor()
  await expect.poll(() => row.locator("img").count()).toBe(1)
  await page.getByRole("link", { name: "School jersey" }).click()
  await page.getByLabel("In stock").fill("0")
  await visit.press("Update")
  await visit.hasToast("Product Edited")
  await row.getByText("None left").waitFor()
  await page.getByRole("link", { name: "School jersey" }).click()
  await visit.press("Delete this product")
  await visit.confirmDeletion()
  await visit.hasToast("Product Deleted")
  await page.getByText("No products yet.").waitFor()
})

it("Committees have members, suggested from staff, in an order that the keyboard can change", async () => {
  for (const table of ["committees", "profiles"]) await clear(table)
  const editor = await stage.school.signIn("eda.editor@jacarandahill.example")
  const picture = { name: await storedPicture(editor) }
  // Too many profiles for hers to be on the first page.
  const others = Array.from({ length: 50 }, (_, number) => ({ name: `Teacher ${number}`, position: "Form", picture }))
  await Promise.all(others.map((other) => editor.call("addProfile", { input: { ...exampleOf("Profile"), ...other } })))
  await published(editor, "Profile", { name: "Mrs Adaeze Okonjo", position: "Bursar", picture })
  const page = await openAddForm("committees", "No committees yet.", "Add a committee")
  await page.getByLabel("Name").first().fill("Parents' committee")
  await page.getByLabel("What it is for").fill("The fair and the tea.")
  const member = (index: number) => page.getByRole("group", { name: "Members" }).getByRole("listitem").nth(index)
  await page.locator("datalist option[value='Mrs Adaeze Okonjo']").waitFor({ state: "attached" })
  await member(0).getByLabel("Name").fill("Mrs Adaeze Okonjo")
  await member(0).getByLabel("Role").fill("Treasurer")
  await page.getByRole("button", { name: "Add a member" }).press("Enter")
  await expect.poll(() => member(1).getByLabel("Name").evaluate(isFocused)).toBe(true)
  await page.keyboard.type("Ruth Parent")
  const move = (way: "up" | "down") => page.getByRole("button", { name: `Move Ruth Parent ${way}` })
  // A blank row does not count as a member.
  await visit.press("Add a member")
  await move("up").press("Enter")
  for (const next of ["down", "up"] as const) {
    await move("down").press("Enter")
    await expect.poll(() => move(next).evaluate(isFocused)).toBe(true)
  }
  for (let times = 0; times < 2; times++) await move("up").press("Enter")
  await visit.press("Add the committee")
  await visit.hasToast("Committee Added")
  const row = page.getByRole("row", { name: /Parents' committee.*The fair and the tea/ })
  const members = () => row.getByRole("listitem").allTextContents()
  await expect.poll(members).toEqual(["Ruth Parent", "Mrs Adaeze Okonjo, Treasurer"])
  await page.getByRole("link", { name: "Parents' committee" }).click()
  await visit.press("Remove Ruth Parent")
  await visit.press("Update")
  await visit.hasToast("Committee Edited")
  await expect.poll(members).toEqual(["Mrs Adaeze Okonjo, Treasurer"])
  await page.getByRole("link", { name: "Parents' committee" }).click()
  await visit.press("Delete this committee")
  await visit.confirmDeletion()
  await visit.hasToast("Committee Deleted")
  await page.getByText("No committees yet.").waitFor()
})
