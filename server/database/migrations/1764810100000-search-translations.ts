import type { MigrationInterface, QueryRunner } from "typeorm"

/** What is found of an item is said once for each language in which it is read. */
export class SearchTranslations1764810100000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query('DROP INDEX "IDX_search_entries_part"')
    await runner.query(`ALTER TABLE "search_entries" ADD COLUMN "language" text NOT NULL DEFAULT 'EN'`)
    await runner.query(
      'CREATE UNIQUE INDEX "IDX_search_entries_part" ON "search_entries" ("kind", "itemId", "language", "part")',
    )
    await runner.query('CREATE INDEX "IDX_search_entries_language" ON "search_entries" ("language", "kind", "itemId")')
  }

  async down(runner: QueryRunner) {
    await runner.query('DROP INDEX "IDX_search_entries_language"')
    await runner.query('DROP INDEX "IDX_search_entries_part"')
    await runner.query(`DELETE FROM "search_entries" WHERE "language" <> 'EN'`)
    await runner.query('ALTER TABLE "search_entries" DROP COLUMN "language"')
    await runner.query('CREATE UNIQUE INDEX "IDX_search_entries_part" ON "search_entries" ("kind", "itemId", "part")')
  }
}
