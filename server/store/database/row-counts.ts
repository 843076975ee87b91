import type { DataSource, EntityManager, EntityMetadata } from "typeorm"

const table = "row_counts"

export const tableOfCounts = `CREATE TABLE IF NOT EXISTS ${table} (name TEXT PRIMARY KEY, total INTEGER NOT NULL) WITHOUT ROWID`

/** Rows that are counted together: all of a table, or, of what can be published, those in one state, by whomever or by one account. */
export interface Counted {
  state?: string
  userId?: number
}

/** Marks a class whose rows are counted although they cannot be published: the office pages through all of them. */
interface CountedType {
  isCounted?: boolean
}

type Trigger = { name: string; sql: string }

/** Counting 100,000 rows takes longer than reading a page of them. Checked at each start, as migrations may drop the triggers. */
export async function keepRowCounts(source: DataSource) {
  const known: Trigger[] = await source.query(
    "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND name LIKE 'count!_%' ESCAPE '!'",
  )
  const counted = source.entityMetadatas.filter((type) => groupsOf(type).length > 0)
  const triggers = counted.flatMap(triggersOf)
  const sqlOf = (of: Trigger[]) => of.map(({ sql }) => sql).sort()
  if (sqlOf(known).join() === sqlOf(triggers).join()) return
  await source.transaction(async (rows) => {
    for (const { name } of known) await rows.query(`DROP TRIGGER "${name}"`)
    await rows.query(tableOfCounts)
    await rows.query(`DELETE FROM ${table}`)
    for (const type of counted) for (const group of groupsOf(type)) await rows.query(countingAll(type, group))
    for (const { sql } of triggers) await rows.query(sql)
  })
}

const isPublishable = ({ columns }: EntityMetadata) =>
  columns.some(({ propertyName }) => propertyName === "publishedAt")

/** SQL for the names under which a row is counted. `row` is what its columns are named by. */
function groupsOf(type: EntityMetadata, row = ""): string[] {
  const { tableName, target } = type
  if (isPublishable(type))
    return [`'${tableName} ' || ${row}"state"`, `'${tableName} ' || ${row}"state" || ' by ' || ${row}"userId"`]
  return (target as CountedType).isCounted ? [`'${tableName}'`] : []
}

const nameOf = ({ tableName }: EntityMetadata, { state, userId }: Counted) =>
  tableName + (state === undefined ? "" : ` ${state}`) + (userId === undefined ? "" : ` by ${userId}`)

const countingAll = (type: EntityMetadata, group: string) =>
  `INSERT INTO ${table} (name, total) SELECT ${group}, COUNT(*) FROM "${type.tableName}" GROUP BY 1`

function triggersOf(type: EntityMetadata): Trigger[] {
  const { tableName } = type
  const trigger = (event: string, columns: string, ...changes: string[]) => {
    const name = `count_rows_${event}_${tableName}`
    return {
      name,
      sql: `CREATE TRIGGER "${name}" AFTER ${event}${columns} ON "${tableName}" BEGIN ${changes.join(" ")} END`,
    }
  }
  const [added, removed] = [add(type, "NEW.", 1), add(type, "OLD.", -1)]
  return [
    trigger("INSERT", "", added),
    trigger("DELETE", "", removed),
    ...(isPublishable(type) ? [trigger("UPDATE", ` OF "state", "userId"`, removed, added)] : []),
  ]
}

function add(type: EntityMetadata, row: string, number: 1 | -1) {
  const values = groupsOf(type, row).map((group) => `(${group}, ${number})`)
  return `INSERT INTO ${table} (name, total) VALUES ${values.join(", ")}
    ON CONFLICT (name) DO UPDATE SET total = total + excluded.total;`
}

const published: Counted = { state: "PUBLISHED" }

/** Counts the rows in any of these groups; without groups, the published rows, or all if the type has no states. */
export async function countAll(rows: EntityManager, type: new () => object, groups?: Counted[]): Promise<number> {
  const metadata = rows.connection.getMetadata(type)
  const counted = groups ?? [isPublishable(metadata) ? published : {}]
  if (counted.length === 0) return 0
  if (rows.connection.options.type !== "sqlite" || groupsOf(metadata).length === 0)
    return rows.count(type, { where: counted as object[] })
  const places = counted.map((_, index) => `$${index + 1}`).join(", ")
  const names = counted.map((group) => nameOf(metadata, group))
  const [found] = await rows.query(`SELECT SUM(total) AS total FROM ${table} WHERE name IN (${places})`, names)
  return found.total ?? 0
}
