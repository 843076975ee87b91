import { afterEach, describe, expect, it, vi } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { OutboxMail } from "../../store/mail/outbox-mail.ts"
import { Application } from "./application.ts"

const form = {
  pname: "Ruth Adeyemi-Cole",
  cname: "Tobi",
  email: "ruth@example.com",
  phone: "+44 20 7946 0188",
  messege: "Tobi likes beetles.",
}
const list = `query ($unread: Boolean, $search: String) { applications(unread: $unread, search: $search) { total items {
  id parentName childName email phone birthDate message intakeYear readAt doneAt } } }`
const nextYear = new Date().getFullYear() + 1

const { school, head } = schoolOfThisFile(
  { head: Role.ADMINISTRATOR },
  { SCHOOL_EMAIL: "office@jacarandahill.example", TRUST_PROXY: "true" },
)

afterEach(() => vi.useRealTimers())

let visitors = 0

const apply = (fields = {}) =>
  school.visitor().rest("POST", "/apply", { ...form, ...fields }, { "x-forwarded-for": `203.0.113.${++visitors}` })
const latest = async () => (await head.ask(list)).data.applications.items[0]

describe("an application", () => {
  it("is stored for next year's intake, with the mails about it", async () => {
    const { status, body } = await apply({ bDate: "2019-02-28" })
    expect({ status, body }).toEqual({ status: 200, body: { receivedAt: expect.any(String) } })
    expect(await latest()).toEqual({
      id: expect.any(Number),
      parentName: "Ruth Adeyemi-Cole",
      childName: "Tobi",
      email: "ruth@example.com",
      phone: "+44 20 7946 0188",
      birthDate: "2019-02-28",
      message: "Tobi likes beetles.",
      intakeYear: nextYear,
      readAt: null,
      doneAt: null,
    })
    const mails = await school.services.database.read.find(OutboxMail, { order: { id: "ASC" } })
    expect(mails.map(({ toAddress, subject }) => [toAddress, subject])).toEqual([
      ["office@jacarandahill.example", `Application for Tobi, intake ${nextYear}`],
      ["ruth@example.com", "Your application to Our School"],
    ])
    expect(mails[0]?.replyToAddress).toBe("ruth@example.com")
    expect(mails[0]?.text).toContain("Birthdate: 2019-02-28")
    expect(mails[1]?.text).not.toContain("beetles")
  })

  it("is answered with the specification's words, by the names of the form", async () => {
    const { status, body } = await school.visitor().rest("POST", "/apply", { bDate: "yesterday" })
    expect(status).toBe(400)
    expect(body.fields).toEqual({
      pname: "Name is required.",
      cname: "Subject is required.",
      email: "Valid email is required.",
      phone: "Phone is required.",
      messege: "Please, leave us a message.",
      bDate: "Please give the child's birthdate, or leave it out.",
    })
  })

  it.each([
    ["", null],
    [null, null],
    [undefined, null],
    ["2019-02-28T00:00:00.000Z", "2019-02-28"],
    [new Date().toISOString(), new Date().toISOString().slice(0, 10)],
  ])("takes the birthdate %j", async (bDate, birthDate) => {
    expect((await apply({ bDate })).status).toBe(200)
    expect((await latest()).birthDate).toBe(birthDate)
  })

  it.each(["2019-02-29", "2019-13-01", "1899-01-01", `${nextYear + 1}-01-01`, "28/02/2019", 20190228, {}, "x"])(
    "refuses the birthdate %j",
    async (bDate) => {
      const { status, body } = await apply({ bDate })
      expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 400, fields: ["bDate"] })
    },
  )

  it("sent twice under one key is stored once; from a robot, never", async () => {
    const before = (await head.ask(list)).data.applications.total
    const idempotencyKey = crypto.randomUUID()
    const answers = [await apply({ idempotencyKey }), await apply({ idempotencyKey })]
    expect(answers[1]?.body).toEqual(answers[0]?.body)
    expect((await apply({ website: "x" })).status).toBe(200)
    expect((await head.ask(list)).data.applications.total).toBe(before + 1)
  })

  it("is for the intake after the year that the school's clocks show", async () => {
    const { timeZone } = await head.call("site", {}, "timeZone")
    const setZone = (zone: string) => head.call("editSite", { input: { timeZone: zone } })
    await setZone("Pacific/Auckland")
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${nextYear - 2}-12-31T13:00:00Z`) })
    expect((await apply({ cname: "Rangi" })).status).toBe(200)
    vi.useRealTimers()
    await setZone(timeZone)
    const { items } = (await head.ask(list, { search: "rangi" })).data.applications
    expect(items).toMatchObject([{ intakeYear: nextYear }])
  })

  it("is found by its words and marked", async () => {
    await apply({ cname: "Zoë" })
    const [{ id }] = (await head.ask(list, { search: "zoe", unread: true })).data.applications.items
    await head.call("markApplication", { id, read: true, done: true })
    expect((await head.ask(list, { search: "zoe", unread: true })).data.applications.total).toBe(0)
    expect(await head.refusal("markApplication", { id: 999999, read: true })).toBe("NOT_FOUND")
  })
})

describe("the receipt of an application", () => {
  const send = `mutation ($input: SendApplicationInput!) { sendApplication(input: $input) { receivedAt path } }`
  const read = `query ($key: String!) { receipt(key: $key) {
    form number receivedAt received { label value } answeredBy answerBy next keptUntil } }`
  const input = {
    parentName: "Ruth Adeyemi-Cole",
    childName: "Tobi",
    email: "ruth@receipts.example",
    phone: "+44 20 7946 0188",
    birthDate: "2019-02-28",
    message: "Tobi likes beetles.",
  }
  const sent = async (fields = {}) => {
    const headers = { "x-forwarded-for": `203.0.113.${++visitors}` }
    const variables = { input: { ...input, ...fields } }
    const { body } = await school.visitor().rest("POST", "/graphql", { query: send, variables }, headers)
    const { path, receivedAt } = body.data.sendApplication
    return { path, receivedAt, key: new URLSearchParams(path.split("?")[1]).get("key") ?? "" }
  }
  const receipt = async (key: string) => (await school.visitor().ask(read, { key })).data.receipt
  const note = (fields: object) =>
    head.call("editSite", {
      input: {
        formNotes: {
          enquiry: { answeredBy: "", answerDays: 1, next: "", keptMonths: null },
          application: { answeredBy: "Ms Verhoeven", answerDays: 3, next: "Come and look.", keptMonths: 24, ...fields },
          absence: { answeredBy: "", answerDays: 0, next: "", keptMonths: 3 },
        },
      },
    })
  const inMonths = (months: number) => {
    const day = new Date()
    day.setUTCMonth(day.getUTCMonth() + months)
    return day.toISOString()
  }

  it("says what was received, its number, who answers by when, what happens next, and how long it is kept", async () => {
    await note({})
    const { key, receivedAt } = await sent()
    const { id } = await latest()
    const told = await receipt(key)
    expect(told).toEqual({
      form: "APPLICATION",
      number: `AP-${id}`,
      receivedAt,
      received: [
        { label: "Parent", value: "Ruth Adeyemi-Cole" },
        { label: "Child", value: "Tobi" },
        { label: "Birthdate", value: "given" },
        { label: "Intake", value: String(nextYear) },
        { label: "Email", value: "r…@receipts.example" },
        { label: "Phone", value: "… 88" },
        { label: "Message", value: "Tobi likes beetles." },
      ],
      answeredBy: "Ms Verhoeven",
      answerBy: expect.any(String),
      next: "Come and look.",
      keptUntil: inMonths(24).slice(0, 10),
    })
    const days = (Date.parse(told.answerBy) - Date.parse(receivedAt.slice(0, 10))) / (24 * 60 * 60 * 1000)
    expect([3, 4, 5]).toContain(days)
    expect(new Date(told.answerBy).getUTCDay() % 6).not.toBe(0)
  })

  it("goes by mail too, with the same address and none of the sender's words", async () => {
    const { path } = await sent({ email: "copy@receipts.example", childName: "Zebedee" })
    const [mail] = await school.services.database.read.findBy(OutboxMail, { toAddress: "copy@receipts.example" })
    expect(mail?.text).toContain(`${school.services.settings.siteUrl}${path}`)
    expect(mail?.text).toContain("Who answers: Ms Verhoeven")
    expect(mail?.text).toContain("What happens next: Come and look.")
    for (const words of ["beetles", "Zebedee", "Ruth"]) expect(mail?.text).not.toContain(words)
  })

  it("goes by mail in the language in which the form was read, as the receipt that it leads to, and is not found by it", async () => {
    const { path, key } = await sent({ email: "copie@receipts.example", language: "FR" })
    const [mail] = await school.services.database.read.findBy(OutboxMail, { toAddress: "copie@receipts.example" })
    expect(mail?.subject).toBe("Votre demande à Our School")
    expect(mail?.text).toContain(`Votre demande pour la rentrée ${nextYear} est arrivée.`)
    expect(mail?.text).toContain("Qui répond : Ms Verhoeven")
    expect(mail?.text).toMatch(/^Avant quand : (lundi|mardi|mercredi|jeudi|vendredi) \d/m)
    expect(mail?.text).toContain(`${school.services.settings.siteUrl}/fr${path}`)
    expect((await receipt(key)).received).toContainEqual({ label: "Birthdate", value: "indiqué" })
    expect((await head.ask(list, { search: "fr" })).data.applications.total).toBe(0)
  })

  it("is what the office finds the application by", async () => {
    const { number } = await receipt((await sent({ childName: "Numbered" })).key)
    const found = (await head.ask(list, { search: number.toLowerCase() })).data.applications
    expect(found).toMatchObject({ total: 1, items: [{ childName: "Numbered" }] })
  })

  it("opens to nobody who guesses, forges, or has a key to something else", async () => {
    const [one, other] = [await sent(), await sent()]
    const [form, id, signature] = one.key.split(".")
    const ofOther = other.key.split(".")[2]
    const enquiry = await school.visitor().ask(
      `mutation { sendEnquiry(input: { pageName: "Inquiry", senderName: "R", senderEmail: "r@receipts.example",
        senderPhone: "1", inquiry: "?" }) { path } }`,
    )
    const ofEnquiry = enquiry.data.sendEnquiry.path.split("=")[1].split(".")
    const keys = [
      ...["", "application", `${form}.${id}`, `${form}.${id}.`, `${form}.${id}.${"A".repeat(43)}`],
      `${form}.${id}.${ofOther}`,
      `${form}.${Number(id) + 1}.${signature}`,
      `${form}.999999999.${signature}`,
      `${form}.99999999999.${signature}`,
      `enquiry.${id}.${signature}`,
      `application.${ofEnquiry[1]}.${ofEnquiry[2]}`,
      `constructor.${id}.${signature}`,
      `${one.key} `,
      `${one.key}\n`,
      one.key.toUpperCase(),
      "x".repeat(100_000),
    ]
    for (const key of keys) expect([key.slice(0, 60), await receipt(key)]).toEqual([key.slice(0, 60), null])
    expect(await receipt(one.key)).not.toBeNull()
  })

  it("opens again after a restart, and nothing any more under another secret", async () => {
    const own = await School.open()
    const key = (await own.visitor().call("sendApplication", { input }, "receivedAt path")).path.split("=")[1]
    const ask = async (school: School) => (await school.visitor().ask(read, { key })).data.receipt
    const again = await own.restarted()
    expect(await ask(again)).toMatchObject({ form: "APPLICATION" })
    const elsewhere = await again.restarted({ TOKEN_SECRET: "another-secret-another-secret-another" })
    expect(await ask(elsewhere)).toBeNull()
    await elsewhere.close()
  })

  it("is slowed down by network address", async () => {
    const again = () => school.visitor().rest("POST", "/apply", form, { "x-forwarded-for": "198.51.100.1" })
    for (let sent = 0; sent < 20; sent++) expect((await again()).status).toBe(200)
    expect((await again()).status).toBe(429)
  })

  it("is gone with the application, which goes when the office has said", async () => {
    await sent({ childName: "Quill the older" })
    await sent({ childName: "Quill the younger" })
    const { database } = school.services
    const createdAt = new Date(inMonths(-13))
    await database.write((rows) => rows.update(Application, { childName: "Quill the older" }, { createdAt }))
    const row = await database.read.findOneByOrFail(Application, { childName: "Quill the older" })
    const key = school.services.keys.sign("application", row)
    const purged = async (keptMonths: number | null) => {
      await note({ keptMonths })
      await school.services.purge.run()
      return (await head.ask(list, { search: "quill" })).data.applications.items.map(childNameOf)
    }
    expect(await purged(null)).toEqual(["Quill the younger", "Quill the older"])
    expect(await receipt(key)).not.toBeNull()
    expect(await purged(12)).toEqual(["Quill the younger"])
    expect(await receipt(key)).toBeNull()
  })
})

const childNameOf = ({ childName }: { childName: string }) => childName
