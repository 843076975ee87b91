import { getNamedType, isListType, isNonNullType, isObjectType } from "graphql"
import type { EntityManager } from "typeorm"
import { beforeAll, describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { isDouble } from "../../../test/postgres/databases.ts"
import { fill } from "../../../test/rows.ts"
import { sharedApi } from "../../../test/school.ts"
import { planOf, type Statement, statementsOf } from "../../../test/statements.ts"
import { Role } from "../../access/roles.ts"
import { itemTypeNamed } from "../../base/api/open-enum.ts"
import { Absence } from "../../school/absences/absence.ts"
import { Application } from "../../school/applications/application.ts"
import { Committee } from "../../school/committees/committee.ts"
import { Enquiry } from "../../school/enquiries/enquiry.ts"
import { Attendance } from "../../school/events/attendance.ts"
import { Event } from "../../school/events/event.ts"
import { GalleryImage } from "../../school/galleries/gallery-image.ts"
import { NewsStory } from "../../school/news/news-story.ts"
import { Notice } from "../../school/notices/notice.ts"
import { Order } from "../../school/orders/order.ts"
import { Product } from "../../school/products/product.ts"
import { Profile } from "../../school/profiles/profile.ts"
import { User } from "../../school/users/user.ts"
import { ownedTypes } from "../../start/features.ts"
import { OutboxMail } from "../../store/mail/outbox-mail.ts"
import { Activity } from "../history/activity.ts"
import { BinnedItem } from "../history/bin.ts"
import { Picture } from "../pictures/picture.ts"
import { MissedSearch } from "../search/missed-searches.ts"
import { Act } from "./act.ts"

const shown = "id canEdit user { id name } picture { name url alt }"
const people = 3
const pictures = 10
const some = (number: number, of: number) => (number % of) + 1
const owned = (number: number) => ({ userId: some(number, people), picture: { id: some(number, pictures) } }) as never
const dayMs = 24 * 60 * 60 * 1000

/** The fields to select on each item, then the filters to try, each of which has an index. */
const lists: Record<string, [items: string, ...filters: string[]]> = {
  ...Object.fromEntries(ownedTypes.map(({ names }) => [names.list, [shown, "userId: 1"]])),
  articles: [`${shown} title detail reads`, "userId: 1"],
  trendingArticles: [`${shown} title reads`],
  newsStories: [`${shown} title detail`, "userId: 1"],
  profiles: [`${shown} name group bio`, "group: TEACHERS", "userId: 1"],
  galleries: [`${shown} name images { id canEdit picture { name } }`, "userId: 1"],
  events: [
    `${shown} title date placesLeft`,
    "when: PAST",
    "when: ALL",
    'from: "2000-01-01T00:00:00Z", to: "2100-01-01T00:00:00Z"',
  ],
  attendances: ["id name email guests", "eventId: 1"],
  users: ["id name email canEdit picture { name }", "roles: [EDITOR]"],
  enquiries: ["id senderName readAt", "unread: true", "done: true"],
  applications: ["id parentName readAt", "unread: true", "done: true"],
  absences: ["id childName readAt", "unread: true", "done: true"],
  inbox: [
    "id from facts { label value } assignee { name } doneBy { name }",
    ...["NEW", "OPEN", "DONE"].map((state) => `state: ${state}`),
    "form: ABSENCE, state: OPEN",
  ],
  outbox: ["id subject"],
  orders: ["id orderCode status", "status: NOT_PAID"],
  products: ["id name picture { name }"],
  committees: ["id name members { name }"],
  notices: ["id text"],
  activity: ["id act title user { name }", "user: 1", "type: NEWS_STORY", "type: NEWS_STORY, item: 1", "act: EDITED"],
  changedByOthers: ["id act title user { name }"],
  versions: ["id number title user { name }", "type: NEWS_STORY, id: 1"],
  bin: ["id title picture { url } owner { name }", "type: NEWS_STORY"],
}

/** Includes the unfiltered list, unless the list always belongs to one item. */
const allAnd = (field: string, filters: string[]) =>
  field === "attendances" || field === "versions" ? filters : ["", ...filters]

const cases = Object.entries(lists).flatMap(([field, [items, ...filters]]) =>
  allAnd(field, filters).map((filter) => ({
    name: filter ? `${field}(${filter})` : field,
    query: `query ($perPage: Int!) { ${field}(perPage: $perPage${filter && `, ${filter}`}) { total items { ${items} } } }`,
  })),
)

/** Lists that have one page, their own index (the search) or a bounded size. */
const others = [
  "pages",
  "picturesNamed",
  "withheldPictures",
  "namesInTexts",
  "children",
  "register",
  "retention",
  "schoolTexts",
  "sessions",
  "siteChanges",
  "search",
  "staffSearch",
  "drafts",
  "myContent",
  "approvals",
  "schoolDates",
  "schoolFortnight",
  "currentNotices",
  "backups",
  "backupsWithPicture",
  "health",
  "missedSearches",
  "programs",
  "programAreas",
  "webhooks",
  "webhookTopics",
]

const dashboard = `{ dashboard { orders { id } newEnquiries { total items { id } } newApplications { total items { id } }
  newAbsences { total items { id } } failedMail { total items { id } } unsentMail } }`

const home = `{ home { topStory { ${shown} title } latestNews { ${shown} } nextEvents { ${shown} placesLeft }
  profiles { ${shown} name } staff { id title picture { name } } } }`

const schema = sharedApi()

const { school, head, editor } = schoolOfThisFile({ head: Role.ADMINISTRATOR, editor: Role.EDITOR })
beforeAll(async () => {
  await school.services.database.write(async (rows) => {
    await fill(rows, User, from(100, people), () => ({ role: Role.EDITOR }))
    await fill(rows, Picture, from(1, pictures))
  })
  await addOfEach()
  // Wait for indexing: nothing else may query while statements are counted.
  await school.services.backlog.whenDone()
})

const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index)
const pictured = (number: number) => ({ picture: { id: some(number, pictures) } }) as never

async function addOfEach() {
  const numbers = from(1, 60 * people)
  await school.services.database.write(async (rows) => {
    for (const { type } of ownedTypes.filter(({ type: { name } }) => name !== "Profile" && name !== "Event"))
      await fill(rows, type, numbers, owned)
    await fill(rows, Profile, numbers, (number) => ({ ...(owned(number) as object), group: 30 }))
    await fill(rows, GalleryImage, numbers, (number) => ({ ...(pictured(number) as object), galleryId: number }))
    for (const sign of [1, -1])
      await fill(rows, Event, numbers, (number) => ({ ...(owned(number) as object), date: days(sign * number) }))
    await fill(rows, Attendance, numbers, () => ({ eventId: 1 }))
    await fill(rows, User, from(1000, 60), (number) => ({ ...(pictured(number) as object), role: Role.EDITOR }))
    for (const type of [Enquiry, Application, Absence])
      await fill(rows, type as typeof Enquiry, numbers, (number) => ({ doneAt: number % 2 ? new Date() : null }))
    for (const type of [OutboxMail, Order, Committee, Notice]) await fill(rows, type as typeof Order, numbers)
    await fill(rows, Product, numbers, pictured)
    await fill(rows, MissedSearch, numbers, (number) => ({ times: some(number, 5) }))
    await fillHistory(rows, numbers)
  })
}

async function fillHistory(rows: EntityManager, numbers: number[]) {
  const by = { userId: 1, ownerId: 1, type: "NEWS_STORY" }
  const saved = { ...by, itemId: 1, act: Act.EDITED, changed: [], snapshot: { fields: { title: "Relay" } } }
  await fill(rows, Activity, numbers, () => saved)
  await fill(rows, Activity, numbers, () => ({ ...saved, ownerId: head.id }))
  const news = { table: "news_stories", row: { pictureId: 1 } }
  const binned = { ...by, deletedById: 1, deletedAt: new Date(), rows: [news] }
  await fill(rows, BinnedItem, numbers, (number) => ({ ...binned, itemId: number }))
}

const days = (number: number) => new Date(Date.now() + number * dayMs)
const run = (query: string, perPage = 50) => statementsOf(school, () => head.request(query, { perPage }))

/** Excludes rows that are read again only after a write, such as the viewer. */
async function fewest(query: string, perPage: number) {
  const [first, second] = [await run(query, perPage), await run(query, perPage)]
  return Math.min(first.length, second.length)
}

it("This file tests every list of the API", () => {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {})
  const listing = fields.filter(({ type }) => isList(type))
  expect([...Object.keys(lists), ...others].sort()).toEqual(listing.map(({ name }) => name).sort())
})

function isList(type: unknown): boolean {
  if (isNonNullType(type)) return isList(type.ofType)
  if (isListType(type)) return isObjectType(getNamedType(type))
  return isObjectType(type) && "items" in type.getFields() && "pages" in type.getFields()
}

describe("a page of a list", () => {
  it.skipIf(isDouble()).each(cases)("runs as many SQL statements for 50 items as for 10: $name", async ({ query }) => {
    const { data } = await head.request(query, { perPage: 50 })
    expect(Object.values<{ items: unknown[] }>(data)[0]?.items).toHaveLength(50)
    let many = 0
    const more = async () => {
      many = await fewest(query, 50)
      return many - (await fewest(query, 10))
    }
    await expect.poll(more).toBe(0)
    expect(many).toBeLessThanOrEqual(14)
  })

  it.each([...cases, { name: "home", query: home }, { name: "dashboard", query: dashboard }])(
    "is read in the order of an index: $name",
    async ({ query }) => {
      for (const client of [head, editor, school.visitor()])
        for (const statement of await statementsOf(school, () => client.graphql(query, { perPage: 50 })))
          await expectIndex(statement)
    },
  )
})

const sameMoment = new Date("2025-03-08T07:30:00.000Z")

describe("the pages of a long list", () => {
  let inOrder: number[]

  /** More than are read with all columns, published at one moment so that only ids order them. */
  beforeAll(async () => {
    const { write, read } = school.services.database
    await write((rows) =>
      fill(rows, NewsStory, from(1000, 300), (number) => ({ ...(owned(number) as object), publishedAt: sameMoment })),
    )
    inOrder = (await read.find(NewsStory, { order: { publishedAt: "DESC", id: "DESC" } })).map(({ id }) => id)
  })

  it("contain every item once and in order", async () => {
    const perPage = 7
    const found: number[] = []
    const last = Math.ceil(inOrder.length / perPage)
    for (let page = 1; page <= last + 1; page++) {
      const { total, items } = await school.visitor().call("newsStories", { page, perPage }, "total items { id }")
      expect([total, items.length > 0]).toEqual([inOrder.length, page <= last])
      found.push(...items.map(({ id }: { id: number }) => id))
    }
    expect(found).toEqual(inOrder)
  })

  it("are read from an index, skipping only the rows between them and the nearer end", async () => {
    const offsets = async (page: number) => {
      const ask = () => school.visitor().call("newsStories", { page, perPage: 10 }, "total items { id }")
      const statements = await statementsOf(school, ask)
      for (const statement of statements) await expectIndex(statement)
      return offsetsIn(statements)
    }
    expect(await offsets(1)).toEqual([0])
    expect(await offsets(inOrder.length / 10)).toEqual([0])
    expect(await offsets(10)).toEqual([90])
    expect(await offsets(inOrder.length / 10 - 1)).toEqual([10])
  })
})

const offsetsIn = (statements: Statement[]) =>
  statements.flatMap(({ sql, parameters }) => {
    const [, given] = /OFFSET (\S+)/.exec(sql) ?? []
    return given === undefined ? [] : Number(/^\d/.test(given) ? given : parameters.at(-1))
  })

describe("an office list", () => {
  const whole = ["orders", "enquiries", "applications", "absences", "activity", "bin", "galleries"]

  it.skipIf(isDouble()).each(whole)("reads its last page without skipping rows: %s", async (list) => {
    const query = (page: number) => `{ ${list}(perPage: 10, page: ${page}) { total pages items { id } } }`
    const { total, pages } = (await head.request(query(1))).data[list]
    const statements = await run(query(pages))
    expect(total).toBeGreaterThan(90)
    expect(offsetsIn(statements).filter((offset) => offset > 0)).toEqual([])
  })
})

describe("a list read by cursor", () => {
  interface PageOfIds {
    items: { id: number }[]
    total: number
    next: string | null
  }
  const byCursor = Object.entries(lists).flatMap(([field, [, ...filters]]) =>
    allAnd(field, filters).map((filter) => ({ field, filter })),
  )

  async function walks(field: string, filter: string, items: string) {
    const walk = async (turn: (page: number, next: string | null) => string) => {
      const found: object[] = []
      let next: string | null = null
      for (let page = 1; page === 1 || next !== null; page++) {
        const { data } = await head.request(
          `{ list: ${field}(${filter} perPage: 45 ${turn(page, next)}) { next items { ${items} } } }`,
        )
        found.push(...data.list.items)
        next = data.list.next
      }
      return found
    }
    return [await walk((_, next) => (next === null ? "" : `after: "${next}"`)), await walk((page) => `page: ${page}`)]
  }

  it.each(byCursor)("equals the list read by pages, and uses an index: $field $filter", async ({ field, filter }) => {
    const [items, asPages] = await walks(field, filter, lists[field]?.[0] ?? "")
    expect(items?.length).toBeGreaterThan(45)
    expect(items).toEqual(asPages)
    const { next } = (await head.request(`{ list: ${field}(${filter} perPage: 5) { next } }`)).data.list
    const statements = await statementsOf(school, () =>
      head.request(`{ ${field}(${filter} perPage: 6, after: "${next}") { items { id } } }`),
    )
    for (const statement of statements) await expectIndex(statement)
  })

  it.each([
    { field: "newsStories", items: "id" },
    { field: "myContent", items: "type id" },
    { field: "myContent", items: "type id", filter: "everybody: true, sort: OLDEST," },
    { field: "myContent", items: "type id", filter: "everybody: true, userId: 2, sort: TITLE," },
    { field: "myContent", items: "type id", filter: "everybody: true, sort: AUTHOR," },
    { field: "myContent", items: "type id", filter: "everybody: true, userId: 2, sort: STATE," },
    { field: "missedSearches", items: "words times" },
  ])("equals the list read by pages when times tie, and refuses invalid cursors: $field $filter", async (list) => {
    const { field, items, filter = "" } = list
    const tables = ownedTypes.map(({ type }) => school.services.database.read.connection.getMetadata(type).tableName)
    await school.services.database.write(async (rows) => {
      for (const table of tables)
        await rows.query(`UPDATE "${table}" SET "updatedAt" = $1 WHERE "id" % 3 > 0`, [sameMoment.toISOString()])
    })
    const [found, asPages] = await walks(field, filter, items)
    expect(found?.length).toBeGreaterThan(90)
    expect(found).toEqual(asPages)
    const { next } = (await head.request(`{ list: ${field}(${filter} perPage: 1) { next } }`)).data.list
    const [name, ...place] = JSON.parse(Buffer.from(next, "base64url").toString())
    for (const wrong of [
      ["articles", ...place],
      [name, ...place, 1],
      [name, ...place.slice(1)],
      [name, null, ...place.slice(1)],
      [name, ...place.map((value: unknown) => (typeof value === "string" ? `${value}\0` : value))],
      [name, ...place.map((value: unknown) => (typeof value === "string" ? 9 : "9"))],
      ...[9.5, 9e9, null].map((id) => [name, ...place.slice(0, -1), id]),
    ]) {
      const after = Buffer.from(JSON.stringify(wrong)).toString("base64url")
      const { errors } = await head.try(field, { after }, "total")
      expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { after: expect.any(String) } })
    }
  })

  it("is every list that has pages, and is tested here", () => {
    const fields = Object.values(schema.getQueryType()?.getFields() ?? {})
    const paged = fields.filter(({ args }) => args.some(({ name }) => name === "page"))
    expect(paged.filter(({ args }) => !args.some(({ name }) => name === "after"))).toEqual([])
    const walked = [...Object.keys(lists), "myContent", "approvals", "missedSearches", "search"]
    expect(paged.filter(({ name }) => !walked.includes(name))).toEqual([])
  })

  const narrowed: Record<string, string> = { Event: "when: PAST", NewsStory: "userId: 1" }
  const orders = ownedTypes.flatMap(({ type, names: { list } }) =>
    ["", narrowed[type.name] ?? []].flat().map((more) => ({ list, type, more })),
  )

  it.skipIf(isDouble()).each(orders)(
    "repeats and skips nothing while items are added and deleted: $list $more",
    async ({ list, type, more }) => {
      const by = school.visitor()
      const document = `query ($after: String, $perPage: Int!) { ${list}(perPage: $perPage, after: $after ${more}) { total next items { id } } }`
      const pageOf = async (after: string | null): Promise<PageOfIds> =>
        Object.values<PageOfIds>((await by.request(document, { after, perPage: 50 })).data)[0] as PageOfIds
      const first = await pageOf(null)
      const ids = first.items.map(({ id }) => id)
      const added = { ...(owned(1) as object), date: days(0.001), group: 10 } as never
      await school.services.database.write(async (rows) => {
        await fill(rows, type, [90_000], () => added)
        await rows.delete(type, ids.slice(0, 2))
      })
      let { next } = first
      for (let pages = 0; next !== null && pages < 20; pages++) {
        const page: PageOfIds = await pageOf(next)
        ids.push(...page.items.map(({ id }) => id))
        next = page.next
      }
      expect(new Set(ids).size).toBe(ids.length)
      expect(Math.abs(ids.length - first.total)).toBeLessThanOrEqual(1)
      const statements = await statementsOf(school, () => by.request(document, { after: first.next, perPage: 49 }))
      for (const statement of statements) await expectIndex(statement)
    },
  )

  it.skipIf(isDouble())("shows an event once if it ends while the list is read", async () => {
    const { write } = school.services.database
    const all =
      "query ($after: String) { list: events(when: ALL, perPage: 50, after: $after) { total next items { id } } }"
    const soonOver = { date: days(-0.01), endDate: new Date(Date.now() + 2_000) }
    await write((rows) => fill(rows, Event, [90_100], () => ({ ...(owned(1) as object), ...soonOver })))
    const { items, next } = (await school.visitor().request(all)).data.list
    const [ending] = items
    const lastOver = async () =>
      (await school.visitor().call("events", { when: "PAST", perPage: 1 }, "items { id }")).items[0]
    await expect.poll(lastOver, { timeout: 15_000 }).toEqual(ending)
    const ids = [...items]
    for (let after = next; after !== null; ) {
      const page: PageOfIds = (await school.visitor().request(all, { after })).data.list
      ids.push(...page.items)
      after = page.next
    }
    expect(ids.filter(({ id }) => id === ending.id)).toHaveLength(1)

    const [name, _moment, ...place] = JSON.parse(Buffer.from(next, "base64url").toString())
    for (const moment of ["-271821-04-20T00:00:00.000Z", "soon", null]) {
      const after = Buffer.from(JSON.stringify([name, moment, ...place])).toString("base64url")
      const { errors } = await school.visitor().graphql(all, { after })
      expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT")
    }
  })
})

const furtherOf = `query ($type: ItemType!, $id: Int!) { further(type: $type, id: $id) {
  previous { title } next { title } byAuthor { title } related { title } } }`

it.each(ownedTypes)("Related items are read from indexes in few SQL statements: $type.name", async ({ type }) => {
  const of = { type: itemTypeNamed(type), id: 90 }
  for (const client of [head, school.visitor()]) {
    const { data } = await client.request(furtherOf, of)
    expect(data.further.byAuthor).toHaveLength(3)
    const statements = await statementsOf(school, () => client.request(furtherOf, of))
    expect(statements.length).toBeLessThanOrEqual(client === head ? 9 : 5)
    for (const statement of statements) await expectIndex(statement)
  }
})

describe("a document that programs poll", () => {
  const statementsFor = (path: string) => statementsOf(school, () => fetch(school.url + path))

  it.each(["/sitemap.xml", "/feed.xml"])("is read in the order of an index: %s", async (path) => {
    const statements = await statementsFor(path)
    expect(statements.length).toBeGreaterThan(0)
    for (const statement of statements) await expectIndex(statement)
  })

  it("finds unsent mails by an index: /metrics", async () => {
    const ofMails = (await statementsFor("/metrics")).filter(({ sql }) => sql.includes("outbox_mails"))
    expect(ofMails.length).toBeGreaterThan(0)
    for (const statement of ofMails) expect((await planOf(school, statement)).join("\n")).toMatch(/dueAt|sentAt/)
  })
})

it("The last page of a list has no next cursor, even if it is full", async () => {
  const { total } = await head.call("newsStories", { page: 1, perPage: 1 }, "total next")
  const nextOf = async (page: number) => (await head.call("newsStories", { page, perPage: 1 }, "total next")).next
  expect([await nextOf(total - 1), await nextOf(total)]).toEqual([expect.any(String), null])
})

/** A sort or full scan would cost more with every item. */
async function expectIndex(statement: Statement) {
  const plan = await planOf(school, statement)
  const where = `${statement.sql}\n${plan.join("\n")}`
  expect(
    plan.filter((step) => /TEMP B-TREE FOR (?:LAST TERM OF |RIGHT PART OF )?ORDER BY|-> +Sort|^Sort/.test(step)),
    where,
  ).toEqual([])
  // A table is in the order of its ids already.
  if (/ORDER BY(?! \S+id"? (?:ASC|DESC) LIMIT)/.test(statement.sql))
    expect(
      plan.some((step) => / USING (?:COVERING )?INDEX| USING INTEGER PRIMARY KEY|Index (?:Only )?Scan/.test(step)),
      where,
    ).toBe(true)
}
