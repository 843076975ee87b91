import { mkdir, mkdtemp, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { DataSource } from "typeorm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Client } from "../../test/client.ts"
import { leave, olderDatabase, updated } from "../../test/older-database.ts"
import { drawnPicture, School } from "../../test/school.ts"
import { migrations } from "../database/migrations/index.ts"
import { imagesFolder } from "../settings.ts"
import { User } from "../users/user.ts"

const fields = "picture { name url alt described }"

let school: School
let visitor: Client

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "school-"))
  await fillAsBefore(dataDir)
  school = await School.openOn(dataDir)
  visitor = school.visitor()
})
afterAll(() => school.close())

const now = "'2026-03-01T09:00:00.000Z'"

/** The tables, beside that of the stories, in which one row shows the shared picture. */
const showing = ["users", "products", "articles", "profiles", "galleries", "gallery_images", "events"]

const migrationsBefore = (name: string) =>
  migrations.slice(
    0,
    migrations.findIndex((migration) => migration.name.startsWith(name)),
  )

/** A row of Eda's in which every text is the name of its table, and every list is empty. */
async function insertAny(source: DataSource, table: string) {
  const runner = source.createQueryRunner()
  const { columns = [] } = (await runner.getTable(table)) ?? {}
  await runner.release()
  const written = columns.filter(({ isNullable, isGenerated }) => !isNullable && !isGenerated)
  const values = written.map(({ name, type }) => {
    if (/At$|^date$/.test(name)) return now
    if (name === "members") return "'[]'"
    return { integer: "1", boolean: "false" }[type] ?? `'${table}'`
  })
  const names = written.map(({ name }) => `"${name}"`)
  await source.query(`INSERT INTO "${table}" (${names.join(", ")}) VALUES (${values.join(", ")})`)
}

/** A folder as a site left it whose pictures were shared by items. */
async function fillAsBefore(dataDir: string) {
  const first = await olderDatabase(dataDir, migrationsBefore("AddUserPictures"))
  await first.query(
    `INSERT INTO "users" ("id", "name", "email", "role", "suspend", "telephone", "twitter", "linkedIn", "instagram", "createdAt", "updatedAt")
     VALUES (1, 'Eda', 'eda@school.example', 3, false, '', '', '', '', ${now}, ${now})`,
  )
  const second = await updated(first, migrationsBefore("SearchOfficeLists"))
  for (const table of ["products", "committees"]) await insertAny(second, table)
  const source = await updated(second, migrationsBefore("PicturesAreUses"))
  for (const [id, name, alt, uploader] of [
    [1, "shared.png", "'The relay'", 1],
    [2, "skipped.png", "''", 1],
    [3, "brought.png", "''", "NULL"],
    [4, "forgotten.png", "''", 1],
  ])
    await source.query(
      `INSERT INTO "pictures" ("id", "name", "type", "width", "height", "bytes", "color", "alt", "uploaderId", "createdAt")
       VALUES (${id}, '${name}', 'image/png', 64, 48, ${picture.length}, '#000000', ${alt}, ${uploader}, ${now})`,
    )
  for (const [id, pictureId] of [
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 3],
  ])
    await source.query(
      `INSERT INTO "news_stories" ("id", "userId", "createdAt", "updatedAt", "version", "title", "detail", "pictureId")
       VALUES (${id}, 1, ${now}, ${now}, 1, 'A', '<p>A</p>', ${pictureId})`,
    )
  for (const table of ["articles", "profiles", "galleries", "gallery_images", "events"]) await insertAny(source, table)
  for (const table of showing) await source.query(`UPDATE "${table}" SET "pictureId" = 1`)
  await leave(source)
  await mkdir(imagesFolder(dataDir))
  for (const name of ["shared.png", "skipped.png", "brought.png", "forgotten.png"])
    await writeFile(join(imagesFolder(dataDir), name), picture)
}

const picture = await drawnPicture()

async function pictureOf(id: number) {
  return (await visitor.ask(`query ($id: Int!) { newsStory(id: $id) { ${fields} } }`, { id })).data.newsStory.picture
}

describe("a site of before pictures were uses", () => {
  it("shows what it showed, at the addresses given so far", async () => {
    for (const id of [1, 2]) expect(await pictureOf(id)).toMatchObject({ name: "shared.png", alt: "The relay" })
    for (const address of ["/images/shared.png", "/images/shared.png?w=320", (await pictureOf(1)).url])
      expect((await visitor.send("GET", address)).status).toBe(200)
  })

  it("has split what several items showed", async () => {
    const head = await school.signIn("admin@jacarandahill.example")
    const edit = `mutation ($id: Int!, $input: EditNewsStoryInput!) { editNewsStory(id: $id, input: $input) { ${fields} } }`
    await head.ask(edit, { id: 2, input: { picture: { name: "shared.png", alt: "Reworded" } } })
    expect((await pictureOf(1)).alt).toBe("The relay")
    expect((await pictureOf(2)).alt).toBe("Reworded")
    const shown = [...showing, "news_stories"].map((table) => `SELECT "pictureId" FROM "${table}"`)
    const ids = await school.services.database.read.query(
      `SELECT COUNT("pictureId") AS "all", COUNT(DISTINCT "pictureId") AS "different" FROM (${shown.join(" UNION ALL ")}) AS "shown"`,
    )
    expect(ids.map(({ all, different }: Record<string, unknown>) => [Number(all), Number(different)])).toEqual([
      [11, 11],
    ])
  })

  it("takes words that people skipped as not yet there, and those of the site itself as meant", async () => {
    expect(await pictureOf(3)).toMatchObject({ alt: "", described: false })
    expect(await pictureOf(4)).toMatchObject({ alt: "", described: true })
  })

  it("finds accounts and what the office keeps by their words, and asks nobody for another password", async () => {
    const head = await school.signIn("admin@jacarandahill.example")
    const found = `{ users(search: "EDA@school") { items { name } } products(search: "produ") { items { name } }
      committees(search: "commi") { items { name } } }`
    expect((await head.ask(found)).data).toEqual({
      users: { items: [{ name: "Eda" }] },
      products: { items: [{ name: "products" }] },
      committees: { items: [{ name: "committees" }] },
    })
    const eda = await school.services.database.read.findOneByOrFail(User, { id: 1 })
    expect(eda).toMatchObject({ mustChangePassword: false, secondFactor: false, deleted: false })
  })

  it("no longer shows what no item names", async () => {
    expect((await visitor.send("GET", "/images/forgotten.png")).status).toBe(404)
  })
})
