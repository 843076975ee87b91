import { join } from "node:path"
import { promisify } from "node:util"
import sqlite3 from "sqlite3"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { person } from "../../../test/rows.ts"
import { scratchDatabase } from "../../../test/scratch-database.ts"
import { statementsIn } from "../../../test/statements.ts"
import { NewsStory } from "../../school/news/news-story.ts"
import { User } from "../../school/users/user.ts"
import type { Database } from "./database.ts"
import { countInStates } from "./state-counts.ts"

const scratch = scratchDatabase()
let database: Database
let folder: string
beforeEach(() => {
  database = scratch.database
  folder = scratch.folder
})

const countPeople = () => database.read.count(User)
const add = (number: number) => database.write((rows) => rows.insert(User, person(number)))
const refusals = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === "rejected" ? [String(result.reason.message)] : []))

describe("concurrent writers", () => {
  it("all fail if their shared commit fails", async () => {
    const orphan = () =>
      database.write(async (rows) => {
        await rows.query("PRAGMA defer_foreign_keys = ON")
        await rows.query(`INSERT INTO sessions (id, "userId", "tokenHash", device, "createdAt", "rotatedAt", "expiresAt")
        VALUES ('orphan', 999, '', '', '', '', '')`)
      })
    const results = await Promise.allSettled([add(1), orphan(), add(2)])
    expect(refusals(results)).toEqual(Array(3).fill(expect.stringContaining("FOREIGN KEY")))
    expect(await countPeople()).toBe(0)
    await add(3)
    expect(await countPeople()).toBe(1)
  })

  it("fail together if one of them rolls back their transaction, as a full disk does", async () => {
    const ending = () =>
      database.write((rows) => rows.query(`INSERT OR ROLLBACK INTO users SELECT * FROM users WHERE name = 'Person 1'`))
    const results = await Promise.allSettled([add(1), ending(), add(2)])
    expect(refusals(results).slice(0, 2)).toEqual(Array(2).fill(expect.stringContaining("UNIQUE")))
    expect(await countPeople()).toBe(results.filter(({ status }) => status === "fulfilled").length)
  })
})

it("A read snapshot ends once nobody reads, which lets SQLite checkpoint the WAL", async () => {
  const other = new sqlite3.Database(join(folder, "site.sqlite"))
  const checkpoint = promisify(other.get.bind(other)) as (sql: string) => Promise<object>
  await database.inSnapshot(({ read }) => read.count(User))
  await database.write((rows) => rows.insert(User, person(1)))
  const emptied = async () =>
    expect(await checkpoint("PRAGMA wal_checkpoint(TRUNCATE)")).toEqual({ busy: 0, log: 0, checkpointed: 0 })
  await vi.waitFor(emptied, { timeout: 10_000, interval: 20 })
  await new Promise((resolve) => other.close(resolve))
})

describe("a writer beside another process", () => {
  it("locks the database from its first statement", async () => {
    const other = await otherProcess()
    await database.write(async (rows) => {
      const before = await rows.count(User)
      await expect(other("BEGIN IMMEDIATE")).rejects.toMatchObject({ code: "SQLITE_BUSY" })
      await rows.insert(User, person(before))
    })
    expect(await countPeople()).toBe(1)
  })

  it("waits for the other process's lock", async () => {
    const other = await otherProcess()
    await other("BEGIN IMMEDIATE")
    const waiting = add(1)
    await other("COMMIT")
    await waiting
    expect(await countPeople()).toBe(1)
  })

  async function otherProcess() {
    const connection = new sqlite3.Database(join(folder, "site.sqlite"))
    return promisify(connection.exec.bind(connection)) as (sql: string) => Promise<void>
  }
})

it("A statement is the same for each id, and stays correct after many others", async () => {
  for (const number of [1, 2]) await add(number)
  const names = () => Promise.all([1, 2, 3].map(async (id) => (await database.read.findOneBy(User, { id }))?.name))
  const [first, ...others] = await statementsIn(database, names)
  expect(others.map(({ sql }) => sql)).toEqual([first?.sql, first?.sql])
  for (let number = 0; number < 120; number++)
    expect(await database.read.query(`SELECT ${number} AS number`)).toEqual([{ number }])
  expect(await names()).toEqual(["Person 1", "Person 2", undefined])
})

describe("the number of items in a state", () => {
  const story = (id: number) => {
    const now = new Date()
    return { id, userId: 1, title: `Story ${id}`, detail: "<p>Rain</p>", createdAt: now, updatedAt: now }
  }
  const add = (id: number) => database.write((rows) => rows.insert(NewsStory, story(id)))
  const total = () => countInStates(database.read, NewsStory, ["PUBLISHED"])
  const otherwise = (event: string) =>
    `CREATE TRIGGER count_rows_${event} AFTER ${event} ON news_stories BEGIN UPDATE row_counts SET total = 0; END`

  beforeEach(() => database.write((rows) => rows.insert(User, person(1))))

  it.each<[string, string[]]>([
    ["a migration has changed a table", ["DROP TRIGGER count_states_INSERT_news_stories"]],
    ["an earlier release counted differently", ["INSERT", "UPDATE"].map(otherwise)],
  ])("is correct again after a restart if %s", async (_, statements) => {
    for (const statement of statements) await database.write((rows) => rows.query(statement))
    await add(1)
    await database.close()
    database = scratch.database = await scratch.reopen()
    expect(await total()).toBe(1)
    await add(2)
    expect(await total()).toBe(2)
  })
})

it("The file uses WAL, foreign keys and full synchronisation", async () => {
  const pragma = async (name: string) =>
    Object.values((await database.write((rows) => rows.query(`PRAGMA ${name}`)))[0])[0]
  expect(await pragma("journal_mode")).toBe("wal")
  expect(await pragma("foreign_keys")).toBe(1)
  expect(await pragma("synchronous")).toBe(2)
  expect(await pragma("busy_timeout")).toBe(5000)
})
