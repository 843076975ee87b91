import { beforeEach, describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import type { Client } from "../../../test/client.ts"
import { enquiry, published } from "../../../test/items.ts"
import { isDouble } from "../../../test/postgres/databases.ts"
import { Role } from "../../access/roles.ts"
import { addDays } from "../../content/items/day.ts"
import { OutboxMail } from "../../store/mail/outbox-mail.ts"
import { Absence } from "../absences/absence.ts"
import { Application } from "../applications/application.ts"
import { Enquiry } from "../enquiries/enquiry.ts"

const { school, hanna, otto, eda } = schoolOfThisFile(
  {
    hanna: [Role.SUPERUSER, "Hanna Head"],
    otto: [Role.ADMINISTRATOR, "Otto Office"],
    eda: Role.EDITOR,
  },
  { TRUST_PROXY: "true" },
)

const shown =
  "id form version from opening message phone isSpam note doneAt answeredHow assignee { name } doneBy { name }"

let networks = 0

/** Each family writes from a network of its own. */
async function send(mutation: string, input: object) {
  const query = `mutation ($input: ${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input!) { ${mutation}(input: $input) { path } }`
  const { status } = await school
    .visitor()
    .rest("POST", "/graphql", { query, variables: { input } }, { "x-forwarded-for": `203.0.113.${++networks}` })
  expect(status).toBe(200)
}

const absence = { childName: "Tobi", className: "Form 3", reason: "A cold", reporter: "Ruth", phone: "0188 1" }
const application = {
  parentName: "Ruth",
  childName: "Timo",
  email: "ruth@example.com",
  phone: "1",
  message: "Beetles.",
}
const today = new Date().toISOString().slice(0, 10)

const inbox = async (narrowed: object = {}, by: Client = hanna) =>
  (await by.call("inbox", { perPage: 50, ...narrowed }, `items { ${shown} }`)).items
const numbers = async (narrowed: object = {}) => (await inbox(narrowed)).map(({ id }: Item) => id)

interface Item {
  id: string
  form: string
  version: number
}

const mark = (by: Client, items: Item[], change: object) =>
  by.graphql(`mutation ($marks: [InboxMark!]!) { markInbox(marks: $marks) { ${shown} } }`, {
    marks: items.map(({ id, version }) => ({ id, version, ...change })),
  })

beforeEach(async () => {
  await school.services.database.write(async (rows) => {
    for (const type of [Enquiry, Application, Absence]) await rows.clear(type)
  })
  await send("sendEnquiry", enquiry)
  await send("sendApplication", application)
  await send("reportAbsence", { ...absence, firstDay: today })
})

describe("the inbox", () => {
  it("lists submissions of every form, newest first and paged, for administrators only", async () => {
    const items = await inbox()
    expect(items.map(({ form }: Item) => form)).toEqual(["ABSENCE", "APPLICATION", "ENQUIRY"])
    expect(items[0]).toMatchObject({ from: "Tobi", opening: "Form 3: A cold", message: null, doneAt: null, note: "" })
    const paged = []
    for (const page of [1, 2, 3, 4]) paged.push(...(await inbox({ page, perPage: 1 })))
    expect(paged).toEqual(items)
    const { next } = await hanna.call("inbox", { perPage: 1 }, "next")
    expect(await inbox({ after: next })).toEqual(items.slice(1))
    for (const by of [eda, school.visitor()]) expect(await by.refusal("inbox")).toMatch(/^(FORBIDDEN|UNAUTHENTICATED)$/)
  })

  it("is filtered by form, state, assignee, words and number", async () => {
    const [away, applied, asked] = await inbox()
    await mark(otto, [away], { done: true })
    await mark(otto, [applied], { assigneeId: otto.id })
    expect(await numbers({ state: "NEW" })).toEqual([asked.id])
    expect(await numbers({ state: "OPEN" })).toEqual([applied.id, asked.id])
    expect(await numbers({ state: "DONE" })).toEqual([away.id])
    expect(await numbers({ assigneeId: otto.id })).toEqual([applied.id])
    expect(await numbers({ form: "ABSENCE", state: "OPEN" })).toEqual([])
    expect(await numbers({ q: "BEETLES timo" })).toEqual([applied.id])
    expect(await numbers({ q: asked.id.toLowerCase() })).toEqual([asked.id])
    await mark(otto, [asked], { spam: true })
    expect(await numbers({ state: "SPAM" })).toEqual([asked.id])
    const counts = "newEnquiries { total } newApplications { total } newAbsences { total }"
    const none = { total: 0 }
    expect(await hanna.call("dashboard", {}, counts)).toEqual({
      ...{ newEnquiries: none, newApplications: none, newAbsences: none },
    })
  })
})

describe.skipIf(isDouble())("the absence register", () => {
  const register = async (day?: string) => hanna.call("register", { day }, "number version childName doneAt")

  it("lists absent children of a day by class, and an absence entered by staff mails nobody", async () => {
    const mails = () => school.services.database.read.count(OutboxMail)
    const [reported] = await register(today)
    expect(reported).toMatchObject({ childName: "Tobi", doneAt: null })
    const before = await mails()
    const input = { ...absence, childName: "Ada", className: "Form 1", firstDay: today, lastDay: addDays(today, 2) }
    await hanna.call("enterAbsence", { input }, "path")
    expect(await eda.refusal("enterAbsence", { input })).toBe("FORBIDDEN")
    expect(await mails()).toBe(before)
    const names = async (day?: string) =>
      (await register(day)).map(({ childName, doneAt }: Away) => [childName, doneAt !== null])
    const [ada, tobi] = [
      ["Ada", true],
      ["Tobi", false],
    ]
    expect(await names()).toEqual([ada, tobi])
    expect(await names(addDays(today, 2))).toEqual([ada])
    expect(await names(addDays(today, 3))).toEqual([])
    await mark(hanna, [{ ...reported, id: reported.number }], { spam: true })
    expect(await names()).toEqual([ada])
  })

  it("is mailed to the teachers of a class, named in any language, and refuses an unknown class", async () => {
    const teacher = await published(hanna, "Profile", { name: "Mrs Kimani", group: "TEACHERS" })
    await hanna.call("setProfileAccount", { id: teacher.id, userId: eda.id })
    const translations = [{ language: "SW", title: "Darasa la 3", note: "<p>Kofia</p>" }]
    await published(hanna, "SchoolClass", {
      title: "Form 3",
      teacherId: teacher.id,
      secondTeacherId: null,
      translations,
    })
    const sent = (className: string, idempotencyKey?: string) =>
      hanna.try("sendRegister", { day: today, className, idempotencyKey }, "")
    for (const _ of ["once", "again"])
      expect((await sent("form 3", "key-of-the-register")).data.sendRegister).toHaveLength(1)
    const [mail] = await school.services.database.read.find(OutboxMail, { order: { id: "DESC" }, take: 1 })
    expect(mail).toMatchObject({ subject: expect.stringContaining("form 3"), text: "Tobi: A cold" })
    expect((await sent("Form 9")).errors?.[0]?.message).toBe("No class of this site is called Form 9.")
    const { items } = await hanna.call("activity", { act: "REGISTER_MAILED" }, "items { title detail user { name } }")
    expect(items).toEqual([{ title: "form 3", detail: expect.stringContaining("20"), user: { name: "Hanna Head" } }])
    expect((await sent("darasa la 3")).data.sendRegister).toHaveLength(1)
  })
})

interface Away {
  childName: string
  doneAt: string | null
}

describe("a mark in the inbox", () => {
  it("records who took and who answered a submission, is in the activity log, and can be undone", async () => {
    const [, , asked] = await inbox()
    const [assigned] = (await mark(otto, [asked], { assigneeId: otto.id })).data.markInbox
    expect(assigned).toMatchObject({ assignee: { name: "Otto Office" }, version: 2, doneAt: null })
    const [done] = (await mark(hanna, [assigned], { answeredHow: "TELEPHONE", note: " Rang back. " })).data.markInbox
    const by = { answeredHow: "TELEPHONE", doneBy: { name: "Hanna Head" }, note: "Rang back." }
    expect(done).toMatchObject({ ...by, assignee: { name: "Otto Office" }, doneAt: expect.any(String) })
    const [open] = (await mark(hanna, [done], { done: false })).data.markInbox
    expect(open).toMatchObject({ doneAt: null, doneBy: null, answeredHow: null, note: "Rang back." })
    const { items } = await hanna.call(
      "activity",
      { act: "MARKED", perPage: 3 },
      "items { title detail user { name } }",
    )
    expect(items).toEqual([
      { title: asked.id, detail: "opened again", user: { name: "Hanna Head" } },
      { title: asked.id, detail: "answered by telephone", user: { name: "Hanna Head" } },
      { title: asked.id, detail: "taken", user: { name: "Otto Office" } },
    ])
  })

  it("is refused with the rest of its batch if somebody marked one first, and names that person", async () => {
    const items = await inbox()
    const [away, , asked] = items
    await mark(otto, [asked], { note: "Rang, no answer" })
    const { errors } = await mark(hanna, items, { done: true })
    expect(errors?.[0]?.message).toMatch(
      new RegExp(`^Otto Office was faster with ${asked.id} at \\d\\d:\\d\\d: note written\\.`),
    )
    expect(errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", by: { name: "Otto Office" } })
    expect((await inbox())[0]).toEqual(away)
  })

  it("is idempotent", async () => {
    const [away] = await inbox()
    const [first, again] = [await mark(otto, [away], { done: true }), await mark(otto, [away], { done: true })]
    expect(again).toEqual(first)
  })

  it("by two people at once succeeds for one, whom the conflict of the other names", async () => {
    const items = await inbox()
    const tries = await Promise.all([
      mark(hanna, items, { assigneeId: hanna.id }),
      mark(otto, items.toReversed(), { assigneeId: otto.id }),
    ])
    expect(tries.map(({ errors }) => errors?.[0]?.extensions?.code ?? "TAKEN").sort()).toEqual(["CONFLICT", "TAKEN"])
    const has = new Set((await inbox()).map(({ assignee }: { assignee: { name: string } }) => assignee.name))
    const conflicts = tries.flatMap(({ errors }) => errors?.[0]?.extensions ?? [])
    expect(conflicts).toMatchObject([...has].map((name) => ({ by: { name } })))
  })

  it("refuses other assignees, duplicates, unknown submissions, more than fifty, and editors", async () => {
    const [away] = await inbox()
    const code = async (items: Item[], change: object) =>
      (await mark(hanna, items, change)).errors?.[0]?.extensions?.code
    expect(await code([away], { assigneeId: eda.id })).toBe("BAD_USER_INPUT")
    expect(await code([away, away], { done: true })).toBe("BAD_USER_INPUT")
    expect(await code(Array(51).fill(away), { done: true })).toBe("BAD_USER_INPUT")
    expect(await code([], { done: true })).toBe("BAD_USER_INPUT")
    for (const id of ["EN-999999", "XX-1", "1"]) expect(await code([{ ...away, id }], { done: true })).toBe("NOT_FOUND")
    expect((await mark(eda, [away], { done: true })).errors?.[0]?.extensions?.code).toBe("FORBIDDEN")
  })
})
