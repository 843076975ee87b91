import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { enquiry as shortEnquiry } from "../../../test/items.ts"
import { MailServer } from "../../../test/mail-server.ts"
import { isDouble } from "../../../test/postgres/databases.ts"
import { School } from "../../../test/school.ts"
import { statementsOf } from "../../../test/statements.ts"
import { Role } from "../../access/roles.ts"
import { openLog } from "../../base/log.ts"
import { MailCount } from "./mail-budgets.ts"
import { Outbox } from "./outbox.ts"
import { OutboxMail } from "./outbox-mail.ts"
import { type MailTransport, reasonOf, smtpTransport } from "./transport.ts"

const enquiry = { ...shortEnquiry, inquiry: `${shortEnquiry.inquiry}\nWe move in August.` }
const readOutbox = `query ($state: MailState) { outbox(state: $state) { total items {
  id toAddress subject state tries lastError dueAt sentAt } } }`
const retry = "mutation ($id: Int!) { retryMail(id: $id) { state tries dueAt } }"

const minute = 60_000
const settings = { SCHOOL_EMAIL: "office@jacarandahill.example", TRUST_PROXY: "true" }
const { school, head } = schoolOfThisFile({ head: Role.ADMINISTRATOR }, settings)
let servers: MailServer[]
let clock: number

beforeEach(() => {
  servers = []
  clock = Date.now()
})
afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()))
  await school.services.database.write(async (rows) => {
    for (const type of [OutboxMail, MailCount]) await rows.clear(type)
  })
})

async function mailServer(behaviour = {}) {
  const server = await MailServer.open(behaviour)
  servers.push(server)
  return server
}

async function closedServer() {
  const server = await mailServer()
  const { port, url } = server
  await server.close()
  return { port, url }
}

function sender(transport: MailTransport, log = school.services.log, now = () => new Date(clock)) {
  const { database } = school.services
  const from = async () => ({ name: "Jacaranda Hill", address: "office@jacarandahill.example" })
  return new Outbox({ database, log, transport, from, now })
}

let networks = 0

/** From a new network each time. */
async function send(fields = {}, to: School = school) {
  const from = { "x-forwarded-for": `203.0.113.${++networks}` }
  await to.visitor().rest("POST", "/mail", { ...enquiry, ...fields }, from)
  clock = Math.max(clock, Date.now())
}

const iso = (moment: number) => new Date(moment).toISOString()

const stored = () => school.services.database.read.find(OutboxMail, { order: { id: "ASC" } })

describe("an enquiry", () => {
  it("is mailed to the school with a reply-to address, and confirmed to its sender", async () => {
    const server = await mailServer()
    const outbox = sender(smtpTransport(server.url))
    await send()
    await outbox.flush()
    const [toSchool, toSender] = server.mails
    expect(toSchool?.to).toEqual(["office@jacarandahill.example"])
    expect(toSchool?.head("Subject")).toBe("Enquiry from Ruth Adeyemi-Cole")
    expect(toSchool?.head("Reply-To")).toBe('"Ruth Adeyemi-Cole" <ruth@example.com>')
    expect(toSchool?.head("From")).toBe("Jacaranda Hill <office@jacarandahill.example>")
    expect(toSchool?.head("Content-Type")).toMatch(/^text\/plain/)
    expect(toSchool?.raw).toContain("Is there a place in Form 3?\r\nWe move in August.")
    expect(toSender?.to).toEqual(["ruth@example.com"])
    expect(toSender?.head("Reply-To")).toContain("office@jacarandahill.example")
    expect(toSender?.head("Auto-Submitted")).toBe("auto-generated")
    const statements = await statementsOf(school, () => outbox.flush())
    expect(statements.map(({ sql }) => sql)).toEqual([expect.stringMatching(/^SELECT/)])
  })

  it("is confirmed without any of the sender's words", async () => {
    const server = await mailServer()
    await send({ senderName: "Buy now at evil.example", inquiry: "CHEAP PILLS" })
    await sender(smtpTransport(server.url)).flush()
    expect(server.mails[1]?.raw).not.toMatch(/evil|PILLS/)
  })

  it("is kept through a restart, and then sent from the address in the settings", async () => {
    const own = await School.open(settings)
    await own.services.database.write((rows) => rows.query("UPDATE site_info SET email = 'shown@school.example'"))
    await send({}, own)
    const { url, mails } = await mailServer()
    const MAIL_FROM = "The School <post@jacarandahill.example>"
    const again = await own.restarted({ SMTP_URL: url, MAIL_FROM, ...settings })
    await send({ senderEmail: "ada@example.com" }, again)
    await again.services.outbox.flush()
    await again.close()
    const receivers = ["office@jacarandahill.example", "ruth@example.com", "ada@example.com"]
    expect(new Set(mails.map(({ to }) => to[0]))).toEqual(new Set(receivers))
    expect(mails[0]?.head("From")).toBe(MAIL_FROM)
  })
})

describe("a mail server", () => {
  it("that is down is retried after one, two and four minutes, and gets each mail once", async () => {
    const { port, url } = await closedServer()
    const outbox = sender(smtpTransport(url))
    await send()
    for (const pause of [1, 2, 4]) {
      await outbox.flush()
      for (const mail of await stored()) {
        expect(mail).toMatchObject({ sentAt: null, lastError: "The mail server could not be reached." })
        expect(mail.dueAt?.getTime()).toBe(clock + pause * minute)
      }
      const before = await stored()
      clock += pause * minute - 1
      await outbox.flush()
      expect(await stored()).toEqual(before)
      clock += 1
    }
    const back = await mailServer({ port })
    await outbox.flush()
    await outbox.flush()
    expect(back.mails.map(({ to }) => to[0]).sort()).toEqual(["office@jacarandahill.example", "ruth@example.com"])
    expect(await stored()).toEqual([
      expect.objectContaining({ lastError: null, dueAt: null, sentAt: new Date(clock) }),
      expect.objectContaining({ lastError: null, dueAt: null, sentAt: new Date(clock) }),
    ])
  })

  it("that is down for a day is retried every half hour, logged once, and gets each mail once", async () => {
    const { port, url } = await closedServer()
    const lines: string[] = []
    const transport = smtpTransport(url)
    const sendSpy = vi.spyOn(transport, "send")
    const outbox = sender(transport, openLog("info", { write: (line) => void lines.push(line) }))
    for (const senderName of ["A", "B", "C"]) await send({ senderName })
    const end = clock + 24 * 60 * minute
    for (; clock < end; clock += 10 * minute) await outbox.flush()
    expect(sendSpy.mock.calls.length).toBeLessThan(24 * 2 + 10)
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(["no mail can be sent; it is tried again"])
    expect((await stored()).filter(({ dueAt }) => dueAt === null)).toEqual([])

    const back = await mailServer({ port })
    clock += 30 * minute
    await outbox.flush()
    expect(back.mails).toHaveLength(6)
    expect(new Set(back.mails.map((mail) => mail.head("Message-ID"))).size).toBe(6)
  })

  it.skipIf(isDouble()).each([
    ["own address", { banning: true }, "refuses the address to send from. Set another one as MAIL_FROM. (550)"],
    ["connections", { busy: true }, "takes no mail from this one now. (421)"],
  ])("that refuses the school's %s for three days loses no mail", async (_, behaviour, reason) => {
    const { url } = await mailServer(behaviour)
    const outbox = sender(smtpTransport(url))
    await send()
    const end = clock + 3 * 24 * 60 * minute
    for (; clock < end; clock += 2 * 60 * minute) await outbox.flush()
    const waiting = { lastError: `The mail server ${reason}`, dueAt: expect.any(Date) }
    for (const mail of await stored()) expect(mail).toMatchObject(waiting)
  })

  it("that was down for two weeks gets newer mails, and older ones only when the office retries", async () => {
    const { port, url } = await closedServer()
    const outbox = sender(smtpTransport(url))
    await send()
    await outbox.flush()
    const [old, recent] = [15, 13].map((days) => new Date(clock - days * 24 * 60 * minute))
    await school.services.database.write(async (rows) => {
      await rows.update(OutboxMail, { toAddress: "office@jacarandahill.example" }, { createdAt: old })
      await rows.update(OutboxMail, { toAddress: "ruth@example.com" }, { createdAt: recent })
    })
    clock += minute
    await outbox.flush()
    const waiting = (await stored()).filter(({ dueAt }) => dueAt !== null)
    expect(waiting.map(({ toAddress }) => toAddress)).toEqual(["ruth@example.com"])
    const [late] = await stored()
    expect(late).toMatchObject({ dueAt: null, lastError: "It has waited for more than two weeks." })
    const back = await mailServer({ port })
    clock += 2 * minute
    await outbox.flush()
    expect(back.mails.map(({ to }) => to[0])).toEqual(["ruth@example.com"])
    await school.services.database.write((rows) => outbox.retry(rows, late?.id ?? 0))
    await outbox.flush()
    expect(back.mails).toHaveLength(2)
  })

  it("gets mail put off while the clock was fast, once the clock is right", async () => {
    const server = await mailServer({ refusing: true })
    await send()
    clock += 400 * 24 * 60 * minute
    await school.services.database.write((rows) => rows.query('UPDATE outbox_mails SET "dueAt" = $1', [iso(clock)]))
    await sender(smtpTransport(server.url)).flush()
    clock -= 400 * 24 * 60 * minute
    const accepting = await mailServer()
    await sender(smtpTransport(accepting.url)).flush()
    expect(accepting.mails).toHaveLength(2)
  })

  it.each<[string, { silent?: true; refusing?: true; locked?: true }, number, unknown]>([
    ["does not answer", { silent: true }, 100, "The mail server did not answer in time."],
    ["refuses an address", { refusing: true }, 5_000, "The mail server refused the address. (550)"],
    ["refuses the password", { locked: true }, 5_000, expect.stringMatching(/user name or password in SMTP_URL\./)],
  ])(
    "that %s is reported without secrets, and another gets the mail a minute later",
    async (_, behaviour, ms, reason) => {
      const { url } = await mailServer(behaviour)
      await send()
      const account = behaviour.locked ? "clerk:hunter2@" : ""
      await sender(smtpTransport(url.replace("//", `//${account}`), ms)).flush()
      expect((await stored())[0]?.lastError).toEqual(reason)
      expect(JSON.stringify(await head.request(readOutbox))).not.toMatch(/hunter2|clerk/)
      const quick = await mailServer()
      clock += minute
      await sender(smtpTransport(quick.url)).flush()
      expect(quick.mails).toHaveLength(2)
    },
  )

  it("that cannot be reached or refuses mail is reported with a specific reason", () => {
    const codes = [
      ...["ECONNECTION", "ESOCKET", "EDNS", "ETIMEDOUT", "EPROTOCOL", "ETLS"],
      ...["EAUTH", "ENOAUTH", "EENVELOPE", "EMESSAGE", "ENOSENDER"],
    ]
    expect(codes.filter((code) => reasonOf({ code }) === reasonOf({}))).toEqual([])
  })

  it("gets a mail again with the same Message-ID if the process died while sending it", async () => {
    const server = await mailServer()
    await send()
    const real = smtpTransport(server.url)
    const dying: MailTransport = {
      send: async (from, mail) => {
        await real.send(from, mail)
        throw new Error("the process dies before it can write this down")
      },
      close: () => undefined,
    }
    await sender(dying).flush()
    clock += minute
    await sender(real).flush()
    expect(server.mails).toHaveLength(4)
    expect(new Set(server.mails.map((mail) => mail.head("Message-ID"))).size).toBe(2)
  })
})

describe("the outbox", () => {
  it("shows unsent mail by default, and sent mail on request", async () => {
    const server = await mailServer()
    await send()
    expect((await head.request(readOutbox)).data.outbox).toMatchObject({
      total: 2,
      items: [{ toAddress: "ruth@example.com", state: "WAITING", tries: 0 }, { state: "WAITING" }],
    })
    await sender(smtpTransport(server.url)).flush()
    expect((await head.request(readOutbox)).data.outbox.total).toBe(0)
    expect((await head.request(readOutbox, { state: "SENT" })).data.outbox.total).toBe(2)
    expect(await head.refusal("retryMail", { id: (await stored())[0]?.id }), "not sent twice").toBe("CONFLICT")
  })

  it("does not count a mail as put off because writing it took a millisecond", async () => {
    const { url } = await mailServer()
    const outbox = sender(smtpTransport(url), school.services.log, () => new Date(clock++))
    const to = { name: "", address: "ruth@example.com" }
    await school.services.database.write((rows) => outbox.put(rows, { kind: "staff", to, subject: "A", text: "B" }))
    expect(await stored()).toEqual([expect.objectContaining({ putOffUntil: null })])
  })

  it("gives up on a mail after two days of tries, and starts over on request", async () => {
    const server = await mailServer({ refusing: true })
    await send()
    const outbox = sender(smtpTransport(server.url))
    const begun = clock
    for (let mails = await stored(); mails[0]?.dueAt; mails = await stored()) {
      clock = mails[0].dueAt.getTime()
      await outbox.flush()
    }
    // The last of 16 tries are six hours apart.
    expect((clock - begun) / minute / 60).toBeCloseTo(44.5, 0)
    const { data } = await head.request(readOutbox, { state: "GIVEN_UP" })
    expect(data.outbox.items[0]).toMatchObject({ state: "GIVEN_UP", dueAt: null, tries: 16 })
    const again = await head.request(retry, { id: data.outbox.items[0].id })
    expect(again.data.retryMail).toMatchObject({ state: "WAITING", tries: 0 })
    expect(await head.refusal("retryMail", { id: 999_999 })).toBe("NOT_FOUND")
  })
})

it("Stopping finishes the mail in flight, and starts no other", async () => {
  let outbox = school.services.outbox
  let arrive: () => void = () => undefined
  const sending = new Promise<void>((begun) => {
    const send = () =>
      new Promise<void>((arrived) => {
        arrive = arrived
        begun()
      })
    outbox = sender({ send, close: () => undefined })
  })
  await send()
  const flushed = outbox.flush()
  await sending
  const stopped = outbox.stop()
  arrive()
  await Promise.all([stopped, flushed])
  expect((await stored()).map(({ sentAt }) => sentAt !== null)).toEqual([true, false])
  expect((await stored()).map(({ tries }) => tries)).toEqual([1, 0])
})
