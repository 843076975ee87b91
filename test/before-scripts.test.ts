import type { Page } from "playwright-core"
import { describe, expect, it, onTestFinished } from "vitest"
import { Role } from "../server/access/roles.ts"
import type { Client } from "./client.ts"
import { password } from "./school.ts"
import { openStage } from "./stage.ts"

let office: Client

const stage = openStage({ SEED: "school" }, async (school) => {
  office = await school.signedIn(Role.ADMINISTRATOR, "Olga Office")
})

const visit = stage.sharedVisit()

/** Holds back the page's scripts until released, or until the test is over. */
async function delayScripts(page: Page, scripts: string) {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(scripts, async (route) => {
    await gate
    await route.continue()
  })
  return async () => {
    release()
    await page.unroute(scripts)
  }
}

/** Opens a page at its real address, and returns a function that lets its scripts load. */
async function openBeforeScripts(path: string, scripts = "**/*.js") {
  const { page } = visit
  await page.context().clearCookies()
  const release = await delayScripts(page, scripts)
  onTestFinished(release)
  await page.goto(`${stage.school.url}${path}`, { waitUntil: "commit" })
  return async () => {
    await release()
    await page.waitForURL((url) => url.hash === `#${path}`)
    await visit.quiet()
  }
}

describe("text that is typed before the scripts load", () => {
  it("is sent from the contact form", async () => {
    const { page } = visit
    const come = await openBeforeScripts("/contact")
    const form = page.locator("main form")
    await form.getByLabel("Name").fill("Early Parent")
    await form.getByLabel("Contact email").fill("early@example.com")
    await form.getByLabel("Message").fill("I was faster than the line.")
    await come()
    await form.getByLabel("Phone number").fill("+44 20 7946 0199")
    await page.getByRole("button", { name: "Send" }).click()
    await page.getByRole("alert").getByText("Message Sent", { exact: true }).waitFor()
    const { data } = await office.request("{ enquiries { items { senderName senderEmail senderPhone inquiry } } }")
    expect(data.enquiries.items[0]).toEqual({
      senderName: "Early Parent",
      senderEmail: "early@example.com",
      senderPhone: "+44 20 7946 0199",
      inquiry: "I was faster than the line.",
    })
  })

  it("signs the user in, and survives an early press of the button", async () => {
    const { page } = visit
    const come = await openBeforeScripts("/login")
    await page.getByLabel("Email").fill("olga.office@jacarandahill.example")
    await page.getByLabel("Password", { exact: true }).fill(password)
    await page.getByRole("button", { name: "Sign In" }).click()
    await come()
    await expect.poll(() => page.getByLabel("Password", { exact: true }).and(page.locator(":focus")).count()).toBe(0)
    await page.getByRole("button", { name: "Sign In" }).click()
    await page.getByRole("button", { name: "Log out" }).first().waitFor()
  })

  it("is searched for at once, without scripts", async () => {
    const { page } = visit
    await openBeforeScripts("/search")
    await page.getByLabel("What are you looking for?").fill("chess")
    await page.getByRole("main").getByRole("button", { name: "Search", exact: true }).click({ noWaitAfter: true })
    await page.getByText("for “chess”").waitFor()
  })
})

it("Headings stay in place while the scripts load", async () => {
  for (const path of ["/dates", "/fees"]) {
    const { page } = visit
    const come = await openBeforeScripts(path)
    await page.getByRole("contentinfo").waitFor()
    await page.evaluate(() => document.fonts.ready.then(() => true))
    const places = () =>
      page
        .locator("main h2")
        .evaluateAll((all) => all.map((heading) => Math.round(heading.getBoundingClientRect().top + scrollY)))
    const before = await places()
    await come()
    await expect.poll(() => page.getByRole("banner").getByRole("button", { name: "About" }).isEnabled()).toBe(true)
    await expect.poll(places, { message: path }).toEqual(before)
  }
})

it("A menu pressed before the app has loaded opens once it has", async () => {
  const { page } = visit
  const come = await openBeforeScripts("/news", "**/main-*.js")
  const about = page.getByRole("banner").getByRole("button", { name: "About", exact: true })
  await page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => /index-.*js/.test(name)))
  await about.click()
  await expect.poll(() => about.getAttribute("aria-expanded")).not.toBe("true")
  await come()
  await expect.poll(() => about.getAttribute("aria-expanded")).toBe("true")
})

it("A form without scripts says that it needs them, and how to reach the school", async () => {
  const visit = await stage.visit({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  const head = await stage.school.signedIn(Role.ADMINISTRATOR)
  const { id } = await head.call("addChild", { input: { name: "Zawadi Child", form: "" } })
  const link = new URL(await head.call("shareConsentLink", { id, language: "EN" }, ""))
  for (const path of ["/contact", "/apply", "/events/view/1", link.pathname + link.search]) {
    await visit.page.goto(`${stage.school.url}${path}`)
    const main = visit.page.getByRole("main")
    await main.getByRole("heading", { name: "The form needs scripts" }).waitFor()
    const contacts = await main.locator("noscript a").allTextContents()
    expect(contacts).toEqual(["020 7946 0174", "office@jacarandahill.example"])
    await expect.poll(() => visit.page.getByRole("button", { name: "Menu" }).isVisible()).toBe(false)
    await expect.poll(() => main.getByRole("button").filter({ visible: true }).count()).toBe(0)
  }
  await visit.page.setViewportSize({ width: 1280, height: 740 })
  await visit.page.getByRole("banner").getByRole("button", { name: "About" }).hover()
  await visit.page.getByRole("banner").getByRole("link", { name: "Welcome" }).click()
  await visit.page.waitForURL("**/welcome")
  await visit.end()
})
