import { afterEach, beforeEach, expect, it, vi } from "vitest"
import type { Client } from "../../../test/client.ts"
import { enquiry, published } from "../../../test/items.ts"
import { MailServer } from "../../../test/mail-server.ts"
import { School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"

const attend = `mutation ($eventId: Int!, $input: AttendEventInput!) {
  attendEvent(eventId: $eventId, input: $input) { state path heldUntil mailPutOffUntil } }`
const write = "mutation ($input: SendEnquiryInput!) { sendEnquiry(input: $input) { path mailPutOffUntil } }"
const hourMs = 60 * 60 * 1000

let mailServer: MailServer
let school: School

/** One second past a full hour, so that no test crosses one. */
const travelTo = (hours: number) =>
  vi.useFakeTimers({ toFake: ["Date"], now: (Math.ceil(realNow / hourMs) + hours) * hourMs + 1000 })
const realNow = Date.now()

const settings = () => ({ SCHOOL_EMAIL: "office@jacarandahill.example", TRUST_PROXY: "true", SMTP_URL: mailServer.url })

beforeEach(async () => {
  travelTo(0)
  mailServer = await MailServer.open()
  school = await School.open(settings())
})
afterEach(async () => {
  vi.useRealTimers()
  await school.close()
  await mailServer.close()
})

async function send(query: string, sent: object, from: string) {
  const { body } = await school
    .visitor()
    .rest("POST", "/graphql", { query, variables: sent }, { "x-forwarded-for": from })
  return Object.values(body.data)[0] as { path: string; state: string; mailPutOffUntil: string | null }
}

const comes = (eventId: number, email: string, from: string) =>
  send(attend, { eventId, input: { name: "Pat Parent", email } }, from)

const writes = (senderEmail: string, from: string, more = {}) =>
  send(write, { input: { ...enquiry, senderEmail, ...more } }, from)

async function mailed() {
  await school.services.outbox.flush()
  return mailServer.mails.map(({ to }) => to[0] as string).filter((to) => !to.startsWith("office@"))
}

async function putOff(head: Client) {
  const query = `{ outbox(state: PUT_OFF, perPage: 1) { total items { state } } dashboard { unsentMail failedMail { total } }
    health { subject says at } }`
  const { outbox, dashboard, health } = (await head.request(query)).data
  return { outbox, dashboard, line: health.find(({ subject }: { subject: string }) => subject === "Mail put off") }
}

it("130 attendances from one network put off that network's mail, but no other family's receipt", async () => {
  const head = await school.signedIn(Role.ADMINISTRATOR)
  const { id } = await published(head, "Event", { capacity: null })
  const answers = []
  for (let sent = 0; sent < 130; sent += 10) {
    const many = Array.from({ length: 10 }, (_, number) =>
      comes(id, `stranger${sent + number}@mail.example`, `198.51.100.${number}`),
    )
    answers.push(...(await Promise.all(many)))
  }
  const later = answers.filter(({ mailPutOffUntil }) => mailPutOffUntil !== null)
  expect(later).toHaveLength(70)
  expect(await mailed()).toHaveLength(60)
  expect(await putOff(head)).toEqual({
    outbox: { total: 70, items: [{ state: "PUT_OFF" }] },
    dashboard: { unsentMail: 70, failedMail: { total: 0 } },
    line: {
      subject: "Mail put off",
      says: "Put off, as one network or address asked for many: 70 mails, the last until:",
      at: later.at(-1)?.mailPutOffUntil,
    },
  })

  expect((await comes(id, "family@mail.example", "203.0.113.9")).mailPutOffUntil).toBeNull()
  expect((await writes("ruth@mail.example", "203.0.113.9")).mailPutOffUntil).toBeNull()
  expect((await writes("ada@mail.example", "198.51.100.7")).mailPutOffUntil).toBeNull()
  expect((await mailed()).slice(60)).toEqual(["family@mail.example", "ruth@mail.example", "ada@mail.example"])

  school = await school.restarted(settings())
  expect(await mailed()).toHaveLength(63)
  travelTo(1)
  expect(await mailed()).toHaveLength(123)
  travelTo(2)
  expect(new Set(await mailed()).size).toBe(133)
})

it("The answer to a form and its receipt show when mail that is put off will be sent", async () => {
  for (let sent = 0; sent < 20; sent++) await writes(`parent${sent}@mail.example`, "2001:db8:7::1")
  const idempotencyKey = crypto.randomUUID()
  const again = () => writes("ruth@mail.example", "2001:db8:7:9::1", { idempotencyKey })
  const answer = await again()
  expect(answer.mailPutOffUntil).toBe(new Date(Math.ceil(Date.now() / hourMs) * hourMs).toISOString())
  expect(await again()).toEqual(answer)
  const receipt = async () =>
    await school.visitor().call("receipt", { key: answer.path.split("=")[1] }, "mailPutOffUntil")
  expect((await receipt()).mailPutOffUntil).toBe(answer.mailPutOffUntil)
  expect((await writes("ida@mail.example", "2001:db8:8::1")).mailPutOffUntil).toBeNull()
  travelTo(1)
  await expect.poll(mailed).toContain("ruth@mail.example")
  expect((await receipt()).mailPutOffUntil).toBeNull()
})

it("A place is not held while its mail is put off, and one mailbox gets ten event mails a day", async () => {
  const head = await school.signedIn(Role.ADMINISTRATOR)
  const { id } = await published(head, "Event", { capacity: 30 })
  const { outbox, database } = school.services
  const request = { kind: "attendance" as const, to: "Ruth+fair@mail.example" }
  const reserve = () => database.write((rows) => outbox.reserveMoment(rows, request))
  for (let count = 0; count < 10; count++) expect((await reserve())?.getTime()).toBeLessThanOrEqual(Date.now())
  const held = await comes(id, "ruth@mail.example", "203.0.113.9")
  expect(held).toMatchObject({
    state: "HELD",
    heldUntil: null,
    mailPutOffUntil: expect.stringContaining("T00:00:00.000Z"),
  })
  for (let count = 0; count < 139; count++) await reserve()
  expect(await reserve()).toBeNull()
  expect((await comes(id, "ruth@mail.example", "203.0.113.9")).mailPutOffUntil).toBeNull()
  expect((await head.call("outbox", { state: "GIVEN_UP" }, "total")).total).toBe(1)
})
