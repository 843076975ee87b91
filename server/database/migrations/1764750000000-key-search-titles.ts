import type { MigrationInterface, QueryRunner } from "typeorm"
import { addIndexes } from "./tables.ts"

/**
 * What a title is about, without small words and numbers of nouns. What is indexed already is indexed anew in the
 * background, and found meanwhile as before.
 */
export class KeySearchTitles1764750000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`ALTER TABLE "search_entries" ADD COLUMN "titleKey" text NOT NULL DEFAULT ''`)
    await addIndexes(runner, [["search_entries", "titleKey"]])
    await runner.query('DELETE FROM "search_progress"')
  }

  async down(runner: QueryRunner) {
    await runner.query('DROP INDEX "IDX_search_entries_titleKey"')
    await runner.query('ALTER TABLE "search_entries" DROP COLUMN "titleKey"')
  }
}
