import { afterEach, describe, expect, it, vi } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { codeOf } from "../../../test/client.ts"
import { Role } from "../../access/roles.ts"
import { addDays, dayInWords } from "../../content/items/day.ts"
import { OutboxMail } from "../../store/mail/outbox-mail.ts"
import { Absence } from "./absence.ts"

const report = "mutation ($input: ReportAbsenceInput!) { reportAbsence(input: $input) { receivedAt path } }"
const list = `query ($unread: Boolean, $search: String) { absences(unread: $unread, search: $search) { total items {
  id number childName className firstDay lastDay reason reporter phone readAt } } }`
const today = new Date().toISOString().slice(0, 10)
const absence = {
  childName: "Tobi Adeyemi",
  className: "Form 3",
  firstDay: today,
  reason: "A cold",
  reporter: "Ruth Adeyemi",
  phone: "+44 20 7946 0188",
}

let visitors = 0

const { school, head } = schoolOfThisFile(
  { head: Role.ADMINISTRATOR },
  { SCHOOL_EMAIL: "office@jacarandahill.example", TRUST_PROXY: "true" },
)

afterEach(() => vi.useRealTimers())

async function away(fields = {}, from = `203.0.113.${++visitors}`) {
  const query = { query: report, variables: { input: { ...absence, ...fields } } }
  const { body } = await school.visitor().rest("POST", "/graphql", query, { "x-forwarded-for": from })
  return body
}
const absences = async (search?: string) => (await head.ask(list, { search })).data.absences

describe("an absence", () => {
  it("is stored for the office to read, and mailed to it alone", async () => {
    await away({ lastDay: addDays(today, 2) })
    expect((await absences()).items).toEqual([
      { ...absence, lastDay: addDays(today, 2), id: expect.any(Number), number: "AB-1", readAt: null },
    ])
    const mails = await school.services.database.read.find(OutboxMail)
    expect(mails.map(({ toAddress, subject }) => [toAddress, subject])).toEqual([
      ["office@jacarandahill.example", "Absent: Tobi Adeyemi, Form 3"],
    ])
    expect(mails[0]?.text).toContain("Reason: A cold")
    expect(mails[0]?.text).toContain(`Absent: ${dayInWords(today, "en")} to ${dayInWords(addDays(today, 2), "en")}\n`)
    await away({ lastDay: today })
    const { text } = await school.services.database.read.findOneOrFail(OutboxMail, { where: {}, order: { id: "DESC" } })
    expect(text).toContain(`Absent: ${dayInWords(today, "en")}\n`)
  })

  it.each([
    ["no child", { childName: " " }, "childName"],
    ["no class", { className: "" }, "className"],
    ["a class on two lines", { className: "Form 3\nForm 4" }, "className"],
    ["a day that there is not", { firstDay: "2026-02-30" }, "firstDay"],
    ["a day long ago", { firstDay: addDays(today, -40) }, "firstDay"],
    ["a day far off", { firstDay: addDays(today, 400) }, "firstDay"],
    ["an end before the beginning", { lastDay: addDays(today, -1) }, "lastDay"],
    ["half a year", { lastDay: addDays(today, 180) }, "lastDay"],
    ["no reason", { reason: "" }, "reason"],
    ["a reason on two lines", { reason: "ill\nBcc: all@mail.example" }, "reason"],
    ["a child's name that would write a mail's head", { childName: "Tobi\r\nBcc: all@mail.example" }, "childName"],
    ["nobody who reports it", { reporter: "" }, "reporter"],
    ["no telephone", { phone: "" }, "phone"],
    ["a telephone on two lines", { phone: "0188\n0199" }, "phone"],
  ])("is refused with %s, at the field", async (_, fields, at) => {
    const before = (await absences()).total
    const answer = await away(fields)
    expect(Object.keys(answer.errors?.[0]?.extensions.fields ?? {})).toEqual([at])
    expect((await absences()).total).toBe(before)
  })

  it("is from 14 days ago to 180 days ahead by the school's clocks, and of 61 days at most", async () => {
    const { timeZone } = await head.call("site", {}, "timeZone")
    const setZone = (zone: string) => head.call("editSite", { input: { timeZone: zone } })
    await setZone("Pacific/Auckland")
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${today}T13:00:00Z`) })
    const there = (days: number) => addDays(today, 1 + days)
    const refused = async (fields: object) => Object.keys((await away(fields)).errors?.[0]?.extensions.fields ?? {})
    const said = [
      ...[{ firstDay: there(-14) }, { firstDay: there(-15) }, { firstDay: there(180) }, { firstDay: there(181) }],
      ...[there(60), there(61)].map((lastDay) => ({ firstDay: there(0), lastDay })),
    ]
    expect(await Promise.all(said.map(refused))).toEqual([[], ["firstDay"], [], ["firstDay"], [], ["lastDay"]])
    vi.useRealTimers()
    await setZone(timeZone)
  })

  it("has a receipt that keeps why the child is away to the office", async () => {
    const { data } = await away({ reason: "Chickenpox", childName: "Spotty" })
    const key = data.reportAbsence.path.split("=")[1]
    const receipt = await school.visitor().call("receipt", { key }, "form number received { label value }")
    expect(receipt).toMatchObject({ form: "ABSENCE", number: expect.stringMatching(/^AB-\d+$/) })
    expect(receipt.received).toContainEqual({ label: "Child", value: "Spotty" })
    expect(JSON.stringify(receipt)).not.toMatch(/Chickenpox|7946/)
    expect((await absences(receipt.number)).items).toMatchObject([{ childName: "Spotty" }])
  })

  it("is found by its id, and by each day on which the child is away", async () => {
    const day = addDays(today, 100)
    await away({ childName: "Ari", firstDay: day, lastDay: addDays(day, 2) })
    await away({ childName: "Bea", firstDay: addDays(day, 1) })
    const namesOn = async (days: number) => {
      const { items, total } = await head.call("absences", { on: addDays(day, days) }, "total items { id childName }")
      expect(total).toBe(items.length)
      return items.map(({ childName }: { childName: string }) => childName).sort()
    }
    expect(await Promise.all([-1, 0, 1, 2, 3].map(namesOn))).toEqual([[], ["Ari"], ["Ari", "Bea"], ["Ari"], []])
    expect(await head.refusal("absences", { on: "2026-02-30" })).toBe("BAD_USER_INPUT")
    const [{ id }] = (await absences("Bea")).items
    const { data } = await head.ask(`{ absence(id: ${id}) { childName } none: absence(id: 4711) { id } }`)
    expect(data).toEqual({ absence: { childName: "Bea" }, none: null })
  })

  it("is slowed down by network address", async () => {
    let code: string | undefined
    for (let times = 0; times < 70 && !code; times++) code = codeOf(await away({}, "198.51.100.9"))
    expect(code).toBe("TOO_MANY_REQUESTS")
    expect((await away()).errors).toBeUndefined()
  })

  it("is marked as read, and deleted once its time is over", async () => {
    await away({ childName: "Older" })
    const [{ id }] = (await absences("older")).items
    await head.call("markAbsence", { id, read: true })
    expect((await head.ask(list, { unread: true, search: "older" })).data.absences.total).toBe(0)
    const createdAt = new Date(Date.now() - 200 * 24 * 60 * 60 * 1000)
    await school.services.database.write((rows) => rows.update(Absence, id, { createdAt }))
    await school.services.purge.run()
    expect((await absences("older")).total).toBe(0)
    expect((await absences("tobi")).total).toBeGreaterThan(0)
  })
})
