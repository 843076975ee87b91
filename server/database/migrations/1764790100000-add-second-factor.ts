import type { MigrationInterface, QueryRunner } from "typeorm"

const columns = {
  secondFactor: "boolean NOT NULL DEFAULT FALSE",
  totpSecret: "text",
  totpStep: "integer NOT NULL DEFAULT 0",
  recoveryCodes: "text NOT NULL DEFAULT '[]'",
}

/** Codes of authenticator apps, and whether the site asks administrators for them. */
export class AddSecondFactor1764790100000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const [name, type] of Object.entries(columns))
      await runner.query(`ALTER TABLE "users" ADD COLUMN "${name}" ${type}`)
    await runner.query(`ALTER TABLE "site_info" ADD COLUMN "requiresSecondFactor" boolean NOT NULL DEFAULT FALSE`)
  }

  async down(runner: QueryRunner) {
    await runner.query(`ALTER TABLE "site_info" DROP COLUMN "requiresSecondFactor"`)
    for (const name of Object.keys(columns)) await runner.query(`ALTER TABLE "users" DROP COLUMN "${name}"`)
  }
}
