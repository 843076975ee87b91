import type { EntityManager, EntityMetadata, ObjectLiteral } from "typeorm"
import type { ColumnMetadata } from "typeorm/metadata/ColumnMetadata.js"
import { oncePer } from "../../base/once-per.ts"

/** Prepares one statement per type. Sets the table's defaults, version and id on `row`. */
export async function insertRow<T extends ObjectLiteral>(rows: EntityManager, type: new () => T, row: T): Promise<T> {
  const { driver } = rows.connection
  const { sql, columns, generated, returnsId } = insertOf(rows.connection.getMetadata(type), driver.options.type)
  for (const column of columns) setDefault(row, column)
  const values = columns.map((column) => driver.preparePersistentValue(column.getEntityValue(row), column))
  const result = await rows.query(sql, values)
  generated?.setEntityValue(row, returnsId ? result[0][generated.databaseName] : result)
  return row
}

interface Insert {
  sql: string
  columns: ColumnMetadata[]
  generated?: ColumnMetadata
  returnsId: boolean
}

const insertOf = oncePer(({ tableName, columns: all, generatedColumns }: EntityMetadata, database: string): Insert => {
  const [generated] = generatedColumns
  const columns = all.filter((column) => column.isInsert && column !== generated)
  const names = columns.map(({ databaseName }) => `"${databaseName}"`).join(", ")
  const places = columns.map((_, index) => `$${index + 1}`).join(", ")
  const returnsId = database === "postgres" && generated !== undefined
  const sql = `INSERT INTO "${tableName}" (${names}) VALUES (${places})`
  return { sql: returnsId ? `${sql} RETURNING "${generated.databaseName}"` : sql, columns, generated, returnsId }
})

function setDefault(row: ObjectLiteral, column: ColumnMetadata) {
  if (column.relationMetadata || column.getEntityValue(row) !== undefined) return
  column.setEntityValue(row, column.isVersion ? 1 : defaultOf(column))
}

const defaultOf = ({ type, default: text = null }: ColumnMetadata) =>
  type === "simple-json" && typeof text === "string" ? JSON.parse(text) : text
