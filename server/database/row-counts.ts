import type { DataSource, EntityManager, EntityMetadata } from "typeorm"

const table = "row_counts"

/**
 * Has SQLite keep how many rows of each type are published, within the transactions that change it: counting 100,000
 * takes longer than reading a page of them. Types that are not published have few rows, or lists of their own. Looked at
 * at each start, as a migration that builds a table anew drops its triggers.
 */
export async function keepRowCounts(source: DataSource) {
  const found: { name: string }[] = await source.query(
    "SELECT name FROM sqlite_master WHERE type = 'trigger' AND name LIKE 'count!_%' ESCAPE '!'",
  )
  const known = new Set(found.map(({ name }) => name))
  const counted = source.entityMetadatas.filter(isPublishable)
  const kept = new Set(counted.flatMap(triggersOf).map(({ name }) => name))
  const obsolete = [...known].filter((name) => !kept.has(name))
  const uncounted = counted.filter((type) => triggersOf(type).some(({ name }) => !known.has(name)))
  if (obsolete.length === 0 && uncounted.length === 0) return
  await source.transaction(async (rows) => {
    await rows.query(
      `CREATE TABLE IF NOT EXISTS ${table} (name TEXT PRIMARY KEY, total INTEGER NOT NULL) WITHOUT ROWID`,
    )
    for (const name of obsolete) await rows.query(`DROP TRIGGER "${name}"`)
    for (const type of uncounted) await keepCount(rows, type)
  })
}

const published = `"state" = 'PUBLISHED'`

const isPublishable = ({ columns }: EntityMetadata) =>
  columns.some(({ propertyName }) => propertyName === "publishedAt")

/** What changes a table's total, and by how much. */
const triggersOf = ({ tableName }: EntityMetadata) => [
  { name: `count_published_INSERT_${tableName}`, event: "INSERT", change: `+ (NEW.${published})` },
  { name: `count_published_DELETE_${tableName}`, event: "DELETE", change: `- (OLD.${published})` },
  {
    name: `count_published_UPDATE_${tableName}`,
    event: `UPDATE OF "state"`,
    change: `+ (NEW.${published}) - (OLD.${published})`,
  },
]

async function keepCount(rows: EntityManager, type: EntityMetadata) {
  const { tableName } = type
  for (const { name, event, change } of triggersOf(type)) {
    await rows.query(
      `CREATE TRIGGER IF NOT EXISTS "${name}" AFTER ${event} ON "${tableName}"
       BEGIN UPDATE ${table} SET total = total ${change} WHERE name = '${tableName}'; END`,
    )
  }
  await rows.query(
    `INSERT OR REPLACE INTO ${table} (name, total) SELECT '${tableName}', COUNT(*) FROM "${tableName}" WHERE ${published}`,
  )
}

/** How many rows a type has in all; of what can be published, how many are. */
export async function countAll(rows: EntityManager, type: new () => object): Promise<number> {
  const metadata = rows.connection.getMetadata(type)
  if (!isPublishable(metadata)) return rows.count(type)
  if (rows.connection.options.type !== "sqlite") return rows.count(type, { where: { state: "PUBLISHED" } as object })
  const [{ total }] = await rows.query(`SELECT total FROM ${table} WHERE name = $1`, [metadata.tableName])
  return total
}

/** `countAll` as a part of another statement, where that costs nothing. */
export function countOfAll({ connection }: EntityManager, type: new () => object): string | null {
  const metadata = connection.getMetadata(type)
  if (connection.options.type !== "sqlite" || !isPublishable(metadata)) return null
  return `(SELECT total FROM ${table} WHERE name = '${metadata.tableName}')`
}
