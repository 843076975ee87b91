import { describe, expect, it } from "vitest"
import { barriers } from "./axe.ts"
import { School } from "./school.ts"
import { choosePicture, hireStaff, write } from "./staff.ts"
import { openStage } from "./stage.ts"
import { Visit } from "./visit.ts"

const stage = openStage({ SEED: "school" }, hireStaff)

const day = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()
/** As a field holds it, by the school's clocks, wherever the browser is. */
const field = (moment: string) =>
  new Date(moment).toLocaleString("sv-SE", { timeZone: "Africa/Johannesburg" }).slice(0, 16).replace(" ", "T")

/** An event of Eda's. */
async function event(changes: object = {}): Promise<number> {
  const input = { title: "Rope making", date: inDays(5), location: "The field", description: "<p>Bring string.</p>" }
  const eda = await stage.school.signIn("eda.editor@jacarandahill.example")
  const add = "mutation ($input: AddEventInput!) { addEvent(input: $input) { id } }"
  return (await eda.ask(add, { input: { ...input, ...changes } })).data.addEvent.id
}

const attendances = async (eventId: number) => {
  const head = await stage.school.signIn("hanna.head@jacarandahill.example")
  const query = "query ($eventId: Int!) { attendances(eventId: $eventId) { items { name email guests } } }"
  return (await head.ask(query, { eventId })).data.attendances.items
}

async function fillIn(
  { page }: Visit,
  { name, email, guests = "0" }: { name: string; email: string; guests?: string },
) {
  const form = page.getByRole("dialog")
  await form.getByLabel("Name").fill(name)
  await form.getByLabel("E-mail").fill(email)
  await form.getByLabel("Guests").fill(guests)
}

const confirm = ({ page }: Visit) => page.getByRole("dialog").getByRole("button", { name: "Confirm", exact: true })

describe("a visitor", () => {
  it("finds what is to come, the next first, and what has been", async () => {
    const { data } = await stage.school
      .visitor()
      .ask("{ events { items { title } } past: events(when: PAST) { items { title } } }")
    const titles = (items: { title: string }[]) => items.map(({ title }) => title)
    const visit = await stage.visit({ path: "/events" })
    const main = visit.page.getByRole("main")
    const [next, ...others] = titles(data.events.items)
    await main.getByRole("article").getByRole("heading", { level: 2, name: next }).waitFor()
    await expect.poll(() => main.getByRole("heading", { level: 3 }).allTextContents()).toEqual(others)

    await main.getByRole("link", { name: "Past", exact: true }).click()
    await main.getByRole("link", { name: data.past.items[0].title }).waitFor()
    await expect.poll(() => main.getByRole("heading", { level: 3 }).allTextContents()).toEqual(titles(data.past.items))
    await visit.end()
  })

  it("sees how long it is until an event, told in words to those who listen", async () => {
    const id = await event({ title: "In two days", date: inDays(2.1) })
    const visit = await stage.visit({ path: `/events/view/${id}` })
    await visit.page.getByRole("timer", { name: /^Begins in 2 days, 2 hours and \d+ minutes?$/ }).waitFor()
    await visit.end()
  })

  it("confirms that they come, with a mistake that they mend; pressing twice counts once", async () => {
    const id = await event({ capacity: 4 })
    const visit = await stage.visit({ path: `/events/view/${id}` })
    const { page } = visit
    await page.getByText("4 places left of 4").waitFor()
    await page.getByRole("button", { name: "Confirm Attendance" }).click()
    const name = page.getByRole("dialog").getByLabel("Name")
    await expect.poll(() => name.evaluate((input) => input === document.activeElement)).toBe(true)
    await confirm(visit).click()
    await page.getByText("Name is required.").waitFor()
    await page.getByText("Valid email is required.").waitFor()

    await fillIn(visit, { name: "Ada Obi", email: "ada@families.example", guests: "2" })
    await confirm(visit).dblclick()
    await page.getByRole("status").getByText("Thank you, Ada Obi. We expect you and 2 guests.").waitFor()
    await page.getByText("1 place left of 4").waitFor()
    expect(await attendances(id)).toEqual([{ name: "Ada Obi", email: "ada@families.example", guests: 2 }])
    await visit.end()
  })

  it("is told that there are not so many places, keeps what they typed, and finds the event full in the end", async () => {
    const id = await event({ capacity: 2 })
    const visit = await stage.visit({ path: `/events/view/${id}` })
    const { page } = visit
    await page.getByRole("button", { name: "Confirm Attendance" }).click()
    await fillIn(visit, { name: "Too Many", email: "many@families.example", guests: "5" })
    await confirm(visit).click()
    await page.getByText(/2 places are left\./).waitFor()
    await expect.poll(() => page.getByLabel("Name").inputValue()).toBe("Too Many")
    await page.getByLabel("Guests").fill("1")
    await confirm(visit).click()
    await page.getByText("We expect you and 1 guest.").waitFor()
    await page.reload()
    await page.getByText("All places are taken.").waitFor()
    await expect.poll(() => page.getByRole("button", { name: "Confirm Attendance" }).count()).toBe(0)
    await visit.end()
  })

  it("reads how many places are left in the language of the page", async () => {
    const id = await event({ capacity: 2 })
    const visit = await stage.visit({ path: `/fr/events/view/${id}` })
    const form = visit.page.getByRole("dialog")
    await visit.page.getByRole("button", { name: "Confirmer ma présence" }).click()
    await form.getByLabel("Nom").fill("Trop de Monde")
    await form.getByLabel("E-mail").fill("trop@families.example")
    await form.getByLabel("Invités").fill("5")
    await form.getByRole("button", { name: "Confirmer", exact: true }).click()
    await form.getByText("Il reste 2 places. Qui a déjà confirmé garde sa place.").waitFor()
    await visit.end()
  })

  it("is remembered on the device, changes what they said and gives up the place, with a thumb", async () => {
    const id = await event({ capacity: 4 })
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
    const visit = await stage.visit({ ...phone, path: `/events/view/${id}` })
    const { page } = visit
    await page.getByRole("button", { name: "Confirm Attendance" }).tap()
    await fillIn(visit, { name: "Ida Obi", email: "ida@families.example", guests: "1" })
    await confirm(visit).tap()
    await page.getByText("Thank you, Ida Obi. We expect you and 1 guest.").waitFor()
    await page.reload()
    await page.getByText("We expect you and 1 guest.").waitFor()
    await page.getByRole("link", { name: "Change or withdraw" }).tap()
    await page.getByRole("heading", { level: 1, name: "Your place" }).waitFor()
    await expect
      .poll(() => page.getByRole("link", { name: "Add to calendar" }).getAttribute("href"))
      .toBe(`/events/view/${id}.ics`)
    expect(await barriers(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.getByLabel("Guests").fill("2")
    await page.getByRole("button", { name: "Change" }).tap()
    await page.getByText("Ida Obi: we expect you and 2 guests.").waitFor()
    expect(await attendances(id)).toEqual([{ name: "Ida Obi", email: "ida@families.example", guests: 2 }])
    await page.getByRole("button", { name: "I cannot come" }).tap()
    await page.getByRole("button", { name: "Give it up" }).tap()
    await page.getByText("4 places left of 4").waitFor()
    await expect.poll(() => page.getByRole("link", { name: "Change or withdraw" }).count()).toBe(0)
    expect(await attendances(id)).toEqual([])
    await visit.end()
  })

  it("joins the waiting list of an event that is full", async () => {
    const id = await event({ capacity: 1 })
    const input = { name: "First", email: "first@families.example" }
    const attend = "mutation ($id: Int!, $input: AttendanceInput!) { confirmAttendance(eventId: $id, input: $input) }"
    await stage.school.visitor().ask(attend, { id, input })
    const visit = await stage.visit({ path: `/events/view/${id}` })
    await visit.page.getByRole("button", { name: "Join the waiting list" }).click()
    await fillIn(visit, { name: "Second", email: "second@families.example" })
    await visit.page.getByRole("dialog").getByRole("button", { name: "Join", exact: true }).click()
    await visit.page.getByText("Thank you, Second. All places are taken: you are on the waiting list").waitFor()
    await visit.end()
  })

  it.each([
    [{ cancelled: true }, "This event has been cancelled."],
    [{ date: inDays(-3) }, "This event is over."],
  ])("reads in words why an event %o takes nobody", async (changes, words) => {
    const visit = await stage.visit({ path: `/events/view/${await event(changes)}` })
    await visit.page.getByText(words).waitFor()
    await expect.poll(() => visit.page.getByRole("button", { name: "Confirm Attendance" }).count()).toBe(0)
    await visit.end()
  })

  it("does not count a robot that fills in everything", async () => {
    const id = await event()
    const visit = await stage.visit({ path: `/events/view/${id}` })
    await visit.page.getByRole("button", { name: "Confirm Attendance" }).click()
    await fillIn(visit, { name: "R O Bot", email: "robot@families.example" })
    await visit.page.locator("input[name=website]").fill("https://buy.example", { force: true })
    await confirm(visit).click()
    await visit.page.getByText("Thank you, R O Bot.").waitFor()
    expect(await attendances(id)).toEqual([])
    await visit.end()
  })
})

describe("a teacher", () => {
  it("puts an event into the calendar when title, date, location and description are there", async () => {
    const visit = await stage.signedIn("Eda Editor", "/events")
    const { page } = visit
    // The calendar that was shown before knows of it, too.
    await page.locator("main a[href*='/events/view/']").first().waitFor()
    await page.getByRole("link", { name: "Add Event" }).click()
    await page.getByRole("heading", { level: 1, name: "Add Event" }).waitFor()
    await expect.poll(() => page.getByRole("link", { name: "Add Event" }).count()).toBe(0)
    const submit = page.getByRole("button", { name: "Submit" })
    const begins = inDays(12)
    await page.getByLabel("Title").fill("Lantern walk")
    await page.getByLabel("Date and time").fill(field(begins))
    await page.getByLabel("Location").fill("From the gate")
    await expect.poll(() => submit.isDisabled()).toBe(true)
    await write(visit, "Description", "Bring a lantern.")
    await page.getByLabel("Places").fill("60")
    await submit.click()
    await page.getByRole("heading", { level: 1, name: "Lantern walk" }).waitFor()
    await page.getByText("60 places left of 60").waitFor()
    await visit.goTo("/events")
    await page.getByRole("link", { name: "Lantern walk" }).waitFor()
    const { body } = await stage.school.visitor().rest("GET", "/events")
    const added = body.find(({ title }: { title: string }) => title === "Lantern walk")
    expect(added).toMatchObject({ location: "From the gate", description: "<p>Bring a lantern.</p>", picture: null })
    expect(added.date.slice(0, 16)).toBe(begins.slice(0, 16))
    await visit.end()
  })

  it("edits it in its place, gives it a picture and takes that away again", async () => {
    const id = await event({ title: "To be mended" })
    const visit = await stage.signedIn("Eda Editor", `/events/view/${id}`)
    const { page } = visit
    await page.getByRole("button", { name: "Edit" }).click()
    await page.getByLabel("Title").fill("Mended")
    await choosePicture(visit, "A rope")
    await page.getByRole("button", { name: "Update" }).click()
    await page.getByRole("alert").getByText("Calendar Event Edited", { exact: true }).waitFor()
    await page.getByRole("heading", { level: 1, name: "Mended" }).waitFor()
    await page.getByRole("img", { name: "A rope" }).waitFor()

    await page.getByRole("button", { name: "Edit" }).click()
    await page.getByRole("button", { name: "Remove picture" }).click()
    await page.getByLabel("This event is cancelled").check()
    await page.getByRole("button", { name: "Update" }).click()
    await page.getByText("This event has been cancelled.").waitFor()
    await expect.poll(() => page.getByRole("img", { name: "A rope" }).count()).toBe(0)
    await visit.end()
  })

  it("is told at the field that nothing ends before it begins", async () => {
    const id = await event()
    const visit = await stage.signedIn("Eda Editor", `/events/view/${id}`)
    await visit.page.getByRole("button", { name: "Edit" }).click()
    await visit.page.getByLabel(/^End/).fill(field(inDays(1)))
    await visit.page.getByRole("button", { name: "Update" }).click()
    await visit.page.getByText("It cannot end before it begins.").waitFor()
    await visit.end()
  })

  it("does not see who comes, and may not touch a colleague's event", async () => {
    const visit = await stage.signedIn("Eli Editor", `/events/view/${await event()}`)
    await visit.page.getByRole("heading", { level: 1, name: "Rope making" }).waitFor()
    await expect
      .poll(() =>
        visit.page
          .getByRole("main")
          .getByRole("button", { name: /Edit|Delete/ })
          .count(),
      )
      .toBe(0)
    await expect.poll(() => visit.page.getByRole("heading", { name: "Who is coming" }).count()).toBe(0)
    await visit.end()
  })
})

describe("the head", () => {
  it("sees who is coming, and deletes an event", async () => {
    const id = await event({ title: "To be deleted", capacity: 4 })
    const input = { name: "Ben Obi", email: "ben@families.example", guests: 3 }
    const attend = "mutation ($id: Int!, $input: AttendanceInput!) { confirmAttendance(eventId: $id, input: $input) }"
    await stage.school.visitor().ask(attend, { id, input })
    const join =
      "mutation ($id: Int!, $input: AttendEventInput!) { attendEvent(eventId: $id, input: $input) { state } }"
    await stage.school.visitor().ask(join, { id, input: { name: "Ada Obi", email: "ada@families.example", guests: 0 } })
    const visit = await stage.signedIn("Hanna Head", `/events/view/${id}`)
    const { page } = visit
    const table = page.getByRole("table", { name: "2 confirmations" })
    const row = table.getByRole("row", { name: /Ben Obi/ })
    await row.getByRole("cell", { name: "3", exact: true }).waitFor()
    await row.getByRole("cell", { name: "Coming", exact: true }).waitFor()
    await table
      .getByRole("row", { name: /Ada Obi/ })
      .getByText("On the waiting list", { exact: true })
      .waitFor()
    await page.getByRole("button", { name: "Delete" }).click()
    await visit.confirmDeletion()
    await page.getByRole("alert").getByText("Calendar Event Deleted", { exact: true }).waitFor()
    await page.getByRole("heading", { level: 1, name: "Events" }).waitFor()
    await expect.poll(() => page.getByRole("link", { name: "To be deleted" }).count()).toBe(0)
    await visit.end()
  })
})

it("says so where nothing is to come, and pages through what is", async () => {
  const other = await School.openPages()
  const visit = await Visit.start(stage.browser, other, { path: "/events" })
  await visit.page.getByText("There are no scheduled events at the moment.").waitFor()
  await other.account(4, "Hanna Head")
  const head = await other.signIn("hanna.head@jacarandahill.example")
  for (let number = 1; number <= 14; number++) {
    const input = { title: `Event ${number}`, date: inDays(number), location: "Here", description: "<p>Come.</p>" }
    await head.ask("mutation ($input: AddEventInput!) { addEvent(input: $input) { id } }", { input })
  }
  await visit.page.reload()
  await visit.page.getByRole("link", { name: "Next page" }).click()
  await visit.page.getByRole("link", { name: "Event 13" }).waitFor()
  await expect.poll(() => visit.page.url()).toContain("#/events?page=2")
  await expect
    .poll(() => visit.page.getByRole("main").getByRole("heading", { level: 3 }).allTextContents())
    .toEqual(["Event 13", "Event 14"])
  await visit.end()
  await other.close()
})

describe("the dates of the school year", () => {
  const thisYear = new Date().getFullYear()

  it("are one tap from home on a telephone, a list of terms, and print on one page for the fridge", async () => {
    const visit = await stage.visit({ viewport: { width: 360, height: 640 } })
    const main = visit.page.getByRole("main")
    await main.getByRole("link", { name: "Term dates" }).first().click()
    await main
      .getByRole("navigation", { name: "Which year" })
      .getByRole("link", { name: String(thisYear) })
      .click()
    const term = main.getByRole("region", { name: "Term 1" })
    await term.getByText(/^Mon \d+ January to Fri \d+ April$/).waitFor()
    await term.getByText("Mid-term break").waitFor()
    await expect
      .poll(() => main.getByRole("link", { name: "Add all to my calendar" }).getAttribute("href"))
      .toMatch(/^webcal:.*\/dates\.ics$/)
    const pdf = await visit.page.pdf({ format: "A4" })
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
    await visit.end()
  })

  it("are kept by the office in one table a year, which begins as a copy of the last", async () => {
    const visit = await stage.signedIn("Hanna Head", `/admin/dates?year=${thisYear + 1}`)
    const { page } = visit
    await page.getByRole("button", { name: `Copy to ${thisYear + 2}` }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Copy" }).click()
    const table = page.getByRole("table", { name: `Dates ${thisYear + 2}` })
    await table.getByRole("link", { name: "Term 1" }).waitFor()

    await page.getByRole("link", { name: "Add a date" }).click()
    await page.getByLabel("What it is").selectOption("Day off")
    await page.getByLabel("Name").fill("Founders' day")
    await page.getByLabel("First day").fill(`${thisYear + 2}-05-19`)
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
    await visit.endRefused()
  })
})

describe("an editor", () => {
  const startOf = (days: number) => field(inDays(days)).slice(0, 10)

  it("is told where there is no school, writes of whole days, and copies an event to the next year", async () => {
    const { data } = await stage.school.visitor().ask("{ schoolYear { dates { kind name firstDay lastDay } } }")
    const lastOf = (wanted: string) => data.schoolYear.dates.findLast(({ kind }: { kind: string }) => kind === wanted)
    const visit = await stage.signedIn("Eda Editor", "/events/add")
    const { page } = visit
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
    await write(visit, "Description", "Bring a tent.")
    await page.getByRole("button", { name: "Submit" }).click()

    const main = page.getByRole("main")
    await main.getByRole("heading", { level: 1, name: "Camp on the hill" }).waitFor()
    await main.getByText("Form 6", { exact: true }).waitFor()
    const idInAddress = () => Number(page.url().split("/").at(-1))
    const id = idInAddress()
    const read = "query ($id: Int!) { event(id: $id) { date endDate allDay audience } }"
    const stored = async (of: number) => (await stage.school.visitor().ask(read, { id: of })).data.event
    const midnight = (days: number) => new Date(`${startOf(days)}T00:00+02:00`).toISOString()
    expect(await stored(id)).toEqual({ date: midnight(5), endDate: midnight(8), allDay: true, audience: "Form 6" })

    await main.getByRole("button", { name: "Edit" }).click()
    await page
      .getByLabel("End")
      .and(page.locator(`[value="${startOf(7)}"]`))
      .waitFor()
    await page.getByRole("button", { name: "Cancel" }).click()

    await main.getByRole("link", { name: "Copy to next year" }).click()
    await page
      .getByLabel("Date and time")
      .and(page.locator(`[value="${startOf(5 + 364)}"]`))
      .waitFor()
    await page.getByRole("button", { name: "Submit" }).click()
    await page.waitForURL((url) => /view\/\d+$/.test(url.hash) && !url.hash.endsWith(`/${id}`))
    expect((await stored(idInAddress())).date.slice(0, 10)).toBe(midnight(5 + 364).slice(0, 10))
    await visit.end()
  })

  it("repeats one every week until a day", async () => {
    const id = await event({ title: "Recorder club", date: inDays(3) })
    const visit = await stage.signedIn("Eda Editor", `/events/view/${id}`)
    await visit.page.getByRole("button", { name: "Repeat weekly" }).click()
    const dialog = visit.page.getByRole("alertdialog")
    await dialog.getByLabel("Until").fill(startOf(2))
    await dialog.getByRole("button", { name: "Repeat" }).click()
    await dialog.getByText("Please choose a day within a year after the event.").waitFor()
    await dialog.getByLabel("Until").fill(startOf(3 + 300))
    await dialog.getByRole("button", { name: "Repeat" }).click()
    await visit.page.getByText("Events Added").waitFor()
    const { data } = await stage.school.visitor().ask("{ events(perPage: 50) { items { title } } }")
    const clubs = data.events.items.filter(({ title }: { title: string }) => title === "Recorder club")
    expect(clubs.length).toBeGreaterThan(10)
    await visit.endRefused()
  })
})
