import { describe, expect, it } from "vitest"
import type { Client } from "./client.ts"
import { published } from "./items.ts"
import { largerText } from "./larger-text.ts"
import { faultsOn, type Screen, type Variant } from "./screens.ts"
import { hireStaff, photo, write } from "./staff.ts"
import { openStage } from "./stage.ts"
import type { Visit } from "./visit.ts"

const stage = openStage({ SEED: "school" }, async (school) => {
  await hireStaff(school)
  const eda = await school.signIn("eda.editor@jacarandahill.example")
  await published(eda, "Event", { title: "Picnic in the rain", cancelled: true })
  await fillEvent(eda)
  await reportAbsence(eda)
  const hanna = await school.signIn("hanna.head@jacarandahill.example")
  await hanna.call("editProfile", { id: 1, input: { name: longName, position: longName } }, "id")
})

/** Wider than a narrow screen. */
const longName = "Wickramasinghearachchilage".repeat(2)

/** The addresses of a place on a waiting list and of a receipt, with their keys. */
let ownPlace = ""
let ownReceipt = ""

async function fillEvent(eda: Client) {
  const { id } = await published(eda, "Event", { title: "A walk for two", capacity: 2 })
  for (const name of ["Ada", "Ben"]) {
    const input = { name, email: `${name}@example.com`, guests: 1 }
    ownPlace = (await eda.call("attendEvent", { eventId: id, input }, "path")).path
  }
}

async function reportAbsence(by: Client) {
  const firstDay = new Date().toISOString().slice(0, 10)
  const absence = { childName: "Ada", className: "Form 2", firstDay, reason: "A cold", reporter: "Rosa" }
  ownReceipt = (await by.call("reportAbsence", { input: { ...absence, phone: "+44 20 7946 0199" } }, "path")).path
}

const openForm = ({ page }: Visit) => page.getByRole("button", { name: "Edit", exact: true }).click()
const openPicture = ({ page }: Visit) => page.getByRole("button", { name: /^Open picture 1 / }).click()
const openBubble = async (visit: Visit) => {
  await openForm(visit)
  const intro = visit.page.getByRole("textbox", { name: "Intro" })
  await intro.click()
  await visit.page.keyboard.press("Control+A")
  const bubble = visit.page.locator(`[role=toolbar][aria-controls="${await intro.getAttribute("id")}"]`)
  await bubble.filter({ visible: true }).waitFor()
}
const askToDelete = ({ page }: Visit) => page.getByRole("button", { name: "Delete", exact: true }).click()
const leaveUnsaid = async (visit: Visit) => {
  await visit.page.getByLabel("Title").fill("A picture without words")
  await visit.page.locator("input[type=file]").setInputFiles(await photo())
  await visit.page.getByRole("img", { name: /preview/i }).waitFor()
  await write(visit, "Content", "What does it show?")
}
const choosePictures = async ({ page }: Visit) => {
  await page.locator("input[type=file]").setInputFiles([await photo("one.jpg"), await photo("two.jpg")])
  await page.getByRole("heading", { name: "2 pictures chosen" }).waitFor()
}
const attend = async ({ page }: Visit) => {
  await page.getByRole("button", { name: "Confirm Attendance" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Confirm", exact: true }).click()
}
/** The bar opens a panel; on a narrow screen a button opens a sheet. */
const openMenu = async ({ page }: Visit) => {
  const menu = page.getByRole("banner").getByRole("button", { name: "Menu", exact: true })
  const panel = page.getByRole("banner").getByRole("button", { name: "About", exact: true })
  await menu.or(panel).first().waitFor()
  await ((await menu.isVisible()) ? menu : panel).click()
}
const openOwnPlace = async (visit: Visit) => {
  await visit.goTo(ownPlace)
  await visit.page.getByRole("main").getByText("A walk for two").first().waitFor()
}
const openReceipt = async (visit: Visit) => {
  await visit.goTo(ownReceipt)
  await visit.heading("Absence reported").waitFor()
}
const send = ({ page }: Visit) => page.getByRole("button", { name: "Send" }).click()

/** One screen of each kind: another type's list or form is the same component. */
const forVisitors: Screen[] = [
  { path: "/" },
  { path: "/arts", open: openMenu, isFullPage: true },
  { path: "/news/view/1" },
  { path: "/profiles" },
  { path: "/profiles/view/1" },
  { path: "/faqs" },
  { path: "/fees" },
  { path: "/gallery/view/1", open: openPicture },
  { path: "/events" },
  { path: "/events/view/1", open: attend },
  { path: "/events", open: openOwnPlace },
  { path: "/dates" },
  { path: "/absence", open: openReceipt },
  { path: "/contact", open: send },
  { path: "/search?q=phone+number" },
  { path: "/login" },
  { path: "/nothing" },
]

const forTheHead: Screen[] = [
  { path: "/profiles/view/1", open: openForm },
  { path: "/arts", open: openBubble },
  { path: "/news/view/2", open: askToDelete },
  { path: "/gallery/addpics/1", open: choosePictures, unsent: true },
  { path: "/events/view/1", open: openForm },
  { path: "/news/add", open: leaveUnsaid, unsent: true },
]

const narrow: Variant[] = [
  { colorScheme: "light", width: 360 },
  { colorScheme: "dark", width: 360 },
]
const wide: Variant[] = narrow.map((variant) => ({ ...variant, width: 1280 }))

const visitor = stage.sharedVisit({ viewport: { width: 360, height: 800 } })

describe("screens from 320 to 1280 pixels wide, light and dark, and with larger text", () => {
  it("have no accessibility barrier, sideways scrolling or cut word for visitors", async () => {
    expect(await faultsOn(visitor, forVisitors, [...narrow, ...wide], largerText)).toEqual([])
    await visitor.page.setViewportSize({ width: 1280, height: 800 })
    // Its menu has panels.
    expect(await faultsOn(visitor, [{ path: "/arts", open: openMenu }], wide)).toEqual([])
  }, 300_000)

  it("have no accessibility barrier, sideways scrolling or cut word for an administrator", async () => {
    const visit = await stage.signedIn("Hanna Head", "/", { viewport: { width: 360, height: 800 } })
    expect(await faultsOn(visit, forTheHead, [...narrow, ...wide], largerText)).toEqual([])
    await visit.end()
  }, 300_000)
})

it("A date never breaks across lines, on paper or in larger text", async () => {
  const eda = await stage.school.signIn("eda.editor@jacarandahill.example")
  // The widest date that there is.
  await published(eda, "Event", { title: "The twenty-second", date: `${new Date().getFullYear() + 1}-12-22T10:00:00Z` })
  const { page } = visitor
  await page.setViewportSize({ width: 360, height: 640 })
  await visitor.goTo("/events")
  const browser = await page.context().newCDPSession(page)
  await page.getByRole("link", { name: "The twenty-second" }).waitFor()
  const broken: string[] = []
  for (const [media, width, standard] of [
    ["screen", 320, 32],
    ["screen", 360, 24],
    ["screen", 600, 32],
    ["print", 360, 16],
    ["print", 672, 16],
  ] as const) {
    await page.emulateMedia({ media })
    await page.setViewportSize({ width, height: 640 })
    await browser.send("Page.setFontSizes", { fontSizes: { standard } })
    const parts = await page.locator("main time > *").evaluateAll(
      (all) =>
        all.filter((part) => {
          const range = document.createRange()
          range.selectNodeContents(part)
          return range.getClientRects().length > 1
        }).length,
    )
    if (parts > 0) broken.push(`${media}, ${width} wide, text of ${standard} px: ${parts}`)
  }
  expect(broken).toEqual([])
})
