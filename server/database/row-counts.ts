import type { DataSource, EntityManager, EntityMetadata } from "typeorm"

const table = "row_counts"

/**
 * Has SQLite keep how many rows each table has, within the transactions that change it: counting 100,000 takes longer
 * than reading a page of them. Of what can be published, those are counted that are. Looked at at each start, as a
 * migration that builds a table anew drops its triggers.
 */
export async function keepRowCounts(source: DataSource) {
  const triggers: { name: string }[] = await source.query("SELECT name FROM sqlite_master WHERE type = 'trigger'")
  const known = new Set(triggers.map(({ name }) => name))
  const uncounted = source.entityMetadatas.filter((type) => triggersOf(type).some(({ name }) => !known.has(name)))
  if (uncounted.length === 0) return
  await source.transaction(async (rows) => {
    await rows.query(
      `CREATE TABLE IF NOT EXISTS ${table} (name TEXT PRIMARY KEY, total INTEGER NOT NULL) WITHOUT ROWID`,
    )
    for (const type of uncounted) await keepCount(rows, type)
  })
}

const published = `"state" = 'PUBLISHED'`

/** Whether rows of a type are published. */
const hasStates = (type: EntityMetadata) => type.columns.some(({ propertyName }) => propertyName === "publishedAt")

/** What changes a table's total, and by how much. */
function triggersOf(type: EntityMetadata) {
  const { tableName } = type
  if (!hasStates(type))
    return [
      { name: `count_INSERT_${tableName}`, event: "INSERT", change: "+ 1" },
      { name: `count_DELETE_${tableName}`, event: "DELETE", change: "- 1" },
    ]
  return [
    { name: `count_published_INSERT_${tableName}`, event: "INSERT", change: `+ (NEW.${published})` },
    { name: `count_published_DELETE_${tableName}`, event: "DELETE", change: `- (OLD.${published})` },
    {
      name: `count_published_UPDATE_${tableName}`,
      event: `UPDATE OF "state"`,
      change: `+ (NEW.${published}) - (OLD.${published})`,
    },
  ]
}

async function keepCount(rows: EntityManager, type: EntityMetadata) {
  const { tableName } = type
  // Those of a release that had no states counted all.
  for (const event of ["INSERT", "DELETE"]) await rows.query(`DROP TRIGGER IF EXISTS "count_${event}_${tableName}"`)
  for (const { name, event, change } of triggersOf(type)) {
    await rows.query(
      `CREATE TRIGGER IF NOT EXISTS "${name}" AFTER ${event} ON "${tableName}"
       BEGIN UPDATE ${table} SET total = total ${change} WHERE name = '${tableName}'; END`,
    )
  }
  const counted = hasStates(type) ? ` WHERE ${published}` : ""
  await rows.query(
    `INSERT OR REPLACE INTO ${table} (name, total) SELECT '${tableName}', COUNT(*) FROM "${tableName}"${counted}`,
  )
}

/** How many rows a type has in all; of what can be published, how many are. */
export async function countAll(rows: EntityManager, type: new () => object): Promise<number> {
  const metadata = rows.connection.getMetadata(type)
  const { tableName } = metadata
  if (rows.connection.options.type !== "sqlite")
    return rows.count(type, hasStates(metadata) ? { where: { state: "PUBLISHED" } as object } : {})
  const [{ total }] = await rows.query(`SELECT total FROM ${table} WHERE name = $1`, [tableName])
  return total
}
