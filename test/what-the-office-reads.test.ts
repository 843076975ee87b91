import { readFile } from "node:fs/promises"
import type { Page } from "playwright-core"
import { expect, it } from "vitest"
import { addDays, dayInWords } from "../server/content/items/day.ts"
import { enquiry, published } from "./items.ts"
import { addressOf } from "./school.ts"
import { hireStaff } from "./staff.ts"
import { openStage } from "./stage.ts"

const nextYear = new Date().getFullYear() + 1
const tomorrow = addDays(new Date().toISOString().slice(0, 10), 1)
const dayAfter = addDays(tomorrow, 1)

const stage = openStage({}, async (school) => {
  await hireStaff(school)
  const head = await school.signIn(addressOf("Hanna Head"))
  const add = (type: string, input: object) => head.call(`add${type}`, { input })
  const off = {
    kind: "DAY_OFF",
    name: "Founders' day",
    firstDay: `${nextYear}-05-19`,
    hours: "None",
    note: "No buses.",
  }
  await add("SchoolDate", { ...off, year: nextYear })
  const late = { startsAt: `${nextYear}-05-19T06:00:00Z`, endsAt: `${nextYear}-05-19T09:00:00Z` }
  await add("Notice", { kind: "BUS_LATE", text: "Bus 2 is late.", ...late })
  await head.rest("POST", "/mail", enquiry)
  const child = { pname: "Rosa Obi", cname: "Ada Obi", email: "rosa@families.example", phone: "020 123" }
  await head.rest("POST", "/apply", { ...child, messege: "She likes moths." })
  const absence = {
    childName: "Ada Obi",
    className: "Form 2",
    reason: "A cold",
    reporter: "Rosa Obi",
    phone: "020 123",
  }
  await head.call("reportAbsence", { input: { ...absence, firstDay: tomorrow, lastDay: dayAfter } }, "path")
  for (const type of ["Gallery", "Event", "Profile"]) await published(head, type)
})

const visit = stage.shared("Hanna Head")

it("A list of the office shows the facts of each record, and links to it", async () => {
  const known: Record<string, string[]> = {
    [`dates?year=${nextYear}`]: ["Founders' day", "Day off", "19 May", "None", "No buses."],
    notices: ["Bus 2 is late.", `19 May ${nextYear}, 06:00 to 19 May ${nextYear}, 09:00`, "Later"],
  }
  for (const [list, facts] of Object.entries(known)) {
    await visit.goTo(`/admin/${list}`)
    const name = list.replace(/\?.*/, "")
    const row = visit.page.getByRole("table", { name: new RegExp(`^${name}`, "i") }).locator("tbody tr")
    for (const fact of facts) await row.filter({ hasText: fact }).waitFor()
    const record = row.getByRole("rowheader").getByRole("link")
    await expect.poll(() => record.getAttribute("href")).toBe(`#/admin/${name}/1`)
  }
})

it("A submission shows every field on screen and in the CSV file, and starts the answer", async () => {
  const inboxes: [list: string, facts: Record<string, string>, links: string[], shown?: Record<string, string>][] = [
    [
      "enquiries",
      {
        ...{ Number: "EN-1", Name: "Ruth Adeyemi-Cole", Email: "ruth@example.com", Phone: "+44 20 7946 0188" },
        Message: "Is there a place in Form 3?",
      },
      [
        "mailto:ruth@example.com?subject=Your message, Our School (EN-1)&body=Dear Ruth Adeyemi-Cole,",
        "tel:+442079460188",
      ],
    ],
    [
      "applications",
      {
        ...{ Number: "AP-1", Child: "Ada Obi", Intake: String(nextYear), Parent: "Rosa Obi" },
        ...{ Email: "rosa@families.example", Phone: "020 123", Message: "She likes moths." },
      },
      ["mailto:rosa@families.example?subject=A place for Ada Obi, Our School (AP-1)&body=Dear Rosa Obi,", "tel:020123"],
    ],
    [
      "absences",
      {
        ...{ Number: "AB-1", Child: "Ada Obi", Class: "Form 2", From: tomorrow, To: dayAfter },
        ...{ Reason: "A cold", "Reported by": "Rosa Obi", Phone: "020 123" },
      },
      ["tel:020123"],
      { From: dayInWords(tomorrow), To: dayInWords(dayAfter) },
    ],
  ]
  const { page } = visit
  for (const [list, facts, links, shown] of inboxes) {
    await visit.goTo(`/admin/${list}`)
    await page.locator("main li button[aria-expanded]").click()
    const item = page.locator("main li:has([aria-expanded=true])")
    for (const fact of Object.values({ ...facts, ...shown })) await item.getByText(fact).first().waitFor()
    const addresses = await item
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => decodeURIComponent(link.getAttribute("href") ?? "")))
    expect(addresses.map((address, index) => address.slice(0, links[index]?.length))).toEqual(links)
    const button = page.getByRole("button", { name: "Export CSV" })
    const [saved] = await Promise.all([page.waitForEvent("download"), button.click()])
    expect(saved.suggestedFilename()).toMatch(new RegExp(`^${list}-\\d{4}-\\d\\d-\\d\\d\\.csv$`))
    expect(recordOf(await readFile(await saved.path(), "utf8")), list).toMatchObject({
      ...facts,
      ...{ Arrived: aMoment, Done: "", Spam: "" },
    })
  }
})

const aMoment = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)

/** The first record of a saved table in which no cell contains a quotation mark. */
function recordOf(table: string) {
  const [heads = [], values = []] = table.split("\r\n").map((row) => row.replace(/^\uFEFF?"|"$/g, "").split('","'))
  return Object.fromEntries(heads.map((head, index) => [head, values[index]]))
}

/** The contents of the form's fields, other than pictures. */
const contentsOf = (page: Page) =>
  page
    .locator("main form")
    .evaluate((form) =>
      [...form.querySelectorAll<HTMLInputElement>("input:not([type=file]), textarea, select, [role=textbox]")]
        .filter((field) => !field.closest("[aria-hidden=true], [hidden]"))
        .map((field) =>
          field.type === "checkbox" ? String(field.checked) : (field.value ?? field.textContent).trim(),
        ),
    )

it("A form shows the stored values, and Cancel leads back to its list", async () => {
  const day = `${nextYear}-05-19`
  const forms: [path: string, contents: unknown[]][] = [
    ["/admin/dates/add?year=2031", ["", "", "", "", "2031", "", ""]],
    ["/admin/dates/1", ["DAY_OFF", "Founders' day", day, day, String(nextYear), "None", "No buses."]],
    ["/admin/notices/1", ["Bus 2 is late.", "BUS_LATE", `${day}T06:00`, `${day}T09:00`]],
    ["/gallery/view/1", ["Sports week", "Five days and one whistle.", "50", "50", "", "false", "", "false"]],
    [
      "/events/view/1",
      [
        ...["Kite day", "false", expect.stringMatching(/T\d\d:\d\d$/), "", "The field", "", ""],
        ...["Bring a kite.", "50", "50", "", "false", "false"],
      ],
    ],
    ["/profiles/view/1", ["50", "50", "", "false", "Mr Pike", "Sport", "TEACHERS", "He has a whistle."]],
  ]
  const { page } = visit
  for (const [path, contents] of forms) {
    await visit.goTo(path)
    if (path.includes("/view/")) await page.getByRole("main").getByRole("button", { name: /^Edit/ }).click()
    await expect.poll(() => contentsOf(page).catch(() => []), { message: path }).toEqual(contents)
    if (!path.startsWith("/admin/")) continue
    await page.getByRole("main").getByRole("button", { name: "Cancel" }).last().click()
    const list = path.replace(/\/(add|\d+)/, "")
    await expect.poll(() => page.url()).toMatch(new RegExp(`#${list.replace("?", "\\?")}(\\?year=${nextYear})?$`))
  }
})

it("The office sees that mails wait for a mail server, in My work and under Health", async () => {
  const { page } = visit
  await stage.school.visitor().rest("POST", "/mail", enquiry)
  await visit.goTo("/user")
  const hint = page.getByText("Something about the site needs a look: mail.")
  await hint.getByRole("link", { name: "See what to do" }).click()
  await page.getByText("One thing needs a look.").waitFor()
  const [first] = await page.getByRole("main").getByRole("listitem").filter({ hasText: "Mail" }).all()
  await first?.getByText(/^This site has no mail server: \d+ mails? cannot be sent\.$/).waitFor()
  await first?.getByText(/SMTP_URL/).waitFor()
  await stage.school.services.database.write((rows) => rows.query('DELETE FROM "outbox_mails"'))
  await visit.goTo("/user")
  await expect.poll(() => hint.count()).toBe(0)
})

it("The office sees which searches found nothing", async () => {
  await visit.goTo("/admin/site/synonyms")
  await visit.heading("Words that mean the same").waitFor()
  await stage.school.visitor().request('{ search(q: "unheardof wallaby") { total } }')
  await stage.school.services.missedSearches.flush()
  await visit.page.reload()
  const row = visit.page.getByRole("table", { name: "Searches that found nothing" }).locator("tbody tr")
  await expect
    .poll(() => row.allInnerTexts())
    .toEqual([expect.stringMatching(/^unheardof wallaby\s+\d\s+\d+ \w+ \d{4}$/)])
})
