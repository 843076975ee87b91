import { readdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { inAnotherProcess } from "../../../test/another-process.ts"
import type { Client } from "../../../test/client.ts"
import { addPictures, enquiry, published, storedPicture } from "../../../test/items.ts"
import { newFolder } from "../../../test/new-folder.ts"
import { siteOfFirstRelease } from "../../../test/older-database.ts"
import { databaseKind, dropDatabase, emptyDatabase, isDouble } from "../../../test/postgres/databases.ts"
import { S3Server } from "../../../test/s3-server.ts"
import { addressOf, School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { openLog } from "../../base/log.ts"
import { Refusal } from "../../base/refusal.ts"
import { readSettings, type Settings } from "../../base/settings.ts"
import { featureMigrations, knownMigrations, openSiteDatabase, unexported } from "../../start/site-database.ts"
import { migrations } from "../../store/database/migrations/index.ts"
import { openStore } from "../../store/images/open-store.ts"
import { ArchiveWriter, textOf } from "../backup/archive.ts"
import { type ExportManifest, manifestName } from "../backup/manifest.ts"
import { type Archive, partOf, readArchive } from "../backup/read-archive.ts"
import { createExport } from "./create-export.ts"
import { exportKind, partOfTable } from "./export-kind.ts"
import { importExport } from "./import-export.ts"
import { linesOf } from "./table-lines.ts"

const log = openLog("silent", process.stderr)
const known = knownMigrations()
const kind = databaseKind()

let school: School
let eda: Client
let deleted: number
const folder = newFolder("exports")
const at = (name: string) => join(folder, name)
const file = at("site.tar")

beforeAll(async () => {
  school = await School.open()
  const hanna = await school.signedIn(Role.SUPERUSER, "Hanna Head")
  const crest = { name: await storedPicture(hanna), alt: "" }
  const look = { crest: "letter", colour: "#0b5d3b", accent: "#e8b92e", typeface: "sans", picture: crest }
  const menuGroups = [{ title: "Outside", links: [{ title: "Farm", path: "/p/farm" }] }]
  await hanna.call("editSite", { input: { look, menuGroups } })
  await hanna.call("addPage", { input: { title: "Our farm", address: "farm" } })
  eda = await school.signedIn(Role.EDITOR, "Eda Editor")
  await published(eda, "NewsStory", { title: "Grüße aus 東京: “it's” on 100\\% \n of \u2028 lines" })
  await published(eda, "NewsStory", { publication: { as: "DRAFT" } })
  const { id, version } = await published(eda, "Event")
  await eda.call("editEvent", { id, input: { title: "Kites", version } })
  await addPictures(eda, (await published(eda, "Gallery")).id, ["One", null])
  deleted = (await published(eda, "Article")).id
  await eda.call("deleteArticle", { id: deleted })
  // Values that collations order differently.
  for (const words of ["a", "B", "ä", "Z", "z z"])
    await inAnotherProcess(school, "INSERT INTO missed_searches VALUES ($1, 1, '2026-11-22')", [words])
  const more = Array.from({ length: 150 }, (_, number) => `('row ${number}', 1, '2026-11-22')`)
  await inAnotherProcess(school, `INSERT INTO missed_searches VALUES ${more.join(", ")}`)
  await school.visitor().rest("POST", "/mail", enquiry)
  await exportOf(school.services.settings, file)
})
afterAll(() => school.close())

async function exportOf(settings: Settings, to: string) {
  const database = await openSiteDatabase(settings, log)
  const store = await openStore(settings)
  await createExport({ database, store, file: to, unexported, log }).finally(() => database.close())
  return to
}

async function importInto(
  name: string,
  from: string,
  database: Record<string, string> = {},
  isMoved = false,
): Promise<Settings> {
  const settings = readSettings({ DATA_DIR: at(name), BACKUP_KEEP: "0", ...database })
  await importExport({
    file: from,
    settings,
    register: { isMoved },
    opening: { migrations: featureMigrations, log },
    known,
  })
  return settings
}

const inside = <T>(path: string, work: (archive: Archive<ExportManifest>) => Promise<T>) =>
  readArchive(path, { kind: exportKind, migrations: known }, work)

const contentOf = (path: string) =>
  inside(path, async ({ sums, manifest: { takenAt: _, ...manifest } }) => {
    sums.delete(manifestName)
    return { manifest, sums: Object.fromEntries([...sums].sort()) }
  })

const rowsOf = (path: string, table: string) =>
  inside(path, async ({ parts }) => {
    const lines = (await textOf(partOf(parts, partOfTable(table)))).split("\n")
    return lines.filter(Boolean).map((line) => JSON.parse(line))
  })

describe("an export", () => {
  it("keeps every row and picture when it moves from one kind of database to the other", async () => {
    const first = await contentOf(file)
    const { news_stories, missed_searches } = first.manifest.tables
    expect([news_stories?.rows, missed_searches?.rows]).toEqual([2, 155])
    const moved = await exportOf(await importInto("moved", file, {}, true), at("moved.tar"))
    expect(await contentOf(moved)).toEqual(first)
    if (kind === "sqlite") return
    const bucket = await S3Server.open()
    const wide = { ...(await emptyDatabase(at("back"))), IMAGES_URL: bucket.url() }
    const back = await importInto("back", moved, wide, true)
    expect(await contentOf(await exportOf(back, at("back.tar")))).toEqual(first)
    expect(bucket.names()).not.toEqual([])
    await dropDatabase(at("back"))
    await bucket.close()
  })

  it("holds every column of every table, except for a known few tables", async () => {
    const { read } = school.services.database
    const runner = read.connection.createQueryRunner()
    const { tables } = (await contentOf(file)).manifest
    for (const [name, { columns }] of Object.entries(tables)) {
      const stored = (await runner.getTable(name))?.columns.map((column) => column.name)
      expect([name, [...columns].sort()]).toEqual([name, stored?.sort()])
    }
    await runner.release()
    const left = read.connection.entityMetadatas.map(({ tableName }) => tableName).filter((name) => !tables[name])
    expect(left.sort()).toEqual([
      ...["mail_counts", "programs", "search_entries", "search_progress", "sessions", "site_events"],
      ...["webhook_deliveries", "webhooks"],
    ])
  })

  it("writes booleans and texts in readable form", async () => {
    const [hanna] = (await rowsOf(file, "users")).filter(({ name }) => name === "Hanna Head")
    expect(hanna).toMatchObject({ suspend: false, role: 5, passwordHash: expect.stringContaining("$argon2id$") })
    const titles = (await rowsOf(file, "news_stories")).map(({ title }) => title)
    expect(titles[0]).toContain("Grüße aus 東京: “it's” on 100\\%")
  })

  it("distinguishes null from false", async () => {
    const { read } = school.services.database
    // No table has a nullable boolean; a null date replaces it here.
    const shape = { columns: ["id", "expiresAt"], flags: ["expiresAt"], key: ["id"] }
    const lines = linesOf((sql, parameters) => read.query(sql, parameters), "news_stories", shape)
    const { value: [first] = [] } = await lines.next()
    expect(JSON.parse(first)).toEqual({ id: 1, expiresAt: null })
  })
})

describe("an imported site", () => {
  let other: School
  beforeAll(async () => {
    await importInto("imported", file, kind === "postgres" ? await emptyDatabase(at("imported")) : {})
    other = await School.openOn(at("imported"))
  })
  afterAll(() => other.close())

  it("lets users sign in with their old password, and has their content", async () => {
    const again = await other.signIn(addressOf("Eda Editor"))
    expect(again.id).toBe(eda.id)
    const query = `{ newsStories(states: [PUBLISHED, DRAFT]) { items { title detail picture { name } } } events { items { title } }
      bin { total } }`
    expect((await again.request(query)).data).toEqual((await eda.request(query)).data)
  })

  it("keeps its look, menu and pages", async () => {
    const query = `{ site { look { version colour picture { name } } menuGroups { title links { path } } } page(key: "p/farm") { title } }`
    const { data } = await other.visitor().request(query)
    expect(data).toEqual((await school.visitor().request(query)).data)
    expect(data).toMatchObject({
      site: { look: { colour: "#0b5d3b", picture: {} }, menuGroups: [{ title: "Outside" }] },
      page: { title: "Our farm" },
    })
    expect((await other.visitor().send("GET", `/look/${data.site.look.version}/look.css`)).status).toBe(200)
  })

  it("keeps mail that waited for the office, as it may have been sent", async () => {
    const { outbox } = other.services
    expect([await outbox.count("waiting"), await outbox.count("given up")]).toEqual([0, 1])
  })

  it("does not reuse the id of a binned item, which can still be restored", async () => {
    const again = await other.signIn(addressOf("Eda Editor"))
    expect((await published(again, "Article")).id).toBe(deleted + 1)
    await again.call("restoreFromBin", { type: "ARTICLE", id: deleted })
    expect(await again.call("article", { id: deleted })).toEqual({ id: deleted })
  })

  it("can be searched", async () => {
    await other.services.backlog.whenDone()
    expect(await other.visitor().call("search", { q: "東京" }, "total")).toEqual({ total: 1 })
  })
})

describe("an import", () => {
  async function refused(path: string): Promise<string> {
    const error = await importInto("refused", path).catch((error) => error)
    expect(error).toBeInstanceOf(Refusal)
    expect(await readdir(folder)).not.toContain("refused")
    return error.message
  }

  it.each([
    ["release 0.1.0", "first", []],
    ["an up-to-date site that began with release 0.1.0", "later", migrations.slice(1)],
  ])("accepts an export of %s, and migrates its tables", async (_, name, later) => {
    const { ran, columns: known } = await tablesThen(later)
    const has = (table: string, column: string) => known[table]?.includes(column)
    const older = await rewritten(`${name}.tar`, async ({ manifest }) => {
      const tables = Object.entries(manifest.tables).flatMap(([table, { columns, flags, ...rest }]) => {
        const then = (names: string[]) => names.filter((column) => has(table, column))
        return known[table] ? [[table, { ...rest, columns: then(columns), flags: then(flags) }] as const] : []
      })
      return {
        manifest: { ...manifest, migrations: ran, tables: Object.fromEntries(tables) },
        row: (row, table) => Object.fromEntries(Object.entries(row).filter(([column]) => has(table, column))),
      }
    })
    const settings = await importInto(name, older, kind === "postgres" ? await emptyDatabase(at(name)) : {})
    const again = await exportOf(settings, at(`${name}-again.tar`))
    for (const table of ["users", "news_stories", "pictures", "activities"])
      expect(await rowsOf(again, table)).toEqual(await rowsOf(file, table))
    await dropDatabase(at(name))
  })

  it.skipIf(isDouble())("refuses a damaged, foreign, too new or too old file, and writes nothing", async () => {
    const bytes = await readFile(file)
    await writeFile(at("damaged.tar"), bytes.fill("x", bytes.indexOf("Hanna Head"), bytes.indexOf("Hanna Head") + 1))
    expect(await refused(at("damaged.tar"))).toMatch(/damaged: its tables\/\w+\.jsonl is not what was written\.$/)
    await writeFile(at("letter.txt"), "Dear parents,\n".repeat(100))
    expect(await refused(at("letter.txt"))).toContain("letter.txt is no export of a site")
    const newer = await rewritten("newer.tar", async ({ manifest }) => ({
      manifest: { ...manifest, version: "9.1.0", migrations: [...manifest.migrations, "Later1999999999999"] },
    }))
    expect(await refused(newer)).toContain("was made by a newer release (9.1.0)")
    const older = await rewritten("too-old.tar", async ({ manifest }) => ({
      manifest: { ...manifest, migrations: ["CreateAccountsAndNews1761000000000"] },
    }))
    expect(await refused(older)).toMatch(/^\S+ was made before release 0\.1\.0\. Use it with that one.*\.$/)
  })

  it("does not overwrite a site in the folder or the database", async () => {
    await expect(importInto("moved", file)).rejects.toThrow(/moved is not empty: it holds .*site\.sqlite/)
    if (kind === "sqlite") return
    const DATABASE_URL = String(school.services.settings.postgres?.url)
    await expect(importInto("elsewhere", file, { DATABASE_URL })).rejects.toThrow(/DATABASE_URL is not empty/)
  })

  it("leaves no site behind if a foreign key is broken", async () => {
    const orphans = await rewritten("orphans.tar", async ({ manifest }) => ({
      manifest,
      row: (row, table) => (table === "news_stories" ? { ...row, userId: 4711 } : row),
    }))
    const database = kind === "postgres" ? await emptyDatabase(at("orphans")) : {}
    await expect(importInto("orphans", orphans, database)).rejects.toThrow(
      /damaged: the database refuses what it holds \(.*foreign key/i,
    )
    expect(await readdir(at(""))).not.toContain("orphans")
    await importInto("orphans", file, database)
    await dropDatabase(at("orphans"))
  })
})

async function tablesThen(later: typeof migrations) {
  const source = await siteOfFirstRelease(at("then"), later)
  const ran: { name: string }[] = await source.query("SELECT name FROM migrations ORDER BY id")
  const tables = await source.createQueryRunner().getTables()
  await source.destroy()
  await rm(at("then"), { recursive: true })
  await dropDatabase(at("then"))
  const columns = tables.map(({ name, columns }) => [name.split(".").at(-1), columns.map((one) => one.name)])
  return { ran: ran.map(({ name }) => name), columns: Object.fromEntries(columns) }
}

interface Changes {
  manifest: ExportManifest
  row?(row: Record<string, unknown>, table: string): object
}

function rewritten(name: string, change: (archive: Archive<ExportManifest>) => Promise<Changes>): Promise<string> {
  return inside(file, async (archive) => {
    const { manifest, row = (same) => same } = await change(archive)
    await using writer = await ArchiveWriter.create(at(name))
    for (const part of archive.images) await writer.add(part, part.read())
    for (const table of Object.keys(manifest.tables)) {
      const rows = await rowsOf(file, table)
      await writer.addText(partOfTable(table), rows.map((one) => `${JSON.stringify(row(one, table))}\n`).join(""))
    }
    await writer.addText(manifestName, JSON.stringify(manifest))
    await writer.finish()
    return at(name)
  })
}
