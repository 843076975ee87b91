import type { MigrationInterface, QueryRunner } from "typeorm"

const tables = ["news_stories", "articles", "events", "pages"]

/** The first words of each item, which the backlog fills in while the site serves. */
export class StoreOpenings1764100000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const table of tables) await runner.query(`ALTER TABLE "${table}" ADD COLUMN "opening" text`)
  }

  async down(runner: QueryRunner) {
    for (const table of tables) await runner.query(`ALTER TABLE "${table}" DROP COLUMN "opening"`)
  }
}
