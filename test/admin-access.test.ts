import { stat } from "node:fs/promises"
import { describe, expect, it } from "vitest"
import { Role } from "../server/access/roles.ts"
import { liveClient } from "../server/doors/docs/live-client.ts"
import { published } from "./items.ts"
import { addressOf, password } from "./school.ts"
import { openStage } from "./stage.ts"
import { isFocused, type Visit } from "./visit.ts"

const stage = openStage({ SEED: "school", BACKUP_KEEP: "3" }, async (school) => {
  for (const [name, role] of people) await school.account(role, name)
})

const people = [
  ["Eda Editor", Role.EDITOR],
  ["Hanna Head", Role.ADMINISTRATOR],
  ["Sue Super", Role.SUPERUSER],
] as const

const hashOf = ({ page }: Visit) => new URL(page.url()).hash.slice(1)

describe("the admin area and the user area", () => {
  it("send visitors to sign in and back to the screen they asked for, and admit editors to the user area only", async () => {
    const visit = await stage.visit()
    const { page } = visit
    // An item, an unknown path, and a query.
    for (const path of ["/user/posts/1", "/user/nothing", "/admin/users?q=hanna"]) {
      await visit.goTo(path)
      await page.waitForURL(/#\/login$/)
    }
    await visit.signInHere(addressOf("Hanna Head"))
    await visit.titled("Users")
    await expect.poll(() => hashOf(visit)).toBe("/admin/users?q=hanna")

    await page.getByRole("link", { name: "Admin" }).first().click()
    await visit.titled("Dashboard")
    await visit.heading("On the site").waitFor()
    await expect.poll(() => page.getByText(/backup/i).count()).toBe(0)
    const menu = page.getByRole("navigation", { name: "Admin" })
    const specified = ["Dashboard", "Users", "Orders", "Products", "Committees", "Dates", "Inbox"]
    await expect
      .poll(() => menu.getByRole("link").allTextContents())
      .toEqual([...specified, "Approvals", "Content", "Consent", "Notices", "Activity", "Health", "Site"])
    await menu.getByRole("link", { name: "Products" }).click()
    await visit.titled("Products")
    await expect.poll(() => menu.locator("[aria-current=page]").allTextContents()).toEqual(["Products"])
    await expect.poll(() => page.title()).toContain("Products")
    // A screen for superusers only.
    await visit.goTo("/admin/programs/add")
    await visit.heading("404").waitFor()

    // An editor may enter the user area only.
    await page.getByRole("button", { name: "Log out" }).first().click()
    await page.getByRole("link", { name: "Log in" }).first().waitFor()
    await visit.signInAs("Eda Editor", "/admin/site/name")
    await visit.titled("Unauthorized")
    await expect.poll(() => hashOf(visit)).toBe("/unauthorized")
    await expect.poll(() => visit.page.getByRole("link", { name: "Admin" }).count()).toBe(0)
    await visit.goTo("/user/posts/1")
    await visit.titled(/^Posts by /)
    await visit.end()
  })
})

const keeper = stage.shared("Sue Super", "endRefused")

it("The dashboard shows a superuser the last backup, and downloads it", async () => {
  const { page } = keeper
  await keeper.goTo("/admin")
  await page.getByText("No backup has been taken yet.").waitFor()
  await stage.school.services.backups.backUpIfDue()
  await page.reload()
  await page.getByText(/^Last backup: Today, \d\d:\d\d$/).waitFor()
  const download = page.getByRole("button", { name: /^Download the last backup \(\d+\.\d MB\)$/ })
  const [saved] = await Promise.all([page.waitForEvent("download"), download.click()])
  expect(saved.suggestedFilename()).toMatch(/^nightly-.*\.tar$/)
  const { size } = await stat(await saved.path())
  expect(size).toBeGreaterThan(5e6)
  await page.getByRole("button", { name: `(${(size / 1e6).toFixed(1)} MB)` }).waitFor()
})

describe("programs that a superuser manages", () => {
  const open = async (path: string) => {
    await keeper.page.context().grantPermissions(["clipboard-read", "clipboard-write"])
    await keeper.goTo(path)
    return keeper
  }
  const copied = async ({ page }: Visit) => {
    await page.getByRole("button", { name: "Copy" }).click()
    await page.getByRole("alert").getByText("Copied").waitFor()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  /** The lists of the office that refuse the program. */
  const refusedTo = async (token: string) => {
    const client = stage.school.visitor()
    client.accessToken = token
    const lists = ["notices", "enquiries"]
    const answers = await Promise.all(lists.map((list) => client.graphql(`{ ${list} { total } }`)))
    return lists.filter((_, index) => answers[index]?.errors)
  }

  it("get a token that is shown once, keep it through changes, and lose it when it is revoked", async () => {
    const visit = await open("/admin/programs/add")
    const { page } = visit
    await page.getByLabel("Name").fill("The hall display")
    await page.getByLabel("Notices").selectOption("READ")
    await page
      .getByLabel("Highest role")
      .selectOption({ label: "Administrator: edits everything, and reads what families send" })
    await visit.press("Make the token")
    await expect.poll(() => page.getByText("This token is shown only now").evaluate(isFocused)).toBe(true)
    const token = await copied(visit)
    expect(token).toMatch(/^japrog_[\w-]{43}$/)
    expect(await refusedTo(token)).toEqual(["enquiries"])
    await page.getByRole("link", { name: "I have kept it" }).click()
    await page.getByText("Reads notices.").waitFor()
    await expect.poll(() => page.getByText(token).count()).toBe(0)

    await page.getByRole("link", { name: "Change The hall display" }).click()
    await expect
      .poll(() => page.getByLabel("Its token ends").locator("option:checked").textContent())
      .toMatch(/^Unchanged: /)
    await page.getByLabel("Enquiries").selectOption("READ")
    await page.getByLabel("Its token ends").selectOption({ label: "30 days from now" })
    await visit.press("Update")
    await page.getByText("Reads notices and enquiries.").waitFor()
    expect(await refusedTo(token)).toEqual([])

    const justNow = new Date(Date.now() - 60_000).toISOString()
    await stage.school.services.database.write((rows) => rows.query(`UPDATE "programs" SET "endsAt" = '${justNow}'`))
    await page.reload()
    await page.getByRole("heading", { name: "The hall display Ended" }).waitFor()

    await page.getByRole("button", { name: "Revoke the token of The hall display" }).click()
    const dialog = page.getByRole("alertdialog")
    await dialog.getByLabel("Your password", { exact: true }).fill("Wrong1!word")
    await dialog.getByRole("button", { name: "Revoke" }).click()
    await dialog.getByText("This is not your password.").waitFor()
    await dialog.getByLabel("Your password", { exact: true }).fill(password)
    await visit.loseAnswer(/revokeProgram/)
    await dialog.getByRole("button", { name: "Revoke" }).click()
    await dialog.getByText("The server did not answer.").waitFor()
    await dialog.getByRole("button", { name: "Revoke" }).click()
    await page.getByText("No program has a token yet.").waitFor()
  })

  it("have webhooks that check their address, send calls again and renew their secret", async () => {
    const visit = await open("/admin/programs/webhooks/add")
    const { page } = visit
    const address = page.getByLabel("Address")
    await address.fill("http://127.0.0.1/hook")
    await visit.press("Add the webhook")
    const events = page.getByRole("group", { name: "Events it receives" })
    await events.getByText("Please choose at least one event.").waitFor()
    await page.getByLabel("News stories").check()
    await visit.press("Add the webhook")
    await page.getByText("Please give an address that begins with https://, without a password.").first().waitFor()
    await expect.poll(() => address.getAttribute("aria-invalid")).toBe("true")
    await address.fill("https://127.0.0.1/hook")
    await visit.press("Add the webhook")
    const secret = await copied(visit)
    const receiver = await page.getByRole("link", { name: "How a receiver does it" }).getAttribute("href")
    expect((await fetch(stage.school.url + receiver)).status).toBe(200)
    await page.getByRole("link", { name: "I have kept it" }).click()

    await page.getByText("Not called yet.").waitFor()
    await page.getByRole("button", { name: "Try https://127.0.0.1/hook" }).click()
    const refused = page.getByText("The address is not one of the internet with https: nothing was sent.")
    await page.getByText(/^Last called/).click()
    await refused.waitFor()
    await expect.poll(() => page.getByText("tried 1 times").count()).toBe(0)
    await page.getByText(/^Nothing gets through since today \d/).waitFor()
    await page.getByRole("button", { name: /^Send again test/ }).click()
    await visit.hasToast("Sent again")

    await page.getByRole("link", { name: "Change https://127.0.0.1/hook" }).click()
    await page.getByRole("button", { name: "Renew the secret" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Renew" }).click()
    await page.getByText("Calls are signed with the one before too").waitFor()
    const renewed = await copied(visit)
    expect([renewed.slice(0, 6), renewed === secret]).toEqual(["whsec_", false])

    await visit.goTo("/admin/programs/webhooks")
    await visit.loseAnswer(/switchWebhook/)
    await page.getByRole("button", { name: "Switch off https://127.0.0.1/hook" }).click()
    await page.getByText(/^Off, since today \d/).waitFor()
    await page.getByRole("button", { name: "Delete https://127.0.0.1/hook" }).click()
    await page.getByRole("alertdialog").getByLabel("Your password", { exact: true }).fill(password)
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
    await page.getByText("No webhooks yet.").waitFor()
  })
})

describe("the developer portal", () => {
  it("tries REST calls by keyboard on a phone, and asks before one that writes", async () => {
    const { page } = keeper
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(`${stage.school.url}/docs/rest`)
    await page.getByRole("button", { name: "Use my session" }).press("Enter")
    await page.getByText("The calls are sent as Sue Super").waitFor()
    /** Opens the form that tries a call, and fills in its id. */
    const opened = async (call: string, id: string) => {
      const tried = page.locator("[data-call]").filter({ hasText: `Try it ${call}` })
      await tried.locator("summary").press("Enter")
      if (call.startsWith("DELETE")) await expect.poll(() => tried.getByLabel("id").inputValue()).toBe("")
      await tried.getByLabel("id").fill(id)
      return tried
    }
    const named = await opened("GET /pages/view/{id}", "a/b?c")
    await named.getByLabel("id").press("Enter")
    await named.getByText("GET /pages/view/a%2Fb%3Fc was answered with 404").waitFor()

    const ofList = page.locator("summary", { hasText: /^Try it GET \/news$/ })
    const listing = page.locator("[data-call]").filter({ has: ofList })
    await listing.locator("summary").press("Enter")
    await listing.getByLabel("page, optional", { exact: true }).fill("")
    await listing.getByLabel("perPage, optional").fill("1")
    await listing.getByRole("button", { name: "Send" }).press("Enter")
    await listing.getByText("GET /news?perPage=1 was answered with 200").waitFor()
    await expect
      .poll(() => listing.getByLabel("The answer").textContent())
      .toMatch(/^link: .+\nratelimit|^link: .+\nx-total-count: \d+\n\{/)

    const deleting = await opened("DELETE /news/delete/{id}", "2")
    await deleting.getByRole("button", { name: "Send…" }).press("Enter")
    const question = page.getByRole("alertdialog", { name: "Send DELETE /news/delete/2?" })
    await question.getByRole("button", { name: "Cancel" }).press("Enter")
    await expect.poll(() => question.count()).toBe(0)
    expect((await stage.school.visitor().rest("GET", "/news/view/2")).status).toBe(200)
    await deleting.getByRole("button", { name: "Send…" }).press("Enter")
    await question.getByRole("button", { name: "Send" }).press("Enter")
    await deleting.getByText("DELETE /news/delete/2 was answered with 200").waitFor()
    expect((await stage.school.visitor().rest("GET", "/news/view/2")).status).toBe(404)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  it("shows code that follows the live stream in a browser", async () => {
    const visit = await stage.visit()
    const { page } = visit
    const opened = page.waitForResponse(/\/events\/live$/)
    await page.evaluate(liveClient)
    await opened
    const consoleMessage = page.waitForEvent("console", (message) => message.text().startsWith("published NEWS_STORY"))
    const { id } = await published(await stage.school.signedIn(Role.EDITOR), "NewsStory")
    expect((await consoleMessage).text()).toMatch(new RegExp(`NEWS_STORY ${id} \\S+/news/view/${id} `))
    await visit.endWithLogged(/^log: published NEWS_STORY/)
  })
})
