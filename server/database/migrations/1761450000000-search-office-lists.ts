import type { MigrationInterface, QueryRunner } from "typeorm"

/** What each list is searched by, as it is stored. */
const searched = {
  products: `"name" || ' ' || "description"`,
  committees: `"name" || ' ' || "description" || ' ' || "members"`,
}

/** Makes products and committees searchable. Their next edit folds accents too. */
export class SearchOfficeLists1761450000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const [table, texts] of Object.entries(searched)) {
      await runner.query(`ALTER TABLE "${table}" ADD COLUMN "searchText" text NOT NULL DEFAULT ''`)
      await runner.query(`UPDATE "${table}" SET "searchText" = LOWER(${texts})`)
    }
  }

  async down(runner: QueryRunner) {
    for (const table of Object.keys(searched)) await runner.query(`ALTER TABLE "${table}" DROP COLUMN "searchText"`)
  }
}
