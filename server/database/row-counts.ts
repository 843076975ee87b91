import type { DataSource, EntityManager, EntityMetadata } from "typeorm"

const table = "row_counts"

/** Counting 100,000 rows takes longer than reading a page of them. Checked at each start, as migrations may drop the triggers. */
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

const isPublishable = ({ columns }: EntityMetadata) =>
  columns.some(({ propertyName }) => propertyName === "publishedAt")

const totalOf = ({ tableName }: EntityMetadata) => `'${tableName}'`
const totalBy = ({ tableName }: EntityMetadata, userId: string) => `'${tableName} by ' || ${userId}`

const triggersOf = (type: EntityMetadata) => [
  { name: `count_published_by_INSERT_${type.tableName}`, event: "INSERT", changes: [add(type, "NEW", "+")] },
  { name: `count_published_by_DELETE_${type.tableName}`, event: "DELETE", changes: [add(type, "OLD", "-")] },
  {
    name: `count_published_by_UPDATE_${type.tableName}`,
    event: `UPDATE OF "state", "userId"`,
    changes: [add(type, "OLD", "-"), add(type, "NEW", "+")],
  },
]

function add(type: EntityMetadata, row: "OLD" | "NEW", sign: "+" | "-") {
  const names = [totalOf(type), totalBy(type, `${row}."userId"`)]
  const values = names.map((name) => `(${name}, ${sign} (${row}."state" = 'PUBLISHED'))`)
  return `INSERT INTO ${table} (name, total) VALUES ${values.join(", ")}
    ON CONFLICT (name) DO UPDATE SET total = total + excluded.total;`
}

async function keepCount(rows: EntityManager, type: EntityMetadata) {
  const { tableName } = type
  for (const { name, event, changes } of triggersOf(type)) {
    await rows.query(`DROP TRIGGER IF EXISTS "${name}"`)
    await rows.query(`CREATE TRIGGER "${name}" AFTER ${event} ON "${tableName}" BEGIN ${changes.join(" ")} END`)
  }
  const published = `FROM "${tableName}" WHERE "state" = 'PUBLISHED'`
  await rows.query(`DELETE FROM ${table} WHERE name = ${totalOf(type)} OR name LIKE ${totalBy(type, "'%'")}`)
  await rows.query(`INSERT INTO ${table} (name, total) SELECT ${totalOf(type)}, COUNT(*) ${published}`)
  await rows.query(
    `INSERT INTO ${table} (name, total) SELECT ${totalBy(type, '"userId"')}, COUNT(*) ${published} GROUP BY "userId"`,
  )
}

/** Of what can be published, how many are. `userId`: of those alone that this account created. */
export async function countAll(rows: EntityManager, type: new () => object, userId?: number): Promise<number> {
  const metadata = rows.connection.getMetadata(type)
  const by = userId === undefined ? {} : { userId }
  if (!isPublishable(metadata)) return rows.count(type, { where: by })
  if (rows.connection.options.type !== "sqlite")
    return rows.count(type, { where: { ...by, state: "PUBLISHED" } as object })
  const name = userId === undefined ? totalOf(metadata) : totalBy(metadata, "$1")
  const [found] = await rows.query(
    `SELECT total FROM ${table} WHERE name = ${name}`,
    userId === undefined ? [] : [userId],
  )
  return found?.total ?? 0
}

/** `countAll` as a part of another statement, where that costs nothing. */
export function countOfAll({ connection }: EntityManager, type: new () => object): string | null {
  const metadata = connection.getMetadata(type)
  if (connection.options.type !== "sqlite" || !isPublishable(metadata)) return null
  return `(SELECT total FROM ${table} WHERE name = '${metadata.tableName}')`
}
