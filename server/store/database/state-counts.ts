import { type DataSource, type EntityManager, type EntityMetadata, In } from "typeorm"

const table = "row_counts"

export const tableOfCounts = `CREATE TABLE IF NOT EXISTS ${table} (name TEXT PRIMARY KEY, total INTEGER NOT NULL) WITHOUT ROWID`

type Trigger = { name: string; sql: string }

/**
 * Has SQLite count the items in each state by triggers: counting 100,000 takes longer than reading a page of them.
 * Checked at each start, as migrations may drop the triggers.
 */
export async function maintainStateCounts(source: DataSource) {
  const existing: Trigger[] = await source.query(
    "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND name LIKE 'count!_%' ESCAPE '!'",
  )
  const types = source.entityMetadatas.filter(isPublishable)
  const triggers = types.flatMap(triggersOf)
  const sqlOf = (of: Trigger[]) => of.map(({ sql }) => sql).sort()
  if (sqlOf(existing).join() === sqlOf(triggers).join()) return
  await source.transaction(async (rows) => {
    for (const { name } of existing) await rows.query(`DROP TRIGGER "${name}"`)
    await rows.query(tableOfCounts)
    await rows.query(`DELETE FROM ${table}`)
    for (const { tableName } of types)
      await rows.query(`${counting} SELECT ${nameOf(tableName)}, COUNT(*) FROM "${tableName}" GROUP BY 1`)
    for (const { sql } of triggers) await rows.query(sql)
  })
}

const counting = `INSERT INTO ${table} (name, total)`

/** SQL: one count for each state and author, `news_stories PUBLISHED by 12`. */
const nameOf = (tableName: string, row = "") => `'${tableName} ' || ${row}"state" || ' by ' || ${row}"userId"`

const isPublishable = ({ columns }: EntityMetadata) =>
  columns.some(({ propertyName }) => propertyName === "publishedAt")

function triggersOf({ tableName }: EntityMetadata): Trigger[] {
  const change = (row: string, by: 1 | -1) =>
    `${counting} VALUES (${nameOf(tableName, row)}, ${by})
    ON CONFLICT (name) DO UPDATE SET total = total + excluded.total;`
  const trigger = (event: string, columns: string, changes: string) => {
    const name = `count_states_${event}_${tableName}`
    return { name, sql: `CREATE TRIGGER "${name}" AFTER ${event}${columns} ON "${tableName}" BEGIN ${changes} END` }
  }
  const [added, removed] = [change("NEW.", 1), change("OLD.", -1)]
  return [
    trigger("INSERT", "", added),
    trigger("DELETE", "", removed),
    trigger("UPDATE", ` OF "state", "userId"`, `${removed} ${added}`),
  ]
}

/** Counts a publishable type's items in some states: all items, or an author's. */
export async function countInStates(rows: EntityManager, type: new () => object, states: string[], userId?: number) {
  if (rows.connection.options.type !== "sqlite")
    return rows.count(type, { where: { state: In(states), userId } as object })
  const { tableName } = rows.connection.getMetadata(type)
  const names = states.map((state) => `${tableName} ${state} by ${userId ?? "*"}`)
  const [{ total }] = await rows.query(
    `SELECT COALESCE(SUM(total), 0) AS total FROM ${table} WHERE ${names.map(() => "name GLOB ?").join(" OR ") || "FALSE"}`,
    names,
  )
  return total as number
}
