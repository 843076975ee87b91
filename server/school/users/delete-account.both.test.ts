import { beforeAll, describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { type Client, codeOf, faultsIn } from "../../../test/client.ts"
import { published, storedPicture } from "../../../test/items.ts"
import { isDouble } from "../../../test/postgres/databases.ts"
import { addressOf, password } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { Session } from "../../access/session.ts"
import { Draft } from "../../content/publication/draft.ts"
import { ownedTypes } from "../../start/features.ts"
import { accountColumns } from "./account-columns.ts"
import { listAccounts } from "./accounts.ts"
import { User } from "./user.ts"

const holdings = async ({ id }: { id: number }, by = superuser) =>
  (await by.call("user", { id }, "holdings { items { type count } planned binned drafts sessions mails }")).holdings
const hourMs = 60 * 60 * 1000
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs)

let superuser: Client
let visitor: Client
let hanna: Client

const { school } = schoolOfThisFile()
beforeAll(async () => {
  superuser = await school.signIn("admin@jacarandahill.example")
  hanna = await school.signedIn(Role.ADMINISTRATOR, "Hanna Head")
  visitor = school.visitor()
})

const deleted = (id: number, leaving: object = {}, by = superuser) =>
  by.try("deleteUser", { id, keepsName: false, password, ...leaving }, "id name")

async function busy(name: string) {
  const by = await school.signedIn(Role.EDITOR, name)
  const story = await published(by, "NewsStory", { title: `Owls of ${by.id}` })
  for (const { names, type } of ownedTypes) if (names.add !== "addNewsStory") await published(by, type.name)
  const planned = { as: "SCHEDULED", publishAt: inHours(1).toISOString() }
  const later = await published(by, "NewsStory", { title: `Later ${by.id}`, publication: planned })
  const changing = await published(by, "NewsStory", { title: `Before ${by.id}` })
  await by.call("editNewsStory", { id: changing.id, input: { title: `After ${by.id}`, publication: planned } })
  const binned = await published(by, "NewsStory", { title: `Binned ${by.id}` })
  await by.call("deleteNewsStory", { id: binned.id })
  const draft = { key: "news:new", content: "{}", title: `By ${name}`, pictureNames: [await storedPicture(by)] }
  await by.call("saveDraft", draft)
  const picture = await storedPicture(by)
  await by.call("editUser", { id: by.id, input: { telephone: "555-0199", picture: { name: picture } } })
  return { by, story, later, changing, binned, picture }
}

async function allRows() {
  const { read } = school.services.database
  const tables = read.connection.entityMetadatas.map(({ tableName }) => read.query(`SELECT * FROM "${tableName}"`))
  return JSON.stringify(await Promise.all(tables))
}

const storyOf = async (id: number) => await visitor.call("newsStory", { id }, "title user { id name }")
const authorsInFeed = async () => JSON.stringify((await visitor.send("GET", "/feed.json")).body)

describe("a deleted account", () => {
  it("hands its items, bylines, bin and scheduled changes to its heir", async () => {
    const heir = await school.signedIn(Role.EDITOR, "Hera Heir")
    const { by: eda, story, later, changing, binned, picture } = await busy("Eda Editor")
    expect(await storyOf(story.id)).toMatchObject({ user: { name: "Eda Editor" } })
    expect(await authorsInFeed()).toContain("Eda Editor")
    const owned = await holdings(eda)
    expect(owned).toMatchObject({ planned: 2, binned: 1, drafts: 1, sessions: 1 })
    expect(owned.items).toContainEqual({ type: "NEWS_STORY", count: 3 })
    expect(owned.items).toHaveLength(ownedTypes.length)

    const answer = await deleted(eda.id, { heirId: heir.id, keepsName: true })
    expect(answer.data?.deleteUser).toEqual({ id: eda.id, name: "Eda Editor" })

    expect(await storyOf(story.id)).toMatchObject({ user: { id: heir.id, name: "Hera Heir" } })
    expect((await visitor.rest("GET", `/news/view/${story.id}`)).body.user.name).toBe("Hera Heir")
    expect(await authorsInFeed()).not.toContain("Eda Editor")
    expect((await visitor.send("GET", `/images/${picture}`)).status).toBe(404)
    await heir.call("editNewsStory", { id: story.id, input: { title: "Hera's owls" } })
    await heir.call("restoreFromBin", { type: "NEWS_STORY", id: binned.id })
    await heir.call("editNewsStory", { id: binned.id, input: { title: "Out of the bin" } })
    const versions = await heir.call("versions", { type: "NEWS_STORY", id: changing.id }, "items { id user { name } }")
    expect(versions.items[0].user.name).toBe("Eda Editor")
    await heir.call("version", { id: versions.items[0].id })
    await school.services.schedule.runDue(inHours(2))
    expect(await storyOf(later.id)).toMatchObject({ user: { name: "Hera Heir" } })
    expect(await storyOf(changing.id)).toMatchObject({ title: `After ${eda.id}` })
  })

  it("without an heir leaves its items under a neutral name, and no other trace", async () => {
    const { by: rosa, story, later } = await busy("Rosalind Reed")
    const address = addressOf("Rosalind Reed")
    const { outbox, database } = school.services
    for (const name of ["Rosalind Reed", "The school's office"])
      await database.write((rows) =>
        outbox.put(rows, { kind: "staff", to: { name, address }, subject: "Relay", text: "Rain." }),
      )
    await school.visitor().try("login", { email: address, password: "wrong" })
    const former = await school.signedIn(Role.EDITOR)
    const handed = await published(former, "NewsStory")
    await hanna.call("changeContent", { changes: [{ type: "NEWS_STORY", ...handed, userId: rosa.id }] }, "refusal")
    await deleted(former.id, { heirId: rosa.id })
    const profile = await published(hanna, "Profile")
    await hanna.call("setProfileAccount", { id: profile.id, userId: rosa.id })
    expect(await allRows()).toContain("Rosalind Reed")
    await deleted(rosa.id)

    expect(await storyOf(story.id)).toMatchObject({ user: { id: rosa.id, name: "A former member of staff" } })
    expect(await authorsInFeed()).toContain("A former member of staff")
    const rows = await allRows()
    for (const detail of ["Rosalind", "555-0199"]) expect(rows).not.toContain(detail)
    // The school's own mail goes to this address too.
    expect(rows.split(address)).toHaveLength(2)
    for (const { table, column, fate } of accountColumns(database.read.connection)) {
      if (fate !== "deleted" && fate !== "forgotten") continue
      const sql = `SELECT COUNT(*) AS "count" FROM "${table}" WHERE "${column}" = ${rosa.id}`
      expect([table, Number((await database.read.query(sql))[0].count)]).toEqual([table, 0])
    }
    await school.services.schedule.runDue(inHours(2))
    expect(await storyOf(later.id)).toBeNull()
    expect(await hanna.call("newsStory", { id: later.id }, "state")).toEqual({ state: "WAITING" })
  })
})

describe.skipIf(isDouble())("an account that is deleted", () => {
  it("has a declared fate for every column that refers to it", async () => {
    const { connection } = school.services.database.read
    const runner = connection.createQueryRunner()
    const tables = await runner.getTables().finally(() => runner.release())
    const plain = (name: string) => name.split(".").at(-1) ?? name
    const byKey = tables.flatMap(({ name, foreignKeys }) =>
      foreignKeys
        .filter(({ referencedTableName }) => plain(referencedTableName) === "users")
        .flatMap(({ columnNames }) => columnNames.map((column) => `${plain(name)}.${column}`)),
    )
    const byName = connection.entityMetadatas.flatMap(({ tableName, relations, columns }) => [
      ...columns
        .filter(({ databaseName }) =>
          /^(user|owner|uploader|author|creator|account|assignee|\w+By)Id$/.test(databaseName),
        )
        .map(({ databaseName }) => `${tableName}.${databaseName}`),
      ...relations
        .filter(({ inverseEntityMetadata: { target }, isOwning }) => target === User && isOwning)
        .flatMap(({ joinColumns }) => joinColumns.map(({ databaseName }) => `${tableName}.${databaseName}`)),
    ])
    const known = accountColumns(connection).map(({ table, column }) => `${table}.${column}`)
    expect([...new Set([...byKey, ...byName])].sort()).toEqual(known.sort())
  })

  it("is signed out at once, found nowhere, and frees its email address", async () => {
    const paul = await school.signedIn(Role.AUTHOR, "Paul Past")
    await paul.call("sessions")
    expect(codeOf(await deleted(paul.id, { keepsName: true }))).toBeUndefined()
    expect(await paul.refusal("sessions")).toBe("INVALID_TOKEN")
    expect((await paul.rest("GET", "/users/refresh")).status).toBe(401)
    const again = { user: addressOf("Paul Past"), pwd: password }
    expect((await visitor.rest("POST", "/users/login", again)).status).toBe(401)
    const { data } = await hanna.request(`{ user(id: ${paul.id}) { name } users(search: "paul") { total } }`)
    expect(data).toEqual({ user: null, users: { total: 0 } })
    expect((await hanna.rest("GET", `/admin/users/${paul.id}`)).status).toBe(404)
    const { body } = await hanna.rest("GET", "/admin/users")
    expect(JSON.stringify(body)).not.toContain("Past")
    for (const name of ["Bea Baker", "Abe Archer"]) await school.account(Role.AUTHOR, name)
    const listed = (await listAccounts(school.services)).map(({ role, name }) => `${9 - role} ${name}`)
    expect(listed).toEqual([...listed].sort())
    expect(listed.join()).not.toContain("Past")
    const { id } = paul
    expect(await superuser.refusal("setUserAccess", { id, role: "EDITOR", suspend: false })).toBe("NOT_FOUND")
    expect(await superuser.refusal("passwordLink", { id })).toBe("NOT_FOUND")
    await school.account(Role.AUTHOR, "Paul Past")
    const noted = await hanna.call(
      "activity",
      { act: "USER_DELETED", perPage: 1 },
      "items { title user { name } detail }",
    )
    expect(noted.items).toEqual([
      { title: "Paul Past", user: { name: "Administrator" }, detail: "Its items stayed as they were." },
    ])
  })

  it("is deleted only by a superuser with their password, and only to an heir who can edit", async () => {
    const stella = await school.signedIn(Role.EDITOR, "Stella Stays")
    const { id } = stella
    await stella.call("saveDraft", { key: "news:new", content: "{}", title: "" })
    await school.services.database.write(async (rows) => {
      await rows.update(Draft, { userId: id }, { discardedAt: new Date() })
      await rows.update(Session, { userId: id }, { expiresAt: inHours(-1) })
    })
    const nothing = { items: [], planned: 0, binned: 0, drafts: 0, sessions: 0, mails: 0 }
    expect(await holdings(stella)).toEqual(nothing)
    const regular = await school.account(Role.REGULAR)
    expect(codeOf(await deleted(id, {}, hanna))).toBe("FORBIDDEN")
    expect(await holdings(stella, hanna)).toBeNull()
    expect(faultsIn(await deleted(id, { password: "Marula!2031kite" }))).toHaveProperty("password")
    const suspended = await school.account(Role.EDITOR)
    await hanna.call("setUserSuspended", { id: suspended.id, suspended: true })
    for (const heirId of [id, regular.id, suspended.id, 987_654])
      expect(faultsIn(await deleted(id, { heirId }))).toHaveProperty("heirId")
    expect(codeOf(await deleted(987_654))).toBe("NOT_FOUND")
    expect((await hanna.call("user", { id }, "name")).name).toBe("Stella Stays")
  })

  it("is never the last administrator", async () => {
    await hanna.call("viewer")
    expect(codeOf(await deleted(hanna.id, { keepsName: true }))).toBeUndefined()
    expect(codeOf(await deleted(superuser.id))).toBe("FORBIDDEN")
    expect((await superuser.call("viewer", {}, "role")).role).toBe("SUPERUSER")
  })
})
