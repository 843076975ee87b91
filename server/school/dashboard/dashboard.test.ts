import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Client } from "../../../test/client.ts"
import { enquiry } from "../../../test/items.ts"
import { MailServer } from "../../../test/mail-server.ts"
import { School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"

let school: School
let mailServer: MailServer
let head: Client

beforeAll(async () => {
  mailServer = await MailServer.open({ refusing: true })
  school = await School.open({ SMTP_URL: mailServer.url, SCHOOL_EMAIL: "office@jacarandahill.example" })
  head = await school.signedIn(Role.ADMINISTRATOR)
  for (const [number, mmCode] of [...Array(10).fill(null), "QK7"].entries())
    await head.call("addOrder", { input: { orderCode: `JH-${number + 1}`, amount: 950, mmCode } })
})
afterAll(async () => {
  await school.close()
  await mailServer.close()
})

const dashboard = (shown: string) => head.call("dashboard", {}, shown)

describe("the dashboard", () => {
  it("shows counts, new submissions, recent orders and failed mail", async () => {
    for (let sent = 0; sent < 6; sent++) await school.visitor().rest("POST", "/mail", enquiry)
    const { outbox, database } = school.services
    await outbox.flush()
    const to = { name: "", address: "later@example.com" }
    await database.write((rows) => outbox.put(rows, { kind: "staff", to, subject: "Not tried yet", text: "-" }))
    const found = await dashboard(`users news unsentMail orders { orderCode status }
      newEnquiries { total items { senderName } } newApplications { total } failedMail { total items { lastError } }`)
    expect(found).toMatchObject({
      // Six to the school, six to the sender (one postponed to tomorrow), and one not tried yet.
      ...{ users: 2, news: 0, unsentMail: 13 },
      newEnquiries: { total: 6, items: Array(5).fill({ senderName: enquiry.senderName }) },
      newApplications: { total: 0 },
      failedMail: { total: 11 },
    })
    expect(found.orders).toHaveLength(10)
    expect(found.orders[0]).toEqual({ orderCode: "JH-11", status: "PAID_NOT_DISPATCHED" })
    expect(found.failedMail.items[0].lastError).toBe("The mail server refused the address. (550)")
  })

  it("counts the submissions of each form that are not done", async () => {
    const input = { reporter: "Ruth", childName: "Tobi", className: "3", reason: "A cold", phone: "1" }
    const firstDay = new Date().toISOString().slice(0, 10)
    const apply = { pname: "Ruth", cname: "Tobi", email: "ruth@example.com", phone: "1", messege: "Beetles." }
    for (const _ of ["done", "new"]) {
      await school.visitor().call("reportAbsence", { input: { ...input, firstDay } })
      expect((await school.visitor().rest("POST", "/apply", apply)).status).toBe(200)
    }
    for (const mark of ["markAbsence", "markApplication", "markEnquiry"]) await head.call(mark, { id: 1, done: true })
    const found = await dashboard(
      "newEnquiries { total } newApplications { total items { id } } newAbsences { total items { id } }",
    )
    const stillNew = { total: 1, items: [{ id: 2 }] }
    expect(found).toEqual({ newEnquiries: { total: 5 }, newApplications: stillNew, newAbsences: stillNew })
  })

  it("shows by which day open enquiries and applications are due, but no absence", async () => {
    const { path } = await school.visitor().call("sendEnquiry", { input: enquiry }, "path")
    const { answerBy } = await school.visitor().call("receipt", { key: path.split("key=")[1] }, "answerBy")
    const { answersDue } = await dashboard("answersDue { form day count }")
    expect(answersDue).toEqual([
      { form: "APPLICATION", day: expect.any(String), count: 1 },
      { form: "ENQUIRY", day: answerBy, count: 6 },
    ])
  })
})
