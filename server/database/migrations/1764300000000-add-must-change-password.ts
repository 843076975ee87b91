import type { MigrationInterface, QueryRunner } from "typeorm"

/** Of accounts that are older than this nobody knows who chose the password: they go on with theirs. */
export class AddMustChangePassword1764300000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query('ALTER TABLE "users" ADD COLUMN "mustChangePassword" boolean NOT NULL DEFAULT FALSE')
  }

  async down(runner: QueryRunner) {
    await runner.query('ALTER TABLE "users" DROP COLUMN "mustChangePassword"')
  }
}
