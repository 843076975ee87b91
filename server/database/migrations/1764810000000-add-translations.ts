import type { MigrationInterface, QueryRunner } from "typeorm"

/** What stands there already has no translations yet. */
export class AddTranslations1764810000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const table of tables)
      await runner.query(`ALTER TABLE "${table}" ADD COLUMN "translations" text NOT NULL DEFAULT '[]'`)
  }

  async down(runner: QueryRunner) {
    for (const table of tables) await runner.query(`ALTER TABLE "${table}" DROP COLUMN "translations"`)
  }
}

const tables = ["pages", "news_stories", "articles", "events"]
