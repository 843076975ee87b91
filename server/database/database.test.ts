import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import pino from "pino"
import sqlite3 from "sqlite3"
import { DataSource } from "typeorm"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { statementsOf } from "../../test/statements.ts"
import { Role } from "../access/roles.ts"
import { ContentState } from "../content/content-state.ts"
import { features, ownedTypes } from "../features.ts"
import { NewsStory } from "../news/news-story.ts"
import { User } from "../users/user.ts"
import { type Database, openDatabase } from "./database.ts"
import { migrations } from "./migrations/index.ts"
import { addColumn, createOwnedTable, text } from "./migrations/tables.ts"
import { countAll } from "./row-counts.ts"

const entities = features.flatMap((feature) => feature.entities)
const ofFeatures = features.flatMap((feature) => feature.migrations ?? [])
const all = [...migrations, ...ofFeatures]
const log = pino({ level: "silent" })

let folder: string
let database: Database

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "database-"))
  database = await openDatabase({ file: join(folder, "site.sqlite"), entities, migrations: ofFeatures, log })
})
const reopen = async () => {
  await database.close()
  database = await openDatabase({ file: join(folder, "site.sqlite"), entities, migrations: ofFeatures, log })
}
afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const person = (number: number) => {
  const now = new Date()
  return {
    name: `Person ${number}`,
    email: `${number}@school.example`,
    role: Role.REGULAR,
    suspend: false,
    createdAt: now,
    updatedAt: now,
  }
}
const countPeople = () => database.read.count(User)

describe("fifty writers at once", () => {
  it("all keep what they wrote, each in a transaction of its own", async () => {
    await database.write((rows) => rows.insert(User, person(0)))
    const raise = () =>
      database.write(async (rows) => {
        const user = await rows.findOneByOrFail(User, { id: 1 })
        await rows.update(User, 1, { telephone: String(Number(user.telephone) + 1) })
      })
    await Promise.all(Array.from({ length: 50 }, raise))
    expect((await database.read.findOneByOrFail(User, { id: 1 })).telephone).toBe("50")
  })

  it("lose nothing when one of them fails", async () => {
    await database.write((rows) => rows.insert(User, person(1)))
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, number) => database.write((rows) => rows.save(User, person(number)))),
    )
    expect(results.filter(({ status }) => status === "rejected")).toHaveLength(1)
    expect(await countPeople()).toBe(50)
  })

  it("store all of their rows or none", async () => {
    const family = (number: number) => [
      person(number),
      person(number + 1000),
      person(number === 7 ? 1003 : number + 2000),
    ]
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, number) => database.write((rows) => rows.save(User, family(number)))),
    )
    const fulfilled = results.filter(({ status }) => status === "fulfilled").length
    expect(fulfilled).toBe(49)
    expect(await countPeople()).toBe(fulfilled * 3)
  })
})

describe("writers who come at the same time", () => {
  const add = (number: number) => database.write((rows) => rows.insert(User, person(number)))
  const refusals = (results: PromiseSettledResult<unknown>[]) =>
    results.flatMap((result) => (result.status === "rejected" ? [String(result.reason.message)] : []))

  it("share a commit, and begin one generation with it, before any of them hears", async () => {
    let generations = 0
    database.generations?.onBegin(() => generations++)
    const heard: number[] = []
    const statements = await statementsOf(database, () =>
      Promise.all(Array.from({ length: 8 }, (_, number) => add(number).then(() => heard.push(generations)))),
    )
    const commits = statements.filter(({ sql }) => sql === "COMMIT").length
    expect(commits).toBeLessThan(8)
    expect(generations).toBe(commits)
    expect(heard[0]).toBe(1)
    expect(await countPeople()).toBe(8)
  })

  it("begin no generation where none of them changes what anybody may read at once", async () => {
    const before = database.generations?.current
    const late = (number: number) => database.write((rows) => rows.insert(User, person(number)), { late: true })
    await Promise.all([1, 2, 3].map(late))
    expect(database.generations?.current).toBe(before)
    await Promise.all([late(4), add(5), late(6)])
    expect(database.generations?.current).toBeGreaterThan(before ?? 0)
  })

  it("take back what is their own when they fail, and leave the others theirs", async () => {
    const failing = () =>
      database.write(async (rows) => {
        await rows.insert(User, person(100))
        throw new Error("changed my mind")
      })
    const results = await Promise.allSettled([add(1), failing(), add(2), add(2), add(3)])
    expect(refusals(results)).toEqual(["changed my mind", expect.stringContaining("UNIQUE")])
    expect((await database.read.find(User)).map(({ name }) => name)).toEqual(["Person 1", "Person 2", "Person 3"])
  })

  it("hear why they failed no sooner than what they saw of the others is on disk", async () => {
    const seen = add(7).then(
      () => countPeople(),
      () => countPeople(),
    )
    const inTheWay = database.write((rows) => rows.insert(User, person(7))).catch(() => countPeople())
    expect(await Promise.all([seen, inTheWay])).toEqual([1, 1])
  })

  it("all fail where the commit does", async () => {
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

  it("all fail where the failure of one ends their transaction, as a full disk does", async () => {
    const ending = () =>
      database.write((rows) => rows.query(`INSERT OR ROLLBACK INTO users SELECT * FROM users WHERE name = 'Person 1'`))
    const results = await Promise.allSettled([add(1), ending(), add(2)])
    expect(refusals(results).slice(0, 2)).toEqual(Array(2).fill(expect.stringContaining("UNIQUE")))
    expect(await countPeople()).toBe(results.filter(({ status }) => status === "fulfilled").length)
  })
})

describe("an answer", () => {
  it("sees one state of the database, whatever is written meanwhile, and so does whoever comes later", async () => {
    const add = (number: number) => database.write((rows) => rows.insert(User, person(number)))
    await add(1)
    await database.reading(async ({ read }) => {
      expect(await read.count(User)).toBe(1)
      await add(2)
      expect(await read.count(User)).toBe(1)
      expect(await countPeople()).toBe(2)
    })
    expect(await database.reading(({ read }) => read.count(User))).toBe(2)
  })

  it("begins with what it reads first, not before", async () => {
    await database.reading(async ({ read }) => {
      await database.write((rows) => rows.insert(User, person(1)))
      expect(await read.count(User)).toBe(1)
    })
  })

  it("reads what was acknowledged before, also where it goes on from another's state", async () => {
    for (let number = 1; number <= 20; number++) {
      const [before] = await Promise.all([1, 2, 3].map(() => database.reading(({ read }) => read.count(User))))
      expect(before).toBe(number - 1)
      await database.write((rows) => rows.insert(User, person(number)), { late: number % 2 === 0 })
    }
  })

  it("keeps no old state once nobody asks: what was written ahead can be brought into the file", async () => {
    const other = new sqlite3.Database(join(folder, "site.sqlite"))
    const checkpoint = promisify(other.get.bind(other)) as (sql: string) => Promise<object>
    await database.reading(({ read }) => read.count(User))
    await database.write((rows) => rows.insert(User, person(1)))
    const emptied = async () =>
      expect(await checkpoint("PRAGMA wal_checkpoint(TRUNCATE)")).toEqual({ busy: 0, log: 0, checkpointed: 0 })
    await vi.waitFor(emptied, { timeout: 10_000, interval: 20 })
    await new Promise((resolve) => other.close(resolve))
  })

  it("gives its connection back, also when it fails or leaves a statement behind", async () => {
    const endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"
    for (let time = 0; time < 20; time++) {
      const failing = database.reading(async ({ read }) => {
        await read.count(User)
        read.query(endless).catch(() => undefined)
        throw new Error("changed my mind")
      })
      await expect(failing).rejects.toThrow("changed my mind")
    }
    expect(await countPeople()).toBe(0)
  })

  it("cannot write, nor read when it is over", async () => {
    const { read, write } = await database.reading(async (within) => within)
    await expect(write((rows) => rows.insert(User, person(1)))).rejects.toThrow(/cannot write/)
    await expect(read.count(User)).rejects.toThrow(/over/)
  })
})

describe("a writer beside another process", () => {
  it("keeps the other waiting from its first statement on, so that what it has read still holds", async () => {
    const other = await otherProcess()
    await database.write(async (rows) => {
      const before = await rows.count(User)
      await expect(other("BEGIN IMMEDIATE")).rejects.toMatchObject({ code: "SQLITE_BUSY" })
      await rows.insert(User, person(before))
    })
    expect(await countPeople()).toBe(1)
  })

  it("waits for the other, and is told to come back where that takes too long", async () => {
    const other = await otherProcess()
    const add = (number: number) => database.write((rows) => rows.insert(User, person(number)))
    await other("BEGIN IMMEDIATE")
    const waiting = add(1)
    await other("COMMIT")
    await waiting

    await database.write((rows) => rows.query("PRAGMA busy_timeout = 1"))
    await other("BEGIN IMMEDIATE")
    await expect(add(2)).rejects.toMatchObject({ extensions: { code: "BUSY", retryAfter: 5 } })
    await other("COMMIT")
    await add(3)
    expect(await countPeople()).toBe(2)
  })

  /** A connection of its own that waits for nobody. */
  async function otherProcess() {
    const connection = new sqlite3.Database(join(folder, "site.sqlite"))
    return promisify(connection.exec.bind(connection)) as (sql: string) => Promise<void>
  }
})

describe("a statement", () => {
  it("that cannot run says so to each of those who ask at the same time, and keeps nobody else from theirs", async () => {
    const asked = Array.from({ length: 8 }, (_, number) => (number % 2 ? "SELECT 1 FROM nowhere" : "SELECT 1 AS one"))
    const answers = await database.reading(({ read }) => Promise.allSettled(asked.map((sql) => read.query(sql))))
    expect(answers.map((answer) => (answer.status === "fulfilled" ? answer.value : answer.reason.message))).toEqual(
      asked.map((_, number) => (number % 2 ? expect.stringContaining("no such table") : [{ one: 1 }])),
    )
  })

  it("is the same one for each id, and as right after many others as the first time", async () => {
    for (const number of [1, 2]) await database.write((rows) => rows.insert(User, person(number)))
    const names = () => Promise.all([1, 2, 3].map(async (id) => (await database.read.findOneBy(User, { id }))?.name))
    const [first, ...others] = await statementsOf(database, names)
    expect(others.map(({ sql }) => sql)).toEqual([first?.sql, first?.sql])
    for (let number = 0; number < 120; number++)
      expect(await database.read.query(`SELECT ${number} AS number`)).toEqual([{ number }])
    expect(await names()).toEqual(["Person 1", "Person 2", undefined])
  })
})

describe("the number of published items", () => {
  const story = (id: number) => {
    const now = new Date()
    return { id, userId: 1, title: `Story ${id}`, detail: "<p>Rain</p>", createdAt: now, updatedAt: now }
  }
  const add = (id: number) => database.write((rows) => rows.insert(NewsStory, story(id)))
  const total = () => countAll(database.read, NewsStory)

  beforeEach(async () => {
    await database.write((rows) => rows.insert(User, person(1)))
  })

  it("is kept within each transaction, and taken back with it", async () => {
    const failing = database.write(async (rows) => {
      await rows.insert(NewsStory, story(9))
      expect(await countAll(rows, NewsStory)).toBe(1)
      throw new Error("changed my mind")
    })
    await Promise.allSettled([failing, add(1), add(1), add(2), add(3)])
    expect(await total()).toBe(3)
    expect(await countAll(database.read, NewsStory, 1)).toBe(3)
    expect(await countAll(database.read, NewsStory, 2)).toBe(0)
    await database.write((rows) => rows.delete(NewsStory, { title: "Story 2" }))
    expect(await total()).toBe(2)
    await database.write((rows) => rows.update(NewsStory, 1, { state: ContentState.TAKEN_DOWN }))
    expect(await total()).toBe(1)
    expect(await countAll(database.read, NewsStory, 1)).toBe(1)
    await database.write((rows) => rows.query("DELETE FROM news_stories"))
    expect(await total()).toBe(0)
    expect(await countAll(database.read, NewsStory, 1)).toBe(0)
  })

  it("is right from the next start on, whatever a migration has done to a table", async () => {
    await database.write((rows) => rows.query("DROP TRIGGER count_published_by_INSERT_news_stories"))
    await add(1)
    await reopen()
    expect(await total()).toBe(1)
    await add(2)
    expect(await total()).toBe(2)
  })

  it("costs no other table anything, also where a release before counted all of them", async () => {
    await database.write((rows) =>
      rows.query("CREATE TRIGGER count_INSERT_users AFTER INSERT ON users BEGIN UPDATE row_counts SET total = 0; END"),
    )
    await reopen()
    const counting: { tbl_name: string }[] = await database.read.query(
      "SELECT DISTINCT tbl_name FROM sqlite_master WHERE type = 'trigger' AND name LIKE 'count%'",
    )
    const tables = ownedTypes.map(({ type }) => database.read.connection.getMetadata(type).tableName)
    expect(counting.map(({ tbl_name }) => tbl_name).sort()).toEqual(tables.sort())
    expect(await countAll(database.read, User)).toBe(1)
  })
})

describe("a reader", () => {
  it("never sees what is not committed", async () => {
    await database
      .write(async (rows) => {
        await rows.insert(User, person(1))
        expect(await countPeople()).toBe(0)
        throw new Error("changed my mind")
      })
      .catch(() => undefined)
    expect(await countPeople()).toBe(0)
  })

  it("cannot write by mistake", async () => {
    await expect(database.read.insert(User, person(1))).rejects.toThrow(/readonly/)
  })
})

interface Column {
  name: string
  notnull: number
}

describe("the file", () => {
  it("is written ahead, checked for references, and safe against a power cut", async () => {
    const pragma = async (name: string) =>
      Object.values((await database.write((rows) => rows.query(`PRAGMA ${name}`)))[0])[0]
    expect(await pragma("journal_mode")).toBe("wal")
    expect(await pragma("foreign_keys")).toBe(1)
    expect(await pragma("synchronous")).toBe(2)
    expect(await pragma("busy_timeout")).toBe(5000)
  })

  it("has the tables that the entities describe, and can be taken back step by step", async () => {
    const source = await new DataSource({
      type: "sqlite",
      database: ":memory:",
      entities,
      migrations: all,
    }).initialize()
    await source.runMigrations()
    for (const { tableName, columns } of source.entityMetadatas) {
      const stored: Column[] = await source.query(`PRAGMA table_info("${tableName}")`)
      const described = columns.map(
        ({ databaseName, isNullable }) => `${databaseName} ${isNullable ? "NULL" : "NOT NULL"}`,
      )
      expect(stored.map(({ name, notnull }) => `${name} ${notnull ? "NOT NULL" : "NULL"}`).sort()).toEqual(
        described.sort(),
      )
    }
    for (const _ of all) await source.undoLastMigration()
    await source.destroy()
  })

  it("gets the table of a new content type, and a new column, in a line each", async () => {
    const added = [
      createOwnedTable(1999000000001, "notices", [text("title")]),
      addColumn(1999000000002, "notices", "end"),
    ]
    const ofAll = [...migrations, ...added]
    const source = await new DataSource({ type: "sqlite", database: ":memory:", migrations: ofAll }).initialize()
    await source.runMigrations()
    const columns = async (): Promise<string[]> =>
      (await source.query("PRAGMA table_info(notices)")).map(({ name }: Column) => name).sort()
    const ofType = [
      ...["createdAt", "expiresAt", "id", "pictureId", "publishAt", "publishedAt", "state"],
      ...["title", "updatedAt", "userId", "version"],
    ]
    expect(await columns()).toEqual([...ofType, "end"].sort())
    await source.undoLastMigration()
    expect(await columns()).toEqual(ofType)
    await source.undoLastMigration()
    expect(await columns()).toEqual([])
    await source.destroy()
  })
})
