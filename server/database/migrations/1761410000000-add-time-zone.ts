import type { MigrationInterface, QueryRunner } from "typeorm"

/** A site that is older than this tells UTC until an administrator chooses the school's zone. */
export class AddTimeZone1761410000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`ALTER TABLE "site_info" ADD COLUMN "timeZone" text NOT NULL DEFAULT 'UTC'`)
  }

  async down(runner: QueryRunner) {
    await runner.query('ALTER TABLE "site_info" DROP COLUMN "timeZone"')
  }
}
