import type { MigrationInterface, QueryRunner } from "typeorm"

/** Accounts of which the name is left. */
export class AddDeletedAccounts1764850000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`ALTER TABLE "users" ADD COLUMN "deleted" boolean NOT NULL DEFAULT FALSE`)
  }

  async down(runner: QueryRunner) {
    await runner.query(`ALTER TABLE "users" DROP COLUMN "deleted"`)
  }
}
