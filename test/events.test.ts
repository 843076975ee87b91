import { describe, expect, it } from "vitest"
import { barriers } from "./axe.ts"
import { published } from "./items.ts"
import { choosePicture, hireStaff, write } from "./staff.ts"
import { openStage } from "./stage.ts"
import { isFocused } from "./visit.ts"

const stage = openStage({ SEED: "school" }, hireStaff)

const eda = stage.shared("Eda Editor", "endRefused")
const head = stage.shared("Hanna Head", "endRefused")
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const visit = stage.sharedVisit(phone)

const day = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()
/** A field's value by the school's clocks, whatever the browser's zone. */
const field = (moment: string) =>
  new Date(moment).toLocaleString("sv-SE", { timeZone: "Africa/Nairobi" }).slice(0, 16).replace(" ", "T")

/** Adds an event of Eda's. */
async function event(changes: object = {}): Promise<number> {
  const input = { title: "Rope making", date: inDays(5), location: "The field", description: "<p>Bring string.</p>" }
  const by = await stage.school.signIn("eda.editor@jacarandahill.example")
  return (await by.call("addEvent", { input: { ...input, ...changes } })).id
}

const attendances = async (eventId: number) => {
  const head = await stage.school.signIn("hanna.head@jacarandahill.example")
  return (await head.call("attendances", { eventId }, "items { name email guests }")).items
}

async function fillIn({ name, email, guests = "0" }: { name: string; email: string; guests?: string }) {
  const form = visit.page.getByRole("dialog")
  await form.getByLabel("Name").fill(name)
  await form.getByLabel("Email").fill(email)
  await form.getByLabel("Guests").fill(guests)
}

const confirm = () => visit.page.getByRole("dialog").getByRole("button", { name: "Confirm", exact: true })

const attend = (eventId: number, input: object) =>
  stage.school.visitor().call("attendEvent", { eventId, input }, "state")

describe("a visitor to an event", () => {
  it("confirms attendance once, keeps their words on an error, and joins a waiting list", async () => {
    const id = await event({ capacity: 4, date: inDays(2.1) })
    const { page } = visit
    await visit.goTo(`/events/view/${id}`)
    await page.getByRole("timer", { name: /^Begins in 2 days, 2 hours and \d+ minutes?$/ }).waitFor()
    await page.getByText("4 places left of 4").waitFor()
    await page.getByRole("button", { name: "Confirm Attendance" }).click()
    await expect.poll(() => page.getByRole("dialog").getByLabel("Name").evaluate(isFocused)).toBe(true)
    const day = (await page.locator("main time").first().textContent()) ?? ""
    await page.getByRole("dialog").getByText(day).waitFor()
    await confirm().click()
    await page.getByText("Name is required.").waitFor()
    await page.getByText("Valid email is required.").waitFor()

    await fillIn({ name: "Ada Obi", email: "ada@families.example", guests: "2" })
    await confirm().dblclick()
    await page.getByRole("status").getByText("Thank you, Ada Obi. We expect you and 2 guests.").waitFor()
    await page.getByText("1 place left of 4").waitFor()
    expect(await attendances(id)).toEqual([{ name: "Ada Obi", email: "ada@families.example", guests: 2 }])

    const full = await event({ capacity: 2 })
    await visit.goTo(`/events/view/${full}`)
    await visit.press("Confirm Attendance")
    await fillIn({ name: "Too Many", email: "many@families.example", guests: "5" })
    await confirm().click()
    await page.getByText("There are 2 places in all.").waitFor()
    await expect.poll(() => page.getByLabel("Name").inputValue()).toBe("Too Many")
    await page.getByLabel("Guests").fill("1")
    await confirm().click()
    await page.getByText("We expect you and 1 guest.").waitFor()
    const fullEvent = await event({ capacity: 1 })
    await attend(fullEvent, { name: "First", email: "first@families.example", guests: 0 })
    await visit.goTo(`/events/view/${fullEvent}`)
    await page.getByText("All places are taken.").waitFor()
    await visit.press("Join the waiting list")
    await fillIn({ name: "Second", email: "second@families.example" })
    await page.getByRole("dialog").getByRole("button", { name: "Join", exact: true }).click()
    await page.getByText("Thank you, Second. All places are taken: you are on the waiting list").waitFor()
    // On another device.
    const own = await page.getByRole("link", { name: "Change or withdraw" }).getAttribute("href")
    await stage.school.visitor().call("withdrawAttendance", { key: own?.split("key=")[1] }, "count")
    await page.reload()
    await page.getByRole("button", { name: "Join the waiting list", exact: true }).waitFor()
  })

  it("no longer sees a confirmation that was withdrawn in another tab", async () => {
    const { page } = visit
    await visit.goTo(`/events/view/${await event()}`)
    await visit.press("Confirm Attendance")
    await fillIn({ name: "Tam Obi", email: "tam@families.example" })
    await confirm().click()
    await page.getByText("Thank you, Tam Obi.").waitFor()
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.getByRole("link", { name: "Change or withdraw" }).click()
    await other.getByRole("button", { name: "I cannot come" }).click()
    await other.getByRole("button", { name: "Give it up" }).click()
    await page.getByRole("button", { name: "Confirm Attendance" }).waitFor()
    await expect.poll(() => page.getByText("Thank you, Tam Obi.").count()).toBe(0)
    await other.close()
  })

  it("is remembered on the device, changes the guests and withdraws, on a phone and in French", async () => {
    const french = {
      language: "FR",
      title: "Corderie",
      location: "Le pré",
      description: "<p>Apportez de la ficelle.</p>",
    }
    const wholeDay = { date: "2031-03-10T21:00:00Z", endDate: "2031-03-11T21:00:00Z", allDay: true }
    const id = await event({ capacity: 4, translations: [french], ...wholeDay })
    const { page } = visit
    await visit.goTo(`/events/view/${id}`)
    await page.getByRole("button", { name: "Confirm Attendance" }).tap()
    await fillIn({ name: "Ida Obi", email: "ida@families.example", guests: "1" })
    await confirm().tap()
    await page.getByText("Thank you, Ida Obi. We expect you and 1 guest.").waitFor()
    await page.reload()
    await page.getByText("We expect you and 1 guest.").waitFor()
    await page.getByRole("link", { name: "Change or withdraw" }).tap()
    await page.getByRole("heading", { level: 1, name: "Your place" }).waitFor()
    await expect
      .poll(() => page.getByRole("link", { name: "Add to calendar" }).getAttribute("href"))
      .toBe(`/events/view/${id}.ics`)
    let lost = 0
    const lose = (operation: string) =>
      page.route("**/graphql", async (route) => {
        if (!route.request().postData()?.includes(operation) || lost++ > 0) return route.fallback()
        await route.fetch()
        await route.abort()
      })
    await lose("ChangeAttendance")
    await page.getByLabel("Guests").fill("2")
    await page.getByRole("button", { name: "Change" }).tap()
    await page.getByText("We expect you and 2 guests.").waitFor()
    await visit.hasToast("Changed")
    await expect.poll(() => page.getByRole("button", { name: "Change" }).and(page.locator(":focus")).count()).toBe(1)
    expect(await attendances(id)).toEqual([{ name: "Ida Obi", email: "ida@families.example", guests: 2 }])
    await visit.openPage(`/fr${new URL(page.url()).hash.slice(1)}`)
    await visit.heading("Corderie").waitFor()
    await page.getByText("mardi 11 mars 2031", { exact: true }).waitFor()
    lost = 0
    await lose("WithdrawAttendance")
    await page.getByRole("button", { name: "Je ne peux pas venir" }).tap()
    await page.getByRole("button", { name: "Renoncer à ma place" }).tap()
    await page.getByRole("alert").getByText("Le serveur n’a pas répondu.").waitFor()
    await expect.poll(() => page.getByRole("button", { name: "Annuler" }).count()).toBe(1)
    await page.getByRole("button", { name: "Renoncer à ma place" }).tap()
    await visit.hasToast("Vous n’êtes plus sur la liste")
    await page.getByText("4 places restantes").waitFor()
    await expect.poll(() => page.getByRole("link", { name: "Modifier ou annuler" }).count()).toBe(0)
    expect(await attendances(id)).toEqual([])
    await page.unroute("**/graphql")
    visit.forgetRefusals()
  })

  it("is no longer expected once the event is cancelled or taken down", async () => {
    const id = await event({ capacity: 4 })
    const { page } = visit
    await visit.goTo(`/events/view/${id}`)
    await page.getByRole("button", { name: "Confirm Attendance" }).click()
    await fillIn({ name: "Oda Obi", email: "oda@families.example" })
    await confirm().click()
    await page.getByText("Thank you, Oda Obi. We expect you.").waitFor()
    const head = await stage.school.signIn("hanna.head@jacarandahill.example")
    await head.call("editEvent", { id, input: { cancelled: true } })
    await page.reload()
    await page.getByText("This event has been cancelled.").waitFor()
    await page.getByRole("link", { name: "Your place" }).click()
    await page.getByRole("status").getByText("This event has been cancelled.").waitFor()
    await expect.poll(() => page.getByRole("main").innerText()).not.toMatch(/expect|Add to calendar|Guests/)
    await head.call("setPublication", { type: "EVENT", id, publication: { as: "TAKEN_DOWN" } })
    await page.reload()
    await page.getByRole("status").getByText("This event is no longer announced.").waitFor()
    await page.getByRole("button", { name: "I cannot come" }).click()
    await page.getByRole("button", { name: "Give it up" }).click()
    await visit.titled("Events")
  })

  it("scrolls nothing sideways where an event has a long address", async () => {
    const address = `https://meet.example/choir?key=${"0123456789".repeat(6)}`
    const id = await event({ title: `Video choir ${address}`, date: inDays(0.001), description: `<p>${address}</p>` })
    const { page } = visit
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of ["/", "/events", "/search?q=meet.example"]) {
      await visit.goTo(path)
      await page.getByRole("link", { name: "Video choir" }).first().waitFor()
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path }).toBe(320)
    }
    await page.setViewportSize(phone.viewport)
    const by = await stage.school.signIn("eda.editor@jacarandahill.example")
    await by.call("deleteEvent", { id }, "id")
  })
})

describe("a member of staff", () => {
  it("gives an event a picture, cancels it without one, and cannot end it before it begins", async () => {
    const { page } = eda
    await eda.goTo(`/events/view/${await event()}`)
    await eda.press("Edit")
    await choosePicture(eda, "A rope")
    await page.getByLabel(/^End/).fill(field(inDays(1)))
    await eda.press("Update")
    await page.getByText("It cannot end before it begins.").waitFor()
    await page.getByLabel(/^End/).fill("")
    await eda.press("Update")
    await page.getByRole("img", { name: "A rope" }).waitFor()
    await eda.press("Edit")
    await eda.press("Remove picture")
    await page.getByLabel("This event is cancelled").check()
    await eda.press("Update")
    await page.getByText("This event has been cancelled.").waitFor()
    await expect.poll(() => page.getByRole("img", { name: "A rope" }).count()).toBe(0)
  })

  it("sees who comes to their event, adds a caller, writes to all, and removes one to move another up", async () => {
    const { page } = eda
    const id = await event({ capacity: 4 })
    await attend(id, { name: "Ben Obi", email: "ben@families.example", guests: 2 })
    await eda.goTo(`/events/view/${id}`)
    await page.getByRole("link", { name: "Who is coming: 1 person, 3 places" }).click()
    await eda.press("Add by telephone")
    const form = page.getByRole("dialog")
    await form.getByLabel("Name").fill("Ada Obi")
    await form.getByLabel("Guests").fill("1")
    await form.getByLabel("Phone").fill("020 123")
    await form.getByRole("button", { name: "Add", exact: true }).click()
    await eda.hasToast("Too few places are free: Ada Obi is on the waiting list")
    await page.getByText("1 person, 3 places. 1 place is free; 1 person waits, not counted here.").waitFor()
    await eda.press("Write to all who come")
    await page.getByRole("textbox", { name: "Message" }).fill("The gate opens at six.")
    await page.getByRole("button", { name: "Send", exact: true }).click()
    await eda.hasToast("Nobody was mailed")
    await page.getByText("No mail reaches 1 person: ring them.").waitFor()
    await eda.press("Remove Ben Obi")
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click()
    const row = page.getByRole("row", { name: /Ada Obi/ })
    await row.getByRole("cell", { name: "Coming" }).waitFor()
    await expect.poll(() => row.getByRole("link", { name: "020 123" }).evaluate(isFocused)).toBe(true)
    await head.goTo(`/user/attendance/${id}`)
    await head.page.getByText("1 person, 2 places. 2 places are free.").waitFor()
  })
})

describe("the dates of the school year", () => {
  const thisYear = new Date().getFullYear()

  it("are one tap from home on a phone, list the terms, and print on one page", async () => {
    await visit.goTo("/")
    const main = visit.page.getByRole("main")
    await main.getByRole("link", { name: "Term dates" }).first().click()
    await main
      .getByRole("navigation", { name: "Which year" })
      .getByRole("link", { name: String(thisYear + 1) })
      .click()
    const term = main.getByRole("region", { name: "Term 1", exact: true })
    await term.getByText(/^Mon \d+ January to Fri \d+ April$/).waitFor()
    await term.getByText("Mid-term break").waitFor()
    await expect
      .poll(() => main.getByRole("link", { name: "Add all to my calendar" }).getAttribute("href"))
      .toMatch(/^webcal:.*\/dates\.ics$/)
    const pdf = await visit.page.pdf({ format: "A4" })
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
  })

  it("are kept by the office in one table a year, which begins as a copy of the last year's", async () => {
    const { page } = head
    await head.goTo(`/admin/dates?year=${thisYear + 1}`)
    await head.press(`Copy to ${thisYear + 2}`)
    await page.getByRole("alertdialog").getByRole("button", { name: "Copy" }).click()
    const table = page.getByRole("table", { name: `Dates ${thisYear + 2}` })
    await table.getByRole("link", { name: "Term 1" }).waitFor()

    await page.getByRole("link", { name: "Add a date" }).click()
    await page.getByLabel("What it is").selectOption("Day off")
    await page.getByLabel("Name").fill("Founders' day")
    await page.getByLabel("First day").fill(`${thisYear + 2}-05-19`)
    await page.getByText(/^\w+ 19 May$/).waitFor()
    await page.getByRole("button", { name: "Add the date" }).click()
    await table.getByRole("link", { name: "Founders' day" }).click()

    await page.getByLabel("Last day").fill(`${thisYear + 2}-05-18`)
    await page.getByRole("button", { name: "Update" }).click()
    await page.getByText("It cannot end before it begins.").waitFor()
    await page.getByLabel("Last day").fill(`${thisYear + 2}-05-20`)
    await page.getByRole("button", { name: "Update" }).click()
    await page.getByRole("link", { name: "See it as families do" }).click()
    await page
      .getByRole("region", { name: "Term 2" })
      .getByText(/^\w+ 19 to \w+ 20 May$/)
      .waitFor()
  })
})

describe("an editor", () => {
  const startOf = (days: number) => field(inDays(days)).slice(0, 10)

  it("is warned of days without school, writes of whole days, and copies an event to the next year", async () => {
    const { dates } = await stage.school.visitor().call("schoolYear", {}, "dates { kind name firstDay lastDay }")
    const lastOf = (wanted: string) => dates.findLast(({ kind }: { kind: string }) => kind === wanted)
    const { page } = eda
    await eda.goTo("/events/add")
    await page.getByLabel("Title").fill("Camp on the hill")
    await page.getByLabel("Location").fill("The hill")
    await page.getByLabel("For whom").fill("Form 6")
    await page.getByLabel("It lasts the whole day").check()
    for (const { firstDay, name } of ["HOLIDAY", "DAY_OFF"].map(lastOf)) {
      await page.getByLabel("Date and time").fill(firstDay)
      await page.getByText(`There is no school then: ${name}`).waitFor()
      await expect.poll(() => page.getByText("There is no school then").count()).toBe(1)
    }
    await page.getByLabel("Date and time").fill(startOf(5))
    await page.getByLabel("End").fill(startOf(7))
    await write(eda, "Description", "Bring a tent.")
    await eda.press("Submit")

    const main = page.getByRole("main")
    await main.getByRole("heading", { level: 1, name: "Camp on the hill" }).waitFor()
    await main.getByText("Form 6", { exact: true }).waitFor()
    const idInAddress = () => Number(page.url().split("/").at(-1))
    const id = idInAddress()
    const stored = (of: number) => stage.school.visitor().call("event", { id: of }, "date endDate allDay audience")
    const midnight = (days: number) => new Date(`${startOf(days)}T00:00+03:00`).toISOString()
    expect(await stored(id)).toEqual({ date: midnight(5), endDate: midnight(8), allDay: true, audience: "Form 6" })

    await main.getByRole("link", { name: "Copy to next year" }).click()
    await page
      .getByLabel("Date and time")
      .and(page.locator(`[value="${startOf(5 + 364)}"]`))
      .waitFor()
    await eda.press("Submit")
    await page.waitForURL((url) => /view\/\d+$/.test(url.hash) && !url.hash.endsWith(`/${id}`))
    expect((await stored(idInAddress())).date.slice(0, 10)).toBe(midnight(5 + 364).slice(0, 10))

    await main.getByRole("button", { name: "Edit" }).first().click()
    const warning = page.getByText("People who have confirmed are not told of another time")
    for (const [days, count] of [
      [4, 1],
      [5, 0],
    ] as const) {
      await page.getByLabel("Date and time").fill(startOf(days + 364))
      await expect.poll(() => warning.count()).toBe(count)
    }
    await eda.press("Cancel")
  })

  it("repeats an event weekly, edits and deletes it with all that follow, and undoes both", async () => {
    const id = await event({ title: "Chess club" })
    const by = await stage.school.signIn("eda.editor@jacarandahill.example")
    const { page } = eda
    await eda.goTo(`/events/view/${id}`)
    await page.getByRole("button", { name: "Repeat weekly" }).click()
    const repeating = page.getByRole("alertdialog")
    await repeating.getByLabel("Until").fill(startOf(4))
    await repeating.getByRole("button", { name: "Repeat" }).click()
    await repeating.getByText("Please choose a day within a year after the event.").waitFor()
    await repeating.getByLabel("Until").fill(startOf(60))
    await repeating.getByRole("button", { name: "Repeat" }).click()
    await page.getByText(/^\d+ events added, the last on \d/).waitFor()
    const series = () => by.call("event", { id }, "series { id location }").then(({ series }) => series)
    const before = await series()
    expect(before.length).toBeGreaterThan(2)
    const [, second] = before
    const undo = () => page.getByRole("button", { name: "Undo" }).last().click()
    await eda.goTo(`/events/view/${second.id}`)
    await page.getByText(new RegExp(`^One of ${before.length} on \\w+s until`)).waitFor()

    await page.getByRole("button", { name: "Edit", exact: true }).click()
    await page.getByLabel("Location").fill("The attic")
    await page.getByLabel("This and all that follow").check()
    expect(await barriers(page)).toEqual([])
    await eda.press("Update")
    await page.getByText(`${before.length - 1} events edited, the last on`).waitFor()
    const attic = before.map((one: object, index: number) => (index === 0 ? one : { ...one, location: "The attic" }))
    expect(await series()).toEqual(attic)
    await undo()
    await expect.poll(series).toEqual(before)

    await page.getByRole("button", { name: "Delete" }).click()
    const dialog = page.getByRole("alertdialog")
    await dialog
      .getByText(/People who have confirmed are not told.* Calendars that follow the school’s go on showing/)
      .waitFor()
    await expect.poll(() => dialog.getByLabel("This and all that follow").isChecked()).toBe(false)
    await dialog.getByLabel("This and all that follow").check()
    await dialog.getByRole("button", { name: "Delete" }).click()
    await page.getByText(`${before.length - 1} events deleted, the last on`).waitFor()
    expect(await series()).toHaveLength(1)
    await undo()
    await expect.poll(series).toEqual(before)
  })

  it("duplicates a story with its picture", async () => {
    const by = await stage.school.signIn("eda.editor@jacarandahill.example")
    const shown = "id title detail picture { id name }"
    const { id } = await published(by, "NewsStory", { title: "Bulletin 12" })
    const { page } = eda
    await eda.goTo(`/news/view/${id}`)
    await page.getByRole("link", { name: "Duplicate" }).click()
    await page.getByText("This is a copy: nothing is saved until you submit it.").waitFor()
    await page.getByLabel("Title").fill("Bulletin 13")
    await eda.press("Submit")
    await page.getByRole("heading", { level: 1, name: "Bulletin 13" }).waitFor()
    const copied = await by.call("newsStory", { id: Number(page.url().split("/").at(-1)) }, shown)
    const { detail, picture } = await by.call("newsStory", { id }, shown)
    expect(copied).toMatchObject({ detail, picture: { name: picture.name } })
    expect(copied.picture.id).not.toBe(picture.id)
  })
})
