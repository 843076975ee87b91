import type { MigrationInterface, QueryRunner } from "typeorm"
import { accountTables } from "./initial/accounts.ts"
import { contentTables } from "./initial/content.ts"
import { historyTables } from "./initial/history.ts"
import { officeTables } from "./initial/office.ts"
import { siteTables } from "./initial/site.ts"

const tables = [...accountTables, ...contentTables, ...officeTables, ...historyTables, ...siteTables]

/** A site on SQLite is one process, which keeps tries and open forms in memory. */
const ofKind = {
  sqlite: {
    up: [
      `CREATE VIRTUAL TABLE search_words USING fts5(title, body, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3')`,
    ],
    down: ["DROP TABLE search_words"],
  },
  postgres: {
    up: [
      "ALTER TABLE search_entries ADD COLUMN words tsvector, ADD COLUMN length integer NOT NULL DEFAULT 0",
      "CREATE INDEX search_entries_words ON search_entries USING gin (words)",
      "CREATE INDEX search_entries_length ON search_entries (length)",
      // The table format of `rate-limiter-flexible`.
      "CREATE TABLE tries (key text PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)",
      // Milliseconds since 1970 by the database's clock. Rows lost when it stops are reported again.
      `CREATE UNLOGGED TABLE open_forms (
        type text NOT NULL, "itemId" integer NOT NULL, "userId" integer NOT NULL,
        since bigint NOT NULL, "seenAt" bigint NOT NULL,
        PRIMARY KEY (type, "itemId", "userId"))`,
    ],
    down: ["DROP TABLE tries, open_forms"],
  },
}

/** The tables of release 0.1.0. Replaces that release's own migrations (`replaced.ts`). */
export class CreateAll1765000000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const table of tables) await runner.createTable(table)
    for (const sql of ofKind[kindOf(runner)].up) await runner.query(sql)
  }

  async down(runner: QueryRunner) {
    for (const sql of ofKind[kindOf(runner)].down) await runner.query(sql)
    for (const table of tables.toReversed()) await runner.dropTable(table)
  }
}

const kindOf = ({ connection }: QueryRunner) => (connection.options.type === "sqlite" ? "sqlite" : "postgres")
