import type { DataSource, EntityManager } from "typeorm"

const table = "row_counts"

/**
 * Has SQLite keep how many rows each table has, within the transactions that change it: counting 100,000 takes longer
 * than reading a page of them. Looked at at each start, as a migration that builds a table anew drops its triggers.
 */
export async function keepRowCounts(source: DataSource) {
  const triggers: { name: string }[] = await source.query("SELECT name FROM sqlite_master WHERE type = 'trigger'")
  const known = new Set(triggers.map(({ name }) => name))
  const tables = source.entityMetadatas.map(({ tableName }) => tableName)
  const uncounted = tables.filter((name) => !changes.every(([event]) => known.has(triggerOf(event, name))))
  if (uncounted.length === 0) return
  await source.transaction(async (rows) => {
    await rows.query(
      `CREATE TABLE IF NOT EXISTS ${table} (name TEXT PRIMARY KEY, total INTEGER NOT NULL) WITHOUT ROWID`,
    )
    for (const name of uncounted) await keepCount(rows, name)
  })
}

const changes = [
  ["INSERT", "+ 1"],
  ["DELETE", "- 1"],
] as const

const triggerOf = (event: string, name: string) => `count_${event}_${name}`

async function keepCount(rows: EntityManager, name: string) {
  for (const [event, change] of changes) {
    await rows.query(
      `CREATE TRIGGER IF NOT EXISTS "${triggerOf(event, name)}" AFTER ${event} ON "${name}"
       BEGIN UPDATE ${table} SET total = total ${change} WHERE name = '${name}'; END`,
    )
  }
  await rows.query(`INSERT OR REPLACE INTO ${table} (name, total) SELECT '${name}', COUNT(*) FROM "${name}"`)
}

/** How many rows a type has in all. */
export async function countAll(rows: EntityManager, type: new () => object): Promise<number> {
  if (rows.connection.options.type !== "sqlite") return rows.count(type)
  const { tableName } = rows.connection.getMetadata(type)
  const [{ total }] = await rows.query(`SELECT total FROM ${table} WHERE name = $1`, [tableName])
  return total
}
