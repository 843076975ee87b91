import type { MigrationInterface, QueryRunner } from "typeorm"
import { integer, optional, table, text } from "./tables.ts"

export class CreateConsentRegister1765053000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.createTable(register)
    await runner.query(`ALTER TABLE "children" ADD COLUMN "renewBy" text`)
  }

  async down(runner: QueryRunner) {
    await runner.query(`ALTER TABLE "children" DROP COLUMN "renewBy"`)
    await runner.dropTable(register)
  }
}

const register = table("consent_register", [
  ...[{ ...integer("id"), isPrimary: true }, text("sealedKey")],
  ...["recoverySealedKey", "recoveryMadeAt", "missingSince"].map((name) => optional(text(name))),
])
