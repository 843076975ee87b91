import { readFile } from "node:fs/promises"
import type { Locator, Page } from "playwright-core"
import { describe, expect, it, onTestFinished } from "vitest"
import { addDays, dayInWords } from "../server/content/day.ts"
import { plainPage } from "./crawl.ts"
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
  const add = (type: string, input: object) =>
    head.ask(`mutation ($input: Add${type}Input!) { add${type}(input: $input) { id } }`, { input })
  await add("Order", { orderCode: "JH-7", amount: 18_500, mmCode: "QK7P2M9XLD", dispatched: false })
  await add("Product", { name: "An atlas", description: "For Form 5.", price: 1_276_000, stock: 0 })
  const members = [
    { name: "Rosa Obi", role: "Chair" },
    { name: "Tom Obi", role: "" },
  ]
  await add("Committee", { name: "Garden", description: "Weeds.", members })
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
  await head.ask("mutation ($input: ReportAbsenceInput!) { reportAbsence(input: $input) { path } }", {
    input: { ...absence, firstDay: tomorrow, lastDay: dayAfter },
  })
  for (const type of ["Gallery", "Event", "Profile"]) await published(head, type)
})

const rowsOf = (table: Locator) =>
  table
    .locator("tr")
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll("th, td")].map((cell) =>
          ((cell.querySelector("[aria-hidden=true] + span") ?? cell) as HTMLElement).innerText
            .replaceAll(/\s+/g, " ")
            .trim(),
        ),
      ),
    )

const aMoment = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
/** Of a table that was saved, in which no cell holds a quotation mark. */
const rowsOfTable = (table: string) =>
  table
    .slice(1)
    .split("\r\n")
    .map((row) => row.slice(1, -1).split('","'))

/** The label, the hint and the content of each field that is not a picture's. */
const fieldsOf = (page: Page) =>
  page.locator("main form").evaluate((form) =>
    [...form.querySelectorAll<HTMLInputElement>("input:not([type=file]), textarea, select, [role=textbox]")]
      .filter((field) => !field.closest("[aria-hidden=true], [hidden]"))
      .map((field) => {
        const words = (name: string) =>
          (field.getAttribute(name) ?? "")
            .split(" ")
            .map((id) => document.getElementById(id)?.textContent ?? "")
            .join(" ")
        const label = field.labels?.[0]?.textContent ?? words("aria-labelledby")
        const content = field.type === "checkbox" ? String(field.checked) : (field.value ?? field.textContent)
        return [label, words("aria-describedby"), content].map((text) => text.trim())
      }),
  )

describe("a list of the office", () => {
  it("shows of each record what is known of it, under its heads", async () => {
    const lists: [list: string, heads: string[], record: unknown[]][] = [
      [
        "orders",
        ["Order", "State", "Payment code", "Date", "Amount", "Next step"],
        [
          "JH-7",
          "Paid. No Dispatch",
          "QK7P2M9XLD",
          expect.stringMatching(/^(Today, \d\d:\d\d|\d+ \w+ \d{4})$/),
          "18,500/-",
          "Dispatch JH-7",
        ],
      ],
      ["products", ["Product", "In stock", "Price"], ["An atlas For Form 5.", "None left", "1,276,000/-"]],
      ["committees", ["Committee", "Members"], ["Garden Weeds.", "Rosa Obi, Chair Tom Obi"]],
      [
        `dates?year=${nextYear}`,
        ["Date", "What it is", "Days", "Note"],
        ["Founders' day", "Day off", expect.stringMatching(/ 19 May$/), "None. No buses."],
      ],
      [
        "notices",
        ["Notice", "Shown"],
        [
          `Bus late: Bus 2 is late. 19 May ${nextYear}, 06:00 to 19 May ${nextYear}, 09:00`,
          "Later Call it off : Bus 2 is late.",
        ],
      ],
    ]
    const visit = await stage.signedIn("Hanna Head", "/unauthorized")
    for (const [list, ...rows] of lists) {
      await visit.goTo(`/admin/${list}`)
      const name = new RegExp(`^${list.replace(/\?.*/, "")}`, "i")
      await expect.poll(() => rowsOf(visit.page.getByRole("table", { name })), { message: list }).toEqual(rows)
      const record = visit.page.getByRole("rowheader").getByRole("link")
      await expect.poll(() => record.getAttribute("href")).toBe(`#/admin/${list.replace(/\?.*/, "")}/1`)
    }
    await visit.end()
  })

  it("says at once what has become of an order that is paid and dispatched", async () => {
    const head = await stage.school.signIn(addressOf("Hanna Head"))
    const input = { orderCode: `JH-${Date.now()}`, amount: 1_250, dispatched: false }
    const { data } = await head.ask("mutation ($input: AddOrderInput!) { addOrder(input: $input) { id } }", { input })
    onTestFinished(async () => {
      await head.ask("mutation ($id: Int!) { deleteOrder(id: $id) { id } }", data.addOrder)
    })
    const visit = await stage.signedIn("Hanna Head", "/admin/orders")
    const row = visit.page.getByRole("row", { name: input.orderCode })
    const pay = row.getByRole("button", { name: `Record payment of ${input.orderCode}` })
    const payment = visit.page.getByRole("dialog", { name: `Payment of ${input.orderCode}` })
    await pay.click()
    await payment.getByText("1,250/- is due.").waitFor()
    await payment.getByRole("button", { name: "Cancel" }).click()
    await payment.waitFor({ state: "hidden" })
    await pay.click()
    await payment.getByLabel("Mobile-money code", { exact: true }).fill("QK7P2M9XLE")
    await payment.getByRole("button", { name: "Record payment" }).click()
    await row.getByText("Paid. No Dispatch", { exact: true }).waitFor()
    await row.getByText("QK7P2M9XLE", { exact: true }).waitFor()
    await row.getByRole("button", { name: `Dispatch ${input.orderCode}` }).click()
    await visit.page.getByRole("alert").getByText(`${input.orderCode} Dispatched`, { exact: true }).waitFor()
    await row.getByText("Paid. Dispatched", { exact: true }).waitFor()
    await visit.end()
  })

  it("says of what a family has sent all that it says, and begins the answer", async () => {
    const address = `mailto:rosa@families.example?subject=${encodeURIComponent("A place for Ada Obi at Our School")}&body=Dear%20Rosa%20Obi%2C`
    const inboxes: [
      list: string,
      search: string,
      facts: string[],
      message: string,
      links: unknown[],
      inTable: Record<string, string>,
    ][] = [
      [
        "enquiries",
        "Search messages, names, numbers",
        ["Number EN-1", "From Ruth Adeyemi-Cole", "Email ruth@example.com", "Phone +44 20 7946 0188"],
        "Is there a place in Form 3?",
        [
          expect.stringMatching(
            /^mailto:ruth@example.com\?subject=Your%20message%20to%20Our%20School&body=Dear%20Ruth%20Adeyemi-Cole%2C/,
          ),
          "tel:+442079460188",
        ],
        {
          ...{ Number: "EN-1", Name: "Ruth Adeyemi-Cole", Email: "ruth@example.com", Phone: "'+44 20 7946 0188" },
          Message: "Is there a place in Form 3?",
        },
      ],
      [
        "applications",
        "Search children, parents, numbers",
        [
          ...["Number AP-1", "Child Ada Obi", "Born Not given", `Intake ${nextYear}`, "Parent Rosa Obi"],
          ...["Email rosa@families.example", "Phone 020 123"],
        ],
        "She likes moths.",
        [expect.stringContaining(address), "tel:020123"],
        {
          ...{ Number: "AP-1", Child: "Ada Obi", Born: "", Intake: String(nextYear), Parent: "Rosa Obi" },
          ...{ Email: "rosa@families.example", Phone: "020 123", Message: "She likes moths." },
        },
      ],
      [
        "absences",
        "Search children, classes, numbers",
        [
          ...["Number AB-1", "Child Ada Obi", "Class Form 2"],
          ...[`From ${dayInWords(tomorrow)}`, `To ${dayInWords(dayAfter)}`],
          ...["Reason A cold", "Reported by Rosa Obi", "Phone 020 123"],
        ],
        "Form 2: A cold",
        ["tel:020123"],
        {
          ...{ Number: "AB-1", Child: "Ada Obi", Class: "Form 2", From: tomorrow, To: dayAfter },
          ...{ Reason: "A cold", "Reported by": "Rosa Obi", Phone: "020 123" },
        },
      ],
    ]
    const visit = await stage.signedIn("Hanna Head", "/unauthorized")
    for (const [list, search, facts, message, links, inTable] of inboxes) {
      await visit.goTo(`/admin/${list}`)
      await visit.page.getByRole("searchbox", { name: search }).waitFor()
      await visit.page.locator("main li button[aria-expanded]").click()
      const item = visit.page.locator("main li:has([aria-expanded=true])")
      const said = () =>
        item
          .locator("dl > div")
          .evaluateAll((all) => all.map((fact) => (fact as HTMLElement).innerText.replaceAll(/\s+/g, " ")))
      await expect.poll(said, { message: list }).toEqual(facts)
      await item.getByText(message, { exact: true }).last().waitFor()
      // What is opened is new no more.
      const title = `${list.charAt(0).toUpperCase()}${list.slice(1)}`
      await visit.page
        .getByRole("navigation", { name: "Admin" })
        .getByRole("link", { name: title, exact: true })
        .waitFor()
      await expect
        .poll(() => item.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href"))))
        .toEqual(links)
      const [table] = await Promise.all([
        visit.page.waitForEvent("download"),
        visit.page.getByRole("button", { name: "Export CSV" }).click(),
      ])
      expect(table.suggestedFilename()).toMatch(new RegExp(`^${list}-\\d{4}-\\d\\d-\\d\\d\\.csv$`))
      const [heads = [], values = []] = rowsOfTable(await readFile(await table.path(), "utf8"))
      const row = Object.fromEntries(heads.map((head, index) => [head, values[index]]))
      expect(row, list).toEqual({ ...inTable, Arrived: aMoment, Read: aMoment, Done: "" })
    }
    await visit.end()
  })
})

describe("what there is one of", () => {
  it.each([
    ["/", "/events/view/1"],
    ["/", "/profiles/view/1"],
    ["/events", "/events/view/1"],
    ["/gallery", "/gallery/view/1"],
    ["/profiles", "/profiles/view/1"],
  ])("stands at %s all the same, and leads to %s", async (path, item) => {
    const { document } = await plainPage(stage.school.url, path)
    expect(document.querySelector(`main a[href="${item}"]`)).not.toBeNull()
  })
})

/** Beside the words that mean the same stands what nobody found. */
async function readsWhatWasMissed(page: Page) {
  await page.getByText("Nothing yet: whatever was searched for was found.").waitFor()
  await stage.school.visitor().ask('{ search(q: "unheardof wallaby") { total } }')
  await stage.school.services.missedSearches.flush()
  await page.reload()
  await expect
    .poll(() => rowsOf(page.getByRole("table", { name: "Searched for in vain" })))
    .toEqual([
      ["Words", "Times", "Last"],
      ["unheardof wallaby", "1", expect.stringMatching(/^\d+ \w+ \d{4}$/)],
    ])
}

describe("a form", () => {
  it("names each field, says what belongs into it, holds what is stored, asks by its name whether that is to go, and leads back to the list by Cancel", async () => {
    const code = ["Order code", "What names it on paper, such as JH-2050."]
    const amount = ["Amount", "Whole units of the school’s currency."]
    const payment = ["Mobile-money code (optional)", "Leave it empty while the order is not paid."]
    const days = [
      ["Last day (optional)", "Empty for a single day."],
      ["School year", "The calendar year in which it begins."],
      ["Hours (optional)", "Where they are not as usual: Home at 12:30."],
      ["What else families should know (optional)", ""],
    ]
    const dated = (contents: string[]) =>
      [["What it is", ""], ["Name", "Such as Term 1, or Mid-term break."], ["First day", ""], ...days].map(
        (field, index) => [...field, contents[index]],
      )
    const words = ["What does the picture show?", "One sentence, read aloud to people who cannot see it.", ""]
    const ofPicture = [
      ["From the left", "", "50"],
      ["From the top", "", "50"],
      words,
      ["It only decorates: say nothing about it", "", "false"],
    ]
    const shown = ["Event (optional)", "Whoever reads about the event is led to these pictures, and back.", ""]
    const about = ["Description", "A few sentences: what happened, and who was there."]
    const archived = "Archive this galleryOnly those who may edit it will find it in the list."
    const cancelled =
      "This event is cancelledIt stays in the calendar, marked as cancelled, and nobody can confirm any more. Who has confirmed is told by mail."
    const whom = ["For whom (optional)", "Such as Forms 3 and 4. Empty for everybody.", ""]
    const whole = ["It lasts the whole day, or several", "", "false"]
    const forms: [path: string, heading: string, submit: string, fields: unknown[]][] = [
      [
        "/admin/orders/add",
        "Add an order",
        "Add the order",
        [
          [...code, ""],
          [...amount, ""],
          [...payment, ""],
          ["DispatchedOnly once it is paid.", "", "false"],
        ],
      ],
      [
        "/admin/orders/1",
        "Order JH-7",
        "Update",
        [
          [...code, "JH-7"],
          [...amount, "18500"],
          [...payment, "QK7P2M9XLD"],
          ["Dispatched", "", "false"],
        ],
      ],
      [
        "/admin/products/1",
        "An atlas",
        "Update",
        [
          ["Name", "", "An atlas"],
          ["Price", amount[1], "1276000"],
          ["In stock", "How many there are.", "0"],
          ["Description (optional)", "", "For Form 5."],
        ],
      ],
      [
        "/admin/committees/1",
        "Garden",
        "Update",
        [
          ["Name", "", "Garden"],
          ["What it is for (optional)", "", "Weeds."],
          ["Name", "", "Rosa Obi"],
          ["Role (optional)", "", "Chair"],
          ["Name", "", "Tom Obi"],
          ["Role (optional)", "", ""],
        ],
      ],
      ["/admin/dates/add?year=2031", "Add a date", "Add the date", dated(["", "", "", "", "2031", "", ""])],
      [
        "/admin/dates/1",
        "Founders' day",
        "Update",
        dated([
          "DAY_OFF",
          "Founders' day",
          `${nextYear}-05-19`,
          `${nextYear}-05-19`,
          String(nextYear),
          "None",
          "No buses.",
        ]),
      ],
      [
        "/admin/notices/1",
        "Notice",
        "Update",
        [
          ["What is there to know?", "", "Bus 2 is late."],
          ["Heading", "", "BUS_LATE"],
          ["From (optional)", "At once, where it is empty.", `${nextYear}-05-19T06:00`],
          ["Until", "Then it goes by itself.", `${nextYear}-05-19T09:00`],
        ],
      ],
      [
        "/admin/site/synonyms",
        "Words that mean the same",
        "Update",
        [
          [
            "Words that mean the same (optional)",
            "Single words with commas between them, such as: uniform, clothes, dress. A line for each group.",
            expect.any(String),
          ],
        ],
      ],
      [
        "/gallery/view/1",
        "Edit this gallery",
        "Update",
        [
          ["Name", "", "Sports week"],
          [...about, "Five days and one whistle."],
          ...ofPicture,
          shown,
          [archived, "", "false"],
        ],
      ],
      ["/gallery/add", "Add Gallery", "Submit", [["Name", "", ""], [...about, ""], shown]],
      [
        "/events/view/1",
        "Edit this event",
        "Update",
        [
          ["Title", "", "Kite day"],
          whole,
          ["Date and time", "", expect.stringMatching(/T\d\d:\d\d$/)],
          ["End (optional)", "", ""],
          ["Location", "", "The field"],
          whom,
          ["Places (optional)", "", ""],
          ["Description", "", "Bring a kite."],
          ...ofPicture,
          [cancelled, "", "false"],
        ],
      ],
      [
        "/events/add",
        "Add Event",
        "Submit",
        [
          ["Title", "", ""],
          whole,
          ["Date and time", "", ""],
          ["End (optional)", "", ""],
          ["Location", "", ""],
          whom,
          ["Places (optional)", "", ""],
          ["Description", "", ""],
        ],
      ],
      [
        "/profiles/view/1",
        "Edit this profile",
        "Update",
        [
          ...ofPicture,
          ["Name", "", "Mr Pike"],
          ["Position", "", "Sport"],
          ["Group", "", "TEACHERS"],
          ["Bio", "", "He has a whistle."],
        ],
      ],
      [
        "/news/add",
        "Post New Story",
        "Submit",
        [
          ["Title", "", ""],
          ["Content", "", ""],
        ],
      ],
    ]
    const visit = await stage.signedIn("Hanna Head", "/unauthorized")
    const { page } = visit
    for (const [path, heading, submit, fields] of forms) {
      await visit.goTo(path)
      if (path.includes("/view/")) await page.getByRole("main").getByRole("button", { name: /^Edit/ }).click()
      await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor()
      await expect.poll(() => fieldsOf(page), { message: path }).toEqual(fields)
      await page.getByRole("main").getByRole("button", { name: submit, exact: true }).waitFor()
      if (/^\/admin\/(products|committees|dates)\/1$/.test(path)) {
        await page.getByRole("button", { name: /^Delete this / }).click()
        const question = page.getByRole("alertdialog").filter({ hasText: `“${heading}”` })
        await question.getByRole("button", { name: "Cancel" }).click()
      }
      if (path === "/admin/orders/1") await page.getByText(/^Written down \w+ \d+ \w+ \d{4}, \d\d:\d\d$/).waitFor()
      if (path === "/admin/site/synonyms") await readsWhatWasMissed(page)
      if (!path.startsWith("/admin/")) continue
      await page.getByRole("main").getByRole("button", { name: "Cancel" }).last().click()
      const list = path.replace(/\/(add|\d+|synonyms)/, "")
      await expect.poll(() => page.url()).toContain(`#${path === "/admin/dates/1" ? `${list}?year=${nextYear}` : list}`)
      await expect.poll(() => page.url()).not.toMatch(/\/(add|\d+)\b/)
    }
    await visit.end()
  })
})
