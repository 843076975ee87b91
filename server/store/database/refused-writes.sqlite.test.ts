import { join } from "node:path"
import { promisify } from "node:util"
import sqlite3 from "sqlite3"
import { expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { published } from "../../../test/items.ts"
import { School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"

const logged: string[] = []
const { school, editor } = schoolOfThisFile({ editor: Role.EDITOR }, { LOG_LEVEL: "warn" }, (variables) =>
  School.open(variables, { write: (line) => void logged.push(line) }),
)

const set = (pragma: string) => school.services.database.write((rows) => rows.query(`PRAGMA ${pragma}`))

it("A locked database answers BUSY with a retry time, in GraphQL and REST", async () => {
  const { id } = await published(editor, "NewsStory")
  await set("busy_timeout = 1")
  const other = new sqlite3.Database(join(school.dataDir, "site.sqlite"))
  const run = promisify(other.exec.bind(other)) as (sql: string) => Promise<void>
  await run("BEGIN IMMEDIATE")
  const query = `mutation { editNewsStory(id: ${id}, input: { title: "Later" }) { opening } }`
  const graphql = await editor.rest("POST", "/graphql", { query })
  const rest = await editor.rest("PUT", `/news/edit/${id}`, { title: "Later" })
  await run("COMMIT")
  await set("busy_timeout = 5000")
  expect(graphql.body.errors[0].extensions).toMatchObject({ code: "BUSY", retryAfter: 5 })
  expect([rest.status, rest.body]).toMatchObject([503, { code: "BUSY", retryAfter: 5 }])
  expect([graphql, rest].map(({ headers }) => headers.get("retry-after"))).toEqual(["5", "5"])
  expect((await editor.rest("PUT", `/news/edit/${id}`, { title: "Now" })).status).toBe(200)
})

it("A full disk answers NO_ROOM, and nothing is stored", async () => {
  const description = `<p>${"The river rose. ".repeat(5_000)}</p>`
  const event = { title: "Flood", date: "2031-05-04T10:00:00Z", location: "Hall", description }
  await set("max_page_count = 1")
  const { status, body } = await editor.rest("POST", "/events/add", event)
  expect([status, body.message]).toEqual([507, expect.stringContaining("no room left")])
  expect(await editor.refusal("addEvent", { input: event })).toBe("NO_ROOM")
  expect((await editor.call("events", {}, "total")).total).toBe(0)
  expect(logged.filter((line) => line.includes("NO_ROOM"))).toEqual([])
  await set("max_page_count = 1000000")
})
