import { randomUUID } from "node:crypto"
import type { EntityManager } from "typeorm"
import type { Database } from "../database/database.ts"
import { contentTypes, itemTypeOf } from "./item-type.ts"

/** For what is purged at each start, of which there is little, and what is public is not in it. */
const hiddenIndex = "IDX_content_changes_hidden"

/** Changes are counted by one row, locked until the transaction ends: nobody sees a number before those below. */
export const tablesOfChanges = [
  `CREATE TABLE IF NOT EXISTS "content_changes" ("type" TEXT NOT NULL, "itemId" INTEGER NOT NULL,
    "number" BIGINT NOT NULL, "isPublic" INTEGER NOT NULL, "at" TEXT NOT NULL, PRIMARY KEY ("type", "itemId"))`,
  `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_content_changes_number" ON "content_changes" ("number")`,
  `CREATE INDEX IF NOT EXISTS "${hiddenIndex}" ON "content_changes" ("at", "number") WHERE "isPublic" = 0`,
  `CREATE TABLE IF NOT EXISTS "change_feed" ("name" TEXT NOT NULL, "last" BIGINT NOT NULL, "forgotten" BIGINT NOT NULL)`,
]

type Kind = Database["kind"]

interface Noted {
  type: string
  table: string
  /** Whether a row of it is public, and what must differ for it to be another to its readers: SQL. */
  isPublic: (row: string) => string
  columns: string[]
  /** The account whose name is shown with it. */
  author?: string
}

interface Trigger {
  name: string
  table: string
  event: string
  when: string
  does: string[]
}

/** By triggers, checked at each start: a migration that builds a table anew drops them, and then all of it counts as changed. */
export async function keepChanges({ kind, read, write }: Pick<Database, "kind" | "read" | "write">): Promise<void> {
  const known = await knownNames(read, kind)
  const noted = contentTypes().map((type) => notedTable(read, type))
  const missing = [...noted.flatMap((table) => triggersOf(table, kind)), ofAuthors(noted, kind)].filter(
    ({ name }) => !known.has(name),
  )
  const isNew = !known.has("change_feed")
  if (missing.length === 0 && !isNew && known.has(hiddenIndex)) return
  await write(async (rows) => {
    for (const table of tablesOfChanges) await rows.query(table)
    if (isNew) await rows.query(`INSERT INTO "change_feed" VALUES ($1, 0, 0)`, [randomUUID()])
    for (const trigger of missing) for (const sql of creating(trigger, kind)) await rows.query(sql)
    const unnoted = noted.filter(({ table }) => isNew || missing.some((trigger) => trigger.table === table))
    for (const table of unnoted) for (const sql of notingAll(table, kind)) await rows.query(sql)
  })
}

async function knownNames(rows: EntityManager, kind: Kind): Promise<Set<string>> {
  const found: { name: string }[] = await rows.query(
    kind === "sqlite"
      ? "SELECT name FROM sqlite_master"
      : `SELECT tgname AS name FROM pg_trigger WHERE pg_table_is_visible(tgrelid)
         UNION ALL SELECT relname FROM pg_class WHERE pg_table_is_visible(oid)`,
  )
  return new Set(found.map(({ name }) => name))
}

function notedTable(rows: EntityManager, type: new () => object): Noted {
  const { tableName: table, columns } = rows.connection.getMetadata(type)
  const has = (name: string) => columns.some(({ databaseName }) => databaseName === name)
  return {
    type: itemTypeOf(type) as string,
    table,
    isPublic: has("state") ? (row) => `${row}"state" = 'PUBLISHED'` : () => "1 = 1",
    columns: ["version", "state", "userId"].filter(has),
    author: has("userId") ? "userId" : undefined,
  }
}

/** What is stored quietly, such as how often an item was read, is no change of it: its version stays. */
function triggersOf({ type, table, isPublic, columns }: Noted, kind: Kind): Trigger[] {
  const differs = columns.map((name) => `OLD."${name}" <> NEW."${name}"`).join(" OR ")
  const [was, is] = [isPublic("OLD."), isPublic("NEW.")]
  const note = (row: "OLD" | "NEW", shown: 0 | 1) => [
    countOne,
    notedAs(`VALUES ('${type}', ${row}."id", (SELECT "last" FROM "change_feed"), ${shown}, ${now[kind]})`),
  ]
  return [
    { name: `change_added_${table}`, event: "INSERT", when: is, does: note("NEW", 1) },
    { name: `change_edited_${table}`, event: "UPDATE", when: `(${is}) AND (${differs})`, does: note("NEW", 1) },
    { name: `change_hidden_${table}`, event: "UPDATE", when: `(${was}) AND NOT (${is})`, does: note("NEW", 0) },
    { name: `change_deleted_${table}`, event: "DELETE", when: was, does: note("OLD", 0) },
  ].map((trigger) => ({ table, ...trigger }))
}

/** The name of an author is shown with all that they have written. */
function ofAuthors(noted: Noted[], kind: Kind): Trigger {
  return {
    name: "change_renamed_users",
    table: "users",
    event: "UPDATE",
    when: `OLD."name" <> NEW."name"`,
    does: noted.flatMap((table) => (table.author ? notingAll(table, kind, ` AND "${table.author}" = NEW."id"`) : [])),
  }
}

const countOne = `UPDATE "change_feed" SET "last" = "last" + 1`

function notingAll({ type, table, isPublic }: Noted, kind: Kind, narrower = ""): string[] {
  const rows = `FROM "${table}" WHERE ${isPublic("")}${narrower}`
  const number = `(SELECT "last" FROM "change_feed") + ROW_NUMBER() OVER (ORDER BY "id")`
  return [
    countOne,
    notedAs(`SELECT '${type}', "id", ${number}, 1, ${now[kind]} ${rows}`),
    `UPDATE "change_feed" SET "last" = "last" + (SELECT COUNT(*) ${rows})`,
  ]
}

const notedAs = (rows: string) => `INSERT INTO "content_changes" ("type", "itemId", "number", "isPublic", "at") ${rows}
  ON CONFLICT ("type", "itemId")
  DO UPDATE SET "number" = excluded."number", "isPublic" = excluded."isPublic", "at" = excluded."at"`

/** As instants are stored. */
const now: Record<Kind, string> = {
  sqlite: "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')",
  postgres: `to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
}

function creating({ name, table, event, when, does }: Trigger, kind: Kind): string[] {
  const head = `CREATE TRIGGER "${name}" AFTER ${event} ON "${table}" FOR EACH ROW WHEN (${when})`
  const statements = does.map((sql) => `${sql};`).join(" ")
  if (kind === "sqlite") return [`${head} BEGIN ${statements} END`]
  return [
    `CREATE OR REPLACE FUNCTION "${name}"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${statements} RETURN NULL; END $$`,
    `${head} EXECUTE FUNCTION "${name}"()`,
  ]
}

/** Who has not asked since `before`, an instant as it is stored, begins anew. */
export async function forgetGone(rows: EntityManager, before: string): Promise<void> {
  const gone = `FROM "content_changes" WHERE "isPublic" = 0 AND "at" < $1`
  // The plus keeps databases from looking at all changes, from the last number down.
  const [{ last }] = await rows.query(`SELECT MAX(+"number") AS last ${gone}`, [before])
  if (last === null) return
  await rows.query(`UPDATE "change_feed" SET "forgotten" = $1 WHERE "forgotten" < $1`, [Number(last)])
  await rows.query(`DELETE ${gone}`, [before])
}

/** For a database that was put back to an earlier state: the numbers that follow were given before, to other changes. SQLite's SQL. */
export const beginAnotherFeed = `UPDATE "change_feed" SET "name" = lower(hex(randomblob(18)))`
