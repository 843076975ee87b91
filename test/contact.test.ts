import { describe, expect, it } from "vitest"
import { Role } from "../server/access/roles.ts"
import { barriers } from "./axe.ts"
import type { Client } from "./client.ts"
import { plainPage } from "./crawl.ts"
import { openStage } from "./stage.ts"
import { isFocused, type Visit } from "./visit.ts"
import { canCloseTab, continueDraft, draftSaved, draftsIn, fieldHolds } from "./writing.ts"

let office: Client

const stage = openStage({ SEED: "school" }, async (school) => {
  office = await school.signedIn(Role.ADMINISTRATOR, "Olga Office")
})

const visit = stage.sharedVisit()

const enquiries = async () =>
  (await office.call("enquiries", {}, "items { pageName senderName senderEmail senderPhone inquiry }")).items

const applications = async () =>
  (await office.call("applications", {}, "items { childName birthDate message intakeYear }")).items

const send = ({ page }: Visit) => page.getByRole("button", { name: "Send" })

async function fill({ page }: Visit, answers: Record<string, string>) {
  for (const [label, text] of Object.entries(answers)) await page.locator("main form").getByLabel(label).fill(text)
}

/** The labels and messages of invalid fields, and the label of the focused field. */
function invalid({ page }: Visit) {
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
  it("names errors at each field, focuses the first, sends by Enter, and speaks the page's language", async () => {
    await visit.goTo("/contact")
    await visit.titled("Contact Us")
    await send(visit).click()
    await expect
      .poll(() => invalid(visit))
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
      .poll(() => invalid(visit))
      .toEqual({
        messages: [["Contact email", "Valid email is required."]],
        focused: "Contact email",
      })
    await fill(visit, { "Contact email": message["Contact email"] })
    await expect.poll(async () => (await invalid(visit)).messages).toEqual([])
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
    await expect.poll(async () => (await invalid(visit)).messages).toContainEqual(["Nom", "Veuillez indiquer un nom."])
  })

  it("keeps the text while the server is out of reach, and delivers it once", async () => {
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
    await visit.page.getByText("Leave this page open").waitFor()
    await draftSaved(visit, message.Message)
    // The draft goes with the tab, so the browser asks before closing it.
    expect(await canCloseTab(visit)).toBe(false)
    await visit.page.reload()
    await continueDraft(visit)
    await fieldHolds(visit, "Message", message.Message)
    await visit.page.getByRole("contentinfo").getByRole("link", { name: "News", exact: true }).click()
    await visit.page.getByLabel("Message").waitFor({ state: "detached" })
    await visit.page.goBack()
    await continueDraft(visit)
    await fieldHolds(visit, "Message", message.Message)
    const other = await visit.page.context().newPage()
    await other.goto(`${stage.school.url}/#/contact`)
    await other.getByLabel("Message").fill("Another")
    await expect.poll(() => other.getByRole("region", { name: "Unfinished drafts" }).count()).toBe(0)
    await other.close()
    await visit.openPage("/fr/contact")
    await visit.page.getByRole("button", { name: /^Reprendre/ }).click()
    await visit.page.getByRole("button", { name: "Envoyer" }).dblclick()
    await visit.hasToast("Message envoyé")
    expect(await enquiries()).toHaveLength(before + 1)
    await expect.poll(() => draftsIn(visit)).not.toContain(message.Message)
    await expect.poll(() => canCloseTab(visit)).toBe(true)
    await visit.endRefused()
  })

  it("offers to send again at once if only the answer was lost, and delivers it once", async () => {
    const before = (await enquiries()).length
    const visit = await stage.visit({ path: "/unauthorized" })
    const { page } = visit
    await page.clock.install()
    await visit.openPage("/contact")
    let polls = 0
    page.on("request", (request) => void (request.url().endsWith("/notices") && polls++))
    const pollsAfterMinute = async () => {
      await page.clock.fastForward("01:00")
      return polls
    }
    await expect.poll(pollsAfterMinute).toBeGreaterThan(0)
    await fill(visit, message)
    await page.route("**/graphql", (route) => route.fetch().then(() => route.abort()), { times: 1 })
    await send(visit).click()
    await page.getByRole("button", { name: "Send it now" }).click()
    await visit.hasToast("Message Sent")
    expect(await enquiries()).toHaveLength(before + 1)
    await visit.endRefused()
  })
})

it("A visitor who leaves while a message is sending stays on the new page, and is led to the receipt", async () => {
  await visit.goTo("/contact")
  const { page } = visit
  await fill(visit, message)
  const release = await visit.holdBack(/sendEnquiry/)
  await send(visit).click()
  const answerSchoolDay = await visit.holdBack(/SchoolOn/)
  await page.getByRole("contentinfo").getByRole("link", { name: "Report an absence" }).click()
  await visit.titled("Report an absence")
  // A form that begins with another day later would lose the focus.
  await page.getByLabel("First day away").waitFor({ state: "detached" })
  await answerSchoolDay()
  await fill(visit, { "Child’s name": "Ada Parent" })
  await release()
  await visit.hasToast("Message Sent")
  await fieldHolds(visit, "Child’s name", "Ada Parent")
  await page.getByRole("button", { name: "Show it" }).click()
  await page.getByRole("main").getByText(message.Message).waitFor()

  await visit.goTo("/contact")
  await fill(visit, { ...message, Message: "Is there a bus from the hill?" })
  await page.route("**/graphql", async (route) => {
    if (route.request().postData()?.includes("sendEnquiry")) await visit.goTo("/fr/contact")
    await route.fallback()
  })
  await send(visit).click()
  await page.getByRole("complementary", { name: "Your message has arrived." }).waitFor()
})

function endsOnTheLeft({ firstChild: text }: Element) {
  const [mark = 0, letter = 0] = [1, 2].map((fromEnd) => {
    const range = new Range()
    const at = (text?.textContent?.length ?? 0) - fromEnd
    range.setStart(text as Node, at)
    range.setEnd(text as Node, at + 1)
    return range.getBoundingClientRect().left
  })
  return mark < letter
}

it("A family on a phone applies for next year and reports an absence once, each with a receipt", async () => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
  const visit = await stage.visit({ ...phone, path: "/apply" })
  const { page } = visit
  await visit.titled("Apply to Enroll")
  await page.getByText("It is deleted after 24 months.").waitFor()
  const year = new Date().getFullYear() + 1
  await page.getByRole("main").getByText(String(year)).first().waitFor()
  const message = "She likes moths.\nשלום!"
  await send(visit).tap()
  await expect
    .poll(() => invalid(visit))
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
    "Parent's name": "Rosa Parent",
    "Child's name": "Ada Parent",
    Email: "rosa@example.com",
    "Parent's phone": "+44 20 7946 0199",
    "Child's birthdate": "1970-05-23",
    Message: message,
  })
  await send(visit).tap()
  await expect.poll(async () => (await invalid(visit)).focused).toContain("Child's birthdate")
  await expect.poll(async () => (await invalid(visit)).messages[0]?.[1]).toContain("Please give the child’s birthdate")
  await fill(visit, { "Child's birthdate": "" })
  await send(visit).tap()
  await visit.hasToast("Message Sent")
  const panel = page.getByRole("complementary", { name: "Your application has arrived." })
  await panel.getByText("Ms Verhoeven in admissions answers by").waitFor()
  const received = { childName: "Ada Parent", birthDate: null, message, intakeYear: year }
  expect((await applications())[0]).toEqual(received)
  const toast = await page.getByRole("alert").boundingBox()
  const heading = await panel.getByRole("heading").boundingBox()
  expect(toast?.y).toBeGreaterThan((heading?.y ?? 0) + (heading?.height ?? 0))
  expect(await barriers(page, undefined, true)).toEqual([])
  await panel.getByRole("link", { name: "See the receipt" }).tap()
  await visit.titled("Your application")
  // A line from right to left ends on the left.
  await expect.poll(() => page.getByText("She likes moths.").evaluate(endsOnTheLeft)).toBe(true)
  const pdf = await page.pdf({ format: "A4" })
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
  const address = new URL(page.url()).hash.slice(1)
  const elsewhere = await plainPage(stage.school.url, address)
  expect([elsewhere.status, elsewhere.html]).toEqual([200, expect.stringContaining("She likes moths.")])
  const forged = await plainPage(stage.school.url, `${address.slice(0, -3)}AAA`)
  expect([forged.status, forged.html]).toEqual([404, expect.stringContaining("This link does not work")])

  const before = (await office.call("absences", {}, "total")).total
  await visit.goTo("/absence")
  await visit.titled("Report an absence")
  await expect.poll(() => page.getByLabel("First day away").inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/)
  await fill(visit, {
    "Child’s name": "Ada Parent",
    Class: "Form 3",
    Reason: "A cold",
    "Your name": "Rosa Parent",
    "Your phone": "+44 20 7946 0199",
  })
  await send(visit).dblclick()
  await visit.hasToast("Message Sent")
  const absent = page.getByRole("complementary", { name: "The school knows that your child is absent." })
  await absent.waitFor()
  await page.reload()
  await absent.getByRole("link", { name: "See the receipt" }).tap()
  await visit.titled("Absence reported")
  const { items } = await office.call("absences", {}, "items { childName className reason }")
  expect(items).toHaveLength(before + 1)
  expect(items[0]).toEqual({ childName: "Ada Parent", className: "Form 3", reason: "A cold" })
  await visit.endRefused()
})
