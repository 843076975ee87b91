import type { Browser } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { barriers } from "./axe.ts"
import { launchBrowser } from "./chromium.ts"
import { School } from "./school.ts"
import { hireStaff, photo } from "./staff.ts"
import { Visit } from "./visit.ts"

let browser: Browser
let school: School

beforeAll(async () => {
  browser = await launchBrowser()
  school = await School.openPages({ SEED: "school" })
  await hireStaff(school)
}, 120_000)

afterAll(async () => {
  await browser?.close()
  await school?.close()
})

type Screen = { path: string; open?: (visit: Visit) => Promise<unknown> }

const openForm = ({ page }: Visit) => page.getByRole("button", { name: "Edit", exact: true }).click()
const openPicture = ({ page }: Visit) => page.getByRole("button", { name: /^Open picture 1 / }).click()
const openGalleryForm = ({ page }: Visit) => page.getByRole("button", { name: "Edit Gallery" }).click()
const choosePictures = async ({ page }: Visit) =>
  page.locator("input[type=file]").setInputFiles([await photo("one.jpg"), await photo("two.jpg")])
const attend = async ({ page }: Visit) => {
  await page.getByRole("button", { name: "Confirm Attendance" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Confirm", exact: true }).click()
}
const ownPage = async ({ page }: Visit) => {
  // In the menu on narrow screens, and then not seen.
  await page.locator("a[aria-label='My page']").first().dispatchEvent("click")
  await page.getByRole("heading", { name: "Where you are signed in" }).waitFor()
}
const ownForm = (name: string) => async (visit: Visit) => {
  await ownPage(visit)
  await visit.page.getByRole("button", { name }).click()
}
const send = ({ page }: Visit) => page.getByRole("button", { name: "Send" }).click()

const forVisitors: Screen[] = [
  { path: "/" },
  { path: "/news" },
  { path: "/news/view/1" },
  { path: "/blog" },
  { path: "/blog?page=2" },
  { path: "/blog/view/1" },
  { path: "/profiles" },
  { path: "/teachers" },
  { path: "/profiles/view/1" },
  { path: "/about" },
  { path: "/faqs" },
  { path: "/privacy" },
  { path: "/accessibility" },
  { path: "/gallery" },
  { path: "/gallery/view/1" },
  { path: "/gallery/view/1", open: openPicture },
  { path: "/events" },
  { path: "/events?when=past" },
  { path: "/events/view/1" },
  { path: "/events/view/1", open: attend },
  { path: "/contact" },
  { path: "/contact", open: send },
  { path: "/apply" },
  { path: "/apply", open: send },
  { path: "/nothing" },
]

const forTheHead: Screen[] = [
  { path: "/blog" },
  { path: "/blog/add" },
  { path: "/blog/view/1" },
  { path: "/blog/view/1", open: openForm },
  { path: "/profiles/add" },
  { path: "/profiles/view/1", open: openForm },
  { path: "/about", open: openForm },
  { path: "/gallery/add" },
  { path: "/gallery/view/1" },
  { path: "/gallery/view/1", open: openGalleryForm },
  { path: "/gallery/addpics/1" },
  { path: "/gallery/addpics/1", open: choosePictures },
  { path: "/gallery/edit/1" },
  { path: "/events/add" },
  { path: "/events/view/1" },
  { path: "/events/view/1", open: openForm },
  { path: "/user/view/1" },
  { path: "/user/posts/1" },
  { path: "/user/alum/1" },
  { path: "/news", open: ownPage },
  { path: "/news", open: ownForm("Edit profile") },
  { path: "/news", open: ownForm("Change password") },
]

const looks = [
  { colorScheme: "light", width: 360 },
  { colorScheme: "light", width: 1280 },
  { colorScheme: "dark", width: 360 },
  { colorScheme: "dark", width: 1280 },
] as const

describe.each(looks)("in the $colorScheme theme, $width pixels wide", ({ colorScheme, width }) => {
  const look = { colorScheme, viewport: { width, height: 800 } }

  it("nothing bars a visitor's way", async () => {
    const visit = await Visit.start(browser, school, look)
    expect(await barriersOn(visit, forVisitors)).toEqual([])
    await visit.end()
  }, 180_000)

  it("nothing bars the way of whoever writes", async () => {
    const visit = await headAt(look)
    expect(await barriersOn(visit, forTheHead)).toEqual([])
    await visit.end()
  }, 180_000)
})

it("no screen scrolls sideways on 320 pixels, which is also 1280 at a zoom of 400 %", async () => {
  const visit = await headAt({ viewport: { width: 320, height: 640 } })
  const found: string[] = []
  for (const screen of [...forVisitors, ...forTheHead]) {
    await open(visit, screen)
    const excess = await visit.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (excess > 0) found.push(`${screen.path}: ${excess} px`)
  }
  expect(found).toEqual([])
  await visit.end()
}, 180_000)

/** The head, signed in. Signing in is watched for on a wide screen, where the way out stands in the header. */
async function headAt({
  viewport,
  ...look
}: {
  viewport: { width: number; height: number }
  colorScheme?: "light" | "dark"
}) {
  const visit = await Visit.start(browser, school, look)
  await visit.signIn("hanna.head@jacarandahill.example")
  await visit.page.setViewportSize(viewport)
  return visit
}

async function barriersOn(visit: Visit, screens: Screen[]) {
  const found: string[] = []
  for (const screen of screens) {
    await open(visit, screen)
    found.push(...(await barriers(visit.page)).map((barrier) => `${screen.path}: ${barrier}`))
  }
  return found
}

/** Opens a screen and waits until nothing on it is still loading. */
async function open(visit: Visit, screen: Screen) {
  await visit.goTo(screen.path)
  await settled(visit)
  await screen.open?.(visit)
  await settled(visit)
}

async function settled({ page }: Visit) {
  await page.getByRole("heading", { level: 1 }).waitFor()
  await page.waitForFunction(() => !document.querySelector("main [role=status], main [aria-busy=true]"))
  await page.waitForLoadState("networkidle")
}
