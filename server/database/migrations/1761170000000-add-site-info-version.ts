import type { MigrationInterface, QueryRunner } from "typeorm"

export class AddSiteInfoVersion1761170000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`ALTER TABLE "site_info" ADD COLUMN "version" integer NOT NULL DEFAULT 1`)
    await runner.query(`ALTER TABLE "site_info" ADD COLUMN "openingHours" text NOT NULL DEFAULT ''`)
  }

  async down(runner: QueryRunner) {
    await runner.dropColumns("site_info", ["openingHours", "version"])
  }
}
