import type { IncomingMessage, ServerResponse } from "node:http"
import type { BrowserContextOptions, Locator, Page, Request } from "playwright-core"
import { describe, expect, it } from "vitest"
import { Role } from "../server/access/roles.ts"
import { isApi, operationOf } from "./api-requests.ts"
import type { Client } from "./client.ts"
import { published } from "./items.ts"
import { openStage } from "./stage.ts"
import { isFocused, type Visit } from "./visit.ts"

let head: Client

const stage = openStage({ SEED: "school" }, async (school) => {
  head = await school.signedIn(Role.ADMINISTRATOR, "Hanna Head")
})

const visit = stage.sharedVisit()

const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
}

/** Goes to the events by the menu, which is a bar with panels on wide screens and a sheet on narrow ones. */
async function goByMenu({ page }: Visit, opener: string, press: (what: Locator) => Promise<void>) {
  await press(page.getByRole("banner").getByRole("button", { name: opener }))
  await press(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Events" }))
  await page.getByRole("heading", { level: 1, name: "Events" }).waitFor()
}

describe("a parent who searches", () => {
  it("finds a story on a phone, and returns to the search by going back, which closes an open menu first", async () => {
    const visit = await stage.visit(phone)
    const { page } = visit
    const menu = page.getByRole("dialog", { name: "Menu" })
    await visit.goTo("/contact")
    await page.getByRole("button", { name: "Menu" }).tap()
    await menu.getByRole("link", { name: "020 7946 0174" }).waitFor()
    await page.goBack()
    await menu.waitFor({ state: "detached" })
    await visit.titled("Contact Us")
    await page.getByRole("button", { name: "Menu" }).tap()
    await menu.waitFor()
    await page.reload()
    await visit.titled("Contact Us")
    await expect.poll(() => page.evaluate(() => history.state.usr)).toBe(null)
    await page.getByLabel("Message").fill("Is there a bus from the river?")
    await page.getByRole("button", { name: "Menu" }).tap()
    await menu.getByRole("link", { name: "Home", exact: true }).tap()
    await visit.titled("Curious, kind, unafraid.")
    await page.goBack()
    await visit.titled("Contact Us")
    await goByMenu(visit, "Menu", (what) => what.tap())
    await visit.goTo("/")
    await page.getByRole("button", { name: "Menu" }).tap()
    await menu.getByRole("searchbox", { name: "Keyword" }).fill("flagpole shadow")
    await menu.getByRole("button", { name: "Search", exact: true }).tap()
    await page.getByRole("heading", { level: 1, name: "Search" }).and(page.locator(":focus")).waitFor()
    await page.getByRole("main").getByRole("link", { name: "Form 5 measured the shadow" }).tap()
    await page
      .getByRole("heading", { level: 1, name: "Form 5 measured the shadow" })
      .and(page.locator(":focus"))
      .waitFor()
    await page.getByText("Kwame had a better idea").waitFor()
    await page.goBack()
    await page.getByRole("status").getByText("for “flagpole shadow”").waitFor()
    const field = page.getByRole("searchbox", { name: "What are you looking for?" })
    await expect.poll(() => field.inputValue()).toBe("flagpole shadow")
    await visit.end()
  })

  it("can type at once, reads a short answer, and sees common searches where nothing is found", async () => {
    const { page } = visit
    await goByMenu(visit, "News & Events", (what) => what.click())
    for (const [link, field] of [...fields, ...fields]) {
      await page.getByRole("banner").getByRole("link", { name: link }).click()
      await page.getByLabel(field).and(page.locator(":focus")).waitFor()
    }
    await page
      .getByRole("banner")
      .getByRole("link", { name: /Home page/ })
      .click()
    await page.getByRole("heading", { level: 1, name: "Curious" }).and(page.locator(":focus")).waitFor()

    await visit.goTo("/search?q=phone+number")
    const answer = page.getByRole("region", { name: "In short" })
    await answer.getByText("School office: ").getByRole("link", { name: "020 7946 0174" }).waitFor()
    await answer.getByRole("link", { name: "Contact Us" }).click()
    await visit.titled("Contact Us")
    await visit.goTo("/search?q=kite+day")
    await page.getByText(/^Event · \w+ \d+ \w+ \d{4}, \d\d:\d\d to \d\d:\d\d$/).waitFor()
    await visit.goTo("/search?q=zzzz")
    await page.getByText("Nothing found for “zzzz”").waitFor()
    await page.getByRole("navigation", { name: "Often looked for" }).getByRole("link", { name: "Term dates" }).click()
    await visit.titled(/^Dates \d{4}$/)
  })

  it("sees results while typing in the header, and opens one by the arrow keys", async () => {
    await visit.goTo("/about")
    const { page } = visit
    const field = page.getByRole("banner").getByRole("combobox", { name: "Search" })
    await field.fill("uniform shoes")
    const shoes = page.getByRole("option", { name: "Shoes What to wear" })
    await shoes.waitFor()
    await field.press("Escape")
    await shoes.waitFor({ state: "hidden" })
    await page.locator("header [aria-expanded=false]:focus").waitFor()
    await field.fill("unifrom shoes")
    await shoes.waitFor()
    await field.press("ArrowUp")
    await page.getByRole("option", { name: "All results for “unifrom shoes”", selected: true }).waitFor()
    await field.press("ArrowDown")
    await page.getByRole("option", { name: "Shoes What to wear", selected: true }).waitFor()
    // Of an input method, which has a list of its own.
    await field.dispatchEvent("keydown", { key: "ArrowDown", isComposing: true })
    await page.locator("header :focus[aria-activedescendant$='-0']").waitFor()
    await field.press("Enter")
    await visit.titled("What to wear")
    await expect.poll(() => new URL(page.url()).hash).toBe("#/uniform#shoes")
    await field.fill("unifrom")
    await field.press("Enter")
    await page.getByText("Showing results for uniform").waitFor()
    await page.getByRole("link", { name: "Search for “unifrom” instead" }).click()
    await page.getByText("Nothing found for “unifrom”").waitFor()
  })

  it("sees results while typing, with one request a pause, and goes back past half words", async () => {
    await visit.goTo("/news")
    const { page } = visit
    const searches = searchesOf(page)
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click()
    const field = page.getByLabel("What are you looking for?")
    await field.evaluate(typeFast, "flagpole")
    await page.getByRole("status").getByText("for “flagpole”").waitFor()
    expect(searches).toEqual(["flagpole"])
    await expect.poll(() => field.evaluate(isFocused)).toBe(true)
    await expect.poll(() => new URL(page.url()).hash).toBe("#/search?q=flagpole")
    await field.evaluate(typeFast, " shadow")
    await page.getByRole("status").getByText("for “flagpole shadow”").waitFor()
    await field.press("Enter")
    await field.fill("chess")
    await page.getByRole("status").getByText("for “chess”").waitFor()
    expect(searches).toEqual(["flagpole", "flagpole shadow", "flagpole shadow", "chess"])

    await page.goBack()
    await page.getByRole("status").getByText("for “flagpole shadow”").waitFor()
    await expect.poll(() => field.inputValue()).toBe("flagpole shadow")
    await page.goBack()
    await page.getByRole("heading", { level: 1, name: "News" }).waitFor()

    await visit.goTo("/search")
    const isFirst = (request: Request) => operationOf(request)?.variables?.q === "kite"
    // Never answered.
    await page.route(isApi, (route) => (isFirst(route.request()) ? undefined : route.continue()))
    const [broken] = await Promise.all([
      page.waitForEvent("requestfailed", isFirst),
      page.waitForRequest(isFirst).then(() => field.fill("choir")),
      field.fill("kite"),
    ])
    expect(broken.failure()?.errorText).toBe("net::ERR_ABORTED")
    await page.getByRole("status").getByText("for “choir”").waitFor()
    await page.unroute(isApi)
  })
})

/** Follows links of the app to three screens, and returns to the home page by its address. */
async function readOn(visit: Visit) {
  for (const [path, heading] of Object.entries({ "/blog": "Blog", "/events": "Events", "/about": /./ })) {
    await visit.goTo(path)
    await visit.page.getByRole("main").getByRole("heading", { level: 1, name: heading }).waitFor()
    await visit.quiet()
  }
}

/** Records the API requests with their method and status: `GET Blog 304`. */
function recordRequests() {
  const { server } = stage.school.site
  const asked: string[] = []
  const note = ({ method, url = "" }: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(url, stage.school.url)
    if (pathname !== "/graphql") return
    response.on("finish", () => asked.push(`${method} ${searchParams.get("operationName")} ${response.statusCode}`))
  }
  server.on("request", note)
  return { asked, end: () => server.off("request", note) }
}

it("A visitor who returns is answered from the browser's cache while it is fresh", async () => {
  const visit = await stage.visit({ path: "/unauthorized" })
  const { asked, end } = recordRequests()
  await readOn(visit)
  expect(asked).toContain("GET Articles 200")
  const first = asked.splice(0)
  expect(first.filter((line) => !/^GET \w+ 200$/.test(line))).toEqual([])

  await visit.page.reload()
  await visit.quiet()
  await readOn(visit)
  expect(asked.splice(0)).toEqual(expect.arrayContaining(["GET Articles 304", "GET Events 304", "GET Page 304"]))

  await published(head, "Article", { title: "The kiln is warm again" })
  await visit.page.reload()
  await visit.quiet()
  await readOn(visit)
  expect(asked).toContain("GET Articles 200")
  end()
  await visit.end()
})

it("The focus stays on the menu's button when its link leads to the open screen", async () => {
  await visit.goTo("/events")
  const { page } = visit
  await visit.titled("Events")
  await goByMenu(visit, "News & Events", (what) => what.press("Enter"))
  await page.getByRole("button", { name: "News & Events" }).and(page.locator(":focus")).waitFor()
})

/** The icons of the header, and the fields that they lead to. */
const fields: [string, string][] = [
  ["Search", "What are you looking for?"],
  ["Log in", "Email"],
]

/** Types key by key, with no time between them. */
function typeFast(field: HTMLElement | SVGElement, letters: string) {
  const input = field as HTMLInputElement
  for (const letter of letters) {
    input.value += letter
    input.dispatchEvent(new InputEvent("input", { bubbles: true }))
  }
}

/** The words of each search that a page sends to the server. */
function searchesOf(page: Page): string[] {
  const searches: string[] = []
  page.on("request", (request) => {
    const { operationName, variables } = operationOf(request) ?? {}
    if (operationName === "Search") searches.push(String(variables?.q))
  })
  return searches
}
