import type { MigrationInterface, QueryRunner } from "typeorm"

/** A new site is only in English; an existing site keeps its three languages. */
export class ChooseLanguages1765012000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`ALTER TABLE "site_info" ADD COLUMN "languages" text NOT NULL DEFAULT '["EN"]'`)
    await runner.query(`UPDATE "site_info" SET "languages" = '["EN","SW","FR"]'`)
  }

  async down(runner: QueryRunner) {
    await runner.query(`ALTER TABLE "site_info" DROP COLUMN "languages"`)
  }
}
