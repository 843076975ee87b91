import type { DataSource, EntityManager, EntityMetadata } from "typeorm"

const table = "row_counts"

/**
 * Has SQLite keep how many rows each table has, within the transactions that change it: counting 100,000 takes longer
 * than reading a page of them. Done at each start, as a migration that builds a table anew drops its triggers.
 */
export async function keepRowCounts(source: DataSource) {
  await source.transaction(async (rows) => {
    await rows.query(
      `CREATE TABLE IF NOT EXISTS ${table} (name TEXT PRIMARY KEY, total INTEGER NOT NULL) WITHOUT ROWID`,
    )
    for (const metadata of source.entityMetadatas) await keepCount(rows, metadata)
  })
}

async function keepCount(rows: EntityManager, { tableName: name }: EntityMetadata) {
  for (const [event, change] of [
    ["INSERT", "+ 1"],
    ["DELETE", "- 1"],
  ]) {
    await rows.query(
      `CREATE TRIGGER IF NOT EXISTS "count_${event}_${name}" AFTER ${event} ON "${name}"
       BEGIN UPDATE ${table} SET total = total ${change} WHERE name = '${name}'; END`,
    )
  }
  await rows.query(
    `INSERT INTO ${table} (name, total) SELECT '${name}', COUNT(*) FROM "${name}" WHERE true
     ON CONFLICT (name) DO UPDATE SET total = excluded.total WHERE total <> excluded.total`,
  )
}

/** How many rows a type has in all. */
export async function countAll(rows: EntityManager, type: new () => object): Promise<number> {
  if (rows.connection.options.type !== "sqlite") return rows.count(type)
  const { tableName } = rows.connection.getMetadata(type)
  const [{ total }] = await rows.query(`SELECT total FROM ${table} WHERE name = $1`, [tableName])
  return total
}
