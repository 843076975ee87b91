import { readFile } from "node:fs/promises"
import { beforeAll, describe, expect, it } from "vitest"
import { examples } from "../../../client/sandbox/examples.ts"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { type Client, codeOf } from "../../../test/client.ts"
import { addPictures, enquiry, published } from "../../../test/items.ts"
import { withAllFields } from "../../../test/operation.ts"
import { isDouble } from "../../../test/postgres/databases.ts"
import { bodyWith } from "../../../test/recording.ts"
import { drawnPicture, password, School, sharedApi } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { mutationsToConfirm } from "../../base/api/ask-first.ts"
import { Attendance } from "../../school/events/attendance.ts"
import { byMail } from "../../school/events/attendance-letters.ts"
import type { Sample } from "../docs/sample.ts"
import { samples } from "../docs/samples.ts"

let head: Client
const { school } = schoolOfThisFile({}, { SEED: "school" })
beforeAll(async () => {
  head = await school.signIn("admin@jacarandahill.example")
})

/** Steps that others need come first; deletions and the logout come last. */
const steps = [
  /^(Add|Send|Report|Upload)/,
  /^(?!Add|Send|Report|Upload|Delete|RestoreFromBin|Erase|Logout|EndSession)/,
  /^Delete\w+Image/,
  /^Delete(?!\w+Image)/,
  /^(RestoreFromBin|Erase)/,
  /^Logout/,
]

let ownPictures: { id: number }[] = []

const made: Record<string, () => Promise<number>> = {
  "the id of a draft": async () => (await published(head, "NewsStory", { publication: { as: "DRAFT" } })).id,
  "the id of an event of your own": async () => (await published(head, "Event")).id,
  "the id of an attendee": async () => (await head.call("addAttendance", { id: 1, input: { name: "Sam" } }, "id")).id,
  "the id of a page of your own": async () =>
    (await head.call("addPage", { input: { title: "Pond", address: "pond" } })).id,
  "the id of a gallery of your own": async () => {
    const { id } = await published(head, "Gallery")
    ownPictures = await addPictures(head, id, ["One"])
    return id
  },
  "the id of a picture in it": async () => ownPictures[0]?.id ?? 0,
  "the id of a teacher": async () => (await published(head, "Profile", { group: "TEACHERS" })).id,
  "the id of a program": async () => {
    const input = { name: "Importer", role: "EDITOR", rights: [], endsAt: new Date(Date.now() + 60_000).toISOString() }
    return (await head.call("addProgram", { input }, "program { id }")).program.id
  },
  "the id of a webhook": async () => {
    const input = { url: "https://127.0.0.1/nobody", topics: ["NOTICE"] }
    return (await head.call("addWebhook", { input }, "webhook { id }")).webhook.id
  },
  "the id of a call": async () => {
    await head.call("tryWebhook", { id: await made["the id of a webhook"]?.() })
    return (await head.call("webhooks", {}, "deliveries { id }"))[0].deliveries[0].id
  },
  "the id of a child": () => childId(),
  "the id of a story that waits": async () =>
    (await published(head, "NewsStory", { publication: { as: "WAITING" } })).id,
  "the id of a story with a change": async () => {
    const { id } = await published(head, "NewsStory")
    await head.call("editNewsStory", { id, input: { title: "Later", publication: { as: "DRAFT" } } })
    return id
  },
}

const childId = async () => (await head.call("addChild", { input: { name: "Sam Child", form: "" } })).id

async function mailedKey() {
  const { database, keys } = school.services
  const input = { name: "Ruth", email: `ruth${Math.random()}@example.com`, guests: 1 }
  await head.call("attendEvent", { eventId: 1, input }, "state")
  const [row] = await database.read.find(Attendance, { order: { id: "DESC" }, take: 1 })
  return keys.sign(byMail, row as Attendance)
}

const fileFor = (query: string) =>
  query.includes("uploadDocument") ? readFile("data/documents/lunch-menu.pdf") : drawnPicture()

async function familyKey() {
  const url = await head.call("shareConsentLink", { id: await childId(), language: "EN" }, "")
  return String(new URL(url).searchParams.get("key"))
}

async function timeOfKey() {
  await head.call("createRecoveryKey", { replaces: null }, "")
  return (await head.call("consentRegister", {}, "recoveryMadeAt")).recoveryMadeAt
}

async function weeksLater() {
  const { date } = await head.call("event", { id: 1 }, "date")
  return new Date(Date.parse(date) + 15 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

async function filledIn(variables: Record<string, unknown>, query: string) {
  const filled: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(variables)) filled[name] = (await filling(String(value), query)) ?? value
  return filled
}

async function filling(what: string, query: string) {
  if (what.startsWith("the id of ")) return idOf(what, query)
  if (what.startsWith("the key in ")) return mailedKey()
  if (what === "the key of a family") return familyKey()
  if (what === "the time of the last recovery key") return timeOfKey()
  if (what === "the key of a draft") return "sandbox: a relay"
  if (what === "the name of a picture") return "beehives.jpg"
  if (what === "your password") return password
  if (what === "the number of a new enquiry") return newEnquiry()
  if (what === "the name of a class") return classOfSomebody()
  if (what === "its version") return (await head.call("event", { id: 1 }, "version")).version
  return what === "a day some weeks after it" ? weeksLater() : undefined
}

async function newEnquiry() {
  await head.call("sendEnquiry", { input: enquiry }, "path")
  return (await head.call("inbox", { form: "ENQUIRY", perPage: 1 }, "items { id }")).items[0].id
}

async function classOfSomebody() {
  const { id } = await published(head, "Profile", { group: "TEACHERS" })
  await head.call("setProfileAccount", { id, userId: head.id })
  return (await published(head, "SchoolClass", { title: "Form 9", teacherId: id, secondTeacherId: null }, "title"))
    .title
}

async function idOf(what: string, query: string): Promise<number> {
  if (made[what]) return made[what]()
  if (what !== "the id of a version") return /setUser/.test(query) ? 2 : 1
  return (await head.call("versions", { type: "NEWS_STORY", id: 1 }, "items { id }")).items[0].id
}

async function storedRows({ services }: School) {
  const { read } = services.database
  const tables = read.connection.entityMetadatas.filter(({ name }) => name !== "Session")
  const rows = await Promise.all(
    tables.map(async ({ tableName, primaryColumns }) => {
      const stored: Record<string, unknown>[] = await read.query(`SELECT * FROM "${tableName}"`)
      const keys = primaryColumns.map(({ databaseName }) => databaseName)
      return stored.map((row) => [`${tableName} ${keys.map((key) => row[key])}`, JSON.stringify(row)] as const)
    }),
  )
  return new Map(rows.flat())
}

async function publicAnswers(school: School) {
  const lists = "/news /articles /galleries /events /profiles/10 /profiles/20 /profiles/30 /profiles/home /notices"
  const pages: { key: string }[] = await school.visitor().call("pages", {}, "key")
  const queries = [
    "{ changes(perPage: 50) { items { type id gone item { title } } } }",
    "{ home { topStory { id } latestNews { id } nextEvents { id } profiles { id } staff { pageIntro } } }",
    "{ site { name motto officeHours hero { title } } schoolYear { dates { name firstDay } } }",
  ].map((query) => `/graphql?${new URLSearchParams({ query })}`)
  const feeds = ["/feed.xml", "/feed.json", "/sitemap.xml"]
  const answers: Record<string, string> = {}
  for (const path of [...lists.split(" "), ...pages.map(({ key }) => `/pages/view/${key}`), ...queries, ...feeds])
    answers[path] = JSON.stringify((await school.visitor().send("GET", path)).body)
  return answers
}

const inOrder = steps.flatMap((step) => examples.filter(({ name }) => step.test(name)))

describe.skipIf(isDouble())("the sandbox's examples", () => {
  it("and the portal's samples change no existing row, and no public content without asking first", async () => {
    const used = await School.open({ SEED: "school" })
    const administrator = await used.signedIn(Role.ADMINISTRATOR)
    const asks = mutationsToConfirm(sharedApi())
    const unasked = (query: string) => !asks.some((name) => new RegExp(`\\b${name}\\b\\W`).test(query))
    const ours = inOrder.filter(({ name, query }) => unasked(query) && name !== "Logout")
    const [rows, answers] = [await storedRows(used), await publicAnswers(used)]
    const saved = new Map([["DRAFTID", "0"]])
    for (const _ of ["once", "again"]) {
      for (const { query, variables } of ours) {
        const given = { ...JSON.parse(variables || "{}") }
        if ("file" in given) await administrator.upload(query, given, new Blob([await fileFor(query)]))
        else await administrator.graphql(query, given)
      }
      for (const { body, form, path, headers, cookies } of Object.values<Sample>(samples)) {
        if (form) {
          const { query, variables } = JSON.parse(form.operations ?? "{}")
          await administrator.upload(query, variables, new Blob([await fileFor(query)]))
        }
        if (cookies || !body || (path === "/graphql" && !unasked(bodyWith(body, saved)))) continue
        const own = headers?.Authorization ? administrator : used.visitor()
        const answer = await own.send("POST", path, bodyWith(body, saved), { "content-type": "application/json" })
        const added = answer.body.data?.addNewsStory
        if (added) saved.set("DRAFTID", String(added.id))
      }
    }
    expect(saved.get("DRAFTID")).not.toBe("0")
    expect(await publicAnswers(used)).toEqual(answers)

    const faults: string[] = []
    for (const person of [used.visitor(), await used.signedIn(Role.EDITOR), await used.signedIn(Role.SUPERUSER)])
      for (const { name, query, variables } of inOrder) {
        const answer = await person.graphql(query, JSON.parse(variables || "{}"))
        if (codeOf(answer) === "INTERNAL_SERVER_ERROR") faults.push(name)
      }
    expect(faults).toEqual([])
    const after = await storedRows(used)
    expect([...rows].filter(([key, row]) => after.get(key) !== row)).toEqual([])
    await used.close()
  })
})

describe("the sandbox's examples", () => {
  it.each(inOrder)("run unchanged, with every field of their result: $name", async ({ query, variables }) => {
    const given = await filledIn(JSON.parse(variables || "{}"), query)
    const all = withAllFields(query)
    const answer =
      "file" in given ? await head.upload(all, given, new Blob([await fileFor(query)])) : await head.graphql(all, given)
    expect(answer.errors).toBeUndefined()
  })
})
