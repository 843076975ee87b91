import { describe, expect, it } from "vitest"
import { Role } from "../server/access/roles.ts"
import { User } from "../server/school/users/user.ts"
import { published } from "./items.ts"
import { addressOf, password } from "./school.ts"
import { hireStaff } from "./staff.ts"
import { openStage } from "./stage.ts"
import { isFocused, type Visit } from "./visit.ts"

const stage = openStage({ ADMIN_EMAIL: "sue.super@jacarandahill.example" }, async (school) => {
  await hireStaff(school)
  await school.account(Role.AUTHOR, "Ada Author")
  await school.account(Role.REGULAR, "Rea Reader")
})

const visit = stage.shared("Hanna Head", "endRefused")

it("Users are listed in four groups, found by name or email, and added by a form with errors at fields", async () => {
  const { page } = visit
  await visit.goTo("/admin/users")
  await page.getByRole("table", { name: "Regular Users" }).waitFor()
  const groups = await page.getByRole("heading", { level: 2 }).filter({ visible: true }).allTextContents()
  expect(groups.map((group) => group.replace(/ \d+ \w+$/, "")).slice(0, 4)).toEqual([
    "Administrators",
    "Editors",
    "Authors",
    "Regular Users",
  ])
  for (const [group, person] of Object.entries({
    Administrators: /Hanna Head hanna\.head@jacarandahill\.example Today, \d\d:\d\d/,
    Editors: /Eda Editor eda\.editor@jacarandahill\.example Never/,
    Authors: /Ada Author ada\.author@jacarandahill\.example Never/,
    "Regular Users": /Rea Reader rea\.reader@jacarandahill\.example Never/,
  }))
    await page.getByRole("table", { name: group }).getByRole("row", { name: person }).waitFor()

  await page.getByRole("searchbox", { name: "Search by name or email" }).fill("EDITOR eda")
  await page.getByRole("region", { name: "Administrators" }).getByText("Nobody has that name.").waitFor()
  await expect.poll(() => page.getByRole("link", { name: "Eli Editor" }).count()).toBe(0)
  await page.getByRole("link", { name: "Eda Editor" }).click()
  await visit.titled("Eda Editor")
  await page.goBack()
  await page.getByRole("link", { name: "Eda Editor" }).waitFor()
  await expect.poll(() => page.getByRole("searchbox").inputValue()).toBe("EDITOR eda")
  await visit.goTo("/admin/users?q=ada&authors=9")
  await page.getByRole("region", { name: "Authors" }).getByText("There is nobody on this page any more.").waitFor()

  await visit.goTo("/admin/users/add")
  await visit.press("Add the user")
  await page.getByText("Name is required.").waitFor()
  await expect.poll(() => page.getByLabel("Name").evaluate(isFocused)).toBe(true)
  await page.getByLabel("Name").fill("Eda Again")
  await page.getByLabel("Email").fill("EDA.editor@jacarandahill.example")
  await page.getByLabel("How they get in").selectOption("PASSWORD")
  await visit.press("Add the user")
  await page.getByText("There is an account with this email already.").waitFor()
  await expect.poll(() => page.getByLabel("Email").evaluate(isFocused)).toBe(true)
  await page.getByLabel("Email").fill(addressOf("Eda Again"))
  await visit.press("Add the user")
  await visit.hasToast("User Added")
})

it("A user's page shows what they published, and resets their password", async () => {
  const eli = await stage.school.signIn(addressOf("Eli Editor"))
  await published(eli, "NewsStory", { title: "A relay on the lawn" })
  await published(eli, "Profile", { name: "Mr Pike" })
  const moments = { createdAt: new Date("2020-03-07T09:00:00Z"), updatedAt: new Date("2021-05-02T10:30:00Z") }
  await stage.school.services.database.write((rows) => rows.update(User, eli.id, moments))
  const { page } = visit
  await visit.goTo(`/admin/users/${eli.id}`)
  await page.locator("dt:text-is('Account since') + dd", { hasText: "7 March 2020" }).waitFor()
  await page.locator("dt:text-is('Last login') + dd", { hasText: "2 May 2021, 10:30" }).waitFor()
  await page.getByText("Stories 1, People 1").click()
  const works = page.locator("details[open]")
  for (const [kind, title] of Object.entries({ Stories: "A relay on the lawn", People: "Mr Pike" })) {
    await works.getByRole("heading", { name: `${kind} 1` }).waitFor()
    await works.getByRole("link", { name: title }).waitFor()
  }

  await visit.unfold("Password")
  await visit.unfold("Hand over a password")
  const problem = page.locator("details[open] form").getByRole("alert")
  await visit.press("Reset password")
  await problem.getByText("Invalid Entry", { exact: true }).waitFor()
  await expect.poll(() => problem.evaluate(isFocused)).toBe(true)
  const first = page.getByLabel("New password", { exact: true })
  await first.fill("simple but long")
  await expect.poll(() => problem.textContent()).toBe("")
  await page.getByLabel("Confirm password", { exact: true }).fill("another one")
  await visit.press("Reset password")
  await problem.getByText("Invalid Entry", { exact: true }).waitFor()
  await page.getByLabel("Confirm password", { exact: true }).fill("simple but long")
  await visit.press("Reset password")
  await visit.hasToast("Password Updated Successfully")
  await expect.poll(() => first.inputValue()).toBe("")
  await stage.school.visitor().signIn(addressOf("Eli Editor"), "simple but long")
})

it("A superuser who deletes an account types their password and hands its items to a colleague", async () => {
  const gus = await stage.school.signedIn(Role.EDITOR, "Gus Going")
  const sid = await stage.school.account(Role.EDITOR, "Sid Suspended")
  await stage.school.services.database.write((rows) => rows.update(User, sid.id, { suspend: true }))
  const { id } = await published(gus, "NewsStory", { title: "A last story" })
  const visit = await stage.signedIn("Sue Super", `/admin/users/${gus.id}`)
  const { page } = visit
  await page.getByRole("link", { name: "Delete this account" }).click()
  await page.getByText("What Gus Going added stays: News 1.").waitFor()
  await page.getByText("1 browser is signed out").waitFor()
  const heirs = page.getByLabel("Who takes over its items")
  await heirs.selectOption({ label: `Hanna Head (${addressOf("Hanna Head")})` })
  // Neither the leaving user nor a suspended one.
  await expect
    .poll(async () => (await heirs.locator("option").allTextContents()).join())
    .not.toMatch(/Gus Going|Sid Suspended/)
  await page.getByLabel("Take the name away").check()
  await page.getByLabel("Your password").fill("Marula!2031kite")
  await visit.press("Delete this account")
  await page.getByText("This is not your password.").waitFor()
  await page.getByLabel("Your password").fill(password)
  await visit.loseAnswer(/deleteUser/)
  await visit.press("Delete this account")
  await page.getByText(/The server did not answer/).waitFor()
  await visit.press("Delete this account")
  await visit.hasToast("The account of Gus Going is deleted")
  await page.getByRole("table", { name: "Administrators" }).waitFor()
  await expect.poll(() => page.getByRole("link", { name: "Gus Going" }).count()).toBe(0)
  await visit.endRefused()
  const html = { accept: "text/html" }
  const { body } = await stage.school.visitor().send("GET", `/news/view/${id}`, undefined, html)
  // In its description for search engines as well.
  expect(body.match(/Hanna Head/g).length).toBeGreaterThan(1)
  expect(body).not.toContain("Gus Going")
})

describe("a user's page in the admin area", () => {
  it("disables the actions on a superuser and on the last administrator, and says why", async () => {
    const { page } = visit
    await visit.goTo("/admin/users/1")
    await page.getByText("This account has a higher role than yours: only a superuser can change it.").first().waitFor()
    await expectDisabled(visit, { "What they may do": "Change role", "Sign-in": "Suspend" })
    await expect.poll(() => page.getByText("Password", { exact: true }).count()).toBe(0)
    for (const radio of await page.locator("[type=radio]").all()) await expect.poll(() => radio.isDisabled()).toBe(true)

    const { id } = await stage.school.account(Role.EDITOR)
    await visit.goTo(`/admin/users/${id}`)
    await visit.unfold("What they may do")
    await page.getByRole("radio", { name: /^Administrator/ }).waitFor()
    await expect.poll(() => page.getByRole("radio", { name: /^Superuser/ }).count()).toBe(0)
    await visit.unfold("Sign-in")
    await page.getByRole("button", { name: "Suspend" }).waitFor()
    await expect.poll(() => page.getByRole("link", { name: "Delete this account" }).count()).toBe(0)

    const setSuspended = (suspend: boolean) =>
      stage.school.services.database.write((rows) => rows.update(User, { role: Role.SUPERUSER }, { suspend }))
    await setSuspended(true)
    const head = await stage.school.signIn(addressOf("Hanna Head"))
    await visit.goTo(`/admin/users/${head.id}`)
    await page.getByText("This is the last administrator. Please make another one first.").first().waitFor()
    await expectDisabled(visit, { "What they may do": "Change role", "Sign-in": "Suspend" })
    await visit.unfold("Password")
    await page.getByText("This is your own account. You change your password with the old one on").waitFor()
    await setSuspended(false)
  })

  it("warns administrators before they suspend or demote themselves, and then sends them out", async () => {
    const sid = await stage.school.account(Role.ADMINISTRATOR)
    const visit = await stage.signedIn(sid.name, `/admin/users/${sid.id}`)
    const { page } = visit
    await visit.unfold("Sign-in")
    await visit.press("Suspend")
    const dialog = page.getByRole("alertdialog")
    await dialog.getByText("This is your own account").waitFor()
    await expect.poll(() => dialog.getByRole("button", { name: "Cancel" }).evaluate(isFocused)).toBe(true)
    await dialog.getByRole("button", { name: "Cancel" }).click()
    await visit.unfold("What they may do")
    await page.getByRole("radio", { name: /^Author/ }).check()
    await page.getByText("This is your own account: it takes effect at once.").waitFor()
    await visit.press("Change role")
    await visit.titled("Unauthorized")
    await visit.endRefused()
  })
})

async function expectDisabled(visit: Visit, buttons: Record<string, string>) {
  for (const [fold, name] of Object.entries(buttons)) {
    await visit.unfold(fold)
    const button = visit.page.getByRole("button", { name })
    await expect.poll(() => button.isDisabled(), { message: name }).toBe(true)
  }
}
