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
  for (let number = 1; number <= 11; number++)
    await head.call("addOrder", {
      input: { orderCode: `JH-${number}`, amount: 950, mmCode: number === 11 ? "QK7" : null },
    })
})
afterAll(async () => {
  await school.close()
  await mailServer.close()
})

describe("the dashboard", () => {
  it("tells what is new, and which mail could not be sent", async () => {
    for (let sent = 0; sent < 6; sent++) await school.visitor().rest("POST", "/mail", enquiry)
    const { outbox, database } = school.services
    await outbox.flush()
    const later = {
      kind: "staff" as const,
      to: { name: "", address: "later@example.com" },
      subject: "Not tried yet",
      text: "-",
    }
    await database.write((rows) => outbox.put(rows, later))
    const { data } =
      await head.ask(`{ dashboard { users news canSendMail unsentMail putOffMail orders { orderCode status }
      newEnquiries { total items { senderName } } newApplications { total } failedMail { total items { lastError } } } }`)
    expect(data.dashboard).toMatchObject({
      users: 2,
      news: 0,
      canSendMail: true,
      // Six to the school, six to the sender (one postponed to tomorrow), and one not tried yet.
      unsentMail: 13,
      putOffMail: 1,
      newEnquiries: { total: 6, items: Array(5).fill({ senderName: enquiry.senderName }) },
      newApplications: { total: 0 },
      failedMail: { total: 11 },
    })
    expect(data.dashboard.orders).toHaveLength(10)
    expect(data.dashboard.orders[0]).toEqual({ orderCode: "JH-11", status: "PAID_NOT_DISPATCHED" })
    expect(data.dashboard.failedMail.items[0].lastError).toBe("The mail server refused the address. (550)")
  })

  it("counts of each form what nobody has read yet", async () => {
    const input = { reporter: "Ruth", childName: "Tobi", className: "3", reason: "A cold", phone: "1" }
    const firstDay = new Date().toISOString().slice(0, 10)
    const apply = { pname: "Ruth", cname: "Tobi", email: "ruth@example.com", phone: "1", messege: "Beetles." }
    for (const _ of ["read", "unread"]) {
      await school.visitor().call("reportAbsence", { input: { ...input, firstDay } })
      expect((await school.visitor().rest("POST", "/apply", apply)).status).toBe(200)
    }
    await head.ask("mutation { a: markAbsence(id: 1, read: true) { id } b: markApplication(id: 1, read: true) { id } }")
    await head.call("markEnquiry", { id: 1, read: true })
    const { data } = await head.ask(
      "{ dashboard { newEnquiries { total } newApplications { total items { id } } newAbsences { total items { id } } } }",
    )
    const unread = { total: 1, items: [{ id: 2 }] }
    expect(data.dashboard).toEqual({ newEnquiries: { total: 5 }, newApplications: unread, newAbsences: unread })
  })
})
