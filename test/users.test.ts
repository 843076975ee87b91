import { Secret, TOTP } from "otpauth"
import type { Page } from "playwright-core"
import { describe, expect, it, onTestFinished } from "vitest"
import { Role } from "../server/access/roles.ts"
import { published } from "./items.ts"
import { password } from "./school.ts"
import { choosePicture, hireStaff } from "./staff.ts"
import { openStage } from "./stage.ts"
import { isFocused } from "./visit.ts"

const stage = openStage({}, hireStaff)

const head = stage.shared("Hanna Head")

/** A new user, signed in, on their own page. */
async function newcomer(name: string, role = Role.EDITOR) {
  const { id, email } = await stage.school.account(role, name)
  const visit = await stage.signedIn(name, `/user/view/${id}`)
  await visit.titled(name)
  return { id, email, visit, page: visit.page }
}

it("A colleague's page shows contact details and what they published, and nothing to edit", async () => {
  const { id, email, name } = await stage.school.account(Role.EDITOR)
  const tess = await stage.school.signIn(email)
  await tess.call("editUser", { id, input: { telephone: "0700 4711" } })
  // Stories with the same title and day are told apart by their times.
  for (const title of ["Net drop", "Net drop", "Once"]) await published(tess, "NewsStory", { title })
  const article = await published(tess, "Article", { title: "Why nets drop" })
  const visit = await stage.signedIn("Eli Editor", `/user/view/${id}`)
  const { page } = visit
  await visit.titled(name)
  await page.getByRole("link", { name: "0700 4711" }).waitFor()
  await expect.poll(() => page.getByText("Last login").count()).toBe(0)
  await expect.poll(() => page.getByRole("button", { name: /Edit profile|Change password/ }).count()).toBe(0)
  await expect.poll(() => page.getByRole("heading", { name: "Where you are signed in" }).count()).toBe(0)
  const blog = page.getByRole("region", { name: "Blog posts" }).getByRole("link", { name: "Why nets drop" })
  await expect.poll(() => blog.getAttribute("href")).toBe(`#/blog/view/${article.id}`)
  const dates = page.getByRole("region", { name: "News" }).getByRole("listitem").locator("time")
  await dates.first().waitFor()
  const withTime = (await dates.allTextContents()).map((date) => /\d\d:\d\d$/.test(date))
  expect(withTime).toEqual([false, true, true])

  await page.getByRole("link", { name: "All posts" }).click()
  await visit.titled(`Posts by ${name}`)
  await page.getByRole("link", { name: "Once" }).waitFor()
  await visit.goTo(`/user/alum/${id}`)
  await page.getByText("This page is for what former pupils want to tell").waitFor()
  await visit.goTo("/user/view/999999")
  await visit.heading("404").waitFor()
  await visit.end()
})

/** Sets the rule that administrators have only editors' rights before they have added an app. */
const requireApps = (isOn: boolean) =>
  stage.school.services.database.write((rows) => rows.query(`UPDATE "site_info" SET "requiresSecondFactor" = ${isOn}`))

/** The password rules that are ticked while typing. */
async function rulesMet(page: Page) {
  const hints = await page
    .locator("main form [aria-live=polite]")
    .filter({ hasText: "Met." })
    .locator("..")
    .allTextContents()
  return hints.map((hint) => hint.replace(" Met.", ""))
}

describe("a user's own page", () => {
  it("is edited in place, with a picture", async () => {
    const { visit, page, email } = await newcomer("Ned Newcomer")
    await page.getByRole("link", { name: email }).waitFor()
    await visit.press("Change email address")
    await page.getByLabel("New address").fill("ned@example.com")
    await page.keyboard.press("Enter")
    await page.getByText("Please type your password.").waitFor()
    await page.getByLabel("Your password", { exact: true }).fill("not this one")
    await page.keyboard.press("Enter")
    await page.getByText("This is not your password.").waitFor()
    await visit.press("Cancel")
    await visit.press("Edit profile")
    await expect.poll(() => page.getByLabel("Name").evaluate(isFocused)).toBe(true)
    await page.getByLabel("Name").fill("Ned Settled")
    await page.getByLabel("Telephone").fill("+44 20 7946 0199")
    await page.getByRole("textbox", { name: "Twitter" }).fill("javascript:alert(1)")
    await choosePicture(visit, "Ned, smiling")
    await visit.press("Update")
    await page.getByText("Please give a web address or a user name.").waitFor()
    await page.getByRole("textbox", { name: "Twitter" }).fill("@ned")
    await visit.press("Update")
    await visit.hasToast("Profile Edited Successfully")
    await visit.titled("Ned Settled")
    await page.getByRole("link", { name: "+44 20 7946 0199" }).waitFor()
    await page.locator("dt:text-is('Role') + dd:text-is('Editor')").waitFor()
    await page.getByText("No news stories yet.").waitFor()
    await page.getByRole("img", { name: "Ned, smiling" }).waitFor()
    await expect.poll(() => page.getByRole("button", { name: "Edit profile" }).evaluate(isFocused)).toBe(true)
    await visit.end()
  })

  it("adds an authenticator app, which then gives the codes to sign in until the office removes it", async () => {
    await requireApps(true)
    onTestFinished(() => requireApps(false))
    const { id, visit, page, email } = await newcomer("Ada Appowner", Role.ADMINISTRATOR)
    const adminLink = page.getByRole("link", { name: "Admin", exact: true })
    await expect.poll(() => adminLink.count()).toBe(0)
    const link = page.getByRole("link", { name: "Sign in with an app’s code too" })
    await expect.poll(() => link.getAttribute("href")).toBe("#/user/second-step")
    // Screens that stay closed until then redirect there, too.
    await visit.goTo("/admin")
    await expect.poll(() => page.url()).toMatch(/#\/user\/second-step$/)
    await expect.poll(() => page.title()).toContain("Sign in with an app’s code too")
    await page.getByLabel("Your password").fill(password)
    await visit.press("Add an app")
    await page.getByRole("img", { name: "QR code for the app" }).waitFor()
    const shown = (await page.locator("code").textContent()) ?? ""
    expect(shown).toMatch(/^(\w{4} )+\w{1,4}$/)
    const secret = Secret.fromBase32(shown.replaceAll(" ", ""))
    const codeAt = (steps: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })
    await page.getByRole("textbox", { name: "Code" }).fill("000000")
    await visit.press("Ask for codes from now on")
    await page.getByText("This is not the code that your app shows now.").waitFor()
    await page.getByRole("textbox", { name: "Code" }).fill(codeAt(0))
    await visit.press("Ask for codes from now on")
    await page.getByRole("heading", { name: "Keep these codes" }).waitFor()
    await adminLink.first().waitFor()
    const recovery = (await page.getByRole("status").getByRole("listitem").first().textContent()) ?? ""
    await page.getByRole("link", { name: "I have kept them" }).click()
    await visit.titled("Ada Appowner")

    for (const code of [() => recovery, () => codeAt(1)]) {
      await page.getByRole("button", { name: "Log out" }).first().click()
      await page.getByRole("link", { name: "Log in" }).first().waitFor()
      await visit.goTo("/login")
      await page.getByLabel("Email").fill(email)
      await page.getByLabel("Password", { exact: true }).fill(password)
      await page.getByRole("button", { name: "Sign In" }).click()
      const codeField = page.getByRole("textbox", { name: "Code" })
      await expect.poll(() => codeField.evaluate(isFocused)).toBe(true)
      await codeField.fill(code())
      await page.getByRole("button", { name: "Sign In" }).click()
      await visit.signedIn()
    }
    await visit.end()

    await requireApps(false)
    await head.goTo(`/admin/users/${id}`)
    await head.unfold("Sign-in")
    await head.page.getByRole("button", { name: "They have lost the app" }).click()
    await head.page.getByRole("alertdialog").getByRole("button", { name: "Remove authenticator" }).click()
    await head.page.getByRole("alert").getByText("The app is removed").waitFor()
    await stage.school.signIn(email)
  })

  it("changes the password by the rules, and lists sessions that can each be ended", async () => {
    const { id, visit, page, email } = await newcomer("Pat Passwordson", Role.REGULAR)
    await visit.goTo("/user")
    await page.waitForURL(`**/#/user/view/${id}`)
    await visit.press("Change password")
    const old = page.getByLabel("Old password", { exact: true })
    const next = page.getByLabel("New password", { exact: true })
    const again = page.getByLabel("Confirm password", { exact: true })
    const change = page.getByRole("button", { name: "Change", exact: true })
    await page
      .getByText("Must include uppercase and lowercase letters, a number and a special character.", { exact: true })
      .waitFor()
    await page.getByText("Must match the first password input field.", { exact: true }).waitFor()
    await expect.poll(() => rulesMet(page)).toEqual([])
    await expect.poll(() => old.evaluate(isFocused)).toBe(true)

    await old.fill("Wrong!1234")
    await next.fill("NoSpecial1")
    await again.fill("NoSpecial1")
    await expect.poll(() => change.isDisabled()).toBe(true)
    await expect
      .poll(() => rulesMet(page))
      .toEqual(["8 to 24 characters.", "Must match the first password input field."])
    await again.fill("NoSpecial2")
    await expect.poll(() => rulesMet(page)).toEqual(["8 to 24 characters."])
    await page.locator("main form").evaluate((form: HTMLFormElement) => form.requestSubmit())
    const invalid = page.getByRole("alert").filter({ hasText: "Invalid Entry" })
    await expect.poll(() => invalid.evaluate(isFocused)).toBe(true)
    await next.fill("Marula!1975")
    await expect.poll(() => invalid.count()).toBe(0)
    await again.fill("Marula!1975")
    await change.click()
    await page.getByText("This is not your password.").waitFor()
    await old.fill(password)
    await change.click()
    await visit.hasToast("Password Updated Successfully")

    const elsewhere = [stage.school.visitor(), stage.school.visitor(), stage.school.visitor()]
    for (const client of elsewhere) await client.signIn(email, "Marula!1975")
    await page.reload()
    const rows = page.getByRole("region", { name: "Where you are signed in" }).getByRole("listitem")
    await rows.nth(3).waitFor()
    await expect.poll(() => rows.filter({ hasText: "This browser" }).count()).toBe(1)
    await rows.filter({ hasNotText: "This browser" }).first().getByRole("button").click()
    await visit.hasToast("Session Ended")
    await expect.poll(() => rows.count()).toBe(3)
    await visit.press("End all others")
    await visit.hasToast("Other Sessions Ended")
    await expect.poll(() => rows.count()).toBe(1)
    await expect.poll(() => page.getByRole("button", { name: "End all others" }).count()).toBe(0)
    for (const client of elsewhere) expect((await client.graphql("{ sessions { id } }")).errors).toBeDefined()
    await visit.press("End this session and log out")
    await page.getByRole("link", { name: "Log in" }).first().waitFor()
    await page.waitForURL(/#\/$/)
    await visit.end()
  })
})

it("An administrator resets a password without the old one, and a profile keeps a colleague's edit", async () => {
  const { id, email, name } = await stage.school.account(Role.EDITOR)
  const { page } = head
  await head.goTo(`/user/view/${id}`)
  await page.getByText("Never", { exact: true }).waitFor()
  await expect.poll(() => page.getByRole("button", { name: "Change email address" }).count()).toBe(0)
  await head.press("Change password")
  await page.getByText(`For ${name}`).waitFor()
  await expect.poll(() => page.getByLabel("Old password", { exact: true }).count()).toBe(0)
  await page.getByLabel("New password", { exact: true }).fill("Marula!1975")
  await page.getByLabel("Confirm password", { exact: true }).fill("Marula!1975")
  await head.press("Change")
  await head.hasToast("Password Updated Successfully")
  await stage.school.visitor().signIn(email, "Marula!1975")
  await head.press("Edit profile")
  await page.getByLabel("Name").fill("Fay Remembers")
  const other = await stage.school.signedIn(Role.ADMINISTRATOR)
  await other.call("editUser", { id, input: { telephone: "0700 4711" } })
  await page.getByRole("textbox", { name: "Instagram" }).fill("@fay")
  await head.press("Update")
  await head.hasToast("Profile Edited Successfully")
  await head.titled("Fay Remembers")
  await page.getByText("@fay", { exact: true }).waitFor()
  // What was changed while the form was open stays.
  await page.getByText("0700 4711", { exact: true }).waitFor()
})
