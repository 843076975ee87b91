import type { MigrationInterface, QueryRunner } from "typeorm"

/** A new site is in English alone; one that exists keeps the three languages that it had. */
export class ChooseLanguages1765012000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`ALTER TABLE "site_info" ADD COLUMN "languages" text NOT NULL DEFAULT '["EN"]'`)
    await runner.query(`UPDATE "site_info" SET "languages" = '["EN","SW","FR"]'`)
  }

  async down(runner: QueryRunner) {
    await runner.query(`ALTER TABLE "site_info" DROP COLUMN "languages"`)
  }
}
