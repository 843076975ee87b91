import type { Page } from "playwright-core"
import { expect, it } from "vitest"
import { barriers } from "./axe.ts"
import { metaOf, type PlainPage, plainPage } from "./crawl.ts"
import { published } from "./items.ts"
import { School } from "./school.ts"
import { isFocused } from "./screens.ts"
import { choosePicture, hireStaff, signedIn } from "./staff.ts"
import { openStage } from "./stage.ts"
import { storedPicture } from "./stored-picture.ts"

const stage = openStage({}, hireStaff)

const visit = stage.shared("Hanna Head")
/** The way from an empty list, which says what to do, to the form for its first record. */
async function beginWith(list: string, words: string, action: string) {
  const { page } = visit
  await visit.goTo(`/admin/${list}`)
  await page.getByText(words).waitFor()
  // Nothing is counted.
  await expect.poll(() => page.locator("main [aria-live=polite]").textContent()).toBe("")
  await page.getByRole("link", { name: action }).last().click()
  await page.getByRole("heading", { level: 1, name: action }).waitFor()
  return page
}
/** Leaves none of an earlier try. */
const clear = (table: string) => stage.school.services.database.write((rows) => rows.query(`DELETE FROM "${table}"`))
const shows = (page: Page, text: string) => page.getByRole("alert").getByText(text, { exact: true }).waitFor()

it("The dashboard of an empty site says what is still to be written, until it is; a visitor is led nowhere blank", async () => {
  const empty = await School.openPages()
  await hireStaff(empty)
  const visit = await signedIn(stage.browser, empty, "Hanna Head", "/admin")
  const { page } = visit
  const steps = page.getByRole("region", { name: "Begin here" }).locator("ol").getByRole("listitem")
  await steps.first().waitFor()
  expect(await barriers(page, undefined, true)).toEqual([])
  for (const nothing of [
    "No orders have been written down yet.",
    "Every message has been read.",
    "Every application has been read.",
    "Every absence has been read.",
  ])
    await page.getByText(nothing).waitFor()
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

  for (const [list, words] of Object.entries({
    enquiries: "No messages yet. What visitors write by the contact form arrives here.",
    applications: "No applications yet. What parents send by the enrolment form arrives here.",
    absences: "No absences yet. What parents report by the absence form arrives here.",
  })) {
    await visit.goTo(`/admin/${list}`)
    await page.getByText(words).waitFor()
  }

  const served = async (path: string) => {
    const answer = await fetch(empty.url + path, { headers: { accept: "text/html" } })
    return answer.text()
  }
  const contact = () => plainPage(empty.url, "/contact")
  const ways = ({ document }: PlainPage, selector: string) =>
    [...document.querySelectorAll(`aside ${selector}`)].map(({ textContent }) => textContent)
  expect(ways(await contact(), "h3")).toEqual([])
  expect(metaOf(await contact(), "description")).toBe("How to reach Our School")
  expect(await served("/arts")).toMatch(/noindex[\s\S]*has not been written yet/)
  expect(await served("/")).not.toMatch(/href="\/(arts|about|fees)"/)

  const head = await empty.signIn("hanna.head@jacarandahill.example")
  await published(head, "NewsStory")
  await visit.goTo("/admin")
  await steps.filter({ hasText: "Post the first story" }).getByText("Done").waitFor()

  const picture = { name: await storedPicture(head) }
  const editSite = "mutation ($input: EditSiteInput!) { editSite(input: $input) { id } }"
  const hero = { title: "Hello", text: "", actionLabel: "Apply", actionPath: "/apply", picture }
  const telephone = ["020 1", "020 2"].map((number) => ({ label: "Office", number }))
  const helpLine = { label: "Call us", number: "(020) 1" }
  const mostAsked = [{ title: "Fees", text: "", path: "/fees" }]
  await head.ask(editSite, { input: { motto: "Be kind.", address: ["1 Road"], telephone, helpLine, hero, mostAsked } })
  const { pages } = (await head.ask("{ pages { id key } }")).data
  const editPage = 'mutation ($id: Int!) { editPage(id: $id, input: { pageText: "<p>Hello.</p>" }) { id } }'
  for (const { id, key } of pages)
    if (["about", "admissions", "privacy"].includes(key)) await head.ask(editPage, { id })
  expect(await served("/")).toMatch(/href="\/about"/)
  expect(await served("/")).not.toMatch(/href="\/fees"/)
  // One line is one line, however its number is written.
  expect(ways(await contact(), "a[href^='tel:']")).toEqual(["020 1", "020 2"])
  expect(ways(await contact(), "h3")).toEqual(["By telephone"])
  await page.reload()
  await page.getByRole("region", { name: "On the site" }).waitFor()
  await expect.poll(() => steps.count()).toBe(0)
  await visit.goTo("/admin/site")
  await page.getByRole("region", { name: "Pages that nobody sees yet" }).getByRole("link", { name: "Fees" }).waitFor()
  await visit.end()
  await empty.close()
})

it("Orders are written down, found, changed by one at a time, and deleted; what is wrong is named at the fields", async () => {
  await clear("orders")
  for (const nowhere of ["users", "orders"]) {
    await visit.goTo(`/admin/${nowhere}/999999`)
    await visit.heading("404").waitFor()
  }
  const page = await beginWith("orders", "No orders yet. Write down the first one here.", "Add an order")
  const add = page.getByRole("button", { name: "Add the order" })
  await add.click()
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
  await add.click()
  await shows(page, "Order Added")
  const row = page.getByRole("row", { name: /JH-1/ })
  await row.getByText("1,250/-", { exact: true }).waitFor()
  await row.getByText("Not Paid", { exact: true }).waitFor()

  await visit.goTo("/admin/orders/add")
  await page.getByLabel("Order code").fill("JH-1")
  await page.getByLabel("Amount").fill("0")
  await add.click()
  await page.getByText("There is an order with this code already.").waitFor()
  await expect.poll(() => page.getByLabel("Amount").inputValue()).toBe("0")
  await page.getByLabel("Order code").fill("JH-2")
  await page.getByLabel("Mobile-money code").fill("QK7P2M9XLD")
  await page.getByLabel("Dispatched").check()
  await add.click()
  await page.getByRole("row", { name: /JH-2/ }).getByText("Paid. Dispatched", { exact: true }).waitFor()

  await visit.goTo("/admin/orders?page=9")
  const rows = page.getByRole("table", { name: "Orders" }).getByRole("rowheader")
  await page.getByText("There is nothing on this page any more.").waitFor()
  await page.getByRole("searchbox").fill(" qk7p ")
  await page.locator("[aria-live=polite]", { hasText: "1 order found" }).waitFor()
  await expect.poll(() => rows.allTextContents()).toEqual(["JH-2"])
  await expect.poll(() => page.url()).toMatch(/\?q=qk7p$/)
  await page.getByRole("group", { name: "Show orders" }).getByRole("button", { name: "Not Paid" }).click()
  await page.getByText("No orders are like that. Fewer words find more.", { exact: true }).waitFor()
  await expect.poll(() => page.locator("main [aria-live=polite]").textContent()).toBe("")
  await page.getByRole("searchbox").fill("")
  await page.getByText("1 order found").waitFor()
  await expect.poll(() => rows.allTextContents()).toEqual(["JH-1"])
  await page.reload()
  await page.getByText("1 order found").waitFor()
  await expect.poll(() => page.getByRole("button", { name: "Not Paid", pressed: true }).count()).toBe(1)

  await visit.goTo("/admin/orders")
  await page.getByRole("link", { name: "JH-1" }).click()
  await page.getByRole("heading", { level: 1, name: "Order JH-1" }).waitFor()
  await page.getByLabel("Amount").fill("2500")
  const colleague = await stage.school.signIn("hanna.head@jacarandahill.example")
  const { data } = await colleague.ask('{ orders(search: "JH-1") { items { id } } }')
  await colleague.ask(`mutation { editOrder(id: ${data.orders.items[0].id}, input: { amount: 9 }) { id } }`)
  await page.getByRole("button", { name: "Update" }).click()
  await page.getByRole("dialog", { name: "Somebody else has saved this too" }).waitFor()
  await expect.poll(() => page.getByRole("textbox", { name: "Amount" }).inputValue()).toBe("2500")
  await page.getByRole("button", { name: "Keep mine" }).click()
  await shows(page, "Order Edited")
  await page.getByRole("row", { name: /JH-1/ }).getByText("2,500/-").waitFor()

  await page.getByRole("link", { name: "JH-1" }).click()
  // Text typed meanwhile stays; an untouched form shows the payment.
  await page.getByLabel("Amount").fill("2600")
  await page.getByRole("button", { name: "Record payment" }).click()
  await page.getByRole("dialog").getByLabel("Mobile-money code").fill("QK8")
  await page.keyboard.press("Enter")
  await page.getByRole("button", { name: "Dispatch JH-1" }).waitFor()
  await expect.poll(() => page.getByLabel("Amount").inputValue()).toBe("2600")
  await page.getByLabel("Amount").fill("2500")
  await expect.poll(() => page.getByLabel("Mobile-money code").inputValue()).toBe("QK8")
  await page.getByRole("button", { name: "Delete this order" }).click()
  await page.getByText("“JH-1” will be gone for good.").waitFor()
  await visit.confirmDeletion()
  await shows(page, "Order Deleted")
  await page.getByText("1 order", { exact: true }).waitFor()
})

it("Products are added with price, stock and picture, searched, changed and deleted", async () => {
  await clear("products")
  const page = await beginWith("products", "No products yet.", "Add a product")
  await page.getByLabel("Name").fill("School jersey")
  await page.getByLabel("Price").fill("3,400/-")
  await page.getByLabel("In stock").fill("a few")
  await page.getByLabel("Description").fill("Wool, with the crest.")
  await choosePicture(visit, "A violet jersey")
  await page.getByRole("button", { name: "Add the product" }).click()
  await page.getByText("Please give a whole number, such as 25.").waitFor()
  await page.getByLabel("In stock").fill("25")
  await page.getByRole("button", { name: "Add the product" }).click()
  await shows(page, "Product Added")
  const row = page.getByRole("row", { name: /School jersey/ })
  await row.getByText("3,400/-").waitFor()
  await row.getByText("25", { exact: true }).waitFor()
  await expect.poll(() => row.locator("img").count()).toBe(1)

  await page.getByRole("searchbox", { name: "Search by name or description" }).fill("giraffe")
  await page.getByText("No products are like that.").waitFor()
  await page.getByRole("searchbox").fill("CREST wool")
  await page.getByText("1 product found").waitFor()
  await page.getByRole("link", { name: "School jersey" }).click()
  await page.getByLabel("In stock").fill("0")
  await page.getByRole("button", { name: "Update" }).click()
  await shows(page, "Product Edited")
  await row.getByText("None left").waitFor()

  await page.getByRole("link", { name: "School jersey" }).click()
  await page.getByRole("button", { name: "Delete this product" }).click()
  await visit.confirmDeletion()
  await shows(page, "Product Deleted")
  await page.getByText("No products yet.").waitFor()
})

const person = (number: number) => ({ name: `Teacher ${number}`, position: "Form", tag: 30, bio: "<p>Hello.</p>" })

it("Committees have members from the people of the school, in an order that the keyboard can change", async () => {
  await clear("committees")
  const editor = await stage.school.signIn("eda.editor@jacarandahill.example")
  const picture = { name: await storedPicture(editor) }
  // Too many for her to be on the first page of the server's list.
  const others = Array.from({ length: 50 }, (_, number) => ({ ...person(number), pictures: picture.name }))
  await Promise.all(others.map((other) => editor.rest("POST", "/profiles/add", other)))
  await published(editor, "Profile", { name: "Mrs Adaeze Okonjo", position: "Bursar", picture })
  const page = await beginWith("committees", "No committees yet.", "Add a committee")
  await page.getByLabel("Name").first().fill("Parents' committee")
  await page.getByLabel("What it is for").fill("The fair and the tea.")
  const member = (index: number) => page.getByRole("group", { name: "Members" }).getByRole("listitem").nth(index)
  await page.locator("datalist option[value='Mrs Adaeze Okonjo']").waitFor({ state: "attached" })
  await member(0).getByLabel("Name").fill("Mrs Adaeze Okonjo")
  await member(0).getByLabel("Role").fill("Treasurer")
  await page.getByRole("button", { name: "Add a member" }).focus()
  await page.keyboard.press("Enter")
  await expect.poll(() => member(1).getByLabel("Name").evaluate(isFocused)).toBe(true)
  await page.keyboard.type("Ruth Parent")
  await page.getByRole("button", { name: "Move Ruth Parent up" }).focus()
  await page.keyboard.press("Enter")
  // A blank row does not count as a member.
  await page.getByRole("button", { name: "Add a member" }).click()
  await page.getByRole("button", { name: "Add the committee" }).click()
  await shows(page, "Committee Added")
  const row = page.getByRole("row", { name: /Parents' committee/ })
  const members = () => row.getByRole("listitem").allTextContents()
  await expect.poll(members).toEqual(["Ruth Parent", "Mrs Adaeze Okonjo, Treasurer"])

  await page.getByRole("searchbox", { name: "Search by name or member" }).fill("okonjo")
  await page.getByText("1 committee found").waitFor()
  await page.getByRole("link", { name: "Parents' committee" }).click()
  await page.getByRole("button", { name: "Remove Ruth Parent" }).click()
  await page.getByRole("button", { name: "Update" }).click()
  await shows(page, "Committee Edited")
  await expect.poll(members).toEqual(["Mrs Adaeze Okonjo, Treasurer"])

  await page.getByRole("link", { name: "Parents' committee" }).click()
  await page.getByRole("button", { name: "Delete this committee" }).click()
  await visit.confirmDeletion()
  await shows(page, "Committee Deleted")
  await page.getByText("No committees yet.").waitFor()
})
