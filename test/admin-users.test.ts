import { describe, expect, it } from "vitest"
import { Role } from "../server/access/roles.ts"
import { formerName } from "../server/school/users/delete-account.ts"
import { User } from "../server/school/users/user.ts"
import { published } from "./items.ts"
import { addressOf, password, School } from "./school.ts"
import { isFocused } from "./screens.ts"
import { hireStaff, signedIn } from "./staff.ts"
import { openStage } from "./stage.ts"
import type { Visit } from "./visit.ts"

const stage = openStage({ ADMIN_EMAIL: "sue.super@jacarandahill.example" }, async (school) => {
  await hireStaff(school)
  await school.account(Role.AUTHOR, "Ada Author")
  await school.account(Role.REGULAR, "Rea Reader")
  // More than one page of them.
  for (let number = 1; number <= 21; number++) await school.account(Role.AUTHOR, `Poet ${number}`)
})

const visit = stage.shared("Hanna Head", "endRefused")

it("Users stand in the four groups of the specification, are found by name or address, and added with what is wrong named at the fields", async () => {
  const { page } = visit
  await visit.goTo("/admin/users")
  await page.getByRole("table", { name: "Regular Users" }).waitFor()
  const groups = await page.getByRole("heading", { level: 2 }).filter({ visible: true }).allTextContents()
  expect(groups.map((group) => group.replace(/ \d+$/, "")).slice(0, 4)).toEqual([
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
  await page.getByRole("region", { name: "Administrators" }).getByText("Nobody here is called that.").waitFor()
  await expect.poll(() => page.getByRole("link", { name: "Eda Editor" }).count()).toBe(1)
  await expect.poll(() => page.getByRole("link", { name: "Eli Editor" }).count()).toBe(0)
  await page.reload()
  await page.getByRole("link", { name: "Eda Editor" }).click()
  await page.getByRole("heading", { level: 1, name: "Eda Editor" }).waitFor()
  await page.goBack()
  await page.getByRole("link", { name: "Eda Editor" }).waitFor()
  await expect.poll(() => page.getByRole("searchbox").inputValue()).toBe("EDITOR eda")
  await page.getByRole("searchbox").fill("poet")
  await page.getByRole("navigation", { name: "Pages of Authors" }).getByRole("link", { name: "Next page" }).click()
  await expect.poll(() => page.getByRole("table", { name: "Authors" }).getByRole("rowheader").count()).toBe(1)
  await expect.poll(() => page.getByRole("searchbox").inputValue()).toBe("poet")
  await visit.goTo("/admin/users?q=poet&authors=9")
  await page.getByRole("region", { name: "Authors" }).getByText("There is nobody on this page any more.").waitFor()

  await visit.goTo("/admin/users/add")
  const add = page.getByRole("button", { name: "Add the user" })
  await add.click()
  await page.getByText("Name is required.").waitFor()
  await expect.poll(() => page.getByLabel("Name").evaluate(isFocused)).toBe(true)
  await page.getByLabel("Name").fill("Eda Again")
  await page.getByLabel("Email").fill("EDA.editor@jacarandahill.example")
  await page.getByLabel("How they get in").selectOption("PASSWORD")
  await page.getByLabel("Let me type the first password").check()
  await page.getByLabel("First password", { exact: true }).fill("short")
  await add.click()
  await expect.poll(() => page.getByLabel("First password", { exact: true }).evaluate(isFocused)).toBe(true)
  await page.getByLabel("First password", { exact: true }).fill("long enough")
  await add.click()
  await page.getByText("There is an account with this email already.").waitFor()
  await expect.poll(() => page.getByLabel("Email").evaluate(isFocused)).toBe(true)
  await expect.poll(() => page.getByRole("radio", { name: /^Superuser/ }).count()).toBe(0)
  // Avoids the question about unsaved text.
  await visit.reopen()
})

describe("one user", () => {
  it("is shown with their stories, blog posts, people and galleries, and gets another role, which counts at once", async () => {
    const eli = await stage.school.signIn("eli.editor@jacarandahill.example")
    await published(eli, "NewsStory", { title: "A relay on the lawn" })
    await published(eli, "Article", { title: "A walk by the river" })
    await published(eli, "Profile", { name: "Mr Pike" })
    await published(eli, "Gallery", { name: "Sports week" })
    const moments = { createdAt: new Date("2020-03-07T09:00:00Z"), updatedAt: new Date("2021-05-02T10:30:00Z") }
    await stage.school.services.database.write((rows) => rows.update(User, eli.id, moments))
    await visit.goTo(`/admin/users/${eli.id}`)
    await visit.page.locator("dt:text-is('Account since') + dd", { hasText: "7 March 2020" }).waitFor()
    await visit.page.locator("dt:text-is('Last login') + dd", { hasText: "2 May 2021, 10:30" }).waitFor()
    const works = visit.page.getByRole("region", { name: "Published" })
    for (const [kind, title] of Object.entries({
      Stories: "A relay on the lawn",
      "Blog posts": "A walk by the river",
      People: "Mr Pike",
      Galleries: "Sports week",
    })) {
      await works.getByRole("heading", { name: `${kind} 1` }).waitFor()
      await works.getByRole("link", { name: title }).waitFor()
    }
    await expect.poll(() => works.getByText("older").count()).toBe(0)
    await works.getByRole("link", { name: "Mr Pike" }).click()
    await visit.page.getByRole("heading", { level: 1, name: "Mr Pike" }).waitFor()

    const rea = await stage.school.signIn("rea.reader@jacarandahill.example")
    const { page } = visit
    await visit.goTo(`/admin/users/${rea.id}`)
    await visit.heading("Rea Reader").waitFor()
    const change = page.getByRole("button", { name: "Change role" })
    await expect.poll(() => change.isDisabled()).toBe(true)
    await page.getByRole("radio", { name: /^Editor/ }).check()
    await change.click()
    await page.getByRole("alert").getByText("Rea Reader is now an Editor").waitFor()
    await page.locator("dt:text-is('Role') + dd:text-is('Editor')").waitFor()
    await expect.poll(() => change.isDisabled()).toBe(true)
    await published(rea, "NewsStory")
  })

  it("gets a new password by the rules of a reset, and the focus goes to what is wrong", async () => {
    const { id, email } = await stage.school.account(Role.AUTHOR, "Fay Forgetful")
    const fay = await stage.school.signIn(email)
    const { page } = visit
    await visit.goTo(`/admin/users/${id}`)
    await visit.heading("Fay Forgetful").first().waitFor()
    const first = page.getByLabel("New password", { exact: true })
    const again = page.getByLabel("Confirm password", { exact: true })
    const reset = page.getByRole("button", { name: "Reset password" })
    const problem = page.getByRole("region", { name: "Password" }).getByRole("alert")
    const isInvalid = async () => {
      await problem.getByText("Invalid Entry", { exact: true }).waitFor()
      await expect.poll(() => problem.evaluate(isFocused)).toBe(true)
    }
    await page.getByText("8 to 24 characters.", { exact: true }).waitFor()

    await reset.click()
    await isInvalid()
    await first.fill("simple but long")
    await expect.poll(() => problem.textContent()).toBe("")
    await reset.click()
    await isInvalid()
    await again.fill("another one")
    await expect.poll(() => problem.textContent()).toBe("")
    await reset.click()
    await isInvalid()
    await again.fill("simple but long")
    await reset.click()
    await page.getByRole("alert").getByText("Password Updated Successfully", { exact: true }).waitFor()
    await expect.poll(() => first.inputValue()).toBe("")
    expect((await fay.graphql("{ sessions { id } }")).errors).toBeDefined()
    await stage.school.visitor().signIn(email, "simple but long")
  })
})

it("An account that a superuser deletes hands on what it published, once they have read what happens and typed their password", async () => {
  const gus = await stage.school.signedIn(Role.EDITOR, "Gus Going")
  const sid = await stage.school.account(Role.EDITOR, "Sid Suspended")
  await stage.school.services.database.write((rows) => rows.update(User, sid.id, { suspend: true }))
  const { id } = await published(gus, "NewsStory", { title: "A last story" })
  const served = async () =>
    (await stage.school.visitor().send("GET", `/news/view/${id}`, undefined, { accept: "text/html" })).body
  expect(await served()).toContain("Gus Going")
  const visit = await stage.signedIn("Sue Super", `/admin/users/${gus.id}`)
  const { page } = visit
  await page.getByRole("link", { name: "Delete this account" }).click()
  await page.getByText("What Gus Going added stays: News 1.").waitFor()
  await page.getByText("1 browser is signed out").waitFor()
  const heirs = page.getByLabel("Whose the items are then")
  await heirs.selectOption({ label: `Hanna Head (${addressOf("Hanna Head")})` })
  // Neither the leaving user nor a suspended one.
  await expect
    .poll(async () => (await heirs.locator("option").allTextContents()).join())
    .not.toMatch(/Gus Going|Sid Suspended/)
  await page.getByLabel("Take the name away").check()
  const remove = page.getByRole("button", { name: "Delete this account" })
  await page.getByLabel("Your password").fill("Marula!2031kite")
  await remove.click()
  await page.getByText("This is not your password.").waitFor()
  await page.getByLabel("Your password").fill(password)
  await remove.click()
  await page.getByRole("alert").getByText("The account of Gus Going is deleted").waitFor()
  await page.getByRole("table", { name: "Administrators" }).waitFor()
  await expect.poll(() => page.getByRole("link", { name: "Gus Going" }).count()).toBe(0)
  await visit.goTo(`/news/view/${id}`)
  await page.getByRole("main").getByText("Hanna Head").first().waitFor()
  await visit.endRefused()
  // In its description for search engines as well.
  expect((await served()).match(/Hanna Head/g)?.length).toBeGreaterThan(1)
  expect(await served()).not.toContain("Gus Going")
  const head = await stage.school.signIn(addressOf("Hanna Head"))
  const { data } = await head.ask("{ activity(type: NEWS_STORY, act: ADDED, perPage: 1) { items { user { name } } } }")
  expect(data.activity.items).toEqual([{ user: { name: formerName } }])
})

describe("what nobody may do", () => {
  it("cannot be pressed on an account above one's own, and says why; a role above one's own is not offered", async () => {
    const { page } = visit
    await visit.goTo("/admin/users/1")
    await page.getByText("This account stands above yours: only a superuser can change it.").first().waitFor()
    await expectShut(visit, ["Change role", "Suspend"])
    await page.getByText("This account stands above yours: only a superuser can reset its password.").waitFor()
    await expect.poll(() => page.getByRole("button", { name: "Reset password" }).count()).toBe(0)
    for (const radio of await page.getByRole("radio").all()) await expect.poll(() => radio.isDisabled()).toBe(true)

    const { id } = await stage.school.account(Role.EDITOR)
    await visit.goTo(`/admin/users/${id}`)
    await page.getByRole("radio", { name: /^Administrator/ }).waitFor()
    await expect.poll(() => page.getByRole("radio", { name: /^Superuser/ }).count()).toBe(0)
    await page.getByRole("button", { name: "Suspend" }).waitFor()
    await expect.poll(() => page.getByRole("link", { name: "Delete this account" }).count()).toBe(0)
  })

  it("cannot be pressed on the last administrator, and says why", async () => {
    const alone = await School.openPages({ ADMIN_EMAIL: "hanna.head@jacarandahill.example" })
    const visit = await signedIn(stage.browser, alone, "Hanna Head", "/admin/users/1")
    await visit.page.getByText("This is the last administrator. Please make another one first.").first().waitFor()
    await expectShut(visit, ["Change role", "Suspend"])
    await expect.poll(() => visit.page.getByRole("link", { name: "Delete this account" }).count()).toBe(0)
    await visit.page.getByText("This is your own account. You change your password with the old one on").waitFor()
    await visit.end()
    await alone.close()
  })

  it("warns before one suspends oneself or lowers one's own role, and then leads out", async () => {
    const sid = await stage.school.account(Role.ADMINISTRATOR)
    const visit = await stage.signedIn(sid.name, `/admin/users/${sid.id}`)
    const { page } = visit
    await page.getByRole("button", { name: "Suspend" }).click()
    const asked = page.getByRole("alertdialog")
    await asked.getByText("This is your own account").waitFor()
    await expect.poll(() => asked.getByRole("button", { name: "Cancel" }).evaluate(isFocused)).toBe(true)
    await asked.getByRole("button", { name: "Cancel" }).click()
    await page.getByRole("radio", { name: /^Author/ }).check()
    await page.getByText("This is your own account: you will be it at once.").waitFor()
    await page.getByRole("button", { name: "Change role" }).click()
    await page.getByRole("heading", { level: 1, name: "Unauthorized" }).waitFor()
    await visit.endRefused()
  })
})

async function expectShut({ page }: Visit, names: string[]) {
  for (const name of names) {
    const button = page.getByRole("button", { name })
    await expect.poll(() => button.isDisabled(), { message: name }).toBe(true)
  }
}
