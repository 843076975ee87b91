import { type MigrationInterface, type QueryRunner, TableIndex } from "typeorm"

/** Parts of items are found by themselves, some entries answer what they are asked, and the office says which words mean the same. */
export class SearchParts1764750100000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    const entries = await runner.getTable("search_entries")
    const unique = entries?.indices.find(({ isUnique }) => isUnique)
    if (unique) await runner.query(`DROP INDEX "${unique.name}"`)
    await runner.query('ALTER TABLE "search_entries" ADD COLUMN "part" integer NOT NULL DEFAULT 0')
    await runner.query(`ALTER TABLE "search_entries" ADD COLUMN "answer" text NOT NULL DEFAULT '[]'`)
    await runner.query('CREATE UNIQUE INDEX "IDX_search_entries_part" ON "search_entries" ("kind", "itemId", "part")')
    await runner.query(`ALTER TABLE "site_info" ADD COLUMN "synonyms" text NOT NULL DEFAULT '[]'`)
    await runner.query('DELETE FROM "search_progress"')
  }

  async down(runner: QueryRunner) {
    await runner.query('ALTER TABLE "site_info" DROP COLUMN "synonyms"')
    await runner.query('DROP INDEX "IDX_search_entries_part"')
    await runner.query('DELETE FROM "search_entries" WHERE "part" > 0')
    // Under the name that it had, by which the table's own migration drops it.
    await runner.createIndex("search_entries", new TableIndex({ columnNames: ["kind", "itemId"], isUnique: true }))
    for (const column of ["part", "answer"]) await runner.query(`ALTER TABLE "search_entries" DROP COLUMN "${column}"`)
  }
}
