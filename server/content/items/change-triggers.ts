import { randomUUID } from "node:crypto"
import type { EntityManager } from "typeorm"
import { itemTypeNamed } from "../../base/api/open-enum.ts"
import type { Database } from "../../store/database/database.ts"
import { publicTypes } from "./item-type.ts"

/** Each feed numbers its own changes, so that its readers learn nothing about other feeds. */
export interface ChangeFeed {
  changes: string
  counter: string
}

export const publicFeed: ChangeFeed = { changes: "content_changes", counter: "change_feed" }

interface TrackedType {
  type: new () => object
  name: string
  feed: ChangeFeed
}

interface OfficeType extends TrackedType {
  list: string
}

const inOffice: OfficeType[] = []

/** Reports changes of a type's rows only to callers who may run the query `list`. */
export function trackOfficeChanges(type: new () => object, list: string) {
  const name = itemTypeNamed(type)
  const prefix = name.toLowerCase()
  inOffice.push({ type, name, list, feed: { changes: `${prefix}_changes`, counter: `${prefix}_feed` } })
}

export const officeTypes = (): readonly OfficeType[] => inOffice

const trackedTypes = (): TrackedType[] => [
  ...publicTypes().map(({ type, name }) => ({ type, name, feed: publicFeed })),
  ...inOffice,
]

export const changeFeeds = () => [publicFeed, ...inOffice.map(({ feed }) => feed)]

/** Indexes removals, which are purged on each start. */
const hiddenIndexOf = ({ changes }: ChangeFeed) => `IDX_${changes}_hidden`

export const tablesOfChanges = () => changeFeeds().flatMap(tablesOf)

/** A single row counts changes. It is locked until the commit, so that no number is visible before lower ones. */
const tablesOf = (feed: ChangeFeed) => [
  `CREATE TABLE IF NOT EXISTS "${feed.changes}" ("type" TEXT NOT NULL, "itemId" INTEGER NOT NULL,
    "number" BIGINT NOT NULL, "isPublic" INTEGER NOT NULL, "at" TEXT NOT NULL, PRIMARY KEY ("type", "itemId"))`,
  `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_${feed.changes}_number" ON "${feed.changes}" ("number")`,
  `CREATE INDEX IF NOT EXISTS "${hiddenIndexOf(feed)}" ON "${feed.changes}" ("at", "number") WHERE "isPublic" = 0`,
  `CREATE TABLE IF NOT EXISTS "${feed.counter}" ("name" TEXT NOT NULL, "last" BIGINT NOT NULL, "forgotten" BIGINT NOT NULL)`,
]

type Kind = Database["kind"]

interface Noted {
  type: string
  table: string
  feed: ChangeFeed
  /** SQL that is true if a row is public. A change counts if one of `columns` differs. */
  isPublic: (row: string) => string
  columns: string[]
  /** The column of the account whose name is shown with the row. */
  author?: string
}

interface Trigger {
  name: string
  table: string
  event: string
  when: string
  does: string[]
}

/** Uses triggers, checked on each start: rebuilding a table drops them, and then all its rows count as changed. */
export async function ensureChangeTriggers({ kind, read, write }: Pick<Database, "kind" | "read" | "write">) {
  const existing = await existingNames(read, kind)
  const noted = trackedTypes().map((type) => trackedTable(read, type, kind))
  const missing = [...noted.flatMap((table) => triggersOf(table, kind)), authorTrigger(noted, kind)].filter(
    ({ name }) => !existing.has(name),
  )
  const isNew = ({ counter }: ChangeFeed) => !existing.has(counter)
  if (missing.length === 0 && changeFeeds().every((feed) => !isNew(feed) && existing.has(hiddenIndexOf(feed)))) return
  await write(async (rows) => {
    for (const table of tablesOfChanges()) await rows.query(table)
    for (const feed of changeFeeds().filter(isNew))
      await rows.query(`INSERT INTO "${feed.counter}" VALUES ($1, 0, 0)`, [randomUUID()])
    for (const trigger of missing) for (const sql of createTriggerSql(trigger, kind)) await rows.query(sql)
    const unnoted = noted.filter(({ table, feed }) => isNew(feed) || missing.some((trigger) => trigger.table === table))
    for (const table of unnoted) for (const sql of recordAllSql(table, kind)) await rows.query(sql)
  })
}

/** Triggers, tables and indexes. */
export async function existingNames(rows: EntityManager, kind: Kind): Promise<Set<string>> {
  const found: { name: string }[] = await rows.query(
    kind === "sqlite"
      ? "SELECT name FROM sqlite_master"
      : `SELECT tgname AS name FROM pg_trigger WHERE pg_table_is_visible(tgrelid)
         UNION ALL SELECT relname FROM pg_class WHERE pg_table_is_visible(oid)`,
  )
  return new Set(found.map(({ name }) => name))
}

function trackedTable(rows: EntityManager, { type, name, feed }: TrackedType, kind: Kind): Noted {
  const { tableName: table, columns } = rows.connection.getMetadata(type)
  const has = (name: string) => columns.some(({ databaseName }) => databaseName === name)
  return {
    type: name,
    table,
    feed,
    isPublic: isPublic(has, kind),
    columns: ["version", "state", "userId", "readAt", "doneAt"].filter(has),
    author: has("userId") ? "userId" : undefined,
  }
}

function isPublic(has: (column: string) => boolean, kind: Kind): Noted["isPublic"] {
  if (has("state")) return (row) => `${row}"state" = 'PUBLISHED'`
  if (has("startsAt")) return (row) => `${row}"startsAt" <= ${now[kind]} AND ${row}"endsAt" > ${now[kind]}`
  return () => "1 = 1"
}

/** Ignores updates that keep the version, such as view counts. */
function triggersOf({ type, table, feed, isPublic, columns }: Noted, kind: Kind): Trigger[] {
  const differs = columns.map((name) => `OLD."${name}" IS DISTINCT FROM NEW."${name}"`).join(" OR ")
  const [was, is] = [isPublic("OLD."), isPublic("NEW.")]
  const note = (row: "OLD" | "NEW", shown: 0 | 1) => [
    countOne(feed),
    upsertSql(feed, `VALUES ('${type}', ${row}."id", (SELECT "last" FROM "${feed.counter}"), ${shown}, ${now[kind]})`),
  ]
  return [
    { name: `change_added_${table}`, event: "INSERT", when: is, does: note("NEW", 1) },
    { name: `change_edited_${table}`, event: "UPDATE", when: `(${is}) AND (${differs})`, does: note("NEW", 1) },
    { name: `change_hidden_${table}`, event: "UPDATE", when: `(${was}) AND NOT (${is})`, does: note("NEW", 0) },
    { name: `change_deleted_${table}`, event: "DELETE", when: was, does: note("OLD", 0) },
  ].map((trigger) => ({ table, ...trigger }))
}

/** Renaming an author changes all their rows, which show the name. */
function authorTrigger(noted: Noted[], kind: Kind): Trigger {
  return {
    name: "change_renamed_users",
    table: "users",
    event: "UPDATE",
    when: `OLD."name" <> NEW."name"`,
    does: noted.flatMap((table) =>
      table.author ? recordAllSql(table, kind, ` AND "${table.author}" = NEW."id"`) : [],
    ),
  }
}

const countOne = ({ counter }: ChangeFeed) => `UPDATE "${counter}" SET "last" = "last" + 1`

function recordAllSql({ type, table, feed, isPublic }: Noted, kind: Kind, narrower = ""): string[] {
  const rows = `FROM "${table}" WHERE ${isPublic("")}${narrower}`
  const number = `(SELECT "last" FROM "${feed.counter}") + ROW_NUMBER() OVER (ORDER BY "id")`
  return [
    countOne(feed),
    upsertSql(feed, `SELECT '${type}', "id", ${number}, 1, ${now[kind]} ${rows}`),
    `UPDATE "${feed.counter}" SET "last" = "last" + (SELECT COUNT(*) ${rows})`,
  ]
}

const upsertSql = (
  { changes }: ChangeFeed,
  rows: string,
) => `INSERT INTO "${changes}" ("type", "itemId", "number", "isPublic", "at") ${rows}
  ON CONFLICT ("type", "itemId")
  DO UPDATE SET "number" = excluded."number", "isPublic" = excluded."isPublic", "at" = excluded."at"`

const now: Record<Kind, string> = {
  sqlite: "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')",
  postgres: `to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
}

function createTriggerSql({ name, table, event, when, does }: Trigger, kind: Kind): string[] {
  const head = `CREATE TRIGGER "${name}" AFTER ${event} ON "${table}" FOR EACH ROW WHEN (${when})`
  const statements = does.map((sql) => `${sql};`).join(" ")
  if (kind === "sqlite") return [`${head} BEGIN ${statements} END`]
  return [
    `CREATE OR REPLACE FUNCTION "${name}"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${statements} RETURN NULL; END $$`,
    `${head} EXECUTE FUNCTION "${name}"()`,
  ]
}

/** Forgets old removals: a client whose last request is older than `before`, a stored instant, starts over. */
export async function purgeRemovals(rows: EntityManager, before: string): Promise<void> {
  for (const feed of changeFeeds()) await purgeRemovalsIn(feed, rows, before)
}

async function purgeRemovalsIn({ changes, counter }: ChangeFeed, rows: EntityManager, before: string) {
  const expired = `FROM "${changes}" WHERE "isPublic" = 0 AND "at" < $1`
  // The plus keeps databases from scanning all changes, from the last number down.
  const [{ last }] = await rows.query(`SELECT MAX(+"number") AS last ${expired}`, [before])
  if (last === null) return
  await rows.query(`UPDATE "${counter}" SET "forgotten" = $1 WHERE "forgotten" < $1`, [Number(last)])
  await rows.query(`DELETE ${expired}`, [before])
}

/** For a database restored to an earlier state, which would reuse the feed's numbers. SQLite's dialect. */
export const resetFeedSql = (counter: string) => `UPDATE "${counter}" SET "name" = lower(hex(randomblob(18)))`
