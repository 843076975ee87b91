import type { MigrationInterface, QueryRunner } from "typeorm"

/** The setting, off, and when the last mail was written. */
export class AddWeeklyMail1764500100000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`ALTER TABLE "site_info" ADD COLUMN "weeklyMail" boolean NOT NULL DEFAULT FALSE`)
    await runner.query(`ALTER TABLE "site_info" ADD COLUMN "weeklyMailAt" text`)
  }

  async down(runner: QueryRunner) {
    await runner.query(`ALTER TABLE "site_info" DROP COLUMN "weeklyMailAt"`)
    await runner.query(`ALTER TABLE "site_info" DROP COLUMN "weeklyMail"`)
  }
}
