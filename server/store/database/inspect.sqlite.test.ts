import { randomBytes } from "node:crypto"
import { cp, open, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { DataSource } from "typeorm"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { inAnotherProcess } from "../../../test/another-process.ts"
import { newFolder } from "../../../test/new-folder.ts"
import { plainSqlite } from "../../../test/older-database.ts"
import { School } from "../../../test/school.ts"
import { SettingsError, TransientError } from "../../base/settings.ts"

let filled: string
let folder: string

beforeAll(async () => {
  const school = await School.open({ SEED: "school" })
  await school.site.close()
  filled = school.dataDir
})
beforeEach(async () => {
  folder = newFolder("lies-there")
  await cp(filled, folder, { recursive: true })
})
afterAll(() => rm(filled, { recursive: true }))

const database = () => join(folder, "site.sqlite")

async function refused(DATA_DIR = folder): Promise<Error> {
  const school = await School.open({ DATA_DIR }).catch((error) => error)
  if (school instanceof School) await school.close()
  expect(school).toBeInstanceOf(SettingsError)
  expect(school.message).not.toContain("\n")
  return school
}

const refusal = async () => (await refused()).message

/** Requires a refusal after which a restart would not help. */
function requireFinal(error: Error) {
  expect(error).not.toBeInstanceOf(TransientError)
  expect(error.message).toMatch(/^Setting DATA_DIR is wrong: /)
}

it.each<[string, () => Promise<unknown>]>([
  ["is missing", () => rm(database())],
  ["is empty", () => writeFile(database(), "")],
  ["is a copy from before its first rows", () => emptyDatabase()],
])("A site does not start afresh if its database %s", async (_, lose) => {
  await lose()
  const before = await readdir(folder)
  expect(await refusal()).toMatch(/token-secret and images.*missing or empty\. Put site\.sqlite back/)
  expect(await readdir(folder)).toEqual(expect.arrayContaining(before))
})

it.each(["token-secret", "images"])("%s alone shows that the folder holds a site", async (left) => {
  for (const name of await readdir(folder)) if (name !== left) await rm(join(folder, name), { recursive: true })
  expect(await refusal()).toContain(`it holds a site (${left})`)
})

it("A new site starts in an emptied folder, even after an interrupted first start", async () => {
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true })
  const killed = await new DataSource({ ...plainSqlite(database()), enableWAL: true }).initialize()
  await killed.query("CREATE TABLE begun (id)")
  const school = await School.open({ DATA_DIR: folder })
  await Promise.all([school.site.close(), killed.destroy()])
})

it("The WAL beside a missing database is not deleted", async () => {
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true })
  await writeFile(`${database()}-wal`, randomBytes(5000))
  const before = await readFile(`${database()}-wal`)
  expect(await refusal()).toContain("site.sqlite-wal")
  expect(await readFile(`${database()}-wal`)).toEqual(before)
})

it.each([0, 1, 2, 5, 20, 60])("A database whose page %i is all zeros is refused in one line", async (page) => {
  const file = await open(database(), "r+")
  await file.write(Buffer.alloc(4096), 0, 4096, page * 4096)
  await file.close()
  expect(await refusal()).toMatch(/site\.sqlite in \S+ is damaged.*Put it back from your copy/)
})

it("A folder that is a file, or cannot be made, is refused in one line", async () => {
  const file = join(folder, "a-file")
  await writeFile(file, "letters")
  for (const DATA_DIR of [file, "/proc/x"]) requireFinal(await refused(DATA_DIR))
  expect(await readFile(file, "utf8")).toBe("letters")
})

it("A file that is no database is refused and left as it was", async () => {
  const letters = "letters ".repeat(1000)
  await writeFile(database(), letters)
  requireFinal(await refused())
  expect(await readFile(database(), "utf8")).toBe(letters)
})

it("A folder is used by one site at a time, and by commands beside it", async () => {
  const first = await School.openOn(folder)
  expect(await refusal()).toBe(
    "Setting DATA_DIR is wrong: another site is running in this folder. Stop that one, or give this one another folder.",
  )
  await inAnotherProcess(first, "UPDATE users SET telephone = '1' WHERE id = 1")
  expect((await first.visitor().rest("GET", "/news")).status).toBe(200)
  await first.site.close()
  const next = await School.openOn(folder)
  await next.site.close()
})

async function inDatabase(statement: string) {
  const source = await new DataSource({ ...plainSqlite(database()), enableWAL: true }).initialize()
  await source.query(statement)
  await source.destroy()
}

async function emptyDatabase() {
  await rm(database())
  await inDatabase("PRAGMA user_version = 1")
}
