import type { Browser } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { launchBrowser } from "./chromium.ts"
import { School } from "./school.ts"
import { barriersOn, type Screen, scrollingSideways } from "./screens.ts"
import { hireStaff, photo, write } from "./staff.ts"
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

const openForm = ({ page }: Visit) => page.getByRole("button", { name: "Edit", exact: true }).click()
const openPicture = ({ page }: Visit) => page.getByRole("button", { name: /^Open picture 1 / }).click()
const openGalleryForm = ({ page }: Visit) => page.getByRole("button", { name: "Edit Gallery" }).click()
const openBubble = async (visit: Visit) => {
  await openForm(visit)
  await visit.page.getByRole("textbox", { name: "Intro" }).click()
  await visit.page.keyboard.press("Control+A")
  await expect.poll(() => visit.page.getByRole("toolbar").count()).toBe(2)
}
const askToDelete = ({ page }: Visit) => page.getByRole("button", { name: "Delete", exact: true }).click()
const sendUnanswered = async (visit: Visit) => {
  await visit.page.getByLabel("Title").fill("A picture without words")
  await visit.page.locator("input[type=file]").setInputFiles(await photo())
  await visit.page.getByRole("img", { name: /preview/i }).waitFor()
  await write(visit, "Content", "What does it show?")
  await visit.page.getByRole("button", { name: "Submit" }).click()
  await visit.page.getByLabel("What does the picture show?").and(visit.page.locator(":focus")).waitFor()
}
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
  { path: "/arts", open: openBubble },
  { path: "/faqs", open: openForm },
  { path: "/news/view/1", open: openForm },
  { path: "/news/view/2", open: askToDelete },
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
  { path: "/news/add" },
  { path: "/news/add", open: sendUnanswered },
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
  expect(await scrollingSideways(visit, [...forVisitors, ...forTheHead])).toEqual([])
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
