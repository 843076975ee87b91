import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { beforeEach, describe, expect, it } from "vitest"
import { newFolder } from "../../test/new-folder.ts"
import { siteOfFirstRelease } from "../../test/older-database.ts"
import { databaseKind, dropDatabase } from "../../test/postgres/databases.ts"
import { School } from "../../test/school.ts"
import { openLog } from "../base/log.ts"
import { createBackup } from "../school/backup/create-backup.ts"
import { extractItem } from "../school/backup/extract.ts"
import { readBackup } from "../school/backup/read-backup.ts"
import { restoreBackup } from "../school/backup/restore-backup.ts"
import { migrations } from "../store/database/migrations/index.ts"
import { featureMigrations, knownMigrations } from "./site-database.ts"

const log = openLog("silent", process.stderr)
const onSqlite = databaseKind() === "sqlite"

let folder: string
const at = (name: string) => join(folder, name)

beforeEach(() => {
  folder = newFolder("older")
})

async function olderSite(later: typeof migrations, change = "") {
  const source = await siteOfFirstRelease(folder, later)
  if (change) await source.query(change)
  await source.destroy()
}

const backUp = () => createBackup({ settings: { dataDir: folder, s3: undefined }, file: at("backup.tar"), log })

const restore = () =>
  restoreBackup({
    ...{ file: at("backup.tar"), settings: { dataDir: at("restored"), s3: undefined }, migrations: knownMigrations() },
    opening: { migrations: featureMigrations, log },
  })

const takeOut = () =>
  readBackup(at("backup.tar"), knownMigrations(), (backup) =>
    extractItem(backup, { table: "news_stories", id: 1, name: "news-1" }, folder),
  )

async function expectWhole(school: School) {
  const { newsStory, site } = (
    await school.visitor().request("{ newsStory(id: 1) { title picture { url } } site { languages } }")
  ).data
  expect(site.languages).toEqual(["EN", "SW", "FR"])
  expect(newsStory).toMatchObject({ title: "Sports day" })
  expect((await school.visitor().send("GET", newsStory.picture.url)).status).toBe(200)
  await school.signIn("eda.editor@jacarandahill.example")
}

async function tablesOf({ services }: School): Promise<string[]> {
  const runner = services.database.read.connection.createQueryRunner()
  const tables = await runner.getTables()
  await runner.release()
  const lines = tables.flatMap(({ name, columns, indices, uniques, foreignKeys }) => {
    const unordered = columns.map((column) => ({ ...column, collation: "" }))
    const unnamed = foreignKeys.map((key) => ({ ...key, name: "" }))
    return [...unordered, ...indices, ...uniques, ...unnamed].map((part) => `${name}: ${JSON.stringify(part)}`)
  })
  return lines.sort()
}

describe.each([
  ["of release 0.1.0", []],
  ["that began with release 0.1.0, and is up to date", migrations.slice(1)],
])("a site %s", (_, later) => {
  it("starts with the tables of a new site", async () => {
    await olderSite(later)
    const school = await School.openOn(folder)
    await expectWhole(school)
    const another = await School.open()
    expect(await tablesOf(school)).toEqual(await tablesOf(another))
    await another.close()
    await school.close()
  })

  it.runIf(onSqlite)("is restored from its backup", async () => {
    await olderSite(later)
    await backUp()
    await restore()
    const school = await School.openOn(at("restored"))
    await expectWhole(school)
    await school.site.close()
  })

  it.runIf(onSqlite)("gives one item out of its backup", async () => {
    await olderSite(later)
    await backUp()
    const item = JSON.parse(await readFile(join(await takeOut(), "item.json"), "utf8"))
    expect(item.news_stories).toMatchObject([{ title: "Sports day" }])
    expect(await readFile(at("news-1/sports-day.png"))).toEqual(await readFile(at("images/sports-day.png")))
  })
})

describe("a site older than release 0.1.0", () => {
  const last = "DELETE FROM migrations WHERE name = 'IndexOwnUploads1764882000000'"

  it("does not start, and names the release to update through", async () => {
    await olderSite([], last)
    await expect(School.openOn(folder)).rejects.toThrow(
      /^The database is .* before 0\.1\.0\. Start release 0\.1\.0 .*$/,
    )
    await dropDatabase(folder)
  })

  it.runIf(onSqlite)("cannot be restored from its backup, whole or in part", async () => {
    await olderSite([], last)
    await backUp()
    for (const work of [restore, takeOut])
      await expect(work()).rejects.toThrow(
        /^\S+backup\.tar was made before release 0\.1\.0\. Use it with that one.*\.$/,
      )
  })
})
