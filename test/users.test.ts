import { Secret, TOTP } from "otpauth"
import type { Page } from "playwright-core"
import { describe, expect, it, onTestFinished } from "vitest"
import { Role } from "../server/access/roles.ts"
import { published } from "./items.ts"
import { password } from "./school.ts"
import { hireStaff, photo } from "./staff.ts"
import { openStage } from "./stage.ts"

const stage = openStage({ SEED: "school" }, hireStaff)

const head = stage.shared("Hanna Head")

/** A new user, signed in, on their own page. */
async function newcomer(name: string, role = Role.EDITOR) {
  const { id, email } = await stage.school.account(role, name)
  const visit = await stage.signedIn(name, `/user/view/${id}`)
  await visit.page.getByRole("heading", { level: 1, name }).waitFor()
  return { id, email, visit, page: visit.page }
}

describe("the user area", () => {
  it("begins at one's own page, by its hash route and by its real address, also for who signs in on the way", async () => {
    const { id, email, name } = await stage.school.account(Role.REGULAR)
    const visit = await stage.visit({ path: "/user" })
    await visit.signInHere(email)
    await visit.page.waitForURL(`**/#/user/view/${id}`)
    await visit.page.goto(`${stage.school.url}/user`)
    await visit.page.getByRole("heading", { level: 1, name }).waitFor()
    await visit.end()
  })

  it("shows somebody else's contact details and what they published, and nothing to change", async () => {
    const { data } = await stage.school.visitor().ask("{ newsStories { items { title user { id name } } } }")
    const [{ title, user }] = data.newsStories.items
    const visit = await stage.signedIn("Eli Editor", `/user/view/${user.id}`)
    const { page } = visit
    await page.getByRole("heading", { level: 1, name: user.name }).waitFor()
    await page.getByRole("region", { name: "News" }).getByRole("link", { name: title }).waitFor()
    await page.getByText("Telephone").waitFor()
    await expect.poll(() => page.getByText("No contact details").count()).toBe(0)
    await expect.poll(() => page.getByText("Last login").count()).toBe(0)
    await expect.poll(() => page.getByRole("button", { name: /Edit profile|Change password/ }).count()).toBe(0)
    await expect.poll(() => page.getByRole("heading", { name: "Where you are signed in" }).count()).toBe(0)

    await page.getByRole("link", { name: "All posts" }).click()
    await page.getByRole("heading", { level: 1, name: `Posts by ${user.name}` }).waitFor()
    await page.getByRole("link", { name: title }).waitFor()
    await visit.goTo(`/user/alum/${user.id}`)
    await page.getByText("This page is for what former pupils want to tell").waitFor()
    await visit.goTo("/user/view/999999")
    await visit.heading("404").waitFor()

    // Stories of one name and day are told apart by their times.
    const { id, email } = await stage.school.account(Role.EDITOR)
    const tess = await stage.school.signIn(email)
    for (const title of ["Net drop", "Net drop", "Once"]) await published(tess, "NewsStory", { title })
    const article = await published(tess, "Article", { title: "Why nets drop" })
    await visit.goTo(`/user/view/${id}`)
    const blog = page.getByRole("region", { name: "Blog posts" }).getByRole("link", { name: "Why nets drop" })
    await expect.poll(() => blog.getAttribute("href")).toBe(`#/blog/view/${article.id}`)
    const dates = page.getByRole("region", { name: "News" }).getByRole("listitem").locator("time")
    await dates.first().waitFor()
    const withTime = (await dates.allTextContents()).map((date) => /\d\d:\d\d$/.test(date))
    expect(withTime).toEqual([false, true, true])
    await visit.end()
  })
})

/** Sets the rule that administrators have only editors' rights before they have added an app. */
const askForApps = (asks: boolean) =>
  stage.school.services.database.write((rows) => rows.query(`UPDATE "site_info" SET "requiresSecondFactor" = ${asks}`))

/** The password rules that are ticked while typing. */
async function rulesMet(page: Page) {
  const hints = await page
    .locator("form [aria-live=polite]")
    .filter({ hasText: "Met." })
    .locator("..")
    .allTextContents()
  return hints.map((hint) => hint.replace(" Met.", ""))
}

describe("one's own page", () => {
  it("is edited in its place, with a picture", async () => {
    const { visit, page, email } = await newcomer("Ned Newcomer")
    await page.getByRole("link", { name: email }).waitFor()
    await page.getByRole("button", { name: "Change e-mail address" }).click()
    await page.getByLabel("New address").waitFor()
    await page.getByRole("button", { name: "Cancel" }).click()
    await page.getByRole("button", { name: "Edit profile" }).click()
    const name = page.getByLabel("Name")
    await expect.poll(() => name.evaluate((input) => input === document.activeElement)).toBe(true)
    await name.fill("Ned Settled")
    await page.getByLabel("Telephone").fill("+44 20 7946 0199")
    await page.getByRole("textbox", { name: "Twitter" }).fill("javascript:alert(1)")
    await page.locator("input[type=file]").setInputFiles(await photo())
    await page.getByLabel("What does the picture show?").fill("Ned, smiling")
    await page.getByRole("button", { name: "Update" }).click()
    await page.getByText("Please give a web address or a user name.").waitFor()
    await page.getByRole("textbox", { name: "Twitter" }).fill("@ned")
    await page.getByRole("textbox", { name: "LinkedIn" }).fill("https://linked.example/in/ned")
    await page.getByRole("button", { name: "Update" }).click()
    await page.getByRole("alert").getByText("Profile Edited Successfully", { exact: true }).waitFor()
    await page.getByRole("heading", { level: 1, name: "Ned Settled" }).waitFor()
    await page.getByRole("link", { name: "+44 20 7946 0199" }).waitFor()
    await page.getByRole("link", { name: "linked.example/in/ned", exact: true }).waitFor()
    await page.locator("dt:text-is('Role') + dd:text-is('Editor')").waitFor()
    await page.getByText("No news stories yet.").waitFor()
    await page.getByText("No blog posts yet.").waitFor()
    await expect.poll(() => page.getByRole("link", { name: "All posts" }).count()).toBe(0)
    await page.getByRole("img", { name: "Ned, smiling" }).waitFor()
    const opener = page.getByRole("button", { name: "Edit profile" })
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
    await visit.end()
  })

  it("signs in with a code of an app too, once it was added, by a recovery code where the phone is lost, and by the password alone once the office took the app away", async () => {
    await askForApps(true)
    onTestFinished(() => askForApps(false))
    const { id, visit, page, email } = await newcomer("Ada Appowner", Role.ADMINISTRATOR)
    const adminLink = page.getByRole("link", { name: "Admin", exact: true })
    await expect.poll(() => adminLink.count()).toBe(0)
    const way = page.getByRole("link", { name: "Sign in with an app's code too" })
    await expect.poll(() => way.getAttribute("href")).toBe("#/user/second-step")
    // Screens that stay closed until then redirect there, too.
    await visit.goTo("/admin")
    await expect.poll(() => page.url()).toMatch(/#\/user\/second-step$/)
    await expect.poll(() => page.title()).toContain("Sign in with an app's code too")
    await page.getByLabel("Your password").fill(password)
    await page.getByRole("button", { name: "Add an app" }).click()
    await page.getByRole("img", { name: "QR code for the app" }).waitFor()
    const shown = (await page.locator("code").textContent()) ?? ""
    expect(shown).toMatch(/^(\w{4} )+\w{1,4}$/)
    const secret = Secret.fromBase32(shown.replaceAll(" ", ""))
    const codeAt = (steps: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })
    await page.getByRole("textbox", { name: "Code" }).fill("000000")
    await page.getByRole("button", { name: "Ask for codes from now on" }).click()
    await page.getByText("This is not the code that your app shows now.").waitFor()
    await page.getByRole("textbox", { name: "Code" }).fill(codeAt(0))
    await page.getByRole("button", { name: "Ask for codes from now on" }).click()
    await page.getByRole("heading", { name: "Keep these codes" }).waitFor()
    await adminLink.first().waitFor()
    const recovery = (await page.getByRole("status").getByRole("listitem").first().textContent()) ?? ""
    await page.getByRole("link", { name: "I have kept them" }).click()
    await page.getByRole("heading", { level: 1, name: "Ada Appowner" }).waitFor()

    for (const code of [() => recovery, () => codeAt(1)]) {
      await page.getByRole("button", { name: "Log out" }).first().click()
      await page.getByRole("link", { name: "Log in" }).first().waitFor()
      await visit.goTo("/login")
      await page.getByLabel("Email").fill(email)
      await page.getByLabel("Password", { exact: true }).fill(password)
      await page.getByRole("button", { name: "Sign In" }).click()
      const asked = page.getByRole("textbox", { name: "Code" })
      await expect.poll(() => asked.evaluate((input) => input === document.activeElement)).toBe(true)
      await asked.fill(code())
      await page.getByRole("button", { name: "Sign In" }).click()
      await visit.signedIn()
    }
    await visit.end()

    await askForApps(false)
    await head.goTo(`/admin/users/${id}`)
    await head.page.getByRole("button", { name: "They have lost the app" }).click()
    await head.page.getByRole("alertdialog").getByRole("button", { name: "Remove authenticator" }).click()
    await head.page.getByRole("alert").getByText("The app is taken away").waitFor()
    await stage.school.signIn(email)
  })

  it("takes a new password by the rules, which ends the other sessions, and lists where one is signed in; each of it can be ended", async () => {
    const { visit, page, email } = await newcomer("Pat Passwordson")
    const elsewhere = await stage.school.signIn(email)
    await page.getByRole("button", { name: "Change password" }).click()
    const old = page.getByLabel("Old password", { exact: true })
    const next = page.getByLabel("New password", { exact: true })
    const again = page.getByLabel("Confirm password", { exact: true })
    const change = page.getByRole("button", { name: "Change", exact: true })
    await page
      .getByText("Must include uppercase and lowercase letters, a number and a special character.", { exact: true })
      .waitFor()
    await page.getByText("Must match the first password input field.", { exact: true }).waitFor()
    await expect.poll(() => rulesMet(page)).toEqual([])
    await expect.poll(() => old.evaluate((input) => input === document.activeElement)).toBe(true)

    await old.fill("Wrong!1234")
    for (const [first, second] of [
      ["short!1A", "other!1A"],
      ["NoSpecial1", "NoSpecial1"],
    ] as const) {
      await next.fill(first)
      await again.fill(second)
      await expect.poll(() => change.isDisabled()).toBe(true)
    }
    await expect
      .poll(() => rulesMet(page))
      .toEqual(["8 to 24 characters.", "Must match the first password input field."])
    await again.fill("NoSpecial2")
    await expect.poll(() => rulesMet(page)).toEqual(["8 to 24 characters."])
    await page.locator("form").evaluate((form: HTMLFormElement) => form.requestSubmit())
    const invalid = page.getByRole("alert").getByText("Invalid Entry", { exact: true })
    await invalid.waitFor()
    await expect
      .poll(() => invalid.evaluate((line) => line.closest("[role=alert]") === document.activeElement))
      .toBe(true)
    await next.fill("Marula!1975")
    await expect.poll(() => invalid.count()).toBe(0)
    await expect
      .poll(() => rulesMet(page))
      .toEqual([
        "8 to 24 characters.",
        "Must include uppercase and lowercase letters, a number and a special character.",
      ])
    await again.fill("Marula!1975")
    await change.click()
    await page.getByText("This is not your password.").waitFor()

    await old.fill(password)
    await change.click()
    await page.getByRole("alert").getByText("Password Updated Successfully", { exact: true }).waitFor()
    expect((await elsewhere.graphql("{ sessions { id } }")).errors).toBeDefined()
    const signInElsewhere = async () => {
      const client = stage.school.visitor()
      await client.signIn(email, "Marula!1975")
      return client
    }
    const phone = await signInElsewhere()
    await page.reload()
    const rows = page.getByRole("region", { name: "Where you are signed in" }).getByRole("listitem")
    await rows.nth(1).waitFor()
    await expect.poll(() => rows.filter({ hasText: "This browser" }).count()).toBe(1)
    await rows.filter({ hasNotText: "This browser" }).getByRole("button").click()
    await page.getByRole("alert").getByText("Session Ended").waitFor()
    await expect.poll(() => rows.count()).toBe(1)
    await expect.poll(() => page.getByRole("button", { name: "End all others" }).count()).toBe(0)
    expect((await phone.graphql("{ sessions { id } }")).errors).toBeDefined()

    const others = [await signInElsewhere(), await signInElsewhere()]
    await page.reload()
    await rows.nth(2).waitFor()
    await page.getByRole("button", { name: "End all others" }).click()
    await page.getByRole("alert").getByText("Other Sessions Ended").waitFor()
    await expect.poll(() => rows.count()).toBe(1)
    for (const other of others) expect((await other.graphql("{ sessions { id } }")).errors).toBeDefined()

    await page.getByRole("button", { name: "End this session and log out" }).click()
    await page.getByRole("link", { name: "Log in" }).first().waitFor()
    await page.waitForURL(/#\/$/)
    await visit.end()
  })
})

it("An administrator gives somebody another password without the old one, and edits their profile", async () => {
  const { id, email, name } = await stage.school.account(Role.EDITOR)
  const { page } = head
  await head.goTo(`/user/view/${id}`)
  await page.getByText(email).waitFor()
  await page.getByText("Never", { exact: true }).waitFor()
  await expect.poll(() => page.getByRole("button", { name: "Change e-mail address" }).count()).toBe(0)
  await page.getByRole("button", { name: "Change password" }).click()
  await page.getByText(`For ${name}`).waitFor()
  await expect.poll(() => page.getByLabel("Old password", { exact: true }).count()).toBe(0)
  await page.getByLabel("New password", { exact: true }).fill("Marula!1975")
  await page.getByLabel("Confirm password", { exact: true }).fill("Marula!1975")
  await page.getByRole("button", { name: "Change", exact: true }).click()
  await page.getByRole("alert").getByText("Password Updated Successfully", { exact: true }).waitFor()
  await stage.school.visitor().signIn(email, "Marula!1975")

  await page.getByRole("button", { name: "Change password" }).click()
  await page.getByRole("button", { name: "Cancel" }).click()
  await page.getByRole("button", { name: "Change password" }).click()
  await page.getByText(`For ${name}`).waitFor()
  await head.goTo("/user/view/1")
  await page.getByRole("button", { name: "Change password" }).waitFor()
  await page.goBack()

  await page.getByRole("button", { name: "Edit profile" }).click()
  await page.getByLabel("Name").fill("Fay Remembers")
  await page.getByRole("textbox", { name: "Instagram" }).fill("@fay")
  await page.getByRole("button", { name: "Update" }).click()
  await page.getByRole("alert").getByText("Profile Edited Successfully", { exact: true }).waitFor()
  await page.getByRole("heading", { level: 1, name: "Fay Remembers" }).waitFor()
  await page.getByText("@fay", { exact: true }).waitFor()
})
