import { describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { type Client, codeOf } from "../../../test/client.ts"
import { published } from "../../../test/items.ts"
import { isDouble } from "../../../test/postgres/databases.ts"
import { Role } from "../../access/roles.ts"
import { OutboxMail } from "../../store/mail/outbox-mail.ts"
import { settleHeldPlaces } from "./held-places.ts"

let people = 0

// An unreachable mail server keeps all mail in the outbox.
const { school, eda, eli, head } = schoolOfThisFile(
  { eda: [Role.EDITOR, "Eda Editor"], eli: Role.EDITOR, head: Role.ADMINISTRATOR },
  { SMTP_URL: "smtp://127.0.0.1:1", SCHOOL_EMAIL: "office@school.example" },
)

const event = async (capacity: number | null, more: object = {}) =>
  (await published(eda, "Event", { capacity, ...more })).id
const someone = () => `parent${++people}@mail.example`
const add = (id: number, input: object = {}, by = eda) =>
  by.call("addAttendance", { id, input: { name: "Pat Parent", ...input } }, "id state email phone calledOff")
const list = async (id: number, part = "COMING") =>
  (await eda.call("event", { id }, `attendees(part: ${part}, perPage: 50) { items { name calledOff } }`)).attendees
    .items
const namesIn = async (id: number, part?: string) => (await list(id, part)).map(({ name }: { name: string }) => name)
const counts = async (id: number, by: Client = eda) =>
  (await by.call("event", { id }, "attendance { people places waiting toRing }")).attendance
const mailsTo = (toAddress: string) =>
  school.services.database.read.find(OutboxMail, { where: { toAddress }, order: { id: "DESC" } })
const act = (name: string, id: number, more: object = {}, fields = "state") => eda.call(name, { id, ...more }, fields)

describe.skipIf(isDouble())("the attendees of an event", () => {
  it("are shown to its owner and administrators, with people, places and waiting list counted", async () => {
    const id = await event(4)
    await add(id, { guests: 2 })
    await add(id, { name: "Wai Ting", guests: 1, email: someone() })
    for (const by of [eda, head]) expect(await counts(id, by)).toEqual({ people: 1, places: 3, waiting: 1, toRing: 1 })
    for (const by of [eli, school.visitor()])
      expect(await by.call("event", { id }, "attendance { people } attendees { total }")).toEqual({
        attendance: null,
        attendees: null,
      })
    expect([await namesIn(id), await namesIn(id, "WAITING")]).toEqual([["Pat Parent"], ["Wai Ting"]])
  })

  it("get a place at once when staff add them, and a mail if they have an address", async () => {
    const id = await event(5)
    const email = someone()
    expect(await add(id, { phone: "020 123" })).toMatchObject({ state: "CONFIRMED", email: "", phone: "020 123" })
    expect(await add(id, { email: email.toUpperCase() })).toMatchObject({ state: "CONFIRMED", email })
    expect((await mailsTo(email))[0]?.subject).toMatch(/^You are coming: /)
    for (const input of [
      { name: "Pat", email },
      { name: "Pat Parent", phone: "020 123" },
    ])
      expect(codeOf(await eda.try("addAttendance", { id, input }, "id"))).toBe("CONFLICT")
    await add(id, { name: "Wai Ting", phone: "020 123" })
    expect(await counts(id)).toMatchObject({ people: 3, places: 3 })
  })

  it("pass a freed place to the first who waits, whom the office rings without an address", async () => {
    const title = `Fair ${++people}`
    const id = await event(1, { title })
    const { id: first } = await add(id)
    await add(id, { name: "Wai Ting", phone: "020 456" })
    await add(id, { name: "Late Comer" })
    await act("removeAttendance", first)
    expect([await namesIn(id), await namesIn(id, "WAITING")]).toEqual([["Wai Ting"], ["Late Comer"]])
    const mail = (await mailsTo("office@school.example")).find(({ subject }) => subject.endsWith(title))
    expect(mail?.text).toMatch(/^Wai Ting has moved up .* Please ring: 020 456\n/)
  })

  it("are moved by staff to the front of the queue, or into a free place", async () => {
    const id = await event(1)
    const { id: first } = await add(id)
    const waiting = someone()
    const { id: family } = await add(id, { name: "Wai Ting", email: waiting })
    const last = someone()
    const { id: second } = await add(id, { name: "Late Comer", email: last })
    expect(await act("moveUpAttendance", second)).toEqual({ state: "WAITING" })
    expect(await namesIn(id, "WAITING")).toEqual(["Late Comer", "Wai Ting"])
    await act("removeAttendance", first)
    expect(await namesIn(id)).toEqual(["Late Comer"])
    expect((await mailsTo(last))[0]?.subject).toMatch(/^You have moved up: /)
    await eda.call("editEvent", { id, input: { capacity: 2 } })
    for (const _ of ["once", "again"]) expect(await act("moveUpAttendance", family)).toEqual({ state: "CONFIRMED" })
    expect((await mailsTo(waiting)).filter(({ subject }) => subject.startsWith("You have moved up"))).toHaveLength(1)
    await settleHeldPlaces(school.services)
    expect(await counts(id)).toMatchObject({ people: 2, places: 2, waiting: 0 })
  })
})

describe.skipIf(isDouble())("a message to all attendees", () => {
  it("is mailed to each separately and once, and reports how many to ring", async () => {
    const id = await event(2, { title: "Fair" })
    const [email, waiting] = [someone(), someone()]
    await add(id, { email })
    await add(id)
    await add(id, { email: waiting })
    const message = { text: "The gate opens at six.", idempotencyKey: crypto.randomUUID() }
    for (const _ of ["once", "again"])
      expect(await act("messageAttendees", id, message, "mailed toRing")).toEqual({ mailed: 1, toRing: 1 })
    const [mail, ...others] = (await mailsTo(email)).filter(({ subject }) => subject === "Fair")
    expect(mail?.text).toContain("The gate opens at six.")
    expect(mail?.text).toMatch(/your-place\?key=/)
    expect(others).toEqual([])
    expect((await mailsTo(waiting)).map(({ subject }) => subject)).toEqual(["On the waiting list: Fair"])
    const other = { ...message, text: "At seven." }
    expect(codeOf(await eda.try("messageAttendees", { id, ...other }, "mailed"))).toBe("CONFLICT")
  })
})

it.skipIf(isDouble())("The activity log records each change of attendees once, without names or messages", async () => {
  const id = await event(1, { title: "Quiz" })
  const input = { idempotencyKey: crypto.randomUUID() }
  const [first] = [await add(id, input), await add(id, input)]
  const waits = await add(id, { email: someone() })
  const message = { text: "Bring a pen.", idempotencyKey: crypto.randomUUID() }
  for (const _ of ["once", "again"]) await act("messageAttendees", id, message, "mailed")
  await act("moveUpAttendance", waits.id)
  await act("removeAttendance", first.id)
  const { items } = await head.call("activity", { perPage: 6, user: eda.id }, "items { act title detail itemId }")
  const noted = (act: string, detail: string) => ({ act, title: "Quiz", detail, itemId: null })
  expect(items.slice(0, 5)).toEqual([
    noted("ATTENDEES_CHANGED", "One removed"),
    noted("ATTENDEES_CHANGED", "One moved up"),
    noted("ATTENDEES_MAILED", "0 mails"),
    noted("ATTENDEES_CHANGED", "One added"),
    noted("ATTENDEES_CHANGED", "One added"),
  ])
})

describe("attendees who are added at once", () => {
  it("are added once per idempotency key", async () => {
    const id = await event(5)
    const input = { idempotencyKey: crypto.randomUUID(), guests: 1 }
    const [one, other] = await Promise.all([add(id, input), add(id, input)])
    expect(one).toEqual(other)
    for (const changed of [{ name: "Sam Parent" }, { phone: "020 456" }])
      expect(
        codeOf(await eda.try("addAttendance", { id, input: { name: "Pat Parent", ...input, ...changed } }, "id")),
      ).toBe("CONFLICT")
    expect(await counts(id)).toMatchObject({ people: 1, places: 2 })
  })

  it("wait once all places are taken, even if eight are added at once", async () => {
    const id = await event(3)
    const states = (await Promise.all(Array.from({ length: 8 }, () => add(id)))).map(({ state }) => state)
    expect(states.filter((state) => state === "CONFIRMED")).toHaveLength(3)
    expect(await counts(id)).toMatchObject({ people: 3, places: 3, waiting: 5 })
    expect(codeOf(await eda.try("addAttendance", { id, input: { name: "Pat", guests: 3 } }, "id"))).toBe("CONFLICT")
  })
})

describe("a cancelled event", () => {
  it("shows who was mailed, and whom to ring for lack of an address or after failed mail", async () => {
    const id = await event(null)
    const [good, bad] = [someone(), someone()]
    await add(id, { name: "Good", email: good })
    await add(id, { name: "Bad", email: bad })
    await add(id, { name: "None" })
    await eda.call("editEvent", { id, input: { cancelled: true } })
    // Tries under way would overwrite the rows below.
    await school.services.outbox.flush()
    const note = (toAddress: string, row: object) =>
      school.services.database.write((rows) => rows.update(OutboxMail, { toAddress }, row))
    await note(good, { sentAt: new Date(), dueAt: null, tries: 1 })
    await note(bad, { dueAt: null, tries: 9 })
    expect(await list(id)).toEqual([
      { name: "Good", calledOff: "SENT" },
      { name: "Bad", calledOff: "GIVEN_UP" },
      { name: "None", calledOff: null },
    ])
    expect([await namesIn(id, "TO_RING"), (await counts(id)).toRing]).toEqual([["Bad", "None"], 2])
  })

  it("is announced in one mail together with others of its series", async () => {
    const date = "2050-03-01T13:30:00.000Z"
    const first = await event(null, { title: "Chess", date })
    await eda.call("repeatEvent", { id: first, until: "2050-03-15" })
    const { series } = await eda.call("event", { id: first }, "series { id version }")
    const [email, other] = [someone(), someone()]
    for (const { id } of series) await add(id, { email })
    await add(first, { email: other })
    const [{ id, version }, ...also] = series
    await eda.call("editEvents", { id, input: { version, cancelled: true }, also })
    const letters = async (to: string) => (await mailsTo(to)).filter(({ subject }) => subject === "Called off: Chess")
    const [letter, ...more] = await letters(email)
    expect(more).toEqual([])
    for (const { id } of series) expect(letter?.text).toContain(`/events/view/${id}\n`)
    expect(letter?.text.match(/March 2050/g)).toHaveLength(3)
    expect((await letters(other))[0]?.text.match(/March 2050/g)).toHaveLength(1)
    expect(await list(also[1].id)).toEqual([{ name: "Pat Parent", calledOff: "WAITING" }])
  })
})
