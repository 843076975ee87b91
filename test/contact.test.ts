import { describe, expect, it } from "vitest"
import { Role } from "../server/access/roles.ts"
import { barriers } from "./axe.ts"
import type { Client } from "./client.ts"
import { isFocused } from "./screens.ts"
import { openStage } from "./stage.ts"
import type { Visit } from "./visit.ts"
import { goOn, kept } from "./writing.ts"

let office: Client

const stage = openStage({ SEED: "school" }, async (school) => {
  office = await school.signedIn(Role.ADMINISTRATOR, "Olga Office")
})

async function enquiries() {
  const { data } = await office.ask("{ enquiries { items { pageName senderName senderEmail senderPhone inquiry } } }")
  return data.enquiries.items
}

async function applications() {
  const fields = "parentName childName email phone birthDate message intakeYear"
  const { data } = await office.ask(`{ applications { items { ${fields} } } }`)
  return data.applications.items
}

const send = ({ page }: Visit) => page.getByRole("button", { name: "Send" })

async function fill({ page }: Visit, answers: Record<string, string>) {
  for (const [label, text] of Object.entries(answers)) await page.locator("form").getByLabel(label).fill(text)
}

/** The labels and messages of invalid fields, and the label of the focused field. */
function wrong({ page }: Visit) {
  return page.evaluate(() => {
    const labelOf = (element: Element | null) => document.querySelector(`label[for="${element?.id}"]`)?.textContent
    const messageOf = (element: Element) =>
      (element.getAttribute("aria-describedby") ?? "")
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent)
        .join(" ")
    const messages = [...document.querySelectorAll("form [aria-invalid=true]")].map((element) => [
      labelOf(element),
      messageOf(element),
    ])
    return { messages, focused: labelOf(document.activeElement) }
  })
}

const message = {
  Name: "Ruth Parent",
  "Contact email": "ruth@example.com",
  "Phone number": "+44 20 7946 0199",
  Message: "Is there a bus from the river?",
}

describe("the contact form", () => {
  it("shows where the school is without asking anybody, names at each field what is missing or wrong, puts the focus into the first, and arrives once it is mended, by Enter too; it has a field for robots that nobody reaches, leads home by Cancel, and speaks the language of the page", async () => {
    const visit = await stage.visit({ path: "/contact" })
    await visit.page.getByRole("heading", { level: 1, name: "Contact Us" }).waitFor()
    await send(visit).click()
    await expect
      .poll(() => wrong(visit))
      .toEqual({
        messages: [
          ["Name", "Name is required."],
          ["Contact email", "Valid email is required."],
          ["Phone number", "Phone is required."],
          ["Message", "Please,leave us a message."],
        ],
        focused: "Name",
      })

    await fill(visit, { ...message, "Contact email": "ruth@" })
    await send(visit).click()
    await expect
      .poll(() => wrong(visit))
      .toEqual({
        messages: [["Contact email", "Valid email is required."]],
        focused: "Contact email",
      })
    await fill(visit, { "Contact email": message["Contact email"] })
    await expect.poll(async () => (await wrong(visit)).messages).toEqual([])
    await visit.page.getByLabel("Contact email").press("Enter")
    await visit.page.getByRole("alert").getByText("Message Sent", { exact: true }).waitFor()
    await visit.page.waitForURL(/#\/$/)
    expect((await enquiries())[0]).toEqual({
      pageName: "Inquiry",
      senderName: "Ruth Parent",
      senderEmail: "ruth@example.com",
      senderPhone: "+44 20 7946 0199",
      inquiry: "Is there a bus from the river?",
    })

    const before = (await enquiries()).length
    await visit.goTo("/contact")
    const beside = visit.page.getByRole("complementary")
    await beside.getByRole("img", { name: /^Map/ }).waitFor()
    await beside.getByText("P.O. Box 1974").waitFor()
    await beside.getByRole("link", { name: "+44 20 7946 0174" }).waitFor()
    await beside.getByRole("link", { name: "office@jacarandahill.example" }).waitFor()
    await visit.page.getByRole("textbox", { name: "Message" }).focus()
    await visit.page.keyboard.press("Tab")
    await expect.poll(() => send(visit).evaluate(isFocused)).toBe(true)
    await expect.poll(() => visit.page.getByRole("textbox").count()).toBe(4)
    await fill(visit, message)
    await visit.page.getByRole("button", { name: "Cancel" }).click()
    await visit.page.waitForURL(/#\/$/)
    expect(await enquiries()).toHaveLength(before)

    await visit.openPage("/fr/contact")
    await visit.page.getByRole("button", { name: "Envoyer" }).click()
    const messages = [
      ["Nom", "Veuillez indiquer un nom."],
      ["E-mail", "Veuillez indiquer une adresse e-mail valable."],
      ["Numéro de téléphone", "Veuillez indiquer un numéro de téléphone."],
      ["Message", "Veuillez nous laisser un message."],
    ]
    await expect.poll(() => wrong(visit)).toEqual({ messages, focused: "Nom" })
    await fill(visit, { Nom: "Ruth Parent", "E-mail": "ruth@" })
    await expect.poll(async () => (await wrong(visit)).messages).toEqual(messages.slice(1))
    await visit.end()
  })

  it("keeps what was typed while the server is out of reach, and arrives once however often it was sent", async () => {
    const before = (await enquiries()).length
    const visit = await stage.visit({ path: "/contact" })
    await fill(visit, message)
    let lost = 0
    // The message arrives, and its receipt does not.
    await visit.page.route("**/graphql", async (route) => {
      if (!route.request().postData()?.includes("sendEnquiry") || lost++ > 0) return route.fallback()
      await route.fetch()
      await route.abort()
    })
    await send(visit).click()
    await visit.page.getByText("What you wrote is still here").waitFor()
    await expect.poll(() => visit.page.getByLabel("Message").inputValue()).toBe(message.Message)
    await kept(visit, message.Message)
    await visit.page.reload()
    await goOn(visit)
    await expect.poll(() => visit.page.getByLabel("Message").inputValue()).toBe(message.Message)
    await send(visit).dblclick()
    await visit.page.getByRole("alert").getByText("Message Sent").waitFor()
    expect(await enquiries()).toHaveLength(before + 1)
    await visit.endRefused()
  })
})

it("The application shows the next calendar year, asks for all but the birthdate, and tells at the field what only the server finds wrong", async () => {
  const visit = await stage.visit({ path: "/apply" })
  await visit.page.getByRole("heading", { level: 1, name: "Apply to Enroll" }).waitFor()
  await visit.heading("Enroll with us").waitFor()
  const year = new Date().getFullYear() + 1
  await visit.page.getByRole("main").getByText(String(year)).first().waitFor()
  await send(visit).click()
  await expect
    .poll(() => wrong(visit))
    .toEqual({
      messages: [
        ["Parent's name", "Name is required."],
        ["Child's name", "Subject is required."],
        ["Email", "Valid email is required."],
        ["Parent's phone", "Phone is required."],
        ["Message", "Please, leave us a message."],
      ],
      focused: "Parent's name",
    })
  await fill(visit, {
    "Parent's name": "Ruth Parent",
    "Child's name": "Ada Parent",
    Email: "ruth@example.com",
    "Parent's phone": "+44 20 7946 0199",
    "Child's birthdate": "1970-05-23",
    Message: "She likes beetles.",
  })
  await send(visit).click()
  await expect.poll(async () => (await wrong(visit)).focused).toContain("Child's birthdate")
  await expect.poll(async () => (await wrong(visit)).messages[0]?.[1]).toContain("Please give the child's birthdate")
  await fill(visit, { "Child's birthdate": "2020-05-23" })
  await send(visit).click()
  await visit.page.waitForURL(/#\/$/)
  expect((await applications())[0]).toMatchObject({ birthDate: "2020-05-23", intakeYear: year })
  await visit.endRefused()
})

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** The page that somebody with a receipt's address sees without scripts, and its headers. */
async function openedElsewhere(hash: string) {
  const path = hash.replace("#", "")
  const visit = await stage.visit({ ...phone, javaScriptEnabled: false })
  const response = await visit.page.goto(stage.school.url + path)
  return { visit, page: visit.page, headers: response?.headers() ?? {}, status: response?.status() }
}

describe("what a family gets for what it sends", () => {
  it("leads from the application by the alert and a panel at home to a receipt of its own, scripts or not", async () => {
    const visit = await stage.visit({ ...phone, path: "/apply" })
    const { page } = visit
    await page.getByText("It is deleted after 24 months.").waitFor()
    await fill(visit, {
      "Parent's name": "Rosa Parent",
      "Child's name": "Ada Parent",
      Email: "rosa@example.com",
      "Parent's phone": "+44 20 7946 0199",
      Message: "She likes moths.",
    })
    await send(visit).tap()
    await page.getByRole("alert").getByText("Message Sent", { exact: true }).waitFor()
    const panel = page.getByRole("complementary", { name: "Your application has arrived." })
    await panel.getByText("Ms Verhoeven in admissions answers by").waitFor()
    expect((await applications())[0]).toMatchObject({
      childName: "Ada Parent",
      birthDate: null,
      message: "She likes moths.",
    })
    const told = await page.getByRole("alert").boundingBox()
    const heading = await panel.getByRole("heading").boundingBox()
    expect(told?.y).toBeGreaterThan((heading?.y ?? 0) + (heading?.height ?? 0))
    expect(await barriers(page)).toEqual([])
    await panel.getByRole("link", { name: "See the receipt" }).tap()
    await page.getByRole("heading", { level: 1, name: "Your application" }).waitFor()
    await page.getByText("She likes moths.").waitFor()
    expect(await barriers(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const address = new URL(page.url()).hash
    await visit.end()

    const elsewhere = await openedElsewhere(address)
    await elsewhere.page.getByText("She likes moths.").waitFor()
    expect(elsewhere.status).toBe(200)
    expect(elsewhere.headers).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex, nofollow",
    })
    await expect.poll(() => elsewhere.page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex")
    await elsewhere.visit.end()

    const forged = await openedElsewhere(`${address.slice(0, -3)}AAA`)
    expect(forged.status).toBe(404)
    await forged.page.getByRole("heading", { name: "This link opens nothing" }).waitFor()
    await forged.visit.endRefused()
  })

  it("has an absence that was sent by a double tap once", async () => {
    const before = (await office.call("absences", {}, "total")).total
    const visit = await stage.visit({ ...phone, path: "/absence" })
    const { page } = visit
    await page.getByRole("heading", { level: 1, name: "Report an absence" }).waitFor()
    await page.getByText("It is deleted after 4 months.").waitFor()
    await expect.poll(() => page.getByLabel("First day away").inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(await barriers(page)).toEqual([])
    await fill(visit, {
      "Child’s name": "Ada Parent",
      Class: "Form 3",
      Reason: "A cold",
      "Your name": "Rosa Parent",
      "Your phone": "+44 20 7946 0199",
    })
    await send(visit).dblclick()
    await page.getByRole("alert").getByText("Message Sent", { exact: true }).waitFor()
    await page.getByRole("link", { name: "See the receipt" }).tap()
    await page.getByRole("heading", { level: 1, name: "Absence reported" }).waitFor()
    const { data } = await office.ask("{ absences { items { childName className reason } } }")
    expect(data.absences.items).toHaveLength(before + 1)
    expect(data.absences.items[0]).toEqual({ childName: "Ada Parent", className: "Form 3", reason: "A cold" })
    await visit.end()
  })
})
