import { readFile } from "node:fs/promises"
import { describe, expect, it } from "vitest"
import { Role } from "../server/access/roles.ts"
import { addLink } from "../server/school/users/account-link.ts"
import { addressOf, password } from "./school.ts"
import { hireStaff } from "./staff.ts"
import { openStage } from "./stage.ts"
import type { Visit } from "./visit.ts"

const stage = openStage({ SEED: "school" }, async (school) => {
  await hireStaff(school)
  await school.visitor().ask("mutation ($input: ReportAbsenceInput!) { reportAbsence(input: $input) { path } }", {
    input: {
      childName: "Timo",
      className: "Form 2",
      firstDay: new Date().toISOString().slice(0, 10),
      reason: "A cold",
      reporter: "Ruth",
      phone: "1",
    },
  })
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

describe("what came in", () => {
  it("is counted, read by opening it, marked done, made new again, and found by any of its words", async () => {
    const { page } = visit
    await page.setViewportSize({ width: 360, height: 740 })
    await visit.goTo("/admin/orders")
    // Apart from the name of the screen.
    const name = "Admin menu, now at Orders Enquiries, applications and absences: 4 new"
    await menu(visit).getByRole("button", { name, exact: true }).waitFor()
    await page.setViewportSize({ width: 1280, height: 800 })
    await visit.goTo("/admin")
    await menu(visit).getByRole("link", { name: "Enquiries 2 new" }).waitFor()
    await menu(visit).getByRole("link", { name: "Applications 1 new" }).waitFor()
    await menu(visit).getByRole("link", { name: "Absences 1 new" }).waitFor()
    await page.getByRole("region", { name: "New enquiries" }).getByRole("link", { name: "Ruth Parent" }).click()
    await page.getByRole("heading", { level: 1, name: "Enquiries" }).waitFor()
    await page.getByText("We live at the third bridge.").last().waitFor()
    await menu(visit).getByRole("link", { name: "Enquiries 1 new" }).waitFor()

    await page.getByRole("button", { name: "Done", exact: true }).and(page.locator("li *")).click()
    await page.getByRole("alert").getByText("Marked as Done").waitFor()
    await page.getByRole("button", { name: "New", exact: true }).click()
    await page.getByText("1 enquiry found").waitFor()
    await page.getByRole("group", { name: "Show enquiries", exact: true }).getByRole("button", { name: "Done" }).click()
    await line(visit, "Ruth Parent").waitFor()
    await expect.poll(() => line(visit, "HYPERLINK").count()).toBe(0)
    await page.reload()
    await line(visit, "Ruth Parent").waitFor()
    // Unopened ones are to do, too.
    await page.getByRole("button", { name: "To do", exact: true }).click()
    await line(visit, "HYPERLINK").waitFor()
    await expect.poll(() => line(visit, "Ruth Parent").count()).toBe(0)

    await visit.goTo("/admin/enquiries")
    const search = page.getByRole("searchbox", { name: "Search messages, names, numbers" })
    for (const words of ["bridge RUTH", "0199 ruth@example"]) {
      await search.fill(words)
      await page.getByText("1 enquiry found").waitFor()
      await line(visit, "Ruth Parent").waitFor()
      await search.fill("")
      await page.getByText("2 enquiries", { exact: true }).waitFor()
    }
    await search.fill("giraffe")
    await page.getByText("No enquiries are like that.").waitFor()
    await search.fill("")
    await line(visit, "Ruth Parent").click()
    await page.getByRole("button", { name: "Mark as new" }).click()
    await menu(visit).getByRole("link", { name: "Enquiries 2 new" }).waitFor()
  })

  it("is answered in one's own mail program, which finds the answer begun, taken along as a table, and printed", async () => {
    const { page } = visit
    await visit.goTo("/admin/applications")
    await line(visit, "Timo Parent").click()
    const answer = page.getByRole("link", { name: "Answer Timo Parent by e-mail" })
    const { protocol, pathname, searchParams } = new URL((await answer.getAttribute("href")) ?? "")
    expect([protocol, pathname]).toEqual(["mailto:", "ruth@example.com"])
    expect(searchParams.get("subject")).toBe("A place for Timo Parent at Jacaranda Hill Junior Academy")
    expect(searchParams.get("body")).toContain("> He asks a lot of questions.")
    await expect
      .poll(() => page.getByRole("link", { name: "+44 20 7946 0199" }).getAttribute("href"))
      .toBe("tel:+442079460199")
    await page.getByText("4 May 2019").waitFor()

    await visit.goTo("/admin/enquiries")
    const exported = async () => {
      const button = page.getByRole("button", { name: "Export CSV" })
      const [download] = await Promise.all([page.waitForEvent("download"), button.click()])
      return readFile(await download.path(), "utf8")
    }
    const table = await exported()
    const head = await stage.school.signIn(addressOf("Hanna Head"))
    const noted = await head.ask("{ activity(act: EXPORTED, perPage: 1) { items { title detail } } }")
    expect(noted.data.activity.items).toEqual([{ title: "enquiries", detail: "2 rows" }])
    expect(table).toContain('"Is there a bus from the river?\nWe live at the third bridge."')
    await visit.goTo("/admin/enquiries?q=mallory")
    await expect.poll(exported).not.toContain("third bridge")
    expect(await exported()).toContain("mallory@example.com")

    // All of what was written is on paper, and nothing to press.
    await visit.goTo("/admin/enquiries")
    await line(visit, "Ruth Parent").waitFor()
    await page.emulateMedia({ media: "print" })
    await page.getByText("We live at the third bridge.").last().waitFor()
    await page.getByText("mallory@example.com").waitFor()
    await page
      .getByText(/^Arrived \w+ \d+ \w+ \d{4}, \d\d:\d\d$/)
      .first()
      .waitFor()
    await expect.poll(() => page.getByText("Today,").filter({ visible: true }).count()).toBe(0)
    for (const name of ["Answer", "Export CSV", "Print", "Mark as new"])
      await expect.poll(() => page.getByRole("button", { name }).or(page.getByRole("link", { name })).count()).toBe(0)
    await expect.poll(() => menu(visit).isVisible()).toBe(false)
    await page.emulateMedia({ media: "screen" })
  })
})

it("The dashboard shows the latest orders, each with its state and amount, and leads to what is on the site, counted", async () => {
  const { page } = visit
  await visit.goTo("/admin")
  const orders = page.getByRole("table", { name: "Latest orders" })
  for (const [code, state, amount] of [
    ["JH-2049", "Not Paid", "18,500/-"],
    ["JH-2048", "Not Paid", "6,200/-"],
    ["JH-2047", "Paid. No Dispatch", "24,750/-"],
  ] as const) {
    const row = orders.getByRole("row", { name: new RegExp(code) })
    await row.locator("time").waitFor()
    await row.getByText(state, { exact: true }).waitFor()
    await row.getByText(amount, { exact: true }).waitFor()
  }
  const head = await stage.school.signIn(addressOf("Hanna Head"))
  const counts = await head.call("dashboard", {}, "users news articles profiles galleries")
  for (const [kind, text] of Object.entries({ users: "Users", articles: "Blog posts", galleries: "Galleries" }))
    await page.getByRole("link", { name: `${counts[kind]} ${text}` }).waitFor()
  const ways = page.getByRole("region", { name: "On the site" }).getByRole("link")
  const addresses = await ways.evaluateAll((links) => links.map((link) => link.getAttribute("href")))
  expect(addresses).toEqual(["#/admin/users", "#/news", "#/blog", "#/profiles", "#/gallery"])
})

describe("people", () => {
  const linkOn = async ({ page }: Visit) => (await page.getByText(/#\/account\/password\//).textContent()) ?? ""

  it("who are invited, or have forgotten their password, choose one by a link, which the office hands over where no mail is sent; another address is confirmed by one", async () => {
    const invited = `ian${Date.now()}@jacarandahill.example`
    await visit.goTo("/admin/users/add")
    await visit.heading("Add a user").waitFor()
    await visit.page.getByLabel("Name").fill("Ian Invited")
    await visit.page.getByLabel("Email").fill(invited)
    await visit.page.getByRole("button", { name: "Add the user" }).click()
    await visit.page.getByText("This site sends no mail: please hand this link over.").waitFor()
    const ian = await stage.visit({ path: (await linkOn(visit)).replace(/^.*#/, "") })
    const { page } = ian
    await expect.poll(() => page.title()).toContain("Choose your password")
    await page.getByLabel("New password", { exact: true }).fill("Marula!2031kite")
    await page.getByLabel("Confirm password", { exact: true }).fill("Marula!2031kite")
    await page.getByRole("button", { name: "Change", exact: true }).click()
    await page.getByRole("alert").getByText("Password Updated Successfully", { exact: true }).waitFor()
    await ian.signInHere(invited, "Marula!2031kite")
    await page.getByRole("button", { name: "Log out" }).first().click()
    await page.getByRole("link", { name: "Log in" }).first().waitFor()

    const { id, email } = await stage.school.account(Role.EDITOR)
    await ian.goTo("/login")
    await page.getByLabel("Email").fill(email)
    await page.getByRole("link", { name: "Forgot your password?" }).click()
    await expect.poll(() => page.title()).toContain("Forgot your password?")
    await expect.poll(() => page.getByLabel("Email").inputValue()).toBe(email)
    await page.getByRole("button", { name: "Send the link" }).click()
    await page.getByText("This site sends no mail. Please ask the school's office").waitFor()
    await visit.goTo(`/admin/users/${id}`)
    await visit.page.getByRole("button", { name: "Make a link" }).click()
    await ian.goTo((await linkOn(visit)).replace(/^.*#/, ""))
    await page.getByLabel("New password", { exact: true }).waitFor()

    // Another address is confirmed where it was mailed to.
    const { secret } = await stage.school.services.database.write((rows) =>
      addLink(rows, { userId: id, purpose: "EMAIL", email: `fay${Date.now()}@example.com` }),
    )
    await ian.goTo(`/account/email/${secret}`)
    await expect.poll(() => page.title()).toContain("Confirm your address")
    await page.getByRole("button", { name: "Confirm the address" }).click()
    await page.getByText(/You sign in with fay\d+@example\.com from now on\./).waitFor()
    await page.reload()
    await page.getByRole("button", { name: "Confirm the address" }).click()
    await page.getByText("This link has been used, or its time is over.").waitFor()
    await ian.end()
  })

  it("who are added sign in with the password that was shown once", async () => {
    const email = `nia${Date.now()}@jacarandahill.example`
    const { page } = visit
    await visit.goTo("/admin/users")
    await page.getByRole("link", { name: "Add a user" }).click()
    await visit.heading("Add a user").waitFor()
    await page.getByLabel("Name").fill("Nia Newcomer")
    await page.getByLabel("Email").fill(email)
    await page.getByRole("radio", { name: /^Editor/ }).check()
    await page.getByLabel("How they get in").selectOption("PASSWORD")
    await page.getByRole("button", { name: "Add the user" }).click()
    await page.getByRole("heading", { name: "Nia Newcomer can sign in now" }).waitFor()
    const shown = (await page.locator("dt:text-is('Password') + dd").textContent()) ?? ""

    const nia = await stage.visit({ path: "/login" })
    await nia.signInHere(email, shown)
    await nia.page.getByRole("heading", { level: 1, name: "Choose your password" }).waitFor()
    await expect.poll(() => nia.page.title()).toContain("Choose your password")
    await nia.goTo("/news/add")
    await nia.page.getByLabel("Old password", { exact: true }).fill(shown)
    const choose = async (chosen: string) => {
      await nia.page.getByLabel("New password", { exact: true }).fill(chosen)
      await nia.page.getByLabel("Confirm password", { exact: true }).fill(chosen)
      await nia.page.getByRole("button", { name: "Change", exact: true }).click()
    }
    await choose("Password1!")
    await nia.page
      .getByRole("alert")
      .getByText("Invalid Entry: this password is among the first that are tried.")
      .waitFor()
    await choose("Marula!1974")
    await nia.page.getByRole("heading", { level: 1, name: "Post New Story" }).waitFor()
    await nia.end()

    await page.getByRole("link", { name: "Back to the users" }).click()
    await page
      .getByRole("table", { name: "Editors" })
      .getByRole("row", { name: new RegExp(`Nia Newcomer.*${email}.*Today`) })
      .waitFor()
  })

  it("who leave, or get a lower role, find the tab they left open closed at once", async () => {
    const lea = await stage.school.account(Role.ADMINISTRATOR)
    const leaver = await stage.signedIn(lea.name, "/admin/orders")
    await leaver.page.getByRole("row", { name: /JH-2049/ }).waitFor()
    await visit.goTo(`/admin/users/${lea.id}`)
    await visit.heading(lea.name).first().waitFor()
    await visit.page.getByRole("radio", { name: /^Author/ }).check()
    await visit.page.getByRole("button", { name: "Change role" }).click()
    await visit.page.getByRole("alert").getByText(`${lea.name} is now an Author`).waitFor()
    await leaver.page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Users" }).click()
    await leaver.page.getByRole("heading", { level: 1, name: "Unauthorized" }).waitFor()
    await expect.poll(() => leaver.page.getByRole("link", { name: "Admin" }).count()).toBe(0)

    await visit.page.getByRole("button", { name: "Suspend" }).click()
    const asked = visit.page.getByRole("alertdialog", { name: `Suspend ${lea.name}?` })
    await asked.getByRole("button", { name: "Suspend" }).click()
    await visit.page.getByRole("alert").getByText(`${lea.name} is suspended`).waitFor()
    await visit.page.getByText("Suspended", { exact: true }).waitFor()
    await leaver.goTo("/user/posts/1")
    await leaver.page.getByRole("heading", { level: 1, name: "Sign In" }).waitFor()
    await leaver.page.getByLabel("Email").fill(lea.email)
    await leaver.page.getByLabel("Password", { exact: true }).fill(password)
    await leaver.page.getByRole("button", { name: "Sign In" }).click()
    await leaver.page.getByText("Login Failed").waitFor()
    await leaver.endRefused()

    await visit.page.getByRole("button", { name: "Let in again" }).click()
    await visit.page.getByRole("alert").getByText(`${lea.name} may sign in again`).waitFor()
    await stage.school.signIn(lea.email)
  })
})
