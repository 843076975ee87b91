import {
  type MigrationInterface,
  Table,
  type TableColumnOptions,
  type TableForeignKeyOptions,
  type TableIndexOptions,
} from "typeorm"

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

export const opening = optional(text("opening"))
export const list = (name: string): TableColumnOptions => ({ ...text(name), default: "'[]'" })
/** A translatable type's columns in addition to its texts. */
export const translated = [opening, list("translations")]

export const references = (column: string, table: string, onDelete = "NO ACTION"): TableForeignKeyOptions => ({
  columnNames: [column],
  referencedTableName: table,
  referencedColumnNames: ["id"],
  onDelete,
})

export const indexOn = (...columnNames: string[]): TableIndexOptions => ({ columnNames })

const dated = [text("createdAt"), text("updatedAt"), integer("version")]

export const recorded: TableColumnOptions[] = [id, ...dated]

export const owned: TableColumnOptions[] = [id, integer("userId"), ...dated]

/** An owned item's columns for its state and its publication times. */
export const stated: TableColumnOptions[] = [
  { ...text("state"), default: "'PUBLISHED'" },
  ...["publishedAt", "publishAt", "expiresAt"].map((name) => optional(text(name))),
]

/** The columns of submissions by a public form. */
export const submitted: TableColumnOptions[] = [
  id,
  text("createdAt"),
  text("searchText"),
  ...["readAt", "doneAt"].map((name) => optional(text(name))),
  optional(unique(text("idempotencyKey"))),
]

/** An index named after its columns; TypeORM's own names are hashes. */
export const namedIndex = (table: string, ...columnNames: string[]): TableIndexOptions => ({
  name: `IDX_${table}_${columnNames.join("_")}`,
  columnNames,
})

export function table(
  name: string,
  columns: TableColumnOptions[],
  { foreignKeys = [], indices = [] }: { foreignKeys?: TableForeignKeyOptions[]; indices?: TableIndexOptions[] } = {},
) {
  return new Table({ name, columns, foreignKeys, indices })
}

export type MigrationClass = new () => MigrationInterface

/** A migration by its name, which ends with its timestamp. */
function named(name: string, up: MigrationInterface["up"], down: MigrationInterface["down"]): MigrationClass {
  return class implements MigrationInterface {
    name = name
    up = up
    down = down
  }
}

/** Creates the table of a content type with owners: standard columns, its own `columns`, and a picture. */
export function createOwnedTable(
  timestamp: number,
  name: string,
  columns: TableColumnOptions[],
  /** For the type's own orders. */
  indices: TableIndexOptions[] = [],
): MigrationClass {
  const made = table(name, [...owned, ...stated, ...columns, optional(integer("pictureId"))], {
    foreignKeys: [references("userId", "users"), references("pictureId", "pictures")],
    indices: [
      indexOn("publishedAt", "id", "state"),
      indexOn("userId", "publishedAt", "id", "state"),
      indexOn("updatedAt", "state"),
      namedIndex(name, "pictureId"),
      ...indices,
    ],
  })
  return named(
    `Create_${name}${timestamp}`,
    (runner) => runner.createTable(made),
    (runner) => runner.dropTable(name),
  )
}

/** Creates the table of the pictures in a type's texts. */
export function createTextPictures(timestamp: number, of: string): MigrationClass {
  const name = `${of}_text_pictures`
  const made = table(name, [id, integer("itemId"), integer("pictureId")], {
    foreignKeys: [references("itemId", of, "CASCADE"), references("pictureId", "pictures")],
    indices: [indexOn("itemId"), indexOn("pictureId")],
  })
  return named(
    `Create_${name}${timestamp}`,
    (runner) => runner.createTable(made),
    (runner) => runner.dropTable(made),
  )
}

/** Adds a column that is null in existing rows. */
export function addColumn(timestamp: number, table: string, column: string, type = "text"): MigrationClass {
  return named(
    `Add_${column}_to_${table}${timestamp}`,
    (runner) => runner.query(`ALTER TABLE "${table}" ADD COLUMN "${column}" ${type}`),
    (runner) => runner.query(`ALTER TABLE "${table}" DROP COLUMN "${column}"`),
  )
}

/** `on`: columns or expressions as SQL, and a condition. */
export function createIndex(timestamp: number, table: string, name: string, on: string): MigrationClass {
  const index = `"IDX_${table}_${name}"`
  return named(
    `Index_${table}_by_${name}${timestamp}`,
    (runner) => runner.query(`CREATE INDEX IF NOT EXISTS ${index} ON "${table}" ${on}`),
    (runner) => runner.query(`DROP INDEX ${index}`),
  )
}

/** For lists of items of all types: by title, and by owner with the last changed first. */
export const indexLists = (timestamp: number, table: string, title = "title") => [
  createIndex(timestamp, table, "title", `(LOWER("${title}"), "id")`),
  createIndex(timestamp + 1, table, "owner", `("userId", "updatedAt", "id", "state")`),
]
