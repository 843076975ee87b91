import type { MigrationInterface, QueryRunner } from "typeorm"
import { table, text } from "./tables.ts"

const identity = table("site_identity", [{ ...text("id"), isPrimary: true }, text("holder")])

/** Its row is made when the site is opened. */
export class CreateSiteIdentity1765007000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.createTable(identity)
  }

  async down(runner: QueryRunner) {
    await runner.dropTable(identity)
  }
}
