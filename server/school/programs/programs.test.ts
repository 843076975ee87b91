import { describe, expect, it, vi } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { type Client, codeOf } from "../../../test/client.ts"
import { published } from "../../../test/items.ts"
import { password, sharedApi } from "../../../test/school.ts"
import { Program } from "../../access/program.ts"
import { Role } from "../../access/roles.ts"

const frontEnd = "https://timetable.example"

const { school, keeper } = schoolOfThisFile({ keeper: [Role.SUPERUSER, "Kim Keeper"] }, { CORS_ORIGINS: frontEnd })

const dayMs = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()

const draft = (title: string) => ({
  input: { title, detail: "<p>Run.</p>", picture: {}, publication: { as: "DRAFT" } },
})

const filled = (input: object) => ({ name: "Importer", role: "EDITOR", rights: [], endsAt: inDays(30), ...input })

async function program(input: object = {}, by = keeper) {
  const { token, program } = await by.call("addProgram", { input: filled(input) }, "token program { id }")
  return { id: program.id as number, token: token as string, client: showing(token) }
}

const showing = (accessToken: string) => Object.assign(school.visitor(), { accessToken })

interface Area {
  area: string
  reads: string[]
  writes: string[]
}

const writing = (...areas: string[]) => areas.map((area) => ({ area, access: "WRITE" }))
const reading = (...areas: string[]) => areas.map((area) => ({ area, access: "READ" }))

describe("a program with a token", () => {
  it("does what its rights allow, by GraphQL and by REST", async () => {
    const { client } = await program({ rights: [...reading("NOTICE"), ...writing("NEWS_STORY")] })
    const { id, canEdit } = await client.call("addNewsStory", draft("By a program"), "id canEdit")
    expect(canEdit).toBe(true)
    expect((await client.rest("DELETE", `/news/delete/${id}`)).status).toBe(200)
  })

  it("is refused what its rights do not allow", async () => {
    const { client } = await program({ rights: [...writing("ARTICLE"), ...reading("NEWS_STORY")] })
    const { errors } = await client.try("addNewsStory", draft("No"))
    expect(errors).toMatchObject([
      { message: "This program was not given the right to this.", extensions: { code: "FORBIDDEN" } },
    ])
    expect(await client.refusal("deleteNewsStory", { id: 4711 })).toBe("FORBIDDEN")
    expect((await client.rest("POST", "/news/add", { title: "No", detail: "<p>No</p>" })).status).toBe(403)
  })

  it("sees drafts only of types that it may read", async () => {
    const { id } = await published(keeper, "NewsStory", { publication: { as: "DRAFT" } })
    for (const [rights, expected] of [
      [writing("ARTICLE"), [null, []]],
      [reading("NEWS_STORY"), [{ id }, [{ id }]]],
    ]) {
      const { client } = await program({ role: "SUPERUSER", rights })
      const { items } = await client.call("newsStories", { states: ["DRAFT"], perPage: 1 }, "items { id }")
      expect([await client.call("newsStory", { id }), items]).toEqual(expected)
    }
  })

  it("needs a right to pictures to use stored ones and to say who is in them", async () => {
    const gallery = await published(keeper, "Gallery", { publication: { as: "DRAFT" } }, "picture { name }")
    const { name } = gallery.picture
    const adding = (picture: object) => ({ input: { ...draft("Pictured").input, picture: { name, ...picture } } })
    const added = async (picture: object, ...rights: object[]) => {
      const { client } = await program({ role: "ADMINISTRATOR", rights: [...writing("NEWS_STORY"), ...rights] })
      return client.refusal("addNewsStory", adding(picture))
    }
    expect(await added({})).toBe("BAD_USER_INPUT")
    expect(await added({}, ...reading("PICTURE"))).toBeUndefined()
    for (const fields of [{ recognisable: "AGREED" }, { children: [] }])
      expect(await added(fields, ...reading("PICTURE"))).toBe("FORBIDDEN")
    expect(await added({ recognisable: "AGREED", children: [] }, ...writing("PICTURE"))).toBeUndefined()
  })

  it("cannot read accounts, activity, programs or backups, whatever its role", async () => {
    const areas: Area[] = await keeper.call("programAreas", {}, "area")
    const { client } = await program({ role: "SUPERUSER", rights: writing(...areas.map(({ area }) => area)) })
    const refused = [{ message: "This is for people, not for programs.", extensions: { code: "FORBIDDEN" } }]
    for (const query of ["users", "activity", "programs", "backups"])
      expect([query, (await client.try(query)).errors]).toMatchObject([query, refused])
    const viewer = await client.call("viewer", {}, "email program { name } mayGrant")
    expect(viewer).toEqual({ email: null, program: { name: "Importer" }, mayGrant: [] })
  })

  it("may do no more than its maker's current role", async () => {
    const maker = await school.signedIn(Role.SUPERUSER)
    const { client } = await program({ role: "ADMINISTRATOR", rights: reading("ENQUIRY") }, maker)
    await client.call("enquiries")
    await keeper.call("setUserRole", { id: maker.id, role: "EDITOR" })
    expect(await client.refusal("enquiries")).toBe("FORBIDDEN")
  })

  it("is named in the activity log, beside the account in whose name it acts", async () => {
    const { client } = await program({ name: "The timetable", rights: writing("NEWS_STORY") })
    await client.call("addNewsStory", draft("Noted by its name"))
    const activity = await keeper.call("activity", { act: "ADDED" }, "items { title program user { name } }")
    expect(activity.items).toContainEqual({
      ...{ title: "Noted by its name", program: "The timetable", user: { name: "Kim Keeper" } },
    })
  })

  it("shows when it was last used", async () => {
    const { client, id } = await program()
    const [before] = await keeper.call("programs", {}, "id lastUsedAt")
    await client.call("site")
    const [{ lastUsedAt }] = await keeper.call("programs", {}, "id lastUsedAt")
    expect(before).toEqual({ id, lastUsedAt: null })
    expect(Date.parse(lastUsedAt)).toBeGreaterThan(Date.now() - dayMs)
  })
})

describe("a program's token", () => {
  /** Even public fields refuse an invalid token, instead of treating the program as a visitor. */
  const isRefused = async (client: Client) => {
    for (const query of ["{ notices { total } }", "{ newsStories { total } }"]) {
      const { status, body } = await client.rest("POST", "/graphql", { query })
      expect([query, status, codeOf(body), body.data]).toEqual([query, 401, "UNAUTHENTICATED", undefined])
    }
    for (const path of ["/news", "/events/home", "/feed.json"]) {
      const { status, headers } = await client.rest("GET", path)
      expect([path, status, headers.get("www-authenticate")]).toEqual([path, 401, "Bearer"])
    }
  }

  it("ends as soon as it is revoked", async () => {
    const { client, id } = await program({ role: "ADMINISTRATOR", rights: reading("NOTICE") })
    await client.call("notices")
    await keeper.call("revokeProgram", { id, password })
    await isRefused(client)
    expect(await keeper.refusal("revokeProgram", { id, password })).toBe("NOT_FOUND")
  })

  it("is revoked only with its keeper's password", async () => {
    const { client, id } = await program()
    const faults = await keeper.faults("revokeProgram", { id, password: "Wrong1!word" })
    expect(faults).toEqual({ password: "This is not your password." })
    await client.call("newsStories")
  })

  it("ends at the chosen time", async () => {
    const { client, id } = await program({ role: "ADMINISTRATOR", rights: reading("NOTICE") })
    await client.call("notices")
    await school.services.database.write((rows) => rows.update(Program, id, { endsAt: new Date(Date.now() - 1) }))
    await isRefused(client)
    expect(await keeper.call("programs", {}, "id counts")).toContainEqual({ id, counts: false })
  })

  it("is invalid while its maker is suspended, and once its program is deleted", async () => {
    const maker = await school.signedIn(Role.SUPERUSER)
    const { client, id } = await program({ role: "ADMINISTRATOR", rights: reading("NOTICE") }, maker)
    await keeper.call("setUserSuspended", { id: maker.id, suspended: true })
    await isRefused(client)
    expect(await keeper.call("programs", {}, "id counts")).toContainEqual({ id, counts: false })
    await school.services.database.write((rows) => rows.query(`DELETE FROM "programs" WHERE "userId" = ${maker.id}`))
    await isRefused(client)
    expect(await keeper.call("programs")).not.toContainEqual({ id })
  })

  it("is invalid if it was never issued", () => isRefused(showing(`japrog_${"a".repeat(43)}`)))
})

it("A program whose answer was lost is added once, and its retry returns a renewed token", async () => {
  const key = { idempotencyKey: "key-of-the-lost-program" }
  const input = { ...key, name: "Lost", role: "ADMINISTRATOR", rights: reading("NOTICE") }
  const [first, again] = [await program(input), await program({ ...input, endsAt: inDays(31) })]
  expect(again.id).toBe(first.id)
  for (const { client } of [first, again]) await client.call("notices")
  expect(await keeper.refusal("addProgram", { input: filled({ ...input, name: "Other" }) })).toBe("CONFLICT")
  const found = (await keeper.call("programs", {}, "id name")).filter(({ name }: { name: string }) => name === "Lost")
  expect(found).toHaveLength(1)
})

it("A renewed program token is valid at once, and the previous one for a day", async () => {
  const { client, id } = await program({ role: "ADMINISTRATOR", rights: reading("NOTICE") })
  const fields = "token program { previousTokenEndsAt }"
  // A renewal whose answer was lost, and its retry.
  await keeper.call("renewProgramToken", { id }, "token")
  const { token, program: renewed } = await keeper.call("renewProgramToken", { id }, fields)
  expect(Date.parse(renewed.previousTokenEndsAt) - Date.now()).toBeGreaterThan(dayMs - 60_000)
  for (const one of [client, showing(token)]) await one.call("notices")
  await school.services.database.write((rows) => rows.update(Program, id, { previousTokenEndsAt: new Date(0) }))
  expect((await client.rest("GET", "/news")).status).toBe(401)
  await showing(token).call("notices")
  await keeper.call("revokeProgram", { id, password })
  expect((await showing(token).rest("GET", "/news")).status).toBe(401)
})

describe("rate limits", () => {
  const request = (client: Client, query = "{ notices { total } }") => client.rest("POST", "/graphql", { query })

  it("are sent to a program with every answer", async () => {
    const { client } = await program()
    const { headers } = await client.rest("GET", "/news")
    expect(headers.get("RateLimit-Policy")).toBe('"program";q=600;w=60')
    expect(headers.get("RateLimit")).toMatch(/^"program";r=599;t=\d+$/)
    expect((await request(client)).headers.get("RateLimit")).toMatch(/^"program";r=598;/)
  })

  it("refuse a program that asks too much, and tell it when to retry", async () => {
    const { client, id } = await program()
    const { throttle } = school.services
    await Promise.all(Array.from({ length: 600 }, () => throttle.consume("program", String(id))))
    const refused = await request(client)
    expect(codeOf(refused.body)).toBe("TOO_MANY_REQUESTS")
    expect(refused.headers.get("RateLimit")).toMatch(/^"program";r=0;t=\d+$/)
    const inBrowser = await client.rest("GET", "/news", undefined, { origin: frontEnd })
    expect([inBrowser.status, inBrowser.headers.get("access-control-allow-origin")]).toEqual([429, frontEnd])
    expect((await (await program()).client.rest("GET", "/news")).status).toBe(200)
  })

  it("are sent to visitors who submit a form, but not to those who try passwords", async () => {
    const sent = { pageName: "", senderName: "Ann", senderEmail: "ann@example.com", senderPhone: "1", inquiry: "?" }
    const { headers } = await school.visitor().rest("POST", "/mail", sent)
    expect(headers.get("RateLimit")).toMatch(/^"enquiry";r=\d+;t=\d+$/)
    const tried = await school.visitor().rest("POST", "/users/login", { user: "nobody@example.com", pwd: "Wrong!1234" })
    expect([tried.status, tried.headers.get("RateLimit")]).toEqual([401, null])
  })

  it("show the cost of a query in points, to programs only", async () => {
    const { client } = await program()
    const query = "{ newsStories { items { id title } } }"
    const costs = [await request(client, query), await request(client, query)].map(({ body }) => body.extensions.cost)
    expect(costs[0]).toEqual({ points: expect.any(Number), most: 15_000 })
    expect(costs[1]).toEqual(costs[0])
    for (const other of [school.visitor(), keeper])
      expect((await request(other, query)).body).not.toHaveProperty("extensions")
  })
})

describe("adding a program", () => {
  const refusedAt = async (input: object) => Object.keys(await keeper.faults("addProgram", { input: filled(input) }))

  it("requires a name, a role that an account can have, and each area at most once", async () => {
    expect(await refusedAt({ name: " " })).toEqual(["name"])
    expect(await refusedAt({ role: "PUBLIC" })).toEqual(["role"])
    expect(await refusedAt({ rights: [...reading("NOTICE"), ...writing("NOTICE")] })).toEqual(["rights"])
  })

  it("is refused once the site has fifty", async () => {
    const { database } = school.services
    const { id: userId } = await school.account(Role.SUPERUSER)
    const another = { name: "", role: Role.EDITOR, rights: [], userId, createdAt: new Date(), endsAt: new Date() }
    const missing = 50 - (await database.read.count(Program))
    const filling = Array.from({ length: missing }, (_, index) => ({ ...another, tokenHash: `filling ${index}` }))
    await database.write((rows) => rows.insert(Program, filling))
    expect(await keeper.refusal("addProgram", { input: filled({}) })).toBe("CONFLICT")
    await database.write((rows) => rows.delete(Program, { userId }))
    await program()
  })

  it("accepts any end within the next two years", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() })
    const moments = [0, 1, 732 * dayMs, 732 * dayMs + 1].map((ms) => new Date(Date.now() + ms).toISOString())
    expect(await Promise.all(moments.map((endsAt) => refusedAt({ endsAt })))).toEqual([["endsAt"], [], [], ["endsAt"]])
    vi.useRealTimers()
  })

  it("is logged with role and rights, and lists the program before older ones", async () => {
    const older = await program({ name: "Reads what all read" })
    const newer = await program({ name: "Reads notices", rights: reading("NOTICE") })
    const { items } = await keeper.call("activity", { act: "PROGRAM_ADDED", perPage: 2 }, "items { detail }")
    expect((await keeper.call("programs")).slice(0, 2)).toEqual([{ id: newer.id }, { id: older.id }])
    expect(items).toEqual([{ detail: "EDITOR; reads Notices" }, { detail: "EDITOR" }])
  })

  it("stores no readable token", async () => {
    const { token, id } = await program()
    const row = await school.services.database.read.findOneByOrFail(Program, { id })
    expect(JSON.stringify(row)).not.toContain(token.slice("japrog_".length))
  })
})

describe("editing a program", () => {
  it("changes its name, role or rights from the next request on, under the same token", async () => {
    const { client, id } = await program({ role: "EDITOR", rights: reading("ENQUIRY") })
    expect(await client.refusal("enquiries")).toBe("FORBIDDEN")
    const edited = await keeper.call("editProgram", { id, input: { role: "ADMINISTRATOR" } }, "name role counts")
    expect(edited).toEqual({ name: "Importer", role: "ADMINISTRATOR", counts: true })
    await client.call("enquiries")
    await keeper.call("editProgram", { id, input: { name: "The board", rights: reading("NOTICE") } })
    expect(await client.refusal("enquiries")).toBe("FORBIDDEN")
    expect((await client.call("viewer", {}, "program { name }")).program.name).toBe("The board")
    const activity = await keeper.call("activity", { act: "PROGRAM_EDITED" }, "items { title detail }")
    const detail = "Importer → The board; ADMINISTRATOR; reads Notices"
    expect(activity.items[0]).toEqual({ title: "The board", detail })
  })

  it("revives a program that has ended by a later end, within two years", async () => {
    const { client, id } = await program({ role: "ADMINISTRATOR", rights: reading("NOTICE") })
    await school.services.database.write((rows) => rows.update(Program, id, { endsAt: new Date(Date.now() - 1) }))
    expect(await client.refusal("notices")).toBe("UNAUTHENTICATED")
    for (const input of [{ endsAt: inDays(1000) }, { name: " " }, { rights: null }, { role: null }])
      expect(Object.keys(await keeper.faults("editProgram", { id, input }))).toEqual(Object.keys(input))
    const endsAt = inDays(10)
    await keeper.call("editProgram", { id, input: { endsAt } })
    await client.call("notices")
    const activity = await keeper.call("activity", { act: "PROGRAM_EDITED", perPage: 1 }, "items { detail }")
    expect(activity.items).toEqual([{ detail: `until ${endsAt.slice(0, 10)}` }])
  })

  it("is refused for an unknown program", async () => {
    expect(await keeper.refusal("editProgram", { id: 4711, input: { name: "Mine" } })).toBe("NOT_FOUND")
  })
})

it("Each area lists the operations that its rights open, without public ones", async () => {
  const areas: Area[] = await keeper.call("programAreas", {}, "area reads writes")
  expect(areas).toContainEqual({
    ...{ area: "COMMITTEE", reads: ["committees", "committee"] },
    writes: expect.arrayContaining(["addCommittee", "editCommittee", "deleteCommittee"]),
  })
  expect(areas.find(({ area }) => area === "NEWS_STORY")?.reads).not.toContain("newsStories")
  for (const { reads, writes } of areas) expect(reads.filter((name) => writes.includes(name))).toEqual([])
})

it("Areas and webhook topics have the names that staff know, in alphabetical order", async () => {
  for (const query of ["programAreas", "webhookTopics"]) {
    const parts: { name: string }[] = await keeper.call(query, {}, "name")
    const names = parts.map(({ name }) => name)
    expect(names).toEqual(names.toSorted())
    expect(names).toEqual(expect.arrayContaining(["Blog posts", "News stories", "People"]))
  }
})

it("No right of a program opens accounts, sessions, backups, settings or programs", async () => {
  const areas: Area[] = await keeper.call("programAreas", {}, "reads writes")
  const open = areas.flatMap(({ reads, writes }) => [...reads, ...writes])
  const forPeople = /user|password|factor|session|program|backup|editSite|bin|activity|dashboard|outbox|health/i
  expect(open.filter((name) => forPeople.test(name))).toEqual([])
  const schema = sharedApi()
  const all = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() }
  expect(open.filter((name) => !(name in all))).toEqual([])
})
