import { describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { codeOf } from "../../../test/client.ts"
import { enquiry } from "../../../test/items.ts"
import { School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { OutboxMail } from "../../store/mail/outbox-mail.ts"
import { hiddenNumber } from "../inbox/letters.ts"
import { Enquiry } from "./enquiry.ts"

const send = "mutation ($input: SendEnquiryInput!) { sendEnquiry(input: $input) { receivedAt path } }"
const list = `query ($unread: Boolean, $done: Boolean, $search: String) {
  enquiries(unread: $unread, done: $done, search: $search) { total items { id senderName inquiry readAt doneAt } } }`

const dayMs = 24 * 60 * 60 * 1000

const { school, head } = schoolOfThisFile(
  { head: Role.ADMINISTRATOR },
  { SCHOOL_EMAIL: "office@jacarandahill.example", TRUST_PROXY: "true" },
)

const rows = () => school.services.database.read.count(Enquiry)
const mails = () => school.services.database.read.count(OutboxMail)

describe("an enquiry", () => {
  it("is stored for the office to read, with the mails about it", async () => {
    const before = await mails()
    const { data } = await school.visitor().ask(send, { input: { ...enquiry, senderName: "  Zoë Müller " } })
    expect(Date.parse(data.sendEnquiry.receivedAt)).not.toBeNaN()
    const { enquiries } = (await head.ask(list, { search: "zoe FORM" })).data
    expect(enquiries.items).toEqual([
      { id: expect.any(Number), senderName: "Zoë Müller", inquiry: enquiry.inquiry, readAt: null, doneAt: null },
    ])
    expect(await mails()).toBe(before + 2)
    const subject = "Enquiry from Zoë Müller"
    const toSchool = await school.services.database.read.findBy(OutboxMail, { subject })
    expect(toSchool).toMatchObject([{ replyToName: "Zoë Müller", replyToAddress: enquiry.senderEmail }])
  })

  it("has a receipt that shows what was written, and of its sender's address and number as much as they know them by", async () => {
    const { path } = (await school.visitor().ask(send, { input: enquiry })).data.sendEnquiry
    const key = new URLSearchParams(path.split("?")[1]).get("key")
    expect(hiddenNumber("020 7946 018/8")).toBe("… 88")
    expect((await school.visitor().call("receipt", { key }, "received { label value }")).received).toEqual([
      { label: "Name", value: "Ruth Adeyemi-Cole" },
      { label: "Email", value: "r…@example.com" },
      { label: "Phone", value: "… 88" },
      { label: "Message", value: "Is there a place in Form 3?" },
    ])
  })

  it("is answered with the specification's words where something is missing", async () => {
    const { status, body } = await school.visitor().rest("POST", "/mail", {})
    expect(status).toBe(400)
    expect(body.fields).toEqual({
      senderName: "Name is required.",
      senderEmail: "Valid email is required.",
      senderPhone: "Phone is required.",
      inquiry: "Please,leave us a message.",
    })
    const blank = { ...enquiry, senderName: " ", senderEmail: "ruth", senderPhone: "", inquiry: "\n" }
    const answer = await school.visitor().graphql(send, { input: blank })
    expect(answer.errors?.[0]?.extensions.fields).toEqual(body.fields)
  })

  it.each(["\u00a0", "\u200b \u2060", "\u00ad\ufeff", "\u3164", "\u2800", "\u202e\u{e0020}"])(
    "is refused where all that was written is %j, which nobody sees",
    async (unseen) => {
      const input = { ...enquiry, senderName: unseen, inquiry: `${unseen}\n${unseen}` }
      const { errors } = await school.visitor().graphql(send, { input })
      expect(Object.keys(errors?.[0]?.extensions.fields ?? {})).toEqual(["senderName", "inquiry"])
    },
  )

  it("is taken at POST /mail, with a number for a telephone number too", async () => {
    const before = await rows()
    const sent = { ...enquiry, senderPhone: 442079460188 }
    const { status, body } = await school.visitor().rest("POST", "/mail", sent)
    expect({ status, body }).toEqual({ status: 200, body: { receivedAt: expect.any(String) } })
    expect(await rows()).toBe(before + 1)
  })

  it.each([{ senderName: {} }, { senderEmail: ["a@b.example"] }, { inquiry: true }, { inquiry: "x".repeat(5001) }])(
    "is refused with 400 for %j",
    async (fields) => {
      expect((await school.visitor().rest("POST", "/mail", { ...enquiry, ...fields })).status).toBe(400)
    },
  )

  it("from a robot that fills in every field is answered like any other and not stored", async () => {
    const before = [await rows(), await mails()]
    const { status, body } = await school.visitor().rest("POST", "/mail", { ...enquiry, website: "http://x.example" })
    expect({ status, body }).toEqual({ status: 200, body: { receivedAt: expect.any(String) } })
    expect([await rows(), await mails()]).toEqual(before)
  })

  it("that is sent twice under one key is stored and mailed once, and answered alike", async () => {
    const before = [await rows(), await mails()]
    const input = { ...enquiry, senderEmail: "twice@example.com", idempotencyKey: crypto.randomUUID() }
    const answers = await Promise.all(Array.from({ length: 5 }, () => school.visitor().ask(send, { input })))
    expect(new Set(answers.map(({ data }) => data.sendEnquiry.receivedAt)).size).toBe(1)
    expect([await rows(), await mails()]).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) + 2])
  })

  it("with other words under the same key is not lost silently", async () => {
    const input = { ...enquiry, idempotencyKey: crypto.randomUUID() }
    await school.visitor().ask(send, { input })
    const answer = await school.visitor().graphql(send, { input: { ...input, inquiry: "Another question" } })
    expect(codeOf(answer)).toBe("CONFLICT")
  })

  it("confirms to one mailbox five times a day at most, later ones on later days, and reaches the school all the same", async () => {
    const to = async (subject: string) =>
      (await school.services.database.read.findBy(OutboxMail, { subject })).filter(({ toAddress }) =>
        /stranger/i.test(toAddress),
      )
    const before = [await rows(), await mails()]
    const senderEmails = Array.from({ length: 15 }, (_, number) =>
      number % 2 ? `Stranger+${number}@example.com` : "stranger@Example.com",
    )
    for (const [number, senderEmail] of senderEmails.entries()) {
      const headers = { "x-forwarded-for": `10.7.0.${number}` }
      expect((await school.visitor().rest("POST", "/mail", { ...enquiry, senderEmail }, headers)).status).toBe(200)
    }
    const confirmations = await to("Your message to Our School")
    const days = confirmations.map(({ createdAt, dueAt }) =>
      Math.ceil((dueAt as Date).getTime() / dayMs - createdAt.getTime() / dayMs),
    )
    expect(days.sort()).toEqual([0, 1, 2].flatMap((day) => Array(5).fill(day)))
    expect([await rows(), await mails()]).toEqual([(before[0] ?? 0) + 15, (before[1] ?? 0) + 30])
  })

  it("is slowed down by network address, and nobody else with it", async () => {
    const from = (address: string) => school.visitor().rest("POST", "/mail", enquiry, { "x-forwarded-for": address })
    for (let sent = 0; sent < 20; sent++) expect((await from("2001:db8::1:0:0:1")).status).toBe(200)
    const slowed = await from("2001:db8:0:0:2::2")
    expect(slowed.status).toBe(429)
    expect(Number(slowed.headers.get("retry-after"))).toBeGreaterThan(60)
    expect((await from("2001:db8:0:1::1")).status).toBe(200)
    expect((await from("203.0.113.7")).status).toBe(200)
  })

  it("is stored also where the school has no address yet, and its sender is told", async () => {
    const own = await School.open()
    await own.visitor().ask(send, { input: enquiry })
    const stored = await own.services.database.read.find(OutboxMail)
    expect(stored.map(({ toAddress }) => toAddress)).toEqual(["ruth@example.com"])
    expect(stored[0]?.text).not.toMatch(/\n{3}|^\s|\s$|null|undefined/)
    await own.close()
  })
})

describe("the office", () => {
  it("marks what is read and done, and takes it back", async () => {
    await school.visitor().ask(send, { input: { ...enquiry, inquiry: "marked" } })
    const [{ id }] = (await head.ask(list, { search: "marked", unread: true })).data.enquiries.items
    const read = await head.call("markEnquiry", { id, read: true }, "readAt doneAt")
    expect(read).toEqual({ readAt: expect.any(String), doneAt: null })
    expect((await head.call("markEnquiry", { id, read: true, done: true }, "readAt doneAt")).readAt).toBe(read.readAt)
    expect((await head.ask(list, { search: "marked", unread: true })).data.enquiries.total).toBe(0)
    expect((await head.ask(list, { search: "marked", unread: false, done: true })).data.enquiries.total).toBe(1)
    expect(await head.call("markEnquiry", { id, read: false, done: false }, "readAt doneAt")).toEqual({
      readAt: null,
      doneAt: null,
    })
    expect(await head.refusal("markEnquiry", { id: 999_999, read: true })).toBe("NOT_FOUND")
  })
})
