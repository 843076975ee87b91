import { DataSource, type EntityMetadata, type QueryRunner, type Table } from "typeorm"
import { beforeEach, describe, expect, it } from "vitest"
import { plainSqlite } from "../../../test/older-database.ts"
import { databaseKind, emptyDatabase } from "../../../test/postgres/databases.ts"
import { person } from "../../../test/rows.ts"
import { scratchDatabase } from "../../../test/scratch-database.ts"
import { statementsIn } from "../../../test/statements.ts"
import { ContentState } from "../../content/items/content-state.ts"
import { NewsStory } from "../../school/news/news-story.ts"
import { User } from "../../school/users/user.ts"
import { features } from "../../start/features.ts"
import type { Database } from "./database.ts"
import { appliedMigrations } from "./inspect.ts"
import { namesOf } from "./migrating.ts"
import { migrations } from "./migrations/index.ts"
import { addColumn, createOwnedTable, text } from "./migrations/tables.ts"
import { countInStates } from "./state-counts.ts"

const entities = features.flatMap((feature) => feature.entities)
const all = [...migrations, ...features.flatMap((feature) => feature.migrations ?? [])]

const scratch = scratchDatabase()
let database: Database
beforeEach(() => {
  database = scratch.database
})

const countPeople = () => database.read.count(User)
const add = (number: number) => database.write((rows) => rows.insert(User, person(number)))

describe("fifty writers at once", () => {
  it("lose no update", async () => {
    await database.write((rows) => rows.insert(User, person(0)))
    const raise = () =>
      database.write(async (rows) => {
        const user = await rows.findOneByOrFail(User, { id: 1 })
        await rows.update(User, 1, { telephone: String(Number(user.telephone) + 1) })
      })
    await Promise.all(Array.from({ length: 50 }, raise))
    expect((await database.read.findOneByOrFail(User, { id: 1 })).telephone).toBe("50")
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

it("Closing a database waits for the write in progress", async () => {
  const other = await scratch.reopen()
  const writing = other.write((rows) => rows.insert(User, person(1)))
  await other.close()
  await writing
  expect(await countPeople()).toBe(1)
})

describe("concurrent writers", () => {
  const refusals = (results: PromiseSettledResult<unknown>[]) =>
    results.flatMap((result) => (result.status === "rejected" ? [String(result.reason.message)] : []))

  it("share a commit, which begins one cache generation before any write resolves", async () => {
    let generations = 0
    database.generations.onBegin(() => generations++)
    const atResolve: number[] = []
    const statements = await statementsIn(database, () =>
      Promise.all(Array.from({ length: 8 }, (_, number) => add(number).then(() => atResolve.push(generations)))),
    )
    const commits = statements.filter(({ sql }) => sql.endsWith("COMMIT")).length
    expect(commits).toBeLessThan(8)
    expect(generations).toBe(commits)
    expect(atResolve[0]).toBe(1)
    expect(await countPeople()).toBe(8)
  })

  it("begin no cache generation if all their writes are late", async () => {
    const before = database.generations.current
    const late = (number: number) => database.write((rows) => rows.insert(User, person(number)), { late: true })
    await Promise.all([1, 2, 3].map(late))
    expect(database.generations.current).toBe(before)
    await Promise.all([late(4), add(5), late(6)])
    expect(database.generations.current).toBeGreaterThan(before)
  })

  it("roll back only their own rows when they fail", async () => {
    const failing = () =>
      database.write(async (rows) => {
        await rows.insert(User, person(100))
        throw new Error("changed my mind")
      })
    const results = await Promise.allSettled([add(1), failing(), add(2), add(2), add(3)])
    expect(refusals(results)).toEqual(["changed my mind", expect.stringMatching(/unique/i)])
    expect((await database.read.find(User)).map(({ name }) => name)).toEqual(["Person 1", "Person 2", "Person 3"])
  })

  it("learn of a failure only once the rows that caused it are committed", async () => {
    const countAfterFailure = add(7).then(
      () => countPeople(),
      () => countPeople(),
    )
    const inTheWay = database.write((rows) => rows.insert(User, person(7))).catch(() => countPeople())
    expect(await Promise.all([countAfterFailure, inTheWay])).toEqual([1, 1])
  })
})

describe("a read snapshot", () => {
  it("sees one state of the database during writes, and a later one sees the new state", async () => {
    await add(1)
    await database.inSnapshot(async ({ read }) => {
      expect(await read.count(User)).toBe(1)
      await add(2)
      expect(await read.count(User)).toBe(1)
      expect(await countPeople()).toBe(2)
    })
    expect(await database.inSnapshot(({ read }) => read.count(User))).toBe(2)
  })

  it("begins with its first read", async () => {
    await database.inSnapshot(async ({ read }) => {
      await add(1)
      expect(await read.count(User)).toBe(1)
    })
  })

  it("sees every write acknowledged before it, even if it shares another's state", async () => {
    for (let number = 1; number <= 20; number++) {
      const [before] = await Promise.all([1, 2, 3].map(() => database.inSnapshot(({ read }) => read.count(User))))
      expect(before).toBe(number - 1)
      await database.write((rows) => rows.insert(User, person(number)), { late: number % 2 === 0 })
    }
  })

  it("returns its connection, even if it fails or leaves a statement running", async () => {
    const endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"
    for (let time = 0; time < 20; time++) {
      const failing = database.inSnapshot(async ({ read }) => {
        await read.count(User)
        read.query(endless).catch(() => undefined)
        throw new Error("changed my mind")
      })
      await expect(failing).rejects.toThrow("changed my mind")
    }
    expect(await countPeople()).toBe(0)
  })

  it("cannot write, or read after its end", async () => {
    const { read, write } = await database.inSnapshot(async (within) => within)
    await expect(write((rows) => rows.insert(User, person(1)))).rejects.toThrow(/cannot write/)
    await expect(read.count(User)).rejects.toThrow(/over/)
  })
})

it("A statement that fails reports its error to its callers, and does not block others", async () => {
  const queries = Array.from({ length: 8 }, (_, number) => (number % 2 ? "SELECT 1 FROM nowhere" : "SELECT 1 AS one"))
  const answers = await database.inSnapshot(({ read }) => Promise.allSettled(queries.map((sql) => read.query(sql))))
  expect(answers.map((answer) => (answer.status === "fulfilled" ? answer.value : answer.reason.message))).toEqual(
    queries.map((_, number) => (number % 2 ? expect.stringMatching(/no such table|does not exist/) : [{ one: 1 }])),
  )
})

describe("the number of items in a state", () => {
  const story = (id: number) => {
    const now = new Date()
    return { id, userId: 1, title: `Story ${id}`, detail: "<p>Rain</p>", createdAt: now, updatedAt: now }
  }
  const addBoth = (id: number) =>
    database.write(async (rows) => {
      await rows.insert(NewsStory, story(id))
      await rows.insert(User, person(id))
    })
  const total = () => countInStates(database.read, NewsStory, [ContentState.PUBLISHED])
  const totalBy = (userId: number) => countInStates(database.read, NewsStory, [ContentState.PUBLISHED], userId)

  beforeEach(() => database.write((rows) => rows.insert(User, { ...person(0), id: 1 })))

  it("changes within each transaction, and rolls back with it", async () => {
    const failing = database.write(async (rows) => {
      await rows.insert(NewsStory, story(9))
      expect(await countInStates(rows, NewsStory, [ContentState.PUBLISHED])).toBe(1)
      throw new Error("changed my mind")
    })
    await Promise.allSettled([failing, addBoth(1), addBoth(1), addBoth(2), addBoth(3)])
    expect(await total()).toBe(3)
    expect([await totalBy(1), await totalBy(2)]).toEqual([3, 0])
    await database.write((rows) => rows.delete(NewsStory, { title: "Story 2" }))
    expect(await total()).toBe(2)
    await database.write((rows) => rows.update(NewsStory, { title: "Story 1" }, { state: ContentState.TAKEN_DOWN }))
    expect(await total()).toBe(1)
    expect(await countInStates(database.read, NewsStory, Object.values(ContentState))).toBe(2)
    await database.write((rows) => rows.query("DELETE FROM news_stories"))
    expect(await total()).toBe(0)
  })
})

describe("texts", () => {
  const names = ["apple", "Zebra", "éclair", "Apple", "_plum", "äpfel", "10", "9", "ßharp", "a b", "ab"]
  const byBytes = [...names].sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)))

  it("are sorted by bytes, whatever the server's locale", async () => {
    for (const [number, name] of names.entries())
      await database.write((rows) => rows.insert(User, { ...person(number), name }))
    const sorted = await database.read.find(User, { select: { id: true, name: true }, order: { name: "ASC" } })
    expect(sorted.map(({ name }) => name)).toEqual(byBytes)
  })

  it("are stored without NUL characters, and never match a search with one", async () => {
    await database.write((rows) => rows.insert(User, { ...person(1), name: "Eda\0 Editor" }))
    expect(await database.read.findOneBy(User, { name: "Eda Editor" })).toMatchObject({ id: 1 })
    expect(await database.inSnapshot(({ read }) => read.countBy(User, { name: "Eda\0" }))).toBe(0)
    expect(await database.read.countBy(User, { name: "Eda\0" })).toBe(0)
  })
})

describe("a reader", () => {
  it("never sees uncommitted rows", async () => {
    await database
      .write(async (rows) => {
        await rows.insert(User, person(1))
        expect(await countPeople()).toBe(0)
        throw new Error("changed my mind")
      })
      .catch(() => undefined)
    expect(await countPeople()).toBe(0)
  })

  it("cannot write", async () => {
    await expect(database.read.insert(User, person(1))).rejects.toThrow(/read-?only/)
  })
})

async function emptySource(tables: { entities?: typeof entities; migrations: typeof all }) {
  if (databaseKind() === "sqlite") return new DataSource({ ...plainSqlite(":memory:"), ...tables }).initialize()
  const { DATABASE_URL: url } = await emptyDatabase(`${scratch.folder}-empty`)
  return new DataSource({ type: "postgres", url, ...tables }).initialize()
}

async function columnsOf(runner: QueryRunner, table: string) {
  const { columns = [] } = (await runner.getTable(table)) ?? {}
  return columns.filter(({ name, type }) => type !== "tsvector" && !(table === "search_entries" && name === "length"))
}

/** Foreign keys and indexes as text, in the same form for entities and tables. */
const foreignKey = (table: string, columns: string[], other: string, onDelete = "NO ACTION") =>
  `${table}: ${columns.join(", ")} of ${other}, ${onDelete}`

const index = (table: string, columns: string[], isUnique: boolean) =>
  `${table}: ${isUnique ? "unique " : ""}index on ${columns.toSorted().join(", ")}`

const rulesOfEntity = ({ tableName: table, foreignKeys, indices }: EntityMetadata) => [
  ...foreignKeys.map((key) => foreignKey(table, key.columnNames, key.referencedEntityMetadata.tableName, key.onDelete)),
  ...indices.map(({ columns, isUnique }) => index(table, columns.map(nameOfColumn), isUnique)),
]

const nameOfColumn = ({ databaseName }: { databaseName: string }) => databaseName

const plainName = (path: string) => path.split(".").at(-1) as string

const rulesOfTable = ({ name, foreignKeys, indices }: Table) => [
  ...foreignKeys.map((key) =>
    foreignKey(plainName(name), key.columnNames, plainName(key.referencedTableName), key.onDelete),
  ),
  ...indices.map(({ columnNames, isUnique }) => index(plainName(name), columnNames, isUnique)),
]

/** Picture columns without an index: each view of a picture would scan their table. */
const scannedForPictures = ({ name, foreignKeys, indices }: Table) =>
  foreignKeys
    .filter(({ referencedTableName }) => plainName(referencedTableName) === "pictures")
    .map(({ columnNames: [column] }) => column)
    .filter((column) => !indices.some(({ columnNames: [first] }) => first === column))
    .map((column) => `${name}: ${column}`)

const byName = <T extends { name: string }>(columns: T[]) =>
  columns.toSorted((one, other) => (one.name < other.name ? -1 : 1))

describe("the tables", () => {
  it("match the entities, and every migration can be undone", async () => {
    const source = await emptySource({ entities, migrations: all })
    await source.runMigrations()
    const runner = source.createQueryRunner()
    for (const { tableName, columns } of source.entityMetadatas) {
      const stored = (await columnsOf(runner, tableName)).map(({ name, isNullable }) => ({ name, isNullable }))
      const described = columns.map(({ databaseName: name, isNullable }) => ({ name, isNullable }))
      expect(byName(stored)).toEqual(byName(described))
    }
    const tables = await runner.getTables(source.entityMetadatas.map(({ tablePath }) => tablePath))
    const rules = source.entityMetadatas.flatMap(rulesOfEntity)
    expect(tables.flatMap(rulesOfTable)).toEqual(expect.arrayContaining(rules))
    expect(tables.flatMap(scannedForPictures)).toEqual([])
    await runner.release()
    for (const _ of all) await source.undoLastMigration()
    await source.destroy()
  })

  it("gain a new content type and a new column with one line each", async () => {
    const added = [
      createOwnedTable(1999000000001, "bulletins", [text("title")]),
      addColumn(1999000000002, "bulletins", "end"),
    ]
    const ofAll = [...migrations, ...added]
    const source = await emptySource({ migrations: ofAll })
    await source.runMigrations()
    expect((await appliedMigrations(source)).sort()).toEqual(namesOf(ofAll).sort())
    const runner = source.createQueryRunner()
    const columns = async () => (await columnsOf(runner, "bulletins")).map(({ name }) => name).sort()
    const ofType = [
      ...["createdAt", "expiresAt", "id", "pictureId", "publishAt", "publishedAt", "state"],
      ...["title", "updatedAt", "userId", "version"],
    ]
    expect(await columns()).toEqual([...ofType, "end"].sort())
    await source.undoLastMigration()
    expect(await columns()).toEqual(ofType)
    await source.undoLastMigration()
    expect(await columns()).toEqual([])
    await runner.release()
    await source.destroy()
  })
})
