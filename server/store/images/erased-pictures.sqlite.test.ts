import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import {
  Column,
  Entity,
  type EntityManager,
  JoinColumn,
  ManyToOne,
  type MigrationInterface,
  PrimaryGeneratedColumn,
  type QueryRunner,
} from "typeorm"
import { afterAll, beforeAll, expect, it } from "vitest"
import { type Viewer, visitor } from "../../access/viewer.ts"
import { openLog } from "../../base/log.ts"
import { Picture } from "../../content/pictures/picture.ts"
import { NamesPictures, pictureCells } from "../../content/pictures/picture-cells.ts"
import { PictureUses } from "../../content/pictures/pictured.ts"
import { exportedTables } from "../../school/export/exported-tables.ts"
import { features } from "../../start/features.ts"
import { featureMigrations } from "../../start/site-database.ts"
import type { Database } from "../database/database.ts"
import { openDatabase } from "../database/open-database.ts"

@Entity("posters")
class Poster {
  static visibleTo({ id }: Viewer) {
    return id === null ? [] : {}
  }

  @PrimaryGeneratedColumn("increment", { type: "integer" })
  id!: number

  @ManyToOne(() => Picture, { nullable: false })
  @JoinColumn({ name: "front" })
  picture!: Picture

  @ManyToOne(() => Picture, { nullable: true })
  @JoinColumn({ name: "back" })
  back!: Picture | null

  @NamesPictures<string[]>({ erase: (files, erased) => files.filter((file) => !erased.files.has(file)) })
  @Column("simple-json")
  files!: string[]
}

class CreatePosters1999000000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`CREATE TABLE "posters" ("id" integer PRIMARY KEY AUTOINCREMENT, "front" integer NOT NULL REFERENCES "pictures",
      "back" integer REFERENCES "pictures", "files" text NOT NULL)`)
  }

  async down() {}
}

let folder: string
let database: Database
let uses: PictureUses

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "posters-"))
  database = await openDatabase({
    file: join(folder, "site.sqlite"),
    entities: [...features.flatMap(({ entities }) => entities), Poster],
    migrations: [...featureMigrations, CreatePosters1999000000000],
    log: openLog("silent", process.stderr),
  })
  uses = PictureUses.in(database.read)
})
afterAll(async () => {
  pictureCells.splice(pictureCells.findIndex(({ entity }) => entity === Poster))
  await database.close()
  await rm(folder, { recursive: true })
})

const stored = (file: string) =>
  database.write((rows: EntityManager) =>
    rows.save(Picture, {
      name: file,
      file,
      type: "image/png",
      width: 1,
      height: 1,
      bytes: 1,
      color: "#000000",
      createdAt: new Date(0),
    }),
  )

it("A type that names pictures is known to erasing, the sweep, the export and who sees pictures, without being listed", async () => {
  const [one, two] = [await stored("one.png"), await stored("two.png")]
  await database.write((rows) =>
    rows.save(Poster, [
      { picture: one, back: null, files: [] },
      { picture: two, back: one, files: ["one.png", "two.png"] },
    ]),
  )
  const all = [one.id, two.id]
  expect(await uses.used(all)).toEqual(new Set(all))
  expect(await uses.unusedBefore(new Date())).toEqual([])
  expect([...(await uses.seenBy(visitor, all))]).toEqual([])
  expect([...(await uses.seenBy({ ...visitor, id: 1 }, all))]).toEqual(all)
  expect(exportedTables(database.read.connection, []).map(({ name }) => name)).toContain("posters")
  const erased = { ids: new Set([one.id]), files: new Set(["one.png"]) }
  await database.write((rows) => uses.erase(rows, erased))
  const left = await database.read.find(Poster, { relations: { picture: true, back: true } })
  expect(left).toMatchObject([{ picture: { file: "two.png" }, back: null, files: ["two.png"] }])
  expect((await uses.unusedBefore(new Date())).map(({ file }) => file)).toEqual(["one.png"])
})
