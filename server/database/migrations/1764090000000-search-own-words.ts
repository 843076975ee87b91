import type { MigrationInterface, QueryRunner } from "typeorm"

/**
 * On PostgreSQL, has everything indexed anew in the background, by the words that the site itself tells apart, and counts
 * them. SQLite has done so from the beginning.
 */
export class SearchOwnWords1764090000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    if (isSqlite(runner)) return
    await runner.query("ALTER TABLE search_entries ADD COLUMN length integer NOT NULL DEFAULT 0")
    await runner.query("CREATE INDEX search_entries_length ON search_entries (length)")
    if (await runner.hasTable("search_progress")) await runner.query("DELETE FROM search_progress")
  }

  async down(runner: QueryRunner) {
    if (!isSqlite(runner)) await runner.query("ALTER TABLE search_entries DROP COLUMN length")
  }
}

const isSqlite = (runner: QueryRunner) => runner.connection.options.type === "sqlite"
