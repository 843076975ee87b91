import { once } from "node:events"
import { writeFile } from "node:fs/promises"
import { createServer, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { IsNull, Not } from "typeorm"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { Balancer } from "../../test/balancer.ts"
import { freePort } from "../../test/clean-copy.ts"
import { type Client, codeOf } from "../../test/client.ts"
import { published, storedPicture } from "../../test/items.ts"
import { newFolder } from "../../test/new-folder.ts"
import { CuttableConnection } from "../../test/postgres/cuttable-connection.ts"
import { connectBeside, emptyDatabase } from "../../test/postgres/databases.ts"
import { fill } from "../../test/rows.ts"
import { S3Server } from "../../test/s3-server.ts"
import { password, School } from "../../test/school.ts"
import { Role } from "../access/roles.ts"
import { Session } from "../access/session.ts"
import { tokenSecret } from "../base/private-files.ts"
import { TransientError } from "../base/settings.ts"
import { Activity } from "../content/history/activity.ts"
import { Act } from "../content/items/act.ts"
import { Enquiry } from "../school/enquiries/enquiry.ts"
import { NewsStory } from "../school/news/news-story.ts"
import { User } from "../school/users/user.ts"
import { Delivery } from "../school/webhooks/webhook.ts"
import { Webhooks } from "../school/webhooks/webhooks.ts"
import { lockUntilCommit } from "../store/database/advisory-lock.ts"
import { maxWait as databasePatience } from "../store/database/postgres.ts"
import { Outbox } from "../store/mail/outbox.ts"
import type { MailTransport } from "../store/mail/transport.ts"

let here: School
let there: School
/** The other process's direct connection, past the pooler. */
let proxy: CuttableConnection
let eda: Client
const toOwnReceivers = { WEBHOOKS_PRIVATE: "true" }

beforeAll(async () => {
  here = await School.open(toOwnReceivers)
  proxy = await CuttableConnection.to(String(here.services.settings.postgres?.url))
  there = await School.open({ DATA_DIR: here.dataDir, DATABASE_DIRECT_URL: proxy.url, ...toOwnReceivers })
  eda = await here.signedIn(Role.EDITOR, "Eda Editor")
})
afterAll(async () => {
  await there.site.close()
  proxy.close()
  await here.close()
})

function elsewhere(client: Client, at = there) {
  const other = at.visitor()
  other.accessToken = client.accessToken
  for (const [name, value] of client.cookies) other.cookies.set(name, value)
  return other
}

const patience = { timeout: 20_000, interval: 20 }
const enquiry = { senderName: "Sam", senderEmail: "sam@family.example", senderPhone: "1", inquiry: "Hello" }
const sendTo = async (at: School) => (await at.visitor().rest("POST", "/mail", enquiry)).status
const edit =
  "mutation ($id: Int!, $input: EditNewsStoryInput!) { editNewsStory(id: $id, input: $input) { title version } }"
const times = <T>(count: number, work: (number: number) => Promise<T>) =>
  Array.from({ length: count }, (_, number) => work(number))

describe("two people who write at the same time through two processes", () => {
  it("never both change the same version of an item", async () => {
    const { id } = await published(eda, "NewsStory", { title: "Relay" })
    for (let version = 1; version <= 10; version++) {
      const save = (by: Client, title: string) => by.graphql(edit, { id, input: { title, version } })
      const answers = await Promise.all([save(eda, `Here ${version}`), save(elsewhere(eda), `There ${version}`)])
      expect(answers.map((answer) => codeOf(answer)).sort()).toEqual(["CONFLICT", undefined])
      const stored = await here.services.database.read.findOneByOrFail(NewsStory, { id })
      expect(stored.title).toBe(answers.find(({ errors }) => !errors)?.data.editNewsStory.title)
    }
  })

  it("stay signed in when two tabs refresh", async () => {
    const refresh = "mutation { refresh { accessToken } }"
    for (let round = 0; round < 10; round++) {
      const tabs = await Promise.all([eda.graphql(refresh), elsewhere(eda).graphql(refresh)])
      expect(tabs.map((tab) => codeOf(tab))).toEqual([undefined, undefined])
      await eda.request(refresh)
    }
  })

  it("cannot demote each other and leave no administrator", async () => {
    const database = here.services.database
    await database.write((rows) => rows.update(User, { role: Role.SUPERUSER }, { suspend: true }))
    const others = await database.read.findBy(User, { role: Role.ADMINISTRATOR })
    for (const { id } of others) await database.write((rows) => rows.update(User, id, { suspend: true }))
    const [ann, ben] = [await here.signedIn(Role.ADMINISTRATOR, "Ann"), await here.signedIn(Role.ADMINISTRATOR, "Ben")]
    const demote = (by: Client, id: number) => by.try("setUserRole", { id, role: "EDITOR" })
    await Promise.all([demote(ann, ben.id), demote(elsewhere(ben), ann.id)])
    expect(await database.read.countBy(User, { role: Role.ADMINISTRATOR, suspend: false })).toBe(1)
  })

  it("answer each message of a family once, even through three processes", async () => {
    const third = await School.open({ DATA_DIR: here.dataDir })
    const { database } = here.services
    await database.write((rows) => fill(rows, Enquiry, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]))
    const otto = await here.signedIn(Role.SUPERUSER, "Otto")
    const offices = [
      otto,
      elsewhere(await here.signedIn(Role.SUPERUSER, "Ola")),
      elsewhere(await here.signedIn(Role.SUPERUSER, "Oren"), third),
    ]
    type Sent = { id: string; version: number }
    const items: Sent[] = (await otto.call("inbox", { perPage: 50, form: "ENQUIRY" }, "items { id version }")).items
    const answer = (by: Client, { id, version }: Sent) =>
      by.try("markInbox", { marks: [{ id, version, answeredHow: "TELEPHONE" }] })
    const turns = items.map((item) => Promise.all(offices.map((by) => answer(by, item))))
    const codes = (await Promise.all(turns)).map((answers) => answers.map((one) => codeOf(one) ?? "ANSWERED").sort())
    expect(codes).toEqual(items.map(() => ["ANSWERED", "CONFLICT", "CONFLICT"]))
    expect(await database.read.countBy(Activity, { act: Act.MARKED })).toBe(items.length)
    await third.site.close()
  })

  it("take turns, and are asked to retry when their turn does not come", async () => {
    const { id } = await published(eda, "NewsStory")
    const other = await connectBeside(here.dataDir)
    await other.run(`BEGIN; ${lockUntilCommit("write")}`)
    const answer = await elsewhere(eda).graphql(edit, { id, input: { title: "Later" } })
    await other.run("COMMIT")
    await other.end()
    expect([codeOf(answer), answer.errors?.[0]?.extensions]).toMatchObject(["BUSY", { retryAfter: 5 }])
    expect((await eda.rest("PUT", `/news/edit/${id}`, { title: "Now" })).status).toBe(200)
  })
})

describe("a write through one process", () => {
  const titleAt = async (school: School, id: number) =>
    (await school.visitor().rest("GET", `/news/view/${id}`)).body.title
  const fromMemory = async (school: School, work: () => Promise<unknown>) => {
    const before = school.site.answers.counts.hits
    await work()
    return school.site.answers.counts.hits - before
  }

  it("is answered by the other process after its next refresh, and then from the cache", async () => {
    const { id } = await published(eda, "NewsStory", { title: "0" })
    for (let number = 1; number <= 20; number++) {
      expect(await titleAt(there, id)).toBe(String(number - 1))
      await eda.request(edit, { id, input: { title: String(number) } })
      expect(await titleAt(here, id)).toBe(String(number))
      await there.services.database.generations.refresh()
      expect(await titleAt(there, id)).toBe(String(number))
    }
    expect(await fromMemory(there, () => Promise.all(times(10, () => titleAt(there, id))))).toBe(10)
  })

  it("is notified to the other process", async () => {
    const { generations } = there.services.database
    await generations.refresh()
    const before = generations.current
    await published(eda, "NewsStory")
    await vi.waitFor(() => expect(generations.current).toBeGreaterThan(before), patience)
  })

  it("leaves the other process's cache alone when visitors do not see it", async () => {
    const { id } = await published(eda, "NewsStory")
    await there.services.database.generations.refresh()
    await titleAt(there, id)
    const before = there.services.database.generations.current
    await here.services.database.write((rows) => rows.query("UPDATE enquiries SET inquiry = inquiry"))
    await there.services.database.generations.refresh()
    expect(there.services.database.generations.current).toBe(before)
  })

  it("reaches users of the other process: a suspension takes effect there", async () => {
    const sam = await here.signedIn(Role.EDITOR, "Sam")
    const other = elsewhere(sam)
    expect((await other.call("viewer", {}, "name")).name).toBe("Sam")
    await here.services.database.write((rows) => rows.update(User, sam.id, { suspend: true }))
    await there.services.database.generations.refresh()
    expect(await other.refusal("endOtherSessions")).toBe("FORBIDDEN")
  })

  it("is computed anew while a process has lost its listener, and then cached again", async () => {
    const { id } = await published(eda, "NewsStory", { title: "Before" })
    const { generations } = there.services.database
    await generations.refresh()
    expect(await titleAt(there, id)).toBe("Before")

    proxy.cut()
    await vi.waitFor(() => expect(generations.refresh()).rejects.toThrow(), patience)
    await vi.waitFor(() => expect(generations.isFresh()).toBe(false), patience)
    const computed = async () => {
      await eda.request(edit, { id, input: { title: "Meanwhile" } })
      for (let time = 0; time < 3; time++) expect(await titleAt(there, id)).toBe("Meanwhile")
    }
    expect(await fromMemory(there, computed)).toBe(0)

    proxy.restore()
    await vi.waitFor(() => generations.refresh(), patience)
    await titleAt(there, id)
    expect(await fromMemory(there, () => titleAt(there, id))).toBe(1)
  })
})

it("Under load, a database that stops delays a write or answers 503, and no write fails otherwise", async () => {
  const admin = await here.signedIn(Role.ADMINISTRATOR)
  const picture = (await published(admin, "NewsStory", {}, "picture { name }")).picture.name
  const stop =
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()"
  const statuses = new Set<number>()
  const other = await connectBeside(here.dataDir)
  for (let round = 0; round < 6; round++) {
    const adds = Array.from({ length: 24 }, (_, number) =>
      admin.rest("POST", "/news/add", { title: `Halt ${round}.${number}`, detail: "<p>Words.</p>", picture }),
    )
    await Promise.race(adds)
    await other.run(stop)
    for (const { status } of await Promise.all(adds)) statuses.add(status)
  }
  await other.end()
  expect([...statuses].sort()).toEqual([201, 503])
})

it("A site that cannot reach its database answers 503, also to the balancer, until it can", async () => {
  const proxy = await CuttableConnection.to(String(here.services.settings.postgres?.url))
  const cut = await School.openPages({ DATA_DIR: here.dataDir, DATABASE_URL: proxy.url })
  const { id } = await published(eda, "NewsStory", { title: "Kite day" })
  const requests: [string, string][] = [
    [`/news/view/${id}`, "text/html"],
    [`/news/view/${id}`, "application/json"],
    ["/readyz", "*/*"],
  ]
  const ask = ([path, accept]: [string, string]) => cut.visitor().send("GET", path, undefined, { accept })
  const statuses = async () => (await Promise.all(requests.map(ask))).map(({ status }) => status)
  await vi.waitFor(async () => expect(await statuses()).toEqual([200, 200, 200]), patience)

  const send = () => sendTo(cut)
  const other = await connectBeside(here.dataDir)
  await other.run("BEGIN; LOCK TABLE tries")
  const waiting = send()
  const waits = `SELECT FROM pg_locks WHERE relation = 'tries'::regclass AND NOT granted`
  await vi.waitFor(async () => expect((await other.run(waits)).rowCount).toBe(1), patience)
  proxy.cut()
  expect([await waiting, await send()]).toEqual([503, 503])
  await other.end()
  await vi.waitFor(async () => expect(await statuses()).toEqual([503, 503, 503]), patience)
  for (const one of requests.slice(0, 2)) {
    const { headers, body } = await ask(one)
    expect([headers.get("retry-after"), headers.get("cache-control")]).toEqual(["60", "no-store"])
    expect(JSON.stringify(body)).not.toContain("Kite day")
  }
  const signedIn = await elsewhere(eda, cut).rest("POST", "/graphql", { query: "{ viewer { __typename } }" })
  expect([signedIn.status, signedIn.headers.get("retry-after")]).toEqual([503, "60"])
  expect(codeOf(signedIn.body)).toBe("UNAVAILABLE")

  proxy.restore()
  await vi.waitFor(async () => expect(await statuses()).toEqual([200, 200, 200]), patience)
  await cut.site.close()
  proxy.close()
})

it("A site whose database has become a standby answers writes with 503, until it can write", async () => {
  const other = await connectBeside(here.dataDir)
  await other.run(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE feature_not_supported; END $$;
    CREATE TRIGGER refusal BEFORE INSERT ON enquiries EXECUTE FUNCTION refuse()`)
  expect(await sendTo(here)).toBe(503)
  await other.run("DROP FUNCTION refuse CASCADE")
  await other.end()
  expect(await sendTo(here)).toBe(200)
})

it("Wrong passwords count together at all processes, until the right one comes", async () => {
  const { email } = await here.account(Role.EDITOR, "Gus Guessed")
  const guess = (at: School, pwd = "Guess!1234") => at.visitor().rest("POST", "/users/login", { user: email, pwd })
  for (const at of [here, there]) expect((await guess(at)).status).toBe(401)
  expect((await guess(there, password)).status).toBe(200)
  for (let time = 0; time < 5; time++)
    for (const at of [here, there]) expect((await guess(at)).status, `${time}`).toBe(401)
  for (const at of [here, there]) {
    const { status, headers } = await guess(at, password)
    expect([status, Number(headers.get("retry-after")) > 60]).toEqual([429, true])
  }
})

it("Due mails are sent once each, even by two processes", async () => {
  const sent: string[] = []
  const transport: MailTransport = { send: async (_from, { subject }) => void sent.push(subject), close() {} }
  const from = async () => ({ name: "Jacaranda Hill", address: "office@jacarandahill.example" })
  const sender = ({ services: { database, log } }: School) => new Outbox({ database, log, transport, from })
  const { outbox, database } = here.services
  const to = { name: "Ruth", address: "ruth@example.com" }
  const subjects = Array.from({ length: 20 }, (_, index) => `Sheep ${index}`).sort()
  for (const subject of subjects)
    await database.write((rows) => outbox.put(rows, { kind: "staff", to, subject, text: "" }))
  await Promise.all([sender(here).flush(), sender(there).flush()])
  expect(sent.filter((subject) => subjects.includes(subject)).sort()).toEqual(subjects)
})

describe("webhook calls", () => {
  async function program(answer: (response: ServerResponse, number: number) => void) {
    const ids: string[] = []
    const server = createServer((request, response) => {
      answer(response, ids.push(String(request.headers["webhook-id"])))
    })
    await once(server.listen(0, "127.0.0.1"), "listening")
    const superuser = await here.signedIn(Role.SUPERUSER)
    const input = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, topics: ["NEWS_STORY"] }
    const { id } = (await superuser.call("addWebhook", { input }, "webhook { id }")).webhook
    const close = async () => {
      await superuser.call("deleteWebhook", { id, password })
      server.close()
      server.closeAllConnections()
    }
    return { id, ids, close }
  }

  async function callThere() {
    const { database, log, outbox, settings } = there.services
    const secret = settings.tokenSecret ?? (await tokenSecret(there.dataDir))
    const webhooks = new Webhooks({ database, log, outbox, settings, secret })
    webhooks.start()
    return webhooks
  }

  const countTaken = (webhookId: number) =>
    here.services.database.read.countBy(Delivery, { webhookId, takenAt: Not(IsNull()) })

  it("are made once each, even by two processes", async () => {
    const { id, ids, close } = await program((response) => response.writeHead(204).end())
    const webhooks = await callThere()
    await here.services.database.write(async (rows) => {
      for (let number = 0; number < 10; number++) await here.services.webhooks.queueCall(rows, id, "webhook.test")
    })
    for (const process of [here.services.webhooks, webhooks]) process.wake()
    await vi.waitFor(async () => expect(await countTaken(id)).toBe(10), patience)
    await webhooks.stop()
    await close()
    expect(ids).toHaveLength(10)
    expect(new Set(ids).size).toBe(10)
  })

  it("that a process never finished are repeated by another after a minute", async () => {
    const { id, ids, close } = await program((response, number) => number > 1 && response.writeHead(204).end())
    await published(eda, "NewsStory")
    await vi.waitFor(() => expect(ids).toHaveLength(1), patience)
    const { dueAt } = await here.services.database.read.findOneByOrFail(Delivery, { webhookId: id })
    expect(dueAt).not.toBeNull()
    expect(Number(dueAt) - Date.now()).toBeLessThanOrEqual(60_000)
    await here.services.database.write((rows) => rows.update(Delivery, { webhookId: id }, { dueAt: new Date(0) }))
    const webhooks = await callThere()
    await vi.waitFor(async () => expect(await countTaken(id)).toBe(1), patience)
    await webhooks.stop()
    await close()
    expect(ids).toEqual([ids[0], ids[0]])
  })
})

it("A planned story is published once, even when several processes run the schedule", async () => {
  const hourMs = 60 * 60 * 1000
  const publishAt = new Date(Date.now() + hourMs).toISOString()
  const plan = () => published(eda, "NewsStory", { publication: { as: "SCHEDULED", publishAt } })
  const planned = [await plan(), await plan(), await plan()]
  const later = new Date(Date.now() + 2 * hourMs)
  await Promise.all([here, there, here].map(({ services }) => services.schedule.runDue(later)))
  // An item locked by another process is left for the next run.
  await here.services.schedule.runDue(later)
  for (const { id } of planned) {
    const { read } = here.services.database
    expect((await read.findOneByOrFail(NewsStory, { id })).state).toBe("PUBLISHED")
    expect(await read.countBy(Activity, { itemId: id, type: "NEWS_STORY", act: Act.PUBLISHED })).toBe(1)
  }
})

it("An open form shows at every process, until it is closed or silent for a minute", async () => {
  const { id } = await published(eda, "NewsStory")
  const head = elsewhere(await here.signedIn(Role.ADMINISTRATOR, "Otto Office"))
  const others = (by: Client, closed = false) =>
    by.call("editing", { type: "NEWS_STORY", id, closed }, "user { name } since")
  expect(await others(eda)).toEqual([])
  const [first] = await others(head)
  expect(first.user).toEqual({ name: "Eda Editor" })
  expect(await others(eda)).toMatchObject([{ user: { name: "Otto Office" } }])
  expect(await others(head, true)).toEqual([first])
  expect(await others(eda)).toEqual([])

  const minuteAgo = () =>
    here.services.database.write((rows) => rows.query('UPDATE open_forms SET since = 0, "seenAt" = "seenAt" - 61000'))
  await minuteAgo()
  expect(await others(head)).toEqual([])
  await others(eda)
  const [again] = await others(head)
  expect(new Date(again.since).getTime()).toBeGreaterThan(0)
})

describe("work for one process alone", () => {
  const sessions = ({ services }: School) => services.database.read.countBy(Session, {})
  const leads = ({ services }: School) => services.database.isLeader()

  it("is done by the first process, and by another once that ends or loses its database", async () => {
    const first = await School.open()
    const variables = { DATA_DIR: first.dataDir }
    const secondProxy = await CuttableConnection.to(String(first.services.settings.postgres?.url))
    const second = await School.open({ ...variables, DATABASE_DIRECT_URL: secondProxy.url })
    await first.signedIn(Role.EDITOR)
    await first.services.database.write((rows) => rows.query(`UPDATE sessions SET "expiresAt" = '1970'`))
    await second.services.purge.job.run()
    expect([await sessions(second), await leads(first), await leads(second)]).toEqual([1, true, false])

    await first.site.close()
    await vi.waitFor(async () => expect(await leads(second)).toBe(true), patience)
    await second.services.purge.job.run()
    expect(await sessions(second)).toBe(0)

    const third = await School.open(variables)
    expect(await leads(third)).toBe(false)
    secondProxy.cut()
    await vi.waitFor(async () => expect([await leads(second), await leads(third)]).toEqual([false, true]), patience)
    await second.site.close()
    secondProxy.close()
    await third.close()
  })
})

it("A rolling release of processes behind a balancer loses no answer", async () => {
  const { id } = await published(eda, "NewsStory", { title: "0" })
  const balancer = await Balancer.open()
  const open = () => School.open({ DATA_DIR: here.dataDir })
  const old = await open()
  for (const { url } of [old, there]) await balancer.add(url)

  let isOver = false
  let requestCount = 0
  const statuses = new Set<number>()
  const requestLoop = async (headers: Record<string, string>) => {
    for (; !isOver; requestCount++) {
      const { status } = await fetch(`${balancer.url}/news/view/${id}`, { headers })
      statuses.add(status)
      // Without a pause, they would starve the processes that start.
      await pause(5)
    }
  }
  const writeLoop = async () => {
    for (let title = 1; !isOver; title++) {
      const body = JSON.stringify({ query: edit, variables: { id, input: { title: String(title) } } })
      const headers = { authorization: `Bearer ${eda.accessToken}`, "content-type": "application/json" }
      const answer = await fetch(`${balancer.url}/graphql`, { method: "POST", headers, body })
      expect(await answer.json()).toMatchObject({ data: { editNewsStory: { title: String(title) } } })
    }
  }
  const moreRequests = () => {
    const before = requestCount
    return vi.waitFor(() => expect(requestCount).toBeGreaterThan(before + 50), { timeout: 60_000, interval: 20 })
  }
  const signedIn = { authorization: `Bearer ${eda.accessToken}` }
  const load = [...times(4, () => requestLoop({})), ...times(2, () => requestLoop(signedIn)), writeLoop()]
  old.site.drain()
  await balancer.waitUntil(old.url, false)
  await moreRequests()
  await old.site.close()
  const next = await open()
  await balancer.add(next.url)
  await moreRequests()
  isOver = true
  await Promise.all(load)
  expect([balancer.failed, ...statuses]).toEqual([0, 200])
  balancer.close()
  await next.site.close()
})

it("Several processes that start together on an empty database serve one school", async () => {
  const dataDir = newFolder("school")
  await emptyDatabase(dataDir)
  const variables = { DATA_DIR: dataDir, SEED: "school", SCHOOL_EMAIL: "office@jacarandahill.example" }
  const schools = await Promise.all(times(3, () => School.open(variables)))
  const administrators = schools.map(({ site }) => site.administrator).filter(Boolean)
  expect(administrators).toHaveLength(1)
  const lists = await Promise.all(schools.map((school) => school.visitor().call("newsStories", {}, "total")))
  expect(lists[0].total).toBeGreaterThan(0)
  for (const list of lists) expect(list).toEqual(lists[0])
  await (await School.open({ ...variables, SEED: "none" })).site.close()
  const [first, ...others] = schools
  for (const school of others) await school.site.close()
  await first?.close()
}, 120_000)

describe("a start", () => {
  it("that waits for another's migrations is healthy but not ready", async () => {
    const other = await connectBeside(here.dataDir)
    await other.run(`BEGIN; ${lockUntilCommit("start")}`)
    const PORT = await freePort()
    const opening = School.open({ DATA_DIR: here.dataDir, PORT })
    const ask = async (path: string) => (await fetch(`http://127.0.0.1:${PORT}${path}`)).status
    await vi.waitFor(async () => expect([await ask("/healthz"), await ask("/readyz")]).toEqual([200, 503]), patience)
    await other.run("COMMIT")
    await other.end()
    const { site } = await opening
    expect([await ask("/healthz"), await ask("/readyz")]).toEqual([200, 200])
    await site.close()
  })

  it("is refused on the database of a newer release, with the unknown migration named", async () => {
    const school = await School.open()
    await school.services.database.write((rows) =>
      rows.query("INSERT INTO migrations (timestamp, name) VALUES (1999999999999, 'AddWings1999999999999')"),
    )
    await expect(School.openOn(school.dataDir)).rejects.toThrow(/newer release.*AddWings1999999999999/)
    await school.close()
  })

  it("is refused on another site's database, but not with another secret or folder", async () => {
    const [school, other] = [await School.open(), await School.open()]
    await school.site.close()
    await other.services.database.write((rows) => rows.query(`UPDATE "site_identity" SET "id" = 'another'`))
    const DATABASE_URL = String(other.services.settings.postgres?.url)
    const DATA_DIR = newFolder("new")
    const refused =
      /^Setting DATABASE_URL is wrong: the database belongs to another site .* write another into \/.*site-id\.$/
    for (const dataDir of [school.dataDir, DATA_DIR])
      await expect(School.open({ DATABASE_URL, DATA_DIR: dataDir })).rejects.toThrow(refused)
    await writeFile(join(DATA_DIR, "site-id"), "another\n")
    await (await School.open({ DATABASE_URL, DATA_DIR })).site.close()
    const TOKEN_SECRET = "another secret, of forty letters or so"
    await (await School.open({ DATABASE_URL, DATA_DIR, TOKEN_SECRET })).site.close()
    const apart = newFolder("apart")
    await (await School.open({ DATABASE_URL, DATA_DIR: apart, TOKEN_SECRET })).close()
    await other.close()
  })

  it("is refused on an empty database beside the folder of an existing site", async () => {
    const school = await School.open()
    await school.site.close()
    const { DATABASE_URL = "" } = await emptyDatabase(`${school.dataDir}-empty`)
    await expect(School.open({ DATA_DIR: school.dataDir, DATABASE_URL })).rejects.toThrow(
      /DATABASE_URL.*empty.*token-secret.*set DATA_DIR to another folder/,
    )
  })

  it("fails with one line if its account may not create tables, or its database is read-only", async () => {
    const DATA_DIR = newFolder("another")
    const { DATABASE_URL = "" } = await emptyDatabase(DATA_DIR)
    const notOurs = Object.assign(new URL(DATABASE_URL), { pathname: "/postgres" })
    await expect(School.open({ DATA_DIR, DATABASE_URL: notOurs.href })).rejects.toThrow(
      /^Setting DATABASE_URL is wrong: its account may not create tables there\. Make it the owner of the database\.$/,
    )
    const standby = `${DATABASE_URL}?options=-c%20default_transaction_read_only%3Don`
    // Tried again by systemd, as a standby may be promoted.
    const error = await School.open({ DATA_DIR, DATABASE_URL: standby }).catch((refusal) => refusal)
    expect(error).toBeInstanceOf(TransientError)
    expect(error.message).toBe("Setting DATABASE_URL is wrong: its database is read-only, as a standby is.")
  })

  it("fails with one line if its database is missing or not in UTF-8, or its server has no TLS", async () => {
    const DATA_DIR = newFolder("ascii")
    const ascii = "ENCODING 'SQL_ASCII' LOCALE_PROVIDER libc LOCALE 'C' TEMPLATE template0"
    const { DATABASE_URL = "" } = await emptyDatabase(DATA_DIR, ascii)
    const begin = "Setting DATABASE_URL is wrong: "
    await expect(School.open({ DATA_DIR, DATABASE_URL })).rejects.toThrow(
      `${begin}its database is in SQL_ASCII. Make one in UTF8.`,
    )
    const missing = Object.assign(new URL(DATABASE_URL), { pathname: "/missing" })
    await expect(School.open({ DATA_DIR, DATABASE_URL: missing.href })).rejects.toThrow(
      `${begin}the server has no such database (3D000).`,
    )
    await expect(School.open({ DATA_DIR, DATABASE_URL: `${DATABASE_URL}?sslmode=verify-full` })).rejects.toThrow(
      `${begin}the database cannot be reached (The server does not support SSL connections).`,
    )
  })
})

describe("processes with a bucket for pictures and no shared folder", () => {
  let store: S3Server
  let cdn: Server
  let signals = 0
  let one: School
  let other: School
  beforeAll(async () => {
    store = await S3Server.open()
    cdn = createServer((_, response) => void response.end(String(++signals)))
    await once(cdn.listen(0, "127.0.0.1"), "listening")
    const PURGE_URL = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}`
    const shared = { IMAGES_URL: store.url(), TOKEN_SECRET: "a secret of both, of forty letters or so", PURGE_URL }
    one = await School.open(shared)
    const DATABASE_URL = String(one.services.settings.postgres?.url)
    other = await School.open({ ...shared, DATABASE_URL, DATA_DIR: newFolder("other") })
  })
  afterAll(async () => {
    await other.close()
    await one.close()
    cdn.close()
    await store.close()
  })

  it("show each other's pictures", async () => {
    const editor = await one.signedIn(Role.EDITOR)
    const { id, picture } = await published(editor, "NewsStory", {}, "id picture { url }")
    const shownAt = async ({ url }: School) =>
      (await fetch(`${url}${picture.url}?w=320&as=webp`)).arrayBuffer().then((bytes) => Buffer.from(bytes))
    expect(await shownAt(other)).toEqual(await shownAt(one))
    expect(store.names()).toHaveLength(1)
    await Promise.all([one, other].map(({ services }) => services.pictureFiles.sweep()))
    expect((await fetch(other.url + picture.url)).status).toBe(200)
    await editor.call("deleteNewsStory", { id })
    await expect.poll(async () => (await fetch(other.url + picture.url)).status).toBe(404)
  })

  it("all remove a picture whose consent is withdrawn, and signal the CDN", async () => {
    const schools = [one, other]
    const head = await one.signedIn(Role.ADMINISTRATOR)
    const { id } = await head.call("addChild", { input: { name: "Zawadi Child", form: "" } }, "id")
    const key = new URL(await head.call("shareConsentLink", { id, language: "EN" }, "")).searchParams.get("key")
    const answer = (school: School, agrees: boolean) =>
      school.visitor().call("answerConsent", { key, agrees }, "answer")
    await answer(one, true)
    const signalsAtFirst = signals
    const named = { name: await storedPicture(head), children: [id] }
    const { picture } = await published(head, "NewsStory", { picture: named }, "picture { url }")
    const shownAt = async (school: School) => {
      const { items } = await school.visitor().call("newsStories", {}, "items { picture { url } }")
      return [(await fetch(`${school.url}${picture.url}?w=320`)).status, items[0].picture?.url]
    }
    await expect.poll(() => Promise.all(schools.map(shownAt)), patience).toEqual(schools.map(() => [200, picture.url]))
    await expect.poll(() => signals, patience).toBeGreaterThan(signalsAtFirst)

    const signalsBefore = signals
    await answer(other, false)
    await expect.poll(() => Promise.all(schools.map(shownAt)), patience).toEqual(schools.map(() => [404, undefined]))
    await expect.poll(() => signals, patience).toBeGreaterThan(signalsBefore)
  })
})

describe("programs", () => {
  it("are stopped in every process after their token is revoked in one", async () => {
    const superuser = await here.signedIn(Role.SUPERUSER)
    const input = { name: "Display", role: "EDITOR", rights: [], endsAt: new Date(Date.now() + 60_000).toISOString() }
    const { token, program } = await superuser.call("addProgram", { input }, "token program { id }")
    const display = there.visitor()
    display.accessToken = token
    expect((await display.call("viewer", {}, "program { name }")).program).toEqual({ name: "Display" })
    await superuser.call("revokeProgram", { id: program.id, password })
    const isStopped = async () => expect(await display.refusal("viewer")).toBe("UNAUTHENTICATED")
    await vi.waitFor(isStopped, patience)
  })

  it("that follow the live stream of one process receive what another published", async () => {
    const aborting = new AbortController()
    const { body } = await fetch(`${there.url}/events/live`, { signal: aborting.signal })
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
    let received = (await reader?.read())?.value ?? ""
    const { id } = await published(eda, "NewsStory")
    while (!received.includes("data:")) received += (await reader?.read())?.value ?? ""
    expect(received).toContain(`"data":{"type":"NEWS_STORY","id":${id},`)
    aborting.abort()
  })
})

it("A connection to a database that vanished is given up, and writes work once it is back", async () => {
  const proxy = await CuttableConnection.to(String(here.services.settings.postgres?.url))
  const { idleMs } = databasePatience
  databasePatience.idleMs = 500
  const far = await School.open({ DATA_DIR: here.dataDir, DATABASE_URL: proxy.url })
  databasePatience.idleMs = idleMs
  const send = () => sendTo(far)
  expect(await send()).toBe(200)
  proxy.silence()
  expect(await send()).toBe(503)
  proxy.restore()
  await vi.waitFor(async () => expect(await send()).toBe(200), patience)
  await far.site.close()
  proxy.close()
})
