import { describe, expect, it, vi } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { Client, codeOf } from "../../../test/client.ts"
import { published } from "../../../test/items.ts"
import { password, sharedApi } from "../../../test/school.ts"
import { Program } from "../../access/program.ts"
import { Role } from "../../access/roles.ts"

const frontEnd = "https://timetable.example"

const { school, keeper } = schoolOfThisFile({ keeper: [Role.SUPERUSER, "Kim Keeper"] }, { CORS_ORIGINS: frontEnd })

const dayMs = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()

const addProgram = "mutation ($input: AddProgramInput!) { addProgram(input: $input) { token program { id counts } } }"
const addStory = `mutation ($title: String!) {
  addNewsStory(input: { title: $title, detail: "<p>Run.</p>", picture: {}, publication: { as: DRAFT } }) { id canEdit }
}`

interface Made {
  id: number
  token: string
  client: Client
}

async function program(input: object = {}, by = keeper): Promise<Made> {
  const { data } = await by.ask(addProgram, {
    input: { name: "Importer", role: "EDITOR", rights: [], endsAt: inDays(30), ...input },
  })
  const { token } = data.addProgram
  return { id: data.addProgram.program.id, token, client: showing(token) }
}

function showing(token: string) {
  const client = new Client(school.url, school.documented)
  client.accessToken = token
  return client
}

const writing = (...areas: string[]) => areas.map((area) => ({ area, access: "WRITE" }))
const reading = (...areas: string[]) => areas.map((area) => ({ area, access: "READ" }))

describe("a program with a token", () => {
  it("does what it was given the right to, by GraphQL and by REST", async () => {
    const { client } = await program({ rights: [...reading("NOTICE"), ...writing("NEWS_STORY")] })
    const { data } = await client.ask(addStory, { title: "By a program" })
    expect(data.addNewsStory.canEdit).toBe(true)
    expect((await client.rest("DELETE", `/news/delete/${data.addNewsStory.id}`)).status).toBe(200)
  })

  it("is refused what it was not given", async () => {
    const { client } = await program({ rights: [...writing("ARTICLE"), ...reading("NEWS_STORY")] })
    const { errors } = await client.graphql(addStory, { title: "No" })
    expect(errors).toMatchObject([
      { message: "This program was not given the right to this.", extensions: { code: "FORBIDDEN" } },
    ])
    const { errors: ofItem } = await client.try("deleteNewsStory", { id: 4711 })
    expect(ofItem).toMatchObject([{ extensions: { code: "FORBIDDEN" } }])
    expect((await client.rest("POST", "/news/add", { title: "No", detail: "<p>No</p>" })).status).toBe(403)
  })

  it("sees drafts only of what it may read", async () => {
    const { id } = await published(keeper, "NewsStory", { publication: { as: "DRAFT" } })
    const ask = `{ newsStory(id: ${id}) { id } newsStories(states: [DRAFT]) { items { id } } }`
    const role = "SUPERUSER"
    const blind = await program({ role, rights: writing("ARTICLE") })
    const { data: unseen } = await blind.client.ask(ask)
    expect(unseen).toEqual({ newsStory: null, newsStories: { items: [] } })
    const seeing = await program({ role, rights: reading("NEWS_STORY") })
    const { data } = await seeing.client.ask(ask)
    expect(data.newsStory).toEqual({ id })
    expect(data.newsStories.items).toContainEqual({ id })
  })

  it("learns nothing of accounts, whatever its role", async () => {
    const everything = await allRights()
    const { client } = await program({ role: "SUPERUSER", rights: everything })
    for (const query of [
      "{ users { total } }",
      "{ activity { total } }",
      "{ programs { id } }",
      "{ backups { name } }",
    ])
      expect([query, (await client.graphql(query)).errors]).toMatchObject([
        query,
        [{ message: "This is for people, not for programs.", extensions: { code: "FORBIDDEN" } }],
      ])
    const viewer = await client.call("viewer", {}, "email program { name } mayGrant")
    expect(viewer).toEqual({ email: null, program: { name: "Importer" }, mayGrant: [] })
  })

  it("may do no more than the present role of the account that made it", async () => {
    const maker = await school.signedIn(Role.SUPERUSER)
    const { client } = await program({ role: "ADMINISTRATOR", rights: reading("ENQUIRY") }, maker)
    await client.call("enquiries")
    await keeper.call("setUserRole", { id: maker.id, role: "EDITOR" })
    expect(await client.refusal("enquiries")).toBe("FORBIDDEN")
  })

  it("may do no more than the role that it was given", async () => {
    const { client } = await program({ role: "EDITOR", rights: reading("ENQUIRY") })
    expect(await client.refusal("enquiries")).toBe("FORBIDDEN")
  })

  it("is told in the activity, beside the account in whose name it acts", async () => {
    const { client } = await program({ name: "The timetable", rights: writing("NEWS_STORY") })
    await client.ask(addStory, { title: "Noted by its name" })
    const activity = await keeper.call("activity", { act: "ADDED" }, "items { title program user { name } }")
    expect(activity.items).toContainEqual({
      ...{ title: "Noted by its name", program: "The timetable", user: { name: "Kim Keeper" } },
    })
  })

  it("shows when it was used last", async () => {
    const { client, id } = await program()
    expect(await lastUsed(id)).toBeNull()
    await client.call("site")
    expect(Date.parse(await lastUsed(id))).toBeGreaterThan(Date.now() - dayMs)
  })
})

describe("the token of a program ends", () => {
  /** Even public fields refuse an invalid token, instead of answering as to a visitor. */
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

  it("as soon as it is revoked", async () => {
    const { client, id } = await program({ role: "ADMINISTRATOR", rights: reading("NOTICE") })
    await client.call("notices")
    await keeper.call("revokeProgram", { id, password })
    await isRefused(client)
    expect(await keeper.refusal("revokeProgram", { id, password })).toBe("NOT_FOUND")
  })

  it("only if its keeper shows the password", async () => {
    const { client, id } = await program()
    const { errors } = await keeper.try("revokeProgram", { id, password: "Wrong1!word" }, "name")
    expect(errors).toMatchObject([{ extensions: { fields: { password: "This is not your password." } } }])
    await client.call("newsStories")
  })

  it("on the day that was chosen", async () => {
    const { client, id } = await program({ role: "ADMINISTRATOR", rights: reading("NOTICE") })
    await client.call("notices")
    await school.services.database.write((rows) => rows.update(Program, id, { endsAt: new Date(Date.now() - 1) }))
    await isRefused(client)
    const programs = await keeper.call("programs", {}, "id counts")
    expect(programs).toContainEqual({ id, counts: false })
  })

  it("while the account that made it is suspended, and with that", async () => {
    const maker = await school.signedIn(Role.SUPERUSER)
    const { client, id } = await program({ role: "ADMINISTRATOR", rights: reading("NOTICE") }, maker)
    await keeper.call("setUserSuspended", { id: maker.id, suspended: true })
    await isRefused(client)
    const programs = await keeper.call("programs", {}, "id counts")
    expect(programs).toContainEqual({ id, counts: false })
    await school.services.database.write((rows) => rows.query(`DELETE FROM "programs" WHERE "userId" = ${maker.id}`))
    await isRefused(client)
    expect(await keeper.call("programs")).not.toContainEqual({ id })
  })

  it("when it was never one", () => isRefused(showing(`japrog_${"a".repeat(43)}`)))
})

describe("a program's token that is renewed", () => {
  it("counts at once, and the one before for a day", async () => {
    const { client, id } = await program({ role: "ADMINISTRATOR", rights: reading("NOTICE") })
    const given = "token program { previousTokenEndsAt }"
    const { token, program: renewed } = await keeper.call("renewProgramToken", { id }, given)
    expect(Date.parse(renewed.previousTokenEndsAt) - Date.now()).toBeGreaterThan(dayMs - 60_000)
    for (const one of [client, showing(token)]) await one.call("notices")
    await school.services.database.write((rows) => rows.update(Program, id, { previousTokenEndsAt: new Date(0) }))
    expect((await client.rest("GET", "/news")).status).toBe(401)
    await showing(token).call("notices")
    await keeper.call("revokeProgram", { id, password })
    expect((await showing(token).rest("GET", "/news")).status).toBe(401)
  })
})

describe("limits are told", () => {
  const ask = (client: Client, query = "{ notices { total } }") => client.rest("POST", "/graphql", { query })

  it("to a program, with every answer: how much is left of what it may ask for", async () => {
    const { client } = await program()
    const { headers } = await client.rest("GET", "/news")
    expect(headers.get("RateLimit-Policy")).toBe('"program";q=600;w=60')
    expect(headers.get("RateLimit")).toMatch(/^"program";r=599;t=\d+$/)
    expect((await ask(client)).headers.get("RateLimit")).toMatch(/^"program";r=598;/)
  })

  it("to a program that has asked for too much, with when to come back", async () => {
    const { client, id } = await program()
    const { throttle } = school.services
    await Promise.all(Array.from({ length: 600 }, () => throttle.take("program", String(id))))
    const refused = await ask(client)
    expect(codeOf(refused.body)).toBe("TOO_MANY_REQUESTS")
    expect(refused.headers.get("RateLimit")).toMatch(/^"program";r=0;t=\d+$/)
    const inBrowser = await client.rest("GET", "/news", undefined, { origin: frontEnd })
    expect([inBrowser.status, inBrowser.headers.get("access-control-allow-origin")]).toEqual([429, frontEnd])
    expect((await (await program()).client.rest("GET", "/news")).status).toBe(200)
  })

  it("to visitors who send something, but not to those who try passwords", async () => {
    const sent = { pageName: "", senderName: "Ann", senderEmail: "ann@example.com", senderPhone: "1", inquiry: "?" }
    const { headers } = await school.visitor().rest("POST", "/mail", sent)
    expect(headers.get("RateLimit")).toMatch(/^"enquiry";r=\d+;t=\d+$/)
    const tried = await school.visitor().rest("POST", "/login", { email: "nobody@example.com", password: "Wrong!1234" })
    expect(tried.headers.get("RateLimit")).toBeNull()
  })

  it("to a program in points, and to nobody else: what visitors get is the same for all", async () => {
    const { client } = await program()
    const query = "{ newsStories { items { id title } } }"
    const costs = [await ask(client, query), await ask(client, query)].map(({ body }) => body.extensions.cost)
    expect(costs[0]).toEqual({ points: expect.any(Number), most: 15_000 })
    expect(costs[1]).toEqual(costs[0])
    for (const other of [school.visitor(), keeper])
      expect((await ask(other, query)).body).not.toHaveProperty("extensions")
  })
})

describe("making a program", () => {
  const refusedAt = async (input: object) => {
    const { errors } = await keeper.graphql(addProgram, {
      input: { name: "Importer", role: "EDITOR", rights: [], endsAt: inDays(30), ...input },
    })
    return Object.keys(errors?.[0]?.extensions.fields ?? {})
  }

  it("asks for a name, a role that an account can have, and an end within two years", async () => {
    expect(await refusedAt({ name: " " })).toEqual(["name"])
    expect(await refusedAt({ role: "PUBLIC" })).toEqual(["role"])
    expect(await refusedAt({ endsAt: inDays(-1) })).toEqual(["endsAt"])
    expect(await refusedAt({ endsAt: inDays(1000) })).toEqual(["endsAt"])
    expect(await refusedAt({ rights: [...reading("NOTICE"), ...writing("NOTICE")] })).toEqual(["rights"])
    const { id } = await program({ name: "A map", role: "EDITOR", rights: [], endsAt: inDays(30) })
    const { errors } = await keeper.try("editProgram", { id, input: { role: null } })
    expect(Object.keys(errors?.[0]?.extensions.fields ?? {})).toEqual(["role"])
  })

  it("is refused where the site has fifty, whoever made them", async () => {
    const { database } = school.services
    const { id: userId } = await school.account(Role.SUPERUSER)
    const another = { name: "", role: Role.EDITOR, rights: [], userId, createdAt: new Date(), endsAt: new Date() }
    const missing = 50 - (await database.read.count(Program))
    const filling = Array.from({ length: missing }, (_, index) => ({ ...another, tokenHash: `filling ${index}` }))
    await database.write((rows) => rows.insert(Program, filling))
    const input = { name: "One more", role: "EDITOR", rights: [], endsAt: inDays(30) }
    expect(codeOf(await keeper.graphql(addProgram, { input }))).toBe("CONFLICT")
    await database.write((rows) => rows.delete(Program, { userId }))
    await program(input)
  })

  it("may choose any moment to come within two years", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() })
    const moments = [0, 1, 732 * dayMs, 732 * dayMs + 1].map((ms) => new Date(Date.now() + ms).toISOString())
    expect(await Promise.all(moments.map((endsAt) => refusedAt({ endsAt })))).toEqual([["endsAt"], [], [], ["endsAt"]])
    vi.useRealTimers()
  })

  it("is noted with its role and its rights, and lists it before older ones", async () => {
    const older = await program({ name: "Reads what all read" })
    const newer = await program({ name: "Reads notices", rights: reading("NOTICE") })
    const { data } = await keeper.ask(
      "{ programs { id } activity(act: PROGRAM_ADDED, perPage: 2) { items { detail } } }",
    )
    expect(data.programs.slice(0, 2)).toEqual([{ id: newer.id }, { id: older.id }])
    expect(data.activity.items).toEqual([{ detail: "EDITOR; reads Notices" }, { detail: "EDITOR" }])
  })

  it("stores nothing by which somebody could act as it", async () => {
    const { token, id } = await program()
    const row = await school.services.database.read.findOneByOrFail(Program, { id })
    expect(JSON.stringify(row)).not.toContain(token.slice("japrog_".length))
  })
})

describe("changing a program", () => {
  it("counts from its next request on, under the same token: name, role and rights, or one of them", async () => {
    const { client, id } = await program({ role: "EDITOR", rights: reading("ENQUIRY") })
    expect(await client.refusal("enquiries")).toBe("FORBIDDEN")
    const edited = await keeper.call("editProgram", { id, input: { role: "ADMINISTRATOR" } }, "name role counts")
    expect(edited).toEqual({ name: "Importer", role: "ADMINISTRATOR", counts: true })
    await client.call("enquiries")
    await keeper.call("editProgram", { id, input: { name: "The board", rights: reading("NOTICE") } })
    expect(await client.refusal("enquiries")).toBe("FORBIDDEN")
    expect((await client.call("viewer", {}, "program { name }")).program.name).toBe("The board")
    const activity = await keeper.call("activity", { act: "PROGRAM_EDITED" }, "items { title detail }")
    expect(activity.items[0]).toEqual({
      title: "The board",
      detail: "Importer → The board; ADMINISTRATOR; reads Notices",
    })
  })

  it("gives one that has ended a later end, within two years", async () => {
    const { client, id } = await program({ role: "ADMINISTRATOR", rights: reading("NOTICE") })
    await school.services.database.write((rows) => rows.update(Program, id, { endsAt: new Date(Date.now() - 1) }))
    expect(await client.refusal("notices")).toBe("UNAUTHENTICATED")
    const faults = async (input: object) =>
      Object.keys(
        (await keeper.try("editProgram", { id, input }, "name role counts")).errors?.[0]?.extensions.fields ?? {},
      )
    expect(await faults({ endsAt: inDays(1000) })).toEqual(["endsAt"])
    expect(await faults({ name: " " })).toEqual(["name"])
    expect(await faults({ rights: null })).toEqual(["rights"])
    const endsAt = inDays(10)
    await keeper.call("editProgram", { id, input: { endsAt } })
    await client.call("notices")
    const activity = await keeper.call("activity", { act: "PROGRAM_EDITED", perPage: 1 }, "items { detail }")
    expect(activity.items).toEqual([{ detail: `until ${endsAt.slice(0, 10)}` }])
  })

  it("is of programs that there are", async () => {
    expect(await keeper.refusal("editProgram", { id: 4711, input: { name: "Mine" } })).toBe("NOT_FOUND")
  })
})

it("shows what the rights to each part of the site open, by name, which is not what all may read", async () => {
  const programAreas = await keeper.call("programAreas", {}, "area name reads writes")
  const names = programAreas.map(({ name }: { name: string }) => name)
  expect(names).toEqual([...names].sort())
  const areas = Object.fromEntries(programAreas.map(({ area, reads, writes }: Area) => [area, { reads, writes }]))
  expect(areas.COMMITTEE).toEqual({
    reads: ["committees", "committee"],
    writes: expect.arrayContaining(["addCommittee", "editCommittee", "deleteCommittee"]),
  })
  expect(areas.NEWS_STORY.reads).not.toContain("newsStories")
  for (const { reads, writes } of programAreas as Area[])
    expect(reads.filter((name) => writes.includes(name))).toEqual([])
})

interface Area {
  area: string
  reads: string[]
  writes: string[]
}

it("names the parts of the site as staff do, to programs and to webhooks", async () => {
  const { data } = await keeper.ask("{ programAreas { name } webhookTopics { name } }")
  const topics: string[] = data.webhookTopics.map(({ name }: { name: string }) => name)
  expect(topics).toEqual(topics.toSorted())
  for (const parts of [data.programAreas, data.webhookTopics])
    for (const name of ["Blog posts", "News stories", "People"]) expect(parts).toContainEqual({ name })
})

describe("what is for people", () => {
  it("is open to no program: accounts, sign-ins, second steps, backups, the site's settings, programs themselves", async () => {
    const programAreas = await keeper.call("programAreas", {}, "reads writes")
    const open = programAreas.flatMap(({ reads, writes }: Record<string, string[]>) => [
      ...(reads ?? []),
      ...(writes ?? []),
    ])
    expect(
      open.filter((name: string) =>
        /user|password|factor|session|program|backup|editSite|bin|activity|dashboard|outbox|health/i.test(name),
      ),
    ).toEqual([])
    const schema = sharedApi()
    const all = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() }
    expect(open.filter((name: string) => !(name in all))).toEqual([])
  })
})

async function allRights() {
  const programAreas = await keeper.call("programAreas", {}, "area")
  return programAreas.map(({ area }: { area: string }) => ({ area, access: "WRITE" }))
}

async function lastUsed(id: number) {
  const programs = await keeper.call("programs", {}, "id lastUsedAt")
  return programs.find((one: { id: number }) => one.id === id).lastUsedAt
}
