import { Table, type TableColumnOptions, type TableForeignKeyOptions, type TableIndexOptions } from "typeorm"

/** Column shorthands for migrations, in types that SQLite and PostgreSQL share. */
export const id: TableColumnOptions = {
  name: "id",
  type: "integer",
  isPrimary: true,
  isGenerated: true,
  generationStrategy: "increment",
}
export const text = (name: string): TableColumnOptions => ({ name, type: "text" })
export const integer = (name: string): TableColumnOptions => ({ name, type: "integer" })
export const boolean = (name: string): TableColumnOptions => ({ name, type: "boolean" })
export const optional = (column: TableColumnOptions): TableColumnOptions => ({ ...column, isNullable: true })
export const unique = (column: TableColumnOptions): TableColumnOptions => ({ ...column, isUnique: true })

export const references = (column: string, table: string, onDelete = "NO ACTION"): TableForeignKeyOptions => ({
  columnNames: [column],
  referencedTableName: table,
  referencedColumnNames: ["id"],
  onDelete,
})

export const indexOn = (...columnNames: string[]): TableIndexOptions => ({ columnNames })

/** The columns that every owned content type has. */
export const owned: TableColumnOptions[] = [
  id,
  integer("userId"),
  text("createdAt"),
  text("updatedAt"),
  integer("version"),
]

export function table(
  name: string,
  columns: TableColumnOptions[],
  { foreignKeys = [], indices = [] }: { foreignKeys?: TableForeignKeyOptions[]; indices?: TableIndexOptions[] } = {},
) {
  return new Table({ name, columns, foreignKeys, indices })
}
