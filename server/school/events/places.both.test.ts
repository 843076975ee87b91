import { describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { codeOf, faultsIn } from "../../../test/client.ts"
import { published } from "../../../test/items.ts"
import { isDouble } from "../../../test/postgres/databases.ts"
import { Role } from "../../access/roles.ts"
import { throttleLimits } from "../../access/throttle.ts"
import { OutboxMail } from "../../store/mail/outbox-mail.ts"
import { settleHeldPlaces } from "./held-places.ts"

const attend = `mutation ($eventId: Int!, $input: AttendEventInput!) {
  attendEvent(eventId: $eventId, input: $input) { state path } }`
const older =
  "mutation ($eventId: Int!, $input: AttendanceInput!) { confirmAttendance(eventId: $eventId, input: $input) }"
const read = "query ($key: String!) { attendance(key: $key) { name email guests state toConfirm event { id } } }"
const confirm = "mutation ($key: String!) { confirmByMail(key: $key) { state } }"
const change =
  "mutation ($key: String!, $guests: Int!) { changeAttendance(key: $key, guests: $guests) { state guests } }"
const withdraw = "mutation ($key: String!) { withdrawAttendance(key: $key) { count } }"

let people = 0

// An unreachable mail server keeps all mail in the outbox.
const { school, eda, head } = schoolOfThisFile(
  { eda: Role.EDITOR, head: Role.ADMINISTRATOR },
  { TRUST_PROXY: "true", SMTP_URL: "smtp://127.0.0.1:1" },
)

const graphql = (query: string, variables: Record<string, unknown>) => school.visitor().graphql(query, variables)
const someone = () => `parent${++people}@mail.example`

async function sendReply(
  eventId: number,
  email: string,
  more: object = {},
  { network = `203.0.${++people % 256}.9`, query = attend } = {},
) {
  const variables = { eventId, input: { name: "Pat Parent", email, ...more } }
  const from = { "x-forwarded-for": network }
  return (await school.visitor().rest("POST", "/graphql", { query, variables }, from)).body
}

const keyOf = (path: string) => path.split("key=")[1] as string

async function comes(eventId: number, email = someone(), more: object = {}) {
  const { state, path } = (await sendReply(eventId, email, more)).data.attendEvent
  return { state, email, key: keyOf(path) }
}

const mailsTo = (toAddress: string) =>
  school.services.database.read.find(OutboxMail, { where: { toAddress }, order: { id: "DESC" } })

async function mailedKey(email: string) {
  const [mail] = await mailsTo(email)
  return /your-place\?key=(\S+)/.exec(mail?.text ?? "")?.[1] as string
}

async function confirmed(eventId: number, more: object = {}) {
  const reply = await comes(eventId, someone(), more)
  await graphql(confirm, { key: await mailedKey(reply.email) })
  return reply
}

const event = (capacity: number | null, more: object = {}) => published(eda, "Event", { capacity, ...more })
const stateOf = async (key: string) => (await graphql(read, { key })).data?.attendance?.state ?? null
const listOf = async (eventId: number) =>
  await head.call("attendances", { eventId, perPage: 50 }, "total items { email guests state }")
const placesLeftOf = async (id: number) =>
  (await graphql("query ($id: Int!) { event(id: $id) { placesLeft } }", { id })).data?.event.placesLeft
const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000)
const over = { date: inHours(-30).toISOString(), endDate: inHours(-26).toISOString() }

describe("an event with few places", () => {
  it("holds a place until the mailed link is confirmed, not merely opened", async () => {
    const { id, version } = await event(5)
    const { state, key, email } = await comes(id, someone(), { guests: 1 })
    expect(state).toBe("HELD")
    const shown = await school.visitor().call("event", { id }, "placesLeft version")
    expect(shown, "nobody who edits the event is in the way").toEqual({ placesLeft: 3, version })
    const mailed = await mailedKey(email)
    expect((await graphql(read, { key: mailed })).data?.attendance).toMatchObject({ state: "HELD", toConfirm: true })
    expect(await stateOf(key)).toBe("HELD")
    expect((await graphql(confirm, { key: mailed })).data?.confirmByMail.state).toBe("CONFIRMED")
    expect((await graphql(read, { key })).data?.attendance).toEqual({
      name: "Pat Parent",
      email: expect.stringMatching(/^p…@mail\.example$/),
      guests: 1,
      state: "CONFIRMED",
      toConfirm: false,
      event: { id },
    })
    expect((await listOf(id)).items).toEqual([{ email, guests: 1, state: "CONFIRMED" }])
  })

  it("accepts confirmation only by the mailed link, not by the device's own", async () => {
    const { id } = await event(5)
    const { key } = await comes(id)
    expect(codeOf(await graphql(confirm, { key }))).toBe("BAD_USER_INPUT")
    expect(await stateOf(key)).toBe("HELD")
  })

  it("frees a held place after an hour, and a late confirmation gets a free place or waits", async () => {
    const { id } = await event(2)
    const late = [await comes(id), await comes(id)]
    await settleHeldPlaces(school.services, inHours(0.9))
    expect(await placesLeftOf(id)).toBe(0)
    await settleHeldPlaces(school.services, inHours(1.1))
    expect(await placesLeftOf(id)).toBe(2)
    const own = "query ($key: String!) { attendance(key: $key) { state heldUntil toConfirm } }"
    const [first, last] = await Promise.all(late.map(({ email }) => mailedKey(email)))
    const lapsed = { state: "HELD", heldUntil: null, toConfirm: true }
    expect((await graphql(own, { key: first })).data?.attendance).toEqual(lapsed)
    await confirmed(id)
    const states = [first, last].map(async (key) => (await graphql(confirm, { key })).data?.confirmByMail.state)
    expect((await Promise.all(states)).sort()).toEqual(["CONFIRMED", "WAITING"])
    expect(await placesLeftOf(id)).toBe(0)
  })

  it("holds at most six places for one network, and keeps more only once confirmed", async () => {
    const { id } = await event(30)
    const from = (host: number) => `198.51.100.${host}`
    const invented = [1, 2, 3].map((host) => sendReply(id, someone(), { guests: 9 }, { network: from(host) }))
    for (const answer of await Promise.all(invented)) expect(answer.data.attendEvent.state).toBe("HELD")
    expect(await placesLeftOf(id)).toBe(30)
    const family = someone()
    const { data } = await sendReply(id, family, { guests: 5 }, { network: from(4) })
    expect(await placesLeftOf(id)).toBe(30)
    expect((await mailsTo(family))[0]?.text).toContain("No place is kept for you yet")
    expect((await graphql(confirm, { key: await mailedKey(family) })).data?.confirmByMail.state).toBe("CONFIRMED")
    expect(await stateOf(keyOf(data.attendEvent.path))).toBe("CONFIRMED")
    expect(await placesLeftOf(id)).toBe(24)

    const { key } = await comes(id, someone(), { guests: 3 })
    expect(await placesLeftOf(id)).toBe(20)
    await graphql(change, { key, guests: 8 })
    expect(await placesLeftOf(id)).toBe(24)
  })

  it("deletes an attendance that nobody confirms within a day, and its links open nothing", async () => {
    const { id } = await event(1)
    const { key, email } = await comes(id)
    const mailed = await mailedKey(email)
    await settleHeldPlaces(school.services, inHours(23))
    expect(await stateOf(key)).toBe("HELD")
    await settleHeldPlaces(school.services, inHours(25))
    expect((await listOf(id)).total).toBe(0)
    expect([await stateOf(key), await stateOf(mailed)]).toEqual([null, null])
    expect(codeOf(await graphql(confirm, { key: mailed }))).toBe("NOT_FOUND")
  })

  it("frees a held place an hour after a clock that ran ahead is corrected", async () => {
    const { id } = await event(1)
    await comes(id)
    await settleHeldPlaces(school.services, inHours(-1000))
    expect(await placesLeftOf(id)).toBe(0)
    await settleHeldPlaces(school.services, inHours(-998.9))
    expect(await placesLeftOf(id)).toBe(1)
  })

  it("gives its ten places to thirty families at once, and the others wait", async () => {
    const { id } = await event(10)
    const answers = await Promise.all(Array.from({ length: 30 }, () => sendReply(id, someone())))
    const states = answers.map(({ data }) => data.attendEvent.state)
    expect(states.filter((state) => state === "HELD")).toHaveLength(10)
    expect(states.filter((state) => state === "WAITING")).toHaveLength(20)
    expect(await placesLeftOf(id)).toBe(0)
  })

  it("never exceeds its places when families confirm, change and withdraw at once", async () => {
    const { id } = await event(12)
    const first = await Promise.all(Array.from({ length: 20 }, () => comes(id, someone(), { guests: 1 })))
    const mailed = await Promise.all(first.map(({ email }) => mailedKey(email)))
    await Promise.all([
      ...mailed.map((key) => graphql(confirm, { key })),
      ...first.map(({ key }, number) =>
        number % 3 ? graphql(change, { key, guests: number % 4 }) : graphql(withdraw, { key }),
      ),
      ...Array.from({ length: 20 }, () => sendReply(id, someone())),
      settleHeldPlaces(school.services),
    ])
    const { items } = await listOf(id)
    const placed = items.filter(({ state }: { state: string }) => state !== "WAITING")
    const sum = placed.reduce((all: number, { guests }: { guests: number }) => all + 1 + guests, 0)
    expect(sum).toBeLessThanOrEqual(12)
    expect(await placesLeftOf(id)).toBe(12 - sum)
  })

  it("gives one place for one email address, even from twenty requests at once", async () => {
    const { id } = await event(30)
    const email = someone()
    const queries = Array.from({ length: 20 }, (_, number) => (number % 2 ? attend : older))
    const answers = await Promise.all(queries.map((query) => sendReply(id, email, {}, { query })))
    for (const answer of answers) expect(answer.errors).toBeUndefined()
    expect([await placesLeftOf(id), (await listOf(id)).total]).toEqual([29, 1])
  })

  it("stores an attendance once per idempotency key, and a changed resend conflicts", async () => {
    const { id } = await event(5)
    const [email, idempotencyKey] = [someone(), crypto.randomUUID()]
    const both = await Promise.all([comes(id, email, { idempotencyKey }), comes(id, email, { idempotencyKey })])
    expect(both[0]).toEqual(both[1])
    expect(await mailsTo(email)).toHaveLength(1)
    expect(codeOf(await sendReply(id, email, { idempotencyKey, guests: 4 }))).toBe("CONFLICT")
  })
})

describe.skipIf(isDouble())("a family that signs up for an event", () => {
  it("reads a translatable error at each invalid field", async () => {
    const { id } = await event(3)
    const wrong = { name: ["  ", "Pat\nBcc: all@mail.example"], email: ["", "pat at home"], guests: [-1, 11] }
    for (const [field, values] of Object.entries(wrong))
      for (const value of values)
        expect(Object.keys(faultsIn(await sendReply(id, someone(), { [field]: value })))).toEqual([field])
    expect((await listOf(id)).total).toBe(0)
    const [tooMany] = (await sendReply(id, someone(), { guests: 5 })).errors
    const text = "There are {places} places in all."
    expect(tooMany.message).toBe("There are 3 places in all.")
    expect(tooMany.extensions.sentences).toEqual([{ text, values: { places: 3 } }])
  })

  it("can join an event under way, but not one that is over, cancelled or unknown", async () => {
    const events = [over, { cancelled: true }, { date: over.date, endDate: inHours(1).toISOString() }]
    const ids = (await Promise.all(events.map((more) => event(null, more)))).map(({ id }) => id)
    const codes = [...ids, 999_999].map(async (id) => codeOf(await sendReply(id, someone())))
    expect(await Promise.all(codes)).toEqual(["BAD_USER_INPUT", "BAD_USER_INPUT", undefined, "NOT_FOUND"])
  })

  it("waits if the capacity was cut below the places taken", async () => {
    const { id } = await event(5)
    await comes(id, someone(), { guests: 3 })
    await eda.call("editEvent", { id, input: { capacity: 2 } })
    expect(await placesLeftOf(id)).toBe(0)
    expect((await comes(id)).state).toBe("WAITING")
  })

  it("is rate-limited by network address across both mutations, but not at its link", async () => {
    const { id } = await event(null)
    const network = "198.51.100.77"
    for (let tries = 2; tries < throttleLimits.attendance.points; tries++)
      await school.services.throttle.consume("attendance", network)
    const { data } = await sendReply(id, someone(), {}, { network })
    const codes = []
    for (const query of [older, attend, older])
      codes.push(codeOf(await sendReply(id, someone(), {}, { network, query })))
    expect(codes).toEqual([undefined, "TOO_MANY_REQUESTS", "TOO_MANY_REQUESTS"])
    const byLink = { query: withdraw, variables: { key: keyOf(data.attendEvent.path) } }
    const left = await school.visitor().rest("POST", "/graphql", byLink, { "x-forwarded-for": network })
    expect(left.body.data.withdrawAttendance).toEqual({ count: 1 })
    expect((await sendReply(id, someone())).errors).toBeUndefined()
  })
})

describe.skipIf(isDouble())("the older confirmAttendance mutation", () => {
  const confirms = (id: number, email: string, more: object = {}) => sendReply(id, email, more, { query: older })
  const done = { data: { confirmAttendance: true } }

  it("answers a repeated request and a robot alike, and stores neither", async () => {
    const { id } = await event(30)
    const email = someone()
    expect(await confirms(id, ` ${email.toUpperCase()} `, { guests: 1 })).toEqual(done)
    expect(await confirms(id, email, { name: "Somebody else", guests: 9 })).toEqual(done)
    expect(await confirms(id, someone(), { website: "https://spam.example" })).toEqual(done)
    expect((await listOf(id)).items).toMatchObject([{ email, guests: 1 }])
    expect(await placesLeftOf(id)).toBe(28)
  })

  it("does not reveal who has a place once all are taken", async () => {
    const { id } = await event(1)
    const first = someone()
    await confirms(id, first)
    const [known, unknown] = [await confirms(id, first), await confirms(id, someone())]
    expect(known.errors[0]).toMatchObject({ message: unknown.errors[0].message, extensions: { code: "CONFLICT" } })
    expect((await listOf(id)).total).toBe(1)
  })
})

describe("the waiting list", () => {
  it("fills freed places in order, confirmed for a confirmed address and held for another", async () => {
    const { id } = await event(2)
    const [one, two] = [await confirmed(id), await confirmed(id)]
    const [sure, unsure] = [await confirmed(id), await comes(id)]
    expect([await stateOf(sure.key), await stateOf(unsure.key)]).toEqual(["WAITING", "WAITING"])
    await graphql(withdraw, { key: one.key })
    expect([await stateOf(sure.key), await stateOf(unsure.key)]).toEqual(["CONFIRMED", "WAITING"])
    expect((await mailsTo(sure.email))[0]?.subject).toMatch(/^You have moved up: /)
    await graphql(withdraw, { key: two.key })
    expect(await stateOf(unsure.key)).toBe("HELD")
    expect((await mailsTo(unsure.email))[0]?.subject).toMatch(/^A place is free, please confirm: /)
    expect(await placesLeftOf(id)).toBe(0)
  })

  it("moves up when capacity grows, and when a place is not confirmed in time", async () => {
    const { id } = await event(1)
    const [held, next, last] = [await comes(id), await confirmed(id), await confirmed(id)]
    await eda.call("editEvent", { id, input: { capacity: 2 } })
    await settleHeldPlaces(school.services)
    expect([await stateOf(next.key), await stateOf(last.key)]).toEqual(["CONFIRMED", "WAITING"])
    await settleHeldPlaces(school.services, inHours(25))
    expect([await stateOf(held.key), await stateOf(last.key)]).toEqual([null, "CONFIRMED"])
  })
})

describe.skipIf(isDouble())("a party on the waiting list", () => {
  it("lets a smaller party pass a larger one, and refuses a party that can never fit", async () => {
    const { id } = await event(3)
    const one = await confirmed(id, { guests: 2 })
    const family = await confirmed(id, { guests: 2 })
    const single = await confirmed(id)
    await graphql(change, { key: one.key, guests: 1 })
    expect([await stateOf(family.key), await stateOf(single.key)]).toEqual(["WAITING", "CONFIRMED"])
    const refused = await sendReply(id, someone(), { guests: 3 })
    expect([codeOf(refused), refused.errors[0].message]).toEqual(["CONFLICT", "There are 3 places in all."])
    const larger = await graphql(change, { key: family.key, guests: 3 })
    expect([codeOf(larger), larger.errors?.[0]?.message]).toEqual(["CONFLICT", "There are 3 places in all."])
  })

  it("limits the guests of a family that moves up to the places that are left", async () => {
    const { id } = await event(3)
    await confirmed(id, { guests: 1 })
    const waiting = await confirmed(id, { guests: 1 })
    await eda.call("editEvent", { id, input: { capacity: 4 } })
    expect(codeOf(await graphql(change, { key: waiting.key, guests: 3 }))).toBe("CONFLICT")
    await settleHeldPlaces(school.services)
    expect(await stateOf(waiting.key)).toBe("CONFIRMED")
    expect(await placesLeftOf(id)).toBe(0)
  })

  it("does not move up for a cancelled event", async () => {
    const { id } = await event(1)
    const [one, waiting] = [await confirmed(id), await confirmed(id)]
    await eda.call("editEvent", { id, input: { cancelled: true } })
    await graphql(withdraw, { key: one.key })
    expect(await stateOf(waiting.key)).toBe("WAITING")
  })
})

describe.skipIf(isDouble())("mail to a family", () => {
  const translations = [
    { language: "FR", title: "Fête de l’école", location: "Le pré", description: "<p>Venez.</p>", isReady: true },
  ]
  const inFrench = async (eventId: number) => (await comes(eventId, someone(), { language: "FR" })).email
  const latestTo = async (email: string) => (await mailsTo(email))[0] as OutboxMail

  it("uses the family's language for its text, the event and its links", async () => {
    const { id } = await event(1, { title: "Fair", translations, date: "2042-05-05T09:00:00.000Z" })
    const held = await inFrench(id)
    const mail = await latestTo(held)
    expect(mail.subject).toBe("Veuillez confirmer : Fête de l’école")
    expect(mail.text).toContain("une place est gardée pour vous jusqu’au")
    expect(mail.text).toContain("Fête de l’école\nlundi 5 mai 2042")
    expect(mail.text).toContain("Le pré")
    expect(mail.text).toMatch(/\/fr\/your-place\?key=/)

    const waiting = await inFrench(id)
    expect((await latestTo(waiting)).subject).toBe("Sur la liste d’attente : Fête de l’école")
    await graphql(withdraw, { key: await mailedKey(held) })
    expect((await latestTo(waiting)).subject).toBe("Une place s’est libérée, veuillez confirmer : Fête de l’école")

    await eda.call("editEvent", { id, input: { cancelled: true } })
    const calledOff = await latestTo(waiting)
    expect(calledOff.subject).toBe("Annulé\u00a0: Fête de l’école")
    expect(calledOff.text).toContain(`/fr/events/view/${id}\n`)
  })

  it("is in English if the family has chosen no language", async () => {
    const { id } = await event(1, { title: "Fair", translations })
    expect((await latestTo((await comes(id)).email)).subject).toBe("Please confirm: Fair")
  })
})

describe.skipIf(isDouble())("an attendance", () => {
  it("is changed by its link, and withdrawn once", async () => {
    const { id } = await event(5)
    const { key, email } = await confirmed(id)
    for (const guests of [4, 3])
      expect((await graphql(change, { key, guests })).data?.changeAttendance.guests).toBe(guests)
    expect(await placesLeftOf(id)).toBe(1)
    expect(codeOf(await graphql(change, { key, guests: 5 }))).toBe("CONFLICT")
    expect(codeOf(await graphql(change, { key, guests: 11 }))).toBe("BAD_USER_INPUT")
    const repeated = await comes(id, email)
    expect((await graphql(withdraw, { key })).data?.withdrawAttendance).toEqual({ count: 1 })
    expect(await placesLeftOf(id)).toBe(5)
    expect(await stateOf(repeated.key)).toBeNull()
    for (const again of [withdraw, confirm]) expect(codeOf(await graphql(again, { key }))).toBe("NOT_FOUND")
  })

  it("is confirmed at once if places are unlimited, with a mail that has its link", async () => {
    const { id } = await event(null)
    const { state, email } = await comes(id)
    expect(state).toBe("CONFIRMED")
    expect((await mailsTo(email))[0]?.subject).toMatch(/^You are coming: /)
    expect((await graphql(read, { key: await mailedKey(email) })).data?.attendance).toMatchObject({ toConfirm: false })
  })

  it.each([5, null, 1])("does not reveal whether an address has signed up before (%s places)", async (capacity) => {
    const { id } = await event(capacity)
    const ruth = await confirmed(id)
    const [known, unknown] = [await comes(id, ruth.email.toUpperCase(), { guests: 0 }), await comes(id)]
    const attendanceOf = async ({ key }: { key: string }) => (await graphql(read, { key })).data?.attendance
    expect(known.state).toBe(unknown.state)
    expect(await attendanceOf(known)).toEqual(await attendanceOf(unknown))
    await graphql(withdraw, { key: known.key })
    expect(await stateOf(ruth.key)).toBe("CONFIRMED")
    expect((await listOf(id)).total).toBe(2)
    expect(keyOf((await mailsTo(ruth.email))[0]?.text ?? "").split(/\s/)[0]).toBe(await mailedKey(ruth.email))
    expect((await mailsTo(ruth.email))[0]?.text).not.toContain("Pat")
  })

  it("does not open with a key that is forged or belongs to something else", async () => {
    const { id } = await event(5)
    const [one, other] = [await confirmed(id), await confirmed(id)]
    const [purpose, row, signature] = one.key.split(".")
    const mailed = await mailedKey(one.email)
    const keys = [
      ...["", "attendance", `${purpose}.${row}.${"A".repeat(43)}`],
      `${purpose}.${row}.${other.key.split(".")[2]}`,
      `mailed${purpose}.${row}.${signature}`,
      `${purpose}.${row}.${mailed.split(".")[2]}`,
      `application.${row}.${signature}`,
    ]
    for (const key of keys) {
      expect(await stateOf(key)).toBeNull()
      for (const act of [withdraw, confirm]) expect(codeOf(await graphql(act, { key }))).toBe("NOT_FOUND")
      expect(codeOf(await graphql(change, { key, guests: 0 }))).toBe("NOT_FOUND")
    }
    expect((await listOf(id)).total).toBe(2)
  })

  it("can be withdrawn but not changed once the event is over", async () => {
    const { id } = await event(null)
    const { key } = await comes(id)
    await eda.call("editEvent", { id, input: over })
    expect(codeOf(await graphql(change, { key, guests: 1 }))).toBe("BAD_USER_INPUT")
    expect((await graphql(withdraw, { key })).data?.withdrawAttendance).toEqual({ count: 1 })
  })

  it("is confirmed to a robot as usual, but not stored", async () => {
    const { id } = await event(5)
    const { key } = await comes(id, someone(), { website: "https://spam.example" })
    expect(await stateOf(key)).toBeNull()
    expect(await placesLeftOf(id)).toBe(5)
  })

  it("puts no typed text into its mail, and no line break into a header", async () => {
    const { id } = await event(5, { title: "Kite\nBcc: all@mail.example" })
    const email = someone()
    await sendReply(id, email, { name: "Pay here https://spam.example" })
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toBe("Please confirm: Kite Bcc: all@mail.example")
    expect([mail?.toName, mail?.text]).toEqual(["", expect.not.stringContaining("spam.example")])
    expect(codeOf(await sendReply(id, "a@mail.example\r\nBcc: b@mail.example"))).toBe("BAD_USER_INPUT")
  })
})
