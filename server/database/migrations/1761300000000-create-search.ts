import type { MigrationInterface, QueryRunner } from "typeorm"
import { id, integer, table, text } from "./tables.ts"

const entries = table(
  "search_entries",
  [id, text("kind"), integer("itemId"), text("path"), text("title"), text("body")],
  {
    indices: [{ columnNames: ["kind", "itemId"], isUnique: true }],
  },
)

/** The words in the form that each database searches: a table of its own on SQLite, a column on PostgreSQL. */
export class CreateSearch1761300000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.createTable(entries)
    if (isSqlite(runner)) {
      await runner.query(
        `CREATE VIRTUAL TABLE search_words USING fts5(title, body, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3')`,
      )
    } else {
      await runner.query("ALTER TABLE search_entries ADD COLUMN words tsvector")
      await runner.query("CREATE INDEX search_entries_words ON search_entries USING gin (words)")
    }
  }

  async down(runner: QueryRunner) {
    if (isSqlite(runner)) await runner.query("DROP TABLE search_words")
    await runner.dropTable(entries)
  }
}

const isSqlite = (runner: QueryRunner) => runner.connection.options.type === "sqlite"
