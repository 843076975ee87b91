import { mkdtemp } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { DataSource } from "typeorm"
import { expect, it } from "vitest"
import { leave, olderDatabase } from "../../test/older-database.ts"
import { School } from "../../test/school.ts"
import { migrations } from "../database/migrations/index.ts"

const before = migrations.slice(
  0,
  migrations.findIndex(({ name }) => name.startsWith("States")),
)
const then = "2026-03-01T09:00:00.000Z"

/** A folder as a site left it that knew no states. */
async function olderFolder() {
  const dataDir = await mkdtemp(join(tmpdir(), "school-"))
  const source = await olderDatabase(dataDir, before)
  await source.query(
    `INSERT INTO "users" ("id", "name", "email", "role", "suspend", "createdAt", "updatedAt")
     VALUES (1, 'Eda', 'eda@school.example', 3, false, '${then}', '${then}')`,
  )
  for (const archive of [false, true])
    await source.query(
      `INSERT INTO "galleries" ("userId", "createdAt", "updatedAt", "version", "name", "description", "archive")
       VALUES (1, '${then}', '${then}', 1, 'Gallery', 'Pictures', ${archive})`,
    )
  await source.query(
    `INSERT INTO "events" ("userId", "createdAt", "updatedAt", "version", "title", "date", "location", "description", "cancelled")
     VALUES (1, '${then}', '${then}', 1, 'Sports day', '${then}', 'Field', '<p>Run.</p>', false)`,
  )
  if (source.options.type === "sqlite") await countAsBefore(source)
  await leave(source)
  return dataDir
}

/** As the release before counted rows. */
async function countAsBefore(source: DataSource) {
  await source.query("CREATE TABLE row_counts (name TEXT PRIMARY KEY, total INTEGER NOT NULL) WITHOUT ROWID")
  await source.query("INSERT INTO row_counts VALUES ('galleries', 2)")
  for (const [event, change] of [
    ["INSERT", "+ 1"],
    ["DELETE", "- 1"],
  ])
    await source.query(
      `CREATE TRIGGER "count_${event}_galleries" AFTER ${event} ON "galleries"
       BEGIN UPDATE row_counts SET total = total ${change} WHERE name = 'galleries'; END`,
    )
}

it("What an older release stored is published since it was added, what was archived is taken down, and no event lasts whole days", async () => {
  const school = await School.openOn(await olderFolder())
  const list = "{ galleries { total items { id state archive createdAt publishedAt } } }"
  const open = { id: 1, state: "PUBLISHED", archive: false, createdAt: then, publishedAt: then }
  expect((await school.visitor().ask(list)).data.galleries).toEqual({ total: 1, items: [open] })
  const { event } = (await school.visitor().ask("{ event(id: 1) { title allDay audience cancelled capacity } }")).data
  expect(event).toEqual({ title: "Sports day", allDay: false, audience: null, cancelled: false, capacity: null })
  await school.services.database.write((rows) => rows.query(`DELETE FROM "galleries" WHERE "id" = 1`))
  expect((await school.visitor().ask(list)).data.galleries.total).toBe(0)
  await school.close()
})
