import { type MigrationInterface, type QueryRunner, type Table, type TableColumn, TableUnique } from "typeorm"
import { addIndexes, dropIndexes, id, integer, references, table } from "./tables.ts"

/** The tables whose rows show a picture, but for the new one. */
const showing = [
  "articles",
  "news_stories",
  "profiles",
  "galleries",
  "gallery_images",
  "events",
  "pages",
  "products",
  "users",
]

const columns = '"name", "type", "width", "height", "bytes", "color", "alt", "createdAt", "file", "focusX", "focusY"'

const sitePictures = table("site_pictures", [id, integer("pictureId")], {
  foreignKeys: [references("pictureId", "pictures")],
})

const indexes: [string, ...string[]][] = [
  ["pictures", "name"],
  ["pictures", "file"],
  ["pictures", "hash"],
  ["pictures", "createdAt"],
  ...[...showing, "site_pictures"].map((name): [string, string] => [name, "pictureId"]),
]

/**
 * Makes a picture one use of a file (docs/decisions/10-a-picture-is-one-use.md): what several items showed is split,
 * so that each has words of its own. Words that are empty were skipped by people, but meant by the site itself.
 */
export class PicturesAreUses1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await loosen(runner)
    await runner.createTable(sitePictures)
    await addIndexes(runner, indexes)
    const used = new Set<number>()
    for (const name of showing) await split(runner, name, used)
    await hangSitePictures(runner, used)
  }

  async down(runner: QueryRunner) {
    await dropIndexes(runner, indexes)
    await runner.dropTable(sitePictures)
    await rejoin(runner)
    await runner.query(`UPDATE "pictures" SET "alt" = '' WHERE "alt" IS NULL`)
    await runner.dropColumns("pictures", ["file", "hash", "focusX", "focusY"])
    const pictures = await tableOf(runner)
    await runner.changeColumn(pictures, "alt", changed(pictures, { isNullable: false }))
    await runner.createUniqueConstraint("pictures", new TableUnique({ columnNames: ["name"] }))
  }
}

/** A name may stand in several rows, and words may be missing. */
async function loosen(runner: QueryRunner) {
  const pictures = await tableOf(runner)
  await runner.dropUniqueConstraints(pictures, pictures.uniques.slice())
  await runner.changeColumn(pictures, "alt", changed(pictures, { isNullable: true }))
  await runner.query(`ALTER TABLE "pictures" ADD COLUMN "file" text NOT NULL DEFAULT ''`)
  await runner.query(`ALTER TABLE "pictures" ADD COLUMN "hash" text`)
  for (const axis of ["focusX", "focusY"])
    await runner.query(`ALTER TABLE "pictures" ADD COLUMN "${axis}" integer NOT NULL DEFAULT 50`)
  await runner.query(`UPDATE "pictures" SET "file" = "name"`)
  await runner.query(`UPDATE "pictures" SET "alt" = NULL WHERE "alt" = '' AND "uploaderId" IS NOT NULL`)
}

async function tableOf(runner: QueryRunner) {
  const found = await runner.getTable("pictures")
  if (!found) throw new Error("There is no table of pictures.")
  return found
}

function changed(pictures: Table, change: Partial<TableColumn>) {
  const column = pictures.findColumnByName("alt")?.clone() as TableColumn
  return Object.assign(column, change)
}

/** Gives every row that is not the first to show its picture another use of it. */
async function split(runner: QueryRunner, name: string, used: Set<number>) {
  const rows = await runner.query(`SELECT "id", "pictureId" FROM "${name}" WHERE "pictureId" IS NOT NULL ORDER BY "id"`)
  for (const { id, pictureId } of rows as { id: number; pictureId: number }[]) {
    if (used.has(pictureId))
      await runner.query(`UPDATE "${name}" SET "pictureId" = ${await anotherUse(runner, pictureId)} WHERE "id" = ${id}`)
    else used.add(pictureId)
  }
}

async function anotherUse(runner: QueryRunner, pictureId: number): Promise<number> {
  await runner.query(
    `INSERT INTO "pictures" (${columns}) SELECT ${columns} FROM "pictures" WHERE "id" = ${Number(pictureId)}`,
  )
  return (await runner.query(`SELECT MAX("id") AS "id" FROM "pictures"`))[0].id
}

/** The site's own texts name their pictures: from now on a row holds each of them. */
async function hangSitePictures(runner: QueryRunner, used: Set<number>) {
  const sites = await runner.query(`SELECT "hero", "facilities", "intake", "scholarship" FROM "site_info"`)
  const parts = (sites as Record<string, string>[]).flatMap((site) =>
    Object.values(site).flatMap((json) => JSON.parse(json)),
  )
  const names = new Set(parts.flatMap((part: { picture?: string | null } | null) => part?.picture ?? []))
  const pictures: { id: number; name: string }[] = await runner.query(
    `SELECT MIN("id") AS "id", "name" FROM "pictures" GROUP BY "name"`,
  )
  for (const { id } of pictures.filter(({ name }) => names.has(name))) {
    const own = used.has(id) ? await anotherUse(runner, id) : id
    await runner.query(`INSERT INTO "site_pictures" ("pictureId") VALUES (${own})`)
  }
}

/** Back to one row for each name: the first. */
async function rejoin(runner: QueryRunner) {
  const first = `(SELECT MIN(f."id") FROM "pictures" f JOIN "pictures" p ON p."name" = f."name" WHERE p."id" = "pictureId")`
  for (const name of showing)
    await runner.query(`UPDATE "${name}" SET "pictureId" = ${first} WHERE "pictureId" IS NOT NULL`)
  await runner.query(`DELETE FROM "pictures" WHERE "id" NOT IN (SELECT MIN("id") FROM "pictures" GROUP BY "name")`)
}
