import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { Role } from "../server/access/roles.ts"
import type { Client } from "./client.ts"
import { deferred } from "./deferred.ts"
import { password } from "./school.ts"
import { openStage } from "./stage.ts"

let office: Client

const stage = openStage({ SEED: "school" }, async (school) => {
  office = await school.signedIn(Role.ADMINISTRATOR, "Olga Office")
})

/** Holds back the page's scripts until released. */
async function delayScripts(page: Page, scripts: string) {
  const gate = deferred()
  await page.route(scripts, async (route) => {
    await gate.promise
    await route.continue()
  })
  return gate.resolve
}

const appScripts = "**/main-*.js"

/** A page at its real address whose scripts have not loaded yet, or only the one that waits for the app's. */
async function openBeforeScripts(path: string, scripts = "**/*.js") {
  const visit = await stage.visit()
  const release = await delayScripts(visit.page, scripts)
  await visit.page.goto(`${stage.school.url}${path}`, { waitUntil: scripts === appScripts ? "load" : "commit" })
  const come = async () => {
    release()
    await visit.page.waitForURL((url) => url.hash === `#${path}`)
    await visit.quiet()
  }
  return { visit, page: visit.page, come }
}

describe("text that is typed before the scripts load", () => {
  it("is sent from the contact form, by an early press of the button", async () => {
    const { visit, page, come } = await openBeforeScripts("/contact", appScripts)
    const form = page.locator("main form")
    await form.getByLabel("Name").fill("Early Parent")
    await form.getByLabel("Contact email").fill("early@example.com")
    await form.getByLabel("Message").fill("I was faster than the line.")
    await form.getByLabel("Phone number").fill("+44 20 7946 0199")
    await page.getByRole("button", { name: "Send" }).click()
    const late = page.getByText("This page is still loading, so nothing can be sent yet.")
    await late.waitFor({ state: "hidden" })
    await page.emulateMedia({ reducedMotion: "no-preference" })
    await late.evaluate((note) => note.getAnimations()[0]?.finish())
    await late.waitFor()
    await come()
    await late.waitFor({ state: "detached" })
    await page.getByRole("alert").getByText("Message Sent", { exact: true }).waitFor()
    const { data } = await office.request("{ enquiries { items { senderName senderEmail senderPhone inquiry } } }")
    expect(data.enquiries.items[0]).toEqual({
      senderName: "Early Parent",
      senderEmail: "early@example.com",
      senderPhone: "+44 20 7946 0199",
      inquiry: "I was faster than the line.",
    })
    await visit.end()
  })

  it("signs the user in, and survives an early press of the button", async () => {
    const { visit, page, come } = await openBeforeScripts("/login")
    await page.getByLabel("Email").fill("olga.office@jacarandahill.example")
    await page.getByLabel("Password", { exact: true }).fill(password)
    await page.getByRole("button", { name: "Sign In" }).click()
    await come()
    await expect.poll(() => page.getByLabel("Password", { exact: true }).and(page.locator(":focus")).count()).toBe(0)
    await page.getByRole("button", { name: "Sign In" }).click()
    await page.getByRole("button", { name: "Log out" }).first().waitFor()
    await visit.end()
  })

  it("is searched for at once, without scripts", async () => {
    const { visit, page } = await openBeforeScripts("/search")
    await page.getByLabel("What are you looking for?").fill("chess")
    await page.getByRole("main").getByRole("button", { name: "Search", exact: true }).click({ noWaitAfter: true })
    await page.getByText("for “chess”").waitFor()
    await visit.end()
  })
})

it("Headings stay in place while the scripts load", async () => {
  for (const path of ["/dates", "/fees"]) {
    const { visit, page, come } = await openBeforeScripts(path)
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
    await visit.end()
  }
})

it("A menu pressed before the app has loaded opens once it has", async () => {
  const { visit, page, come } = await openBeforeScripts("/news", appScripts)
  const about = page.getByRole("banner").getByRole("button", { name: "About", exact: true })
  await about.click()
  await expect.poll(() => about.getAttribute("aria-expanded")).not.toBe("true")
  await come()
  await expect.poll(() => about.getAttribute("aria-expanded")).toBe("true")
  await visit.end()
})
it("A form without scripts says that it needs them, and how to reach the school", async () => {
  const visit = await stage.visit({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  const head = await stage.school.signedIn(Role.ADMINISTRATOR)
  const { id } = await head.call("addChild", { input: { name: "Zawadi".padEnd(90, "wa"), form: "" } })
  const link = new URL(await head.call("shareConsentLink", { id, language: "EN" }, ""))
  for (const path of ["/contact", "/apply", "/events/view/1", link.pathname + link.search]) {
    await visit.page.goto(`${stage.school.url}${path}`)
    const main = visit.page.getByRole("main")
    await main.getByRole("heading", { name: "The form needs scripts" }).waitFor()
    await expect.poll(() => visit.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
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
