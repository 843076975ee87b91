import type { MigrationInterface, QueryRunner } from "typeorm"

/** The words that the office would rather have on the public pages. */
export class AddWordings1764800000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`ALTER TABLE "site_info" ADD COLUMN "wordings" text NOT NULL DEFAULT '[]'`)
  }

  async down(runner: QueryRunner) {
    await runner.query(`ALTER TABLE "site_info" DROP COLUMN "wordings"`)
  }
}
