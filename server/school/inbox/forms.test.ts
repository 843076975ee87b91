import { afterEach, describe, expect, it, vi } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { codeOf, faultsIn, type GraphQLAnswer } from "../../../test/client.ts"
import { enquiry } from "../../../test/items.ts"
import { operation } from "../../../test/operation.ts"
import { School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { addDays, dayInWords } from "../../content/items/day.ts"
import { OutboxMail } from "../../store/mail/outbox-mail.ts"
import { Absence } from "../absences/absence.ts"
import { Application } from "../applications/application.ts"

const today = new Date().toISOString().slice(0, 10)
const nextYear = new Date().getFullYear() + 1
const dayMs = 24 * 60 * 60 * 1000
const phone = "+44 20 7946 0188"
const parent = { parentName: "Ruth Adeyemi-Cole", childName: "Tobi", email: "ruth@example.com", phone }
const application = { ...parent, message: "Tobi likes beetles.", birthDate: "2019-02-28" }
const child = { childName: "Tobi Adeyemi", className: "Form 3", reason: "A cold", reporter: "Ruth Adeyemi", phone }
const absence = { ...child, firstDay: today, lastDay: null }
const inputs = { sendEnquiry: enquiry, sendApplication: application, reportAbsence: absence }

const { school, head } = schoolOfThisFile(
  { head: Role.ADMINISTRATOR },
  { SCHOOL_EMAIL: "office@jacarandahill.example", TRUST_PROXY: "true" },
)

afterEach(() => vi.useRealTimers())

let visitors = 0
const fromElsewhere = () => ({ "x-forwarded-for": `198.18.${++visitors >> 8}.${visitors & 255}` })

async function send(form: keyof typeof inputs, fields: object = {}): Promise<GraphQLAnswer> {
  const query = operation(form, { input: {} }, "receivedAt path")
  const variables = { input: { ...inputs[form], ...fields } }
  return (await school.visitor().rest("POST", "/graphql", { query, variables }, fromElsewhere())).body
}

async function sent(form: keyof typeof inputs, fields: object = {}) {
  const { path, receivedAt } = (await send(form, fields)).data[form]
  return { path, receivedAt, key: path.split("key=")[1] as string }
}

const post = (path: "/mail" | "/apply", body: object, from = fromElsewhere()) =>
  school.visitor().rest("POST", path, body, from)
const { parentName: pname, childName: cname, email, message: messege } = application
const apply = (fields = {}) => post("/apply", { pname, cname, email, phone, messege, ...fields })

const listed = (list: string, given: Record<string, unknown> = {}, shown = "id") =>
  head.call(list, given, `total items { ${shown} }`)
const mails = () => school.services.database.read.find(OutboxMail, { order: { id: "ASC" } })
const mailTo = async (toAddress: string) => (await mails()).find((mail) => mail.toAddress === toAddress)
const counts = async () => [(await listed("enquiries")).total as number, (await mails()).length] as const

async function inAuckland(now: string, work: () => Promise<unknown>) {
  const { timeZone } = await head.call("site", {}, "timeZone")
  await head.call("editSite", { input: { timeZone: "Pacific/Auckland" } })
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) })
  await work()
  vi.useRealTimers()
  await head.call("editSite", { input: { timeZone } })
}

describe("a form", () => {
  const ofParent = `Parent: Ruth Adeyemi-Cole\nChild: Tobi\nBirthdate: 2019-02-28\nIntake: ${nextYear}`
  const awayTo = (end: string) => {
    const days = `${dayInWords(today, "en")}${end}`
    return `Child: Tobi Adeyemi\nClass: Form 3\nAbsent: ${days}\nReason: A cold\nReported by: Ruth Adeyemi\nPhone: ${phone}`
  }

  interface Stored {
    form: keyof typeof inputs
    list: string
    fields: object
    replyTo: string | null
    subject: string
    text: string
    confirmed?: string
  }

  it.each<Stored>([
    {
      ...{
        form: "sendEnquiry" as const,
        list: "enquiries",
        fields: { senderName: "Zoë Müller" },
        replyTo: "ruth@example.com",
      },
      ...{ subject: "Enquiry from Zoë Müller", confirmed: "Your message to Our School" },
      text: `Name: Zoë Müller\nEmail: ruth@example.com\nPhone: ${phone}\nPage: Inquiry\n\nIs there a place in Form 3?`,
    },
    {
      ...{ form: "sendApplication" as const, list: "applications", fields: {}, replyTo: "ruth@example.com" },
      ...{ subject: `Application for Tobi, intake ${nextYear}`, confirmed: "Your application to Our School" },
      text: `${ofParent}\nEmail: ruth@example.com\nPhone: ${phone}\n\nTobi likes beetles.`,
    },
    {
      ...{ form: "reportAbsence" as const, list: "absences", fields: {}, replyTo: null },
      ...{ subject: "Absent: Tobi Adeyemi, Form 3", text: awayTo("") },
    },
    {
      ...{ form: "reportAbsence" as const, list: "absences", fields: { lastDay: addDays(today, 2) }, replyTo: null },
      ...{ subject: "Absent: Tobi Adeyemi, Form 3", text: awayTo(` to ${dayInWords(addDays(today, 2), "en")}`) },
    },
  ])("is stored for the office, with its mails: $form $fields", async (row) => {
    const { form, list, fields, subject, text, replyTo, confirmed } = row
    const before = (await mails()).length
    const input = { ...inputs[form], ...fields }
    const asCopied = { senderEmail: "\u202aruth@example.com\u202c", senderPhone: `\u2068${phone}\u2069` }
    await send(form, { ...fields, ...("senderName" in fields && { senderName: "  Zoë Müller ", ...asCopied }) })
    const { items } = await listed(list, {}, `${Object.keys(input).join(" ")} readAt doneAt`)
    expect(items[0]).toEqual({ ...input, readAt: null, doneAt: null })
    const [toSchool, ...toSender] = (await mails()).slice(before)
    expect(toSchool).toMatchObject({
      toAddress: "office@jacarandahill.example",
      subject,
      text,
      replyToAddress: replyTo,
    })
    expect(toSender).toMatchObject(confirmed ? [{ toAddress: "ruth@example.com", subject: confirmed }] : [])
  })

  it("reports missing fields in the words of the specification", async () => {
    const ofMail = {
      senderName: "Name is required.",
      senderEmail: "Valid email is required.",
      senderPhone: "Phone is required.",
      inquiry: "Please,leave us a message.",
    }
    expect(await post("/mail", {})).toMatchObject({ status: 400, body: { fields: ofMail } })
    const blank = { senderName: " ", senderPhone: "", inquiry: "\n" }
    for (const senderEmail of ["ruth", "\ud800@example.com", "ru\u200bth@example.com"])
      expect(faultsIn(await send("sendEnquiry", { ...blank, senderEmail }))).toEqual(ofMail)
    const { status, body } = await post("/apply", { bDate: "yesterday" })
    expect([status, body.fields]).toEqual([
      400,
      {
        pname: "Name is required.",
        cname: "Subject is required.",
        email: "Valid email is required.",
        phone: "Phone is required.",
        messege: "Please, leave us a message.",
        bDate: "Please give the child’s birthdate, or leave it out.",
      },
    ])
  })

  it("refuses invisible text, values that are no text, and overlong text", async () => {
    for (const unseen of ["\u00a0", "\u200b \u2060", "\u00ad\ufeff", "\u3164", "\u2800", "\u202e\u{e0020}"]) {
      const answer = await send("sendEnquiry", { senderName: unseen, inquiry: `${unseen}\n${unseen}` })
      expect([unseen, Object.keys(faultsIn(answer))]).toEqual([unseen, ["senderName", "inquiry"]])
    }
    const odd = [{ senderName: {} }, { senderEmail: ["a@b.example"] }, { inquiry: true }, { inquiry: "x".repeat(5001) }]
    for (const fields of odd) expect((await post("/mail", { ...enquiry, ...fields })).status).toBe(400)
  })

  it("accepts a phone sent as a number over REST, and stores nothing from a robot", async () => {
    const before = await counts()
    const accepted = { status: 200, body: { receivedAt: expect.any(String) } }
    expect(await post("/mail", { ...enquiry, website: "http://x.example" })).toMatchObject(accepted)
    expect(await counts()).toEqual(before)
    expect(await post("/mail", { ...enquiry, senderPhone: 442079460188 })).toMatchObject(accepted)
    expect(await counts()).toEqual([before[0] + 1, before[1] + 2])
  })

  it("is stored and mailed once per idempotency key, and a changed resend conflicts", async () => {
    const before = await counts()
    const fields = { senderEmail: "twice@example.com", idempotencyKey: crypto.randomUUID() }
    const answers = await Promise.all(Array.from({ length: 5 }, () => sent("sendEnquiry", fields)))
    expect(new Set(answers.map(({ path }) => path)).size).toBe(1)
    expect((await sent("sendEnquiry", { ...fields, language: "FR" })).path).toBe(answers[0]?.path)
    expect(await counts()).toEqual([before[0] + 1, before[1] + 2])
    expect(codeOf(await send("sendEnquiry", { ...fields, inquiry: "Another question" }))).toBe("CONFLICT")
  })

  it("mails one mailbox at most five confirmations a day, and always reaches the school", async () => {
    const before = await counts()
    for (let number = 0; number < 15; number++)
      await sent("sendEnquiry", {
        senderEmail: number % 2 ? `Stranger+${number}@example.com` : "stranger@Example.com",
      })
    const confirmations = (await mails()).filter(({ toAddress }) => /stranger/i.test(toAddress))
    const days = confirmations.map(({ createdAt, dueAt }) =>
      Math.ceil((dueAt as Date).getTime() / dayMs - createdAt.getTime() / dayMs),
    )
    expect(days.sort()).toEqual([0, 1, 2].flatMap((day) => Array(5).fill(day)))
    expect(await counts()).toEqual([before[0] + 15, before[1] + 30])
  })

  it("is rate-limited by network address, and other networks are not", async () => {
    const from = (address: string) => post("/mail", enquiry, { "x-forwarded-for": address })
    for (let sent = 0; sent < 20; sent++) expect((await from("2001:db8::1:0:0:1")).status).toBe(200)
    const slowed = await from("2001:db8:0:0:2::2")
    expect(slowed.status).toBe(429)
    expect(Number(slowed.headers.get("retry-after"))).toBeGreaterThan(60)
    for (const other of ["2001:db8:0:1::1", "203.0.113.7"]) expect((await from(other)).status).toBe(200)
  })

  it("is stored and confirmed to its sender even if the school has no email address", async () => {
    const own = await School.open()
    await own.visitor().call("sendEnquiry", { input: enquiry })
    const stored = await own.services.database.read.find(OutboxMail)
    expect(stored.map(({ toAddress }) => toAddress)).toEqual(["ruth@example.com"])
    expect(stored[0]?.text).not.toMatch(/\n{3}|^\s|\s$|null|undefined/)
    await own.close()
  })

  it("is marked read and done, unmarked, and found by its words and number", async () => {
    await send("sendEnquiry", { senderName: "Chloë", inquiry: "marked" })
    const shown = "id number readAt doneAt"
    const [{ id, number }] = (await listed("enquiries", { q: "chloe MARKED", unread: true }, shown)).items
    const mark = (marks: object) => head.call("markEnquiry", { id, ...marks }, "readAt doneAt")
    const read = await mark({ read: true })
    expect(read).toEqual({ readAt: expect.any(String), doneAt: null })
    expect((await mark({ read: true, done: true })).readAt).toBe(read.readAt)
    const found = async (given: object) => (await listed("enquiries", { q: number.toLowerCase(), ...given })).total
    expect(await Promise.all([{ unread: true }, { unread: false, done: true }].map(found))).toEqual([0, 1])
    expect(await mark({ read: false, done: false })).toEqual({ readAt: null, doneAt: null })
    expect(await head.refusal("markEnquiry", { id: 999_999, read: true })).toBe("NOT_FOUND")
  })
})

describe("an application", () => {
  it("accepts a valid birthdate or none", async () => {
    const now = new Date().toISOString()
    const validDates = [null, undefined, "", "2019-02-28T00:00:00.000Z", now]
    for (const bDate of validDates) {
      expect((await apply({ bDate })).status).toBe(200)
      const [{ birthDate }] = (await listed("applications", {}, "birthDate")).items
      expect(birthDate).toBe(bDate ? bDate.slice(0, 10) : null)
    }
    const years = ["2019-02-29", "2019-13-01", "1899-01-01", `${nextYear + 1}-01-01`]
    for (const bDate of [...years, "28/02/2019", 20190228, {}, "x"]) {
      const { status, body } = await apply({ bDate })
      expect([bDate, status, Object.keys(body.fields)]).toEqual([bDate, 400, ["bDate"]])
    }
  })

  it("is for the intake of next year in the school's time zone", async () => {
    const now = `${nextYear - 2}-12-31T13:00:00Z`
    await inAuckland(now, () => send("sendApplication", { childName: "Rangi" }))
    const { items } = await listed("applications", { q: "rangi" }, "intakeYear")
    expect(items).toEqual([{ intakeYear: nextYear }])
  })
})

describe("an absence", () => {
  it("reports each missing or invalid field", async () => {
    const { total } = await listed("absences")
    const wrong = {
      childName: [" ", "Tobi\r\nBcc: all@mail.example"],
      className: ["", "Form 3\nForm 4"],
      firstDay: ["2026-02-30"],
      reason: ["", "ill\nBcc: all@mail.example"],
      reporter: [""],
      phone: ["", "0188\n0199"],
    }
    for (const [field, values] of Object.entries(wrong))
      for (const value of values)
        expect([value, Object.keys(faultsIn(await send("reportAbsence", { [field]: value })))]).toEqual([
          value,
          [field],
        ])
    expect((await listed("absences")).total).toBe(total)
  })

  it("begins from 14 days ago to 180 days ahead, and lasts at most 61 days", () =>
    inAuckland(`${today}T13:00:00Z`, async () => {
      const there = (days: number) => addDays(today, 1 + days)
      const refused = async (fields: object) => Object.keys(faultsIn(await send("reportAbsence", fields)))
      const periods = [
        ...[-14, -15, 180, 181].map((days) => ({ firstDay: there(days) })),
        ...[60, 61, -1].map((days) => ({ firstDay: there(0), lastDay: there(days) })),
      ]
      const faults = [[], ["firstDay"], [], ["firstDay"], [], ["lastDay"], ["lastDay"]]
      expect(await Promise.all(periods.map(refused))).toEqual(faults)
    }))

  it("is found by its id, and by each day of absence", async () => {
    const day = addDays(today, 100)
    await send("reportAbsence", { childName: "Ari", firstDay: day, lastDay: addDays(day, 2) })
    await send("reportAbsence", { childName: "Bea", firstDay: addDays(day, 1) })
    const namesOn = async (days: number) => {
      const { items, total } = await listed("absences", { on: addDays(day, days) }, "childName")
      expect(total).toBe(items.length)
      return items.map(({ childName }: { childName: string }) => childName).sort()
    }
    expect(await Promise.all([-1, 0, 1, 2, 3].map(namesOn))).toEqual([[], ["Ari"], ["Ari", "Bea"], ["Ari"], []])
    expect(await head.refusal("absences", { on: "2026-02-30" })).toBe("BAD_USER_INPUT")
    const [{ id }] = (await listed("absences", { q: "Bea" })).items
    const { data } = await head.request(`{ absence(id: ${id}) { childName } none: absence(id: 4711) { id } }`)
    expect(data).toEqual({ absence: { childName: "Bea" }, none: null })
  })

  it("is deleted after some months by default", async () => {
    for (const childName of ["Older Quill", "Younger Quill"]) await send("reportAbsence", { childName })
    const { database, purge } = school.services
    const createdAt = new Date(Date.now() - 200 * dayMs)
    await database.write((rows) => rows.update(Absence, { childName: "Older Quill" }, { createdAt }))
    await purge.run()
    expect((await listed("absences", { q: "quill" }, "childName")).items).toEqual([{ childName: "Younger Quill" }])
  })
})

describe("a receipt", () => {
  const read = `form number receivedAt received { label value } answeredBy answerBy next keptUntil`
  const receipt = (key: string, of = school, language?: string) => of.visitor().call("receipt", { key, language }, read)
  const note = (fields: object) => {
    const others = { answeredBy: "", answerDays: 1, next: "", keptMonths: null }
    const noted = { answeredBy: "Ms Verhoeven", answerDays: 3, next: "Come and look.", keptMonths: 24, ...fields }
    return head.call("editSite", {
      input: { formNotes: { enquiry: others, application: noted, absence: others } },
    })
  }
  const inMonths = (months: number) => {
    const day = new Date()
    day.setUTCMonth(day.getUTCMonth() + months)
    return day.toISOString()
  }

  it.each([
    [
      "sendEnquiry",
      "EN",
      ["Name: Ruth Adeyemi-Cole", "Email: r…@example.com", "Phone: … 88", `Message: ${enquiry.inquiry}`],
    ],
    [
      ...(["sendApplication", "AP"] as const),
      [
        ...["Parent: Ruth Adeyemi-Cole", "Child: Tobi", "Birthdate: given", `Intake: ${nextYear}`],
        ...["Email: r…@example.com", "Phone: … 88", "Message: Tobi likes beetles."],
      ],
    ],
    [
      ...(["reportAbsence", "AB"] as const),
      [
        ...["Child: Tobi Adeyemi", "Class: Form 3", `Absent: ${dayInWords(today, "en")}`],
        ...["Reason: given", "Reported by: Ruth Adeyemi", "Phone: … 88"],
      ],
    ],
  ] as const)(
    "of %s shows what was received, with the email address and phone number masked",
    async (form, prefix, lines) => {
      const { number, received } = await receipt((await sent(form)).key)
      expect(number).toMatch(new RegExp(`^${prefix}-\\d+$`))
      expect(received.map(({ label, value }: Record<string, string>) => `${label}: ${value}`)).toEqual(lines)
    },
  )

  it("shows its number, who answers by when, what happens next, and how long it is kept", async () => {
    await note({})
    const { key, receivedAt } = await sent("sendApplication")
    const [{ number }] = (await listed("applications", {}, "number")).items
    const details = await receipt(key)
    expect(details).toMatchObject({
      ...{ form: "APPLICATION", number, receivedAt, answeredBy: "Ms Verhoeven", next: "Come and look." },
      keptUntil: inMonths(24).slice(0, 10),
    })
    expect([3, 4, 5]).toContain((Date.parse(details.answerBy) - Date.parse(receivedAt.slice(0, 10))) / dayMs)
    expect(new Date(details.answerBy).getUTCDay() % 6).not.toBe(0)
  })

  it("is mailed with the same link and none of the sender's words", async () => {
    const { path } = await sent("sendApplication", { email: "copy@receipts.example", childName: "Zebedee" })
    const { text } = (await mailTo("copy@receipts.example")) ?? {}
    const { siteUrl } = school.services.settings
    for (const part of [`${siteUrl}${path}`, "Who answers: Ms Verhoeven", "What happens next: Come and look."])
      expect(text).toContain(part)
    expect(text).not.toMatch(/beetles|Zebedee|Ruth/)
  })

  it("is mailed in the language of the form, and opens in that language", async () => {
    const { path, key } = await sent("sendApplication", { email: "copie@receipts.example", language: "FR" })
    const { subject, text } = (await mailTo("copie@receipts.example")) ?? {}
    expect(subject).toBe("Votre demande à Our School")
    for (const part of [
      ...[`Votre demande pour la rentrée ${nextYear} est arrivée.`, "Qui répond : Ms Verhoeven"],
      `${school.services.settings.siteUrl}/fr${path}`,
    ])
      expect(text).toContain(part)
    expect(text).toMatch(/^Avant quand : (lundi|mardi|mercredi|jeudi|vendredi) \d/m)
    expect((await receipt(key)).received).toContainEqual({ label: "Birthdate", value: "indiquée" })
    const { received } = await receipt(key, school, "EN")
    expect(received).toContainEqual({ label: "Birthdate", value: "given" })
    expect((await listed("applications", { q: "fr" })).total).toBe(0)
  })

  it("does not open with a guessed or forged key, or with one for something else", async () => {
    const [one, other, enquiry] = [
      await sent("sendApplication"),
      await sent("sendApplication"),
      await sent("sendEnquiry"),
    ]
    const [form, id, signature] = one.key.split(".")
    const keys = [
      ...["", "application", `${form}.${id}`, `${form}.${id}.`, `${form}.${id}.${"A".repeat(43)}`],
      `${form}.${id}.${other.key.split(".")[2]}`,
      ...[`${Number(id) + 1}`, "999999999", "99999999999"].map((another) => `${form}.${another}.${signature}`),
      ...["enquiry", "constructor"].map((another) => `${another}.${id}.${signature}`),
      enquiry.key.replace("enquiry", "application"),
      ...[`${one.key}x`, `${one.key}....`, one.key.toUpperCase(), "x".repeat(100_000)],
    ]
    for (const key of keys) expect([key.slice(0, 60), await receipt(key)]).toEqual([key.slice(0, 60), null])
    const passedOn = ["", " ", "\n", ".", ">."].map((end) => `${one.key}${end}`)
    for (const key of passedOn) expect([key, await receipt(key)]).not.toEqual([key, null])
  })

  it("opens after a restart, but not under another token secret", async () => {
    const own = await School.open()
    const { path } = await own.visitor().call("sendApplication", { input: application }, "path")
    const key = path.split("=")[1]
    const again = await own.restarted()
    expect(await receipt(key, again)).toMatchObject({ form: "APPLICATION" })
    const elsewhere = await again.restarted({ TOKEN_SECRET: "another-secret-another-secret-another" })
    expect(await receipt(key, elsewhere)).toBeNull()
    await elsewhere.close()
  })

  it("is deleted with the application after the months that the office has set", async () => {
    for (const childName of ["Quill the older", "Quill the younger"]) await send("sendApplication", { childName })
    const { database, keys, purge } = school.services
    const createdAt = new Date(inMonths(-13))
    await database.write((rows) => rows.update(Application, { childName: "Quill the older" }, { createdAt }))
    const row = await database.read.findOneByOrFail(Application, { childName: "Quill the older" })
    const purged = async (keptMonths: number | null) => {
      await note({ keptMonths })
      await purge.run()
      const { total } = await listed("applications", { q: "quill" })
      return [total, (await receipt(keys.sign("application", row))) === null]
    }
    expect(await purged(null)).toEqual([2, false])
    expect(await purged(12)).toEqual([1, true])
  })
})
