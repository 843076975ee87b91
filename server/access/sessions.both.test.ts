import jwt from "jsonwebtoken"
import { describe, expect, it, vi } from "vitest"
import { inAnotherProcess } from "../../test/another-process.ts"
import { schoolOfThisFile } from "../../test/cast.ts"
import type { Client } from "../../test/client.ts"
import { addressOf, password } from "../../test/school.ts"
import { statementsOf } from "../../test/statements.ts"
import { User } from "../school/users/user.ts"
import { TableCache } from "../store/database/table-cache.ts"
import { Role } from "./roles.ts"
import { Session } from "./session.ts"
import { Throttle } from "./throttle.ts"

const { school } = schoolOfThisFile()

const whoAmI = (client: Client) => client.call("viewer", {}, "id name role may")
const roleOf = async (client: Client) => (await whoAmI(client)).role
const deleting = (client: Client) => client.refusal("deleteNewsStory", { id: 1 })

const write: typeof school.services.database.write = (work) => school.services.database.write(work)
const change = ({ id: userId }: Client, fields: Partial<Session>) =>
  write((rows) => rows.update(Session, { userId }, fields))

const signIn = (name: string, pwd = password, by = school.visitor()) =>
  by.rest("POST", "/users/login", { user: addressOf(name), pwd })

describe("signing in", () => {
  it("returns a token that names the account, and a cookie that scripts cannot read", async () => {
    const { id } = await school.account(Role.EDITOR, "Tess Teacher")
    const { status, body, headers } = await school
      .visitor()
      .rest("POST", "/users/login", { user: " Tess.Teacher@JacarandaHill.example ", pwd: password })
    expect(status).toBe(200)
    expect(jwt.decode(body.accessToken)).toMatchObject({ user: { id, name: "Tess Teacher", role: 3 } })
    const cookies = headers.getSetCookie()
    expect(cookies.find((line) => line.startsWith("refresh="))).toMatch(/HttpOnly; SameSite=Strict/)
    expect(cookies.find((line) => line.startsWith("signed-in="))).not.toMatch(/HttpOnly/)
  })

  it("answers alike for an unknown address, a wrong password and an account without one", async () => {
    await school.account(Role.EDITOR, "Known Person")
    const { id } = await school.account(Role.EDITOR, "No Password")
    await write((rows) => rows.update(User, id, { passwordHash: null }))
    const [wrong, unknown] = [await signIn("Known Person", "Wrong!1234"), await signIn("Nobody", "Wrong!1234")]
    const none = await signIn("No Password")
    const consume = vi.spyOn(Throttle.prototype, "consume")
    const overlong = await signIn("Nobody".repeat(100))
    expect(consume).not.toHaveBeenCalled()
    consume.mockRestore()
    expect(wrong.status).toBe(401)
    expect(JSON.stringify(wrong.body)).not.toContain("Wrong!1234")
    for (const { status, body } of [unknown, none, overlong]) expect([status, body]).toEqual([401, wrong.body])
  })

  it("refuses a suspended account", async () => {
    const { id } = await school.account(Role.EDITOR, "Sus Pended")
    await write((rows) => rows.update(User, id, { suspend: true }))
    expect((await signIn("Sus Pended")).status).toBe(403)
  })

  it("is refused with a password that is changed while it is checked", async () => {
    const { id } = await school.account(Role.EDITOR, "Raced Owner")
    const start = vi.spyOn(school.services.sessions, "start")
    const answer = await write(async (rows) => {
      await rows.update(User, id, { passwordHash: "another" })
      const signingIn = signIn("Raced Owner")
      await vi.waitFor(() => expect(start).toHaveBeenCalled())
      return { signingIn }
    })
    expect((await answer.signingIn).status).toBe(401)
    start.mockRestore()
  })

  it("slows down guesses, but not in a browser where the account was signed in before", async () => {
    const head = await school.signedIn(Role.ADMINISTRATOR, "Hanna Head")
    const eda = await school.signedIn(Role.EDITOR, "Eda Elsewhere")
    const statusOf = async (client: Client, pwd: string) => (await signIn("Hanna Head", pwd, client)).status
    for (let tries = 0; tries < 10; tries++) expect(await statusOf(school.visitor(), "Guess!1234")).toBe(401)
    await head.call("logout")
    expect(await statusOf(head, password)).toBe(200)

    const forged = school.visitor()
    forged.cookies.set("device", `${head.cookies.get("device")}x`)
    for (const other of [school.visitor(), eda, forged]) expect(await statusOf(other, password)).toBe(429)
    const slowed = await signIn("Hanna Head", password, forged)
    expect(Number(slowed.headers.get("retry-after"))).toBeGreaterThan(60)
    for (let tries = 0; tries < 10; tries++) expect(await statusOf(head, "Guess!1234")).toBe(401)
    expect(await statusOf(head, password)).toBe(429)
  })
})

const refresh = (client: Client) => client.refusal("refresh")

describe("a session", () => {
  it("is restored by the cookie alone, which changes each time", async () => {
    const client = await school.signedIn(Role.EDITOR, "Rota Ting")
    client.accessToken = undefined
    const before = client.cookies.get("refresh")
    const { viewer } = await client.call("refresh", {}, "accessToken viewer { name role }")
    expect(viewer).toEqual({ name: "Rota Ting", role: "EDITOR" })
    expect(client.cookies.get("refresh")).not.toBe(before)
  })

  it("survives two tabs that refresh at the same moment", async () => {
    const client = await school.signedIn(Role.EDITOR)
    expect(await Promise.all([refresh(client), refresh(client)])).toEqual([undefined, undefined])
    expect(await refresh(client)).toBeUndefined()
  })

  it("ends when an old cookie is used a second time", async () => {
    const client = await school.signedIn(Role.EDITOR)
    const stolen = client.cookies.get("refresh") as string
    await refresh(client)
    await change(client, { rotatedAt: new Date(Date.now() - 60_000) })
    const thief = school.visitor()
    thief.cookies.set("refresh", stolen)
    expect(await refresh(thief)).toBe("UNAUTHENTICATED")
    expect(thief.cookies.has("refresh")).toBe(false)
    expect(await refresh(client)).toBe("UNAUTHENTICATED")
    expect(await deleting(client)).toBe("INVALID_TOKEN")
  })

  it("ends at sign-out, for the access token too", async () => {
    const client = await school.signedIn(Role.EDITOR)
    const { status } = await client.rest("GET", "/users/logout")
    expect(status).toBe(204)
    expect([...client.cookies.keys()].filter((name) => !name.endsWith("device"))).toEqual([])
    expect((await client.rest("POST", "/news/add", {})).status).toBe(403)
    expect((await client.rest("GET", "/users/refresh")).status).toBe(401)
  })

  it("cannot be ended with its id alone", async () => {
    const client = await school.signedIn(Role.EDITOR)
    const [id] = (client.cookies.get("refresh") as string).split(".")
    for (const nonsense of ["", "x", "x.y", `${"A".repeat(22)}.${"B".repeat(43)}`]) {
      const stranger = school.visitor()
      stranger.cookies.set("refresh", nonsense)
      expect((await stranger.rest("GET", "/users/refresh")).status).toBe(401)
      expect(stranger.cookies.has("refresh")).toBe(false)
    }
    const stranger = school.visitor()
    stranger.cookies.set("refresh", `${id}.${"B".repeat(43)}`)
    expect((await stranger.rest("GET", "/users/logout")).status).toBe(204)
    expect(await refresh(client)).toBeUndefined()
  })
})

const hour = 3_600_000

describe("the refresh of a session", () => {
  it.each([
    { role: Role.EDITOR, unused: 13, days: 89, status: 200 },
    { role: Role.EDITOR, unused: 1, days: 90, status: 401 },
    { role: Role.EDITOR, unused: 30 * 24, days: 60, status: 401 },
    { role: Role.ADMINISTRATOR, unused: 11, days: 89, status: 200 },
    { role: Role.ADMINISTRATOR, unused: 12, days: 1, status: 401 },
    { role: Role.SUPERUSER, unused: 12, days: 1, status: 401 },
  ])("of role $role, $days days old and unused for $unused hours, answers $status", async (row) => {
    const client = await school.signedIn(row.role)
    const ago = (ms: number) => new Date(Date.now() - ms - 1000)
    const since = { rotatedAt: ago(row.unused * hour), createdAt: ago(row.days * 24 * hour) }
    await change(client, since)
    expect(await client.call("sessions")).toHaveLength(row.status === 200 ? 1 : 0)
    expect((await client.rest("GET", "/users/refresh")).status).toBe(row.status)
    const [session] = await school.services.database.read.findBy(Session, { userId: client.id })
    if (session) expect(session.expiresAt.getTime()).toBeLessThan(since.createdAt.getTime() + 90 * 24 * hour + 1)
  })
})

describe("a signed-in viewer", () => {
  it("has the current role of the account, whatever the token says", async () => {
    const client = await school.signedIn(Role.ADMINISTRATOR)
    await write((rows) => rows.update(User, client.id, { role: Role.REGULAR }))
    expect(await roleOf(client)).toBe("REGULAR")
    expect((await client.rest("POST", "/news/add", {})).status).toBe(403)
  })

  it("is recognised without a query, until accounts or sessions are written", async () => {
    const client = await school.signedIn(Role.EDITOR, "Ada Again")
    const countLookups = async () => {
      const statements = await statementsOf(school, () => whoAmI(client))
      return statements.filter(({ sql }) => sql.includes("sessions")).length
    }
    expect([await countLookups(), await countLookups(), await countLookups()]).toEqual([1, 0, 0])
    const touch = (sql: string) => write((rows) => rows.query(sql))
    await touch("UPDATE news_stories SET title = title")
    expect(await countLookups()).toBe(0)
    for (const table of ["sessions", "users"]) {
      await touch(`UPDATE ${table} SET id = id`)
      expect([await countLookups(), await countLookups()]).toEqual([1, 0])
    }
    await touch("WITH none AS (SELECT 1) UPDATE users SET id = id")
    expect(await countLookups()).toBe(1)
  })

  it("is not recognised by data that was read before accounts were written", async () => {
    const { database } = school.services
    const [ada, other] = [await school.account(Role.EDITOR, "Ada Before"), await school.account(Role.EDITOR)]
    const accounts = new TableCache(database.generations, ["users"], read, 10)
    async function read(key: string): Promise<{ name: string }> {
      const [row] = await database.read.query("SELECT name FROM users WHERE id = $1", [key])
      if (row.name === "Ada Before") {
        await database.write((rows) => rows.query("UPDATE users SET name = 'Ada After' WHERE id = $1", [key]))
        await accounts.get(String(other.id))
      }
      return row
    }
    expect(await accounts.get(String(ada.id))).toEqual({ name: "Ada Before" })
    expect(await accounts.get(String(ada.id))).toEqual({ name: "Ada After" })
  })

  it("loses access once a command beside the site has suspended the account", async () => {
    const client = await school.signedIn(Role.EDITOR)
    expect(await roleOf(client)).toBe("EDITOR")
    await inAnotherProcess(school, "UPDATE users SET suspend = true WHERE id = $1", [client.id])
    await expect.poll(() => deleting(client), { timeout: 10_000 }).toBe("FORBIDDEN")
    expect((await client.rest("GET", "/news")).status).toBe(200)
    expect((await client.rest("GET", "/users/refresh")).status).toBe(401)
  })

  it("is refused once the token's 15 minutes are over", async () => {
    const client = await school.signedIn(Role.EDITOR)
    expect(await roleOf(client)).toBe("EDITOR")
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 15 * 60_000 })
    expect(await deleting(client)).toBe("INVALID_TOKEN")
    vi.useRealTimers()
  })
})

describe("a shared browser", () => {
  it("remembers the last ten accounts that signed in", () => {
    const { sessions } = school.services
    const signIn = (token: string, account: number) => sessions.deviceToken(sessions.device(token), account)
    const token = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 3].reduce(signIn, "")
    expect(sessions.device(token)?.accounts).toEqual([3, 11, 10, 9, 8, 7, 6, 5, 4, 2])
  })

  it("is trusted by the last ten accounts that chose so, by their latest choice and for its time", () => {
    const { sessions } = school.services
    const trust = (token: string, account: number, seconds = 60, mark = "") =>
      sessions.deviceToken(sessions.device(token), account, { mark, seconds })
    const trustedBy = (token: string) => sessions.device(token)?.trusted?.map(({ account, mark }) => [account, mark])
    const token = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].reduce((known, account) => trust(known, account), "")
    expect(trustedBy(token)?.map(([account]) => account)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
    const anew = trust(trust("", 1, 60, "outdated"), 2)
    expect(trustedBy(trust(anew, 1, 60, "new"))).toEqual([
      [1, "new"],
      [2, ""],
    ])
    expect(trustedBy(trust(trust("", 1, -1), 2))).toEqual([[2, ""]])
    expect(trustedBy(sessions.deviceToken(sessions.device(anew), 3))).toEqual(trustedBy(anew))
  })
})

it("An access token that is forged, unsigned or signed with another key is rejected", async () => {
  const claims = { user: { id: 1, name: "Administrator", role: 5 }, sid: "x" }
  for (const accessToken of [
    ...[jwt.sign(claims, "another-secret"), jwt.sign(claims, "", { algorithm: "none" }), "a.b.c", "nonsense"],
  ]) {
    const client = Object.assign(school.visitor(), { accessToken })
    expect(await whoAmI(client)).toEqual({ id: null, name: null, role: "PUBLIC", may: [] })
    expect(await deleting(client)).toBe("INVALID_TOKEN")
  }
})

it("A viewer learns what they may do from the rules in the schema", async () => {
  const may = async (role: Role) => (await whoAmI(await school.signedIn(role))).may
  expect(await may(Role.REGULAR)).not.toContain("addNewsStory")
  const ofEditor = await may(Role.EDITOR)
  expect(ofEditor).toContain("addNewsStory")
  expect(ofEditor).not.toContain("editNewsStory")
  expect(ofEditor).toEqual([...ofEditor].sort())
  expect(await may(Role.ADMINISTRATOR)).toContain("editNewsStory")
})
