import type { MigrationInterface, QueryRunner } from "typeorm"

const columns = ["previousTokenHash", "previousTokenEndsAt"]

/** Keeps a program's previous token valid after a renewal. */
export class RenewProgramTokens1765009000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const column of columns) await runner.query(`ALTER TABLE "programs" ADD COLUMN "${column}" text`)
  }

  async down(runner: QueryRunner) {
    for (const column of columns) await runner.query(`ALTER TABLE "programs" DROP COLUMN "${column}"`)
  }
}
