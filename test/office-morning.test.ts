import { readFile } from "node:fs/promises"
import { describe, expect, it } from "vitest"
import { Role } from "../server/access/roles.ts"
import { addLink } from "../server/school/users/account-link.ts"
import { addressOf } from "./school.ts"
import { hireStaff } from "./staff.ts"
import { openStage } from "./stage.ts"
import { isFocused, type Visit } from "./visit.ts"

const stage = openStage({ SEED: "school" }, async (school) => {
  await hireStaff(school)
  const firstDay = new Date().toISOString().slice(0, 10)
  const absence = { childName: "Timo", className: "Form 2", firstDay, reason: "A cold", reporter: "Ruth", phone: "1" }
  await school.visitor().call("reportAbsence", { input: absence }, "path")
  const write = (senderName: string, senderEmail: string, senderPhone: string, inquiry: string) =>
    school.visitor().rest("POST", "/mail", { pageName: "Inquiry", senderName, senderEmail, senderPhone, inquiry })
  await write('=HYPERLINK("http://evil.example")', "mallory@example.com", "+44 20 7946 0111", "@SUM(A1:A9)")
  const message = "Is there a bus from the river?\nWe live at the third bridge."
  await write("Ruth Parent", "ruth@example.com", "+44 20 7946 0199", message)
  await school.visitor().rest("POST", "/apply", {
    ...{ pname: "Ruth Parent", cname: "Timo Parent", email: "ruth@example.com", phone: "+44 20 7946 0199" },
    ...{ bDate: "2019-05-04", messege: "He asks a lot of questions." },
  })
})

const visit = stage.shared("Hanna Head")

const menu = ({ page }: Visit) => page.getByRole("navigation", { name: "Admin" })

/** The line of a submission, which opens it. */
const line = ({ page }: Visit, from: string) => page.getByRole("main").getByRole("button", { name: from })

describe("submissions from families", () => {
  it("are counted while new, completed, restored, and found by any of their words", async () => {
    const { page } = visit
    await page.setViewportSize({ width: 360, height: 740 })
    await visit.goTo("/admin/orders")
    // Apart from the name of the screen.
    const name = "Admin menu, now at Orders Enquiries, applications, absences and approvals: 4 new"
    await menu(visit).getByRole("button", { name, exact: true }).waitFor()
    await page.setViewportSize({ width: 1280, height: 800 })
    await visit.goTo("/admin")
    await menu(visit).getByRole("link", { name: "Inbox 4 new" }).waitFor()
    // The address of an older bookmark.
    await visit.goTo("/admin/enquiries?open=2")
    await visit.titled("Inbox")
    await page.getByText("We live at the third bridge.").last().waitFor()
    await menu(visit).getByRole("link", { name: "Inbox 4 new" }).waitFor()

    await visit.press("Answered by telephone")
    await visit.hasToast("EN-2 is answered")
    await line(visit, "Ruth Parent").filter({ hasText: "Answered by telephone" }).waitFor()
    await menu(visit).getByRole("link", { name: "Inbox 3 new" }).waitFor()
    await page.getByLabel("Note for the office").fill("The bus stops there.")
    await visit.press("Keep the note")
    await visit.hasToast("The note on EN-2 is kept")
    await page.getByRole("group", { name: "State" }).getByRole("button", { name: "Open" }).click()
    await line(visit, "HYPERLINK").waitFor()
    await expect.poll(() => line(visit, "Ruth Parent").count()).toBe(0)

    await page.getByRole("group", { name: "Form" }).getByRole("button", { name: "Everything" }).click()
    await line(visit, "Timo Parent").waitFor()
    const lines = page.locator("[data-item]")
    const second = await lines.nth(1).getAttribute("data-item")
    await lines.first().click()
    await page
      .getByRole("listitem")
      .getByRole("button", { name: /^(Done|Known)$/ })
      .click()
    const opened = page.locator('[data-item][aria-expanded="true"]')
    await expect.poll(() => opened.getAttribute("data-item")).toBe(second)
    await page.getByRole("button", { name: "Undo" }).last().click()
    await expect.poll(() => lines.count()).toBe(3)
    await page.getByLabel("Note for the office").fill("Typed, not kept.")
    await page.getByRole("checkbox", { name: "Choose all" }).check()
    await page.getByRole("group", { name: "What happens" }).getByRole("button", { name: "Done" }).click()
    await visit.hasToast("3 are done")
    await page.getByText("Nothing is open.").waitFor()
    const hanna = await stage.school.signIn(addressOf("Hanna Head"))
    const { items } = await hanna.call("inbox", {}, "items { note }")
    expect(items.map(({ note }: { note: string }) => note)).toContain("Typed, not kept.")
    await page.getByRole("button", { name: "Undo" }).last().click()
    await line(visit, "HYPERLINK").waitFor()
    await menu(visit).getByRole("link", { name: "Inbox 3 new" }).waitFor()

    const search = page.getByRole("searchbox", { name: "Search names, words, numbers" })
    await search.fill("giraffe")
    await page.getByText("No submissions match.").waitFor()
    await page.getByRole("group", { name: "State" }).getByRole("button", { name: "All" }).click()
    await search.fill("bridge RUTH")
    await page.getByText("1 submission found").waitFor()
  })

  it("show who is away on another day, and leave the focus in the field of the day", async () => {
    const { page } = visit
    await visit.goTo("/admin/register")
    const day = page.getByLabel("Day", { exact: true })
    await day.fill("2031-05-20")
    await page.getByText("Tuesday 20 May 2031").waitFor()
    await day.and(page.locator(":focus")).waitFor()
    await visit.goTo("/admin/register")
    await expect.poll(() => day.inputValue()).not.toBe("2031-05-20")
  })

  it("are answered in the office's own mail program, exported as CSV, and printed in full", async () => {
    const { page } = visit
    await visit.goTo("/admin/applications")
    await line(visit, "Timo Parent").click()
    const answer = page.getByRole("link", { name: "Answer Timo Parent by email" })
    const { protocol, pathname, searchParams } = new URL((await answer.getAttribute("href")) ?? "")
    expect([protocol, pathname]).toEqual(["mailto:", "ruth@example.com"])
    expect(searchParams.get("body")).toContain("> He asks a lot of questions.")
    await page.getByText("4 May 2019").waitFor()
    await page.getByLabel("Who has it").selectOption("Hanna Head (you)")
    await visit.press("Change")
    await line(visit, "Timo Parent").filter({ hasText: "Hanna Head has it" }).waitFor()

    await visit.goTo("/admin/enquiries?q=mallory")
    const exported = async () => {
      const [download] = await Promise.all([page.waitForEvent("download"), visit.press("Export CSV")])
      return readFile(await download.path(), "utf8")
    }
    await expect.poll(exported).not.toContain("third bridge")
    expect(await exported()).toContain("mallory@example.com")
    const head = await stage.school.signIn(addressOf("Hanna Head"))
    const log = await head.request("{ activity(act: EXPORTED, perPage: 1) { items { title detail } } }")
    expect(log.data.activity.items).toEqual([{ title: "enquiries", detail: "1 row" }])

    // The paper shows everything that was written, and no controls.
    await visit.goTo("/admin/inbox?kind=enquiry&state=all")
    await line(visit, "Ruth Parent").waitFor()
    await page.emulateMedia({ media: "print" })
    await page.getByText("We live at the third bridge.").last().waitFor()
    await page.getByText("mallory@example.com").waitFor()
    await page
      .getByText(/^Arrived \w+ \d+ \w+ \d{4}, \d\d:\d\d$/)
      .first()
      .waitFor()
    await expect.poll(() => page.getByText("Today,").filter({ visible: true }).count()).toBe(0)
    for (const name of [/^Answer/, "Export CSV", "Print", "Spam"])
      await expect.poll(() => page.getByRole("button", { name }).or(page.getByRole("link", { name })).count()).toBe(0)
    await expect.poll(() => menu(visit).isVisible()).toBe(false)
    await visit.goTo("/admin/orders")
    await page.getByRole("columnheader", { name: "Payment code" }).waitFor()
    await expect.poll(() => page.getByRole("columnheader", { name: "Next step" }).count()).toBe(0)
    await page.emulateMedia({ media: "screen" })
  })
})

it("The dashboard shows the latest orders with state and amount, and links to the counted content", async () => {
  const { page } = visit
  await visit.goTo("/admin")
  const orders = page.getByRole("table", { name: "Latest orders" })
  for (const facts of [
    ["JH-2049", "Not Paid", "18,500/-"],
    ["JH-2047", "Paid. No Dispatch", "24,750/-"],
  ]) {
    const row = facts.reduce((rows, hasText) => rows.filter({ hasText }), orders.getByRole("row"))
    await row.locator("time").waitFor()
  }
  const head = await stage.school.signIn(addressOf("Hanna Head"))
  const counts = await head.call("dashboard", {}, "users news articles profiles galleries")
  for (const [kind, text] of Object.entries({ users: "Users", articles: "Blog posts", galleries: "Galleries" }))
    await page.getByRole("link", { name: `${counts[kind]} ${text}` }).waitFor()
  const countLinks = page.getByRole("region", { name: "On the site" }).getByRole("link")
  const addresses = await countLinks.evaluateAll((links) => links.map((link) => link.getAttribute("href")))
  expect(addresses).toEqual(["#/admin/users", "#/news", "#/blog", "#/profiles", "#/gallery"])
})

describe("an account", () => {
  /** The hash route of the shown link. */
  const linkOn = async ({ page }: Visit) =>
    String(await page.getByText(/#\/account\/password\//).textContent()).replace(/^.*#/, "")

  it("sets its password by a link that the office hands over, and confirms a new address by a link", async () => {
    const invited = `ian${Date.now()}@jacarandahill.example`
    await visit.goTo("/admin/users/add")
    await visit.page.getByLabel("Name").fill("Ian Invited")
    await visit.page.getByLabel("Email").fill(invited)
    await visit.press("Add the user")
    await visit.page.getByText("This site sends no mail: please hand this link over.").waitFor()
    const colleague = await stage.school.account(Role.EDITOR)
    const ian = await stage.signedIn(colleague.name, await linkOn(visit))
    const { page } = ian
    await expect.poll(() => page.title()).toContain("Choose your password")
    await expect.poll(() => page.locator("[autocomplete=username]").inputValue()).toBe(invited)
    await page.getByLabel("New password", { exact: true }).fill("Marula!2031kite")
    await page.getByLabel("Confirm password", { exact: true }).fill("Marula!2031kite")
    await ian.press("Change")
    await ian.hasToast("Password Updated Successfully")
    await expect.poll(() => page.getByLabel("Email").inputValue()).toBe(invited)
    await ian.signInHere(invited, "Marula!2031kite")
    await page.getByRole("button", { name: "Log out" }).first().click()
    await page.getByRole("link", { name: "Log in" }).first().waitFor()

    const { id, email } = await stage.school.account(Role.EDITOR)
    await ian.goTo("/login")
    await page.getByLabel("Email").fill(email)
    await page.getByRole("link", { name: "Forgot your password?" }).click()
    await expect.poll(() => page.getByLabel("Email").inputValue()).toBe(email)
    await ian.press("Send the link")
    await page.getByText("This site sends no mail. Please ask the school’s office").waitFor()
    await visit.goTo(`/admin/users/${id}`)
    await visit.unfold("Password")
    await visit.press("Make a link")
    await ian.goTo(await linkOn(visit))
    await page.getByLabel("New password", { exact: true }).waitFor()

    // Another address is confirmed where it was mailed to.
    const { secret } = await stage.school.services.database.write((rows) =>
      addLink(rows, { userId: id, purpose: "EMAIL", email: `fay${Date.now()}@example.com` }),
    )
    await ian.goTo(`/account/email/${secret}`)
    await ian.press("Confirm the address")
    await page.getByText(/You sign in with fay\d+@example\.com from now on\./).waitFor()
    await expect.poll(() => ian.heading("Confirm your address").evaluate(isFocused)).toBe(true)
    await page.reload()
    await ian.press("Confirm the address")
    await page.getByText("This link has been used, or its time is over.").waitFor()
    await ian.end()
  })

  it("signs in with the password that was shown once, and must then choose another", async () => {
    const email = `nia${Date.now()}@jacarandahill.example`
    const { page } = visit
    await visit.goTo("/admin/users")
    await page.getByRole("link", { name: "Add a user" }).click()
    await visit.titled("Add a user")
    await page.getByLabel("Name").fill("Nia Newcomer")
    await page.getByLabel("Email").fill(email)
    await page.getByRole("radio", { name: /^Editor/ }).check()
    await page.getByLabel("How they get in").selectOption("PASSWORD")
    await visit.press("Add the user")
    await page.getByRole("heading", { name: "Nia Newcomer can sign in now" }).waitFor()
    const shown = (await page.locator("dt:text-is('Password') + dd").textContent()) ?? ""

    const nia = await stage.visit({ path: "/login" })
    await nia.signInHere(email, shown)
    await nia.titled("Choose your password")
    await nia.goTo("/news/add")
    await nia.page.getByLabel("Old password", { exact: true }).fill(shown)
    for (const chosen of ["Password1!", "Marula!1974"]) {
      await nia.page.getByLabel("New password", { exact: true }).fill(chosen)
      await nia.page.getByLabel("Confirm password", { exact: true }).fill(chosen)
      await nia.press("Change")
      if (chosen !== "Password1!") continue
      const refused = "Invalid Entry: this password is among the first that are tried."
      await nia.page.getByRole("alert").getByText(refused).waitFor()
    }
    await nia.titled("Post New Story")
    await nia.end()

    await page.getByRole("link", { name: "Back to the users" }).click()
    const row = new RegExp(`Nia Newcomer.*${email}.*Today`)
    await page.getByRole("table", { name: "Editors" }).getByRole("row", { name: row }).waitFor()
  })

  it("loses its open admin screens as soon as it is demoted or suspended", async () => {
    const lea = await stage.school.account(Role.ADMINISTRATOR)
    const leaver = await stage.signedIn(lea.name, "/admin/orders")
    await leaver.page.getByRole("row", { name: /JH-2049/ }).waitFor()
    await visit.goTo(`/admin/users/${lea.id}`)
    await visit.unfold("What they may do")
    await visit.page.getByRole("radio", { name: /^Author/ }).check()
    await visit.press("Change role")
    await visit.hasToast(`${lea.name} is now an Author`)
    await leaver.page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Users" }).click()
    await leaver.titled("Unauthorized")
    await expect.poll(() => leaver.page.getByRole("link", { name: "Admin" }).count()).toBe(0)

    await visit.unfold("Sign-in")
    await visit.press("Suspend")
    const dialog = visit.page.getByRole("alertdialog", { name: `Suspend ${lea.name}?` })
    await dialog.getByRole("button", { name: "Suspend" }).click()
    await visit.hasToast(`${lea.name} is suspended`)
    await leaver.goTo("/user/posts/1")
    await leaver.titled("Sign In")
    await leaver.endRefused()
    await visit.press("Let in again")
    await visit.hasToast(`${lea.name} may sign in again`)
    await stage.school.signIn(lea.email)
  })
})
