import { readFile } from "node:fs/promises"
import { expect, it } from "vitest"
import { addDays } from "../server/content/items/day.ts"
import { plainPage } from "./crawl.ts"
import { hireStaff, write } from "./staff.ts"
import { openStage } from "./stage.ts"

const stage = openStage({ SEED: "school" }, hireStaff)

const year = new Date().getFullYear() + 1

/** The first of March or up to six days later, within a term of the starting content. */
const saturday = addDays(`${year}-03-01`, 6 - new Date(`${year}-03-01`).getUTCDay())

/** An event at 09:30 in the school's time, on a day of summer time in London and New York. */
async function event(title: string, date = `${year}-07-15T06:30:00Z`) {
  const input = { title, date, location: "The field", description: "<p>Come.</p>" }
  const eda = await stage.school.signIn("eda.editor@jacarandahill.example")
  return (await eda.call("addEvent", { input })).id as number
}

const stored = (id: number) => stage.school.visitor().call("event", { id }, "date endDate")

it("A reader abroad sees the school's time and its zone", async () => {
  const id = await event("Regatta")
  const visit = await stage.visit({ path: `/events/view/${id}`, timezoneId: "America/New_York" })
  await visit.page.getByText(`${year}, 09:30`).waitFor()
  await visit.page.getByText("East Africa Time").waitFor()
  for (const path of ["/events", "/"]) {
    await visit.goTo(path)
    await visit.page.getByText("Times are as the school’s clocks show them: East Africa Time.").waitFor()
  }
  await visit.end()
})

it("The absence form asks about the next school day, also after days open, in the evening, and keeps what was typed", async () => {
  const visit = await stage.visit({ path: "/unauthorized" })
  const { page } = visit
  await page.clock.install({ time: `${saturday}T12:00:00Z` })
  await page.goto(`${stage.school.url}/#/absence`)
  await page.reload()
  const firstDay = page.getByLabel("First day away")
  await expect.poll(() => firstDay.inputValue()).toBe(addDays(saturday, 2))
  await page.clock.fastForward("50:00:00")
  await expect.poll(() => firstDay.inputValue()).toBe(addDays(saturday, 3))
  await page.getByLabel("Child’s name").fill("Amani")
  await page.clock.fastForward("24:00:00")
  await expect.poll(() => page.getByLabel("Child’s name").inputValue()).toBe("Amani")
  await expect.poll(() => firstDay.inputValue()).toBe(addDays(saturday, 3))
  await visit.end()
})

it("A teacher abroad writes and edits in the school's time", async () => {
  const zone = { timezoneId: "America/New_York" }
  const visit = await stage.signedIn("Eda Editor", "/events/add", zone)
  const { page } = visit
  await page.getByLabel("Title").fill("Lantern walk")
  await page.getByLabel("Date and time").fill(`${year}-03-01T18:00`)
  await page.getByLabel("Location").fill("From the gate")
  await page.getByText("By the school’s clocks: East Africa Time.").first().waitFor()
  await write(visit, "Description", "Bring a lantern.")
  await page.getByRole("button", { name: "Submit" }).click()
  await page.getByText(`${year}, 18:00`).waitFor()
  const id = Number(page.url().split("/").at(-1))
  expect(await stored(id)).toEqual({ date: `${year}-03-01T15:00:00.000Z`, endDate: null })

  await page.getByRole("main").getByRole("button", { name: "Edit" }).click()
  await expect.poll(() => page.getByLabel("Date and time").inputValue()).toBe(`${year}-03-01T18:00`)
  await page.getByRole("textbox", { name: /^End/ }).fill(`${year}-03-01T19:15`)
  await page.getByRole("button", { name: "Update" }).click()
  await page.getByText("19:15").waitFor()
  expect(await stored(id)).toEqual({ date: `${year}-03-01T15:00:00.000Z`, endDate: `${year}-03-01T16:15:00.000Z` })
  await visit.end()
})

it("A parent downloads an event, subscribes to the calendar, finds the feeds, and sees a cancellation", async () => {
  const id = await event("Rope making")
  const visit = await stage.visit({ path: "/events" })
  const { page } = visit
  const host = new URL(stage.school.url).host
  const subscribe = page.getByRole("complementary", { name: "All events in your own calendar" })
  const link = subscribe.getByRole("link", { name: "Subscribe to the calendar" })
  await expect.poll(() => link.getAttribute("href")).toBe(`webcal://${host}/events.ics`)
  await expect
    .poll(() => subscribe.getByRole("link", { name: `http://${host}/events.ics` }).getAttribute("href"))
    .toBe("/events.ics")

  await visit.goTo(`/events/view/${id}`)
  const add = page.getByRole("link", { name: "Add to calendar" })
  const [download] = await Promise.all([page.waitForEvent("download"), add.click()])
  expect(download.suggestedFilename()).toBe(`event-${id}.ics`)
  const calendar = await readFile(await download.path(), "utf8")
  expect(calendar).toContain("SUMMARY:Rope making")
  expect(calendar).toContain(`DTSTART;TZID=Africa/Nairobi:${year}0715T093000`)

  await visit.end()

  const calledOff = await event("Fair weather day", new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString())
  const eda = await stage.school.signIn("eda.editor@jacarandahill.example")
  await eda.call("editEvent", { id: calledOff, input: { cancelled: true } })
  for (const path of ["/", "/events", `/events/view/${calledOff}`, "/search?q=fair+weather"]) {
    const { document } = await plainPage(stage.school.url, path)
    expect(document.querySelector("main")?.textContent, path).toMatch(/cancelled/i)
  }
  // It has no translation, so its French page has an English heading.
  for (const language of ["", "/fr"]) {
    const { document } = await plainPage(stage.school.url, `${language}/events/view/${calledOff}`)
    const shared = document.querySelector("meta[property='og:title']")?.getAttribute("content")
    expect(shared).toMatch(/^Cancelled: Fair weather day/)
    expect(document.querySelector("h1")?.textContent).toBe("Cancelled: Fair weather day")
  }
  const { document } = await plainPage(stage.school.url, "/")
  expect(document.querySelector("footer a[href='/feed.xml']")?.textContent).toContain("News feed")
  const feeds = [...document.querySelectorAll("link[rel=alternate][type]")]
  expect(feeds.map((link) => [link.getAttribute("type"), new URL((link as HTMLLinkElement).href).pathname])).toEqual([
    ["application/rss+xml", "/feed.xml"],
    ["application/feed+json", "/feed.json"],
    ["text/calendar", "/events.ics"],
  ])
})

it("The head moves the school to another time zone, and the times of events follow", async () => {
  const id = await event("Moving day")
  const visit = await stage.signedIn("Hanna Head", "/admin/site/contact")
  const { page } = visit
  const zone = page.getByLabel("Time zone")
  await expect.poll(() => zone.inputValue()).toContain("/")
  await zone.fill("Jacaranda Hill")
  await page.getByRole("button", { name: "Update" }).click()
  await page.getByText("Please choose a time zone, such as Europe/London.").waitFor()
  await zone.fill("Africa/Lagos")
  await page.getByText(/There it is \d\d:\d\d now\./).waitFor()
  await page.getByRole("button", { name: "Update" }).click()
  await page.getByRole("heading", { level: 1, name: "Site" }).waitFor()
  await visit.goTo(`/events/view/${id}`)
  await page.getByText(`${year}, 07:30`).waitFor()
  await visit.endRefused()
})
