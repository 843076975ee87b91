import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pino from "pino"
import { DataSource } from "typeorm"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { Role } from "../access/roles.ts"
import { nouns } from "../nouns.ts"
import { User } from "../users/user.ts"
import { type Database, openDatabase } from "./database.ts"
import { migrations } from "./migrations/index.ts"

const entities = nouns.flatMap((noun) => noun.entities)
const log = pino({ level: "silent" })

let folder: string
let database: Database

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "database-"))
  database = await openDatabase({ file: join(folder, "site.sqlite"), entities, log })
})
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
    const source = await new DataSource({ type: "sqlite", database: ":memory:", entities, migrations }).initialize()
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
    for (const _ of migrations) await source.undoLastMigration()
    await source.destroy()
  })
})
