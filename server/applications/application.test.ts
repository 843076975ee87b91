import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Client, codeOf } from "../../test/client.ts"
import { School } from "../../test/school.ts"
import { Role } from "../access/roles.ts"
import { OutboxMail } from "../mail/outbox-mail.ts"

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

let school: School
let head: Client

beforeAll(async () => {
  school = await School.open({ SCHOOL_EMAIL: "office@jacarandahill.example", TRUST_PROXY: "true" })
  head = await school.signedIn(Role.ADMINISTRATOR)
})
afterAll(() => school.close())

let visitors = 0

/** Each from an address of its own. */
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

  it("is slowed down by network address", async () => {
    const again = () => school.visitor().rest("POST", "/apply", form, { "x-forwarded-for": "198.51.100.1" })
    for (let sent = 0; sent < 20; sent++) expect((await again()).status).toBe(200)
    expect((await again()).status).toBe(429)
  })

  it("is found by its words and marked", async () => {
    await apply({ cname: "Zoë" })
    const [{ id }] = (await head.ask(list, { search: "zoe", unread: true })).data.applications.items
    await head.ask(`mutation { markApplication(id: ${id}, read: true, done: true) { doneAt } }`)
    expect((await head.ask(list, { search: "zoe", unread: true })).data.applications.total).toBe(0)
    expect(codeOf(await head.graphql("mutation { markApplication(id: 999999, read: true) { id } }"))).toBe("NOT_FOUND")
  })
})
