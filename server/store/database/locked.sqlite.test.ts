import { join } from "node:path"
import { promisify } from "node:util"
import sqlite3 from "sqlite3"
import { describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { codeOf } from "../../../test/client.ts"
import { published } from "../../../test/items.ts"
import { Role } from "../../access/roles.ts"

const edit = "mutation ($id: Int!, $input: EditNewsStoryInput!) { editNewsStory(id: $id, input: $input) { opening } }"

const { school, editor } = schoolOfThisFile({ editor: Role.EDITOR })

const waitAtMost = (ms: number) => school.services.database.write((rows) => rows.query(`PRAGMA busy_timeout = ${ms}`))

describe("a database that somebody else keeps locked", () => {
  it("is a reason to come back, which GraphQL and REST say alike", async () => {
    const { id } = await published(editor, "NewsStory")
    await waitAtMost(1)
    const other = new sqlite3.Database(join(school.dataDir, "site.sqlite"))
    const run = promisify(other.exec.bind(other)) as (sql: string) => Promise<void>
    await run("BEGIN IMMEDIATE")
    const variables = { id, input: { title: "Later" } }
    const { body: answer, headers } = await editor.rest("POST", "/graphql", { query: edit, variables })
    const rest = await editor.rest("PUT", `/news/edit/${id}`, { title: "Later" })
    await run("COMMIT")
    await waitAtMost(5000)
    expect([codeOf(answer), answer.errors?.[0]?.extensions]).toMatchObject(["BUSY", { retryAfter: 5 }])
    expect([rest.status, rest.body]).toMatchObject([503, { code: "BUSY", retryAfter: 5 }])
    expect([headers.get("retry-after"), rest.headers.get("retry-after")]).toEqual(["5", "5"])
    expect((await editor.rest("PUT", `/news/edit/${id}`, { title: "Now" })).status).toBe(200)
  })
})
