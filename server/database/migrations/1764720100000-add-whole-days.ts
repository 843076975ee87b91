import type { MigrationInterface, QueryRunner } from "typeorm"

const tables = ["events", "withdrawn_events"]

/** Events that last whole days, and for whom they are. */
export class AddWholeDays1764720100000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const table of tables)
      await runner.query(`ALTER TABLE "${table}" ADD COLUMN "allDay" boolean NOT NULL DEFAULT FALSE`)
    await runner.query(`ALTER TABLE "events" ADD COLUMN "audience" text`)
  }

  async down(runner: QueryRunner) {
    await runner.query(`ALTER TABLE "events" DROP COLUMN "audience"`)
    for (const table of tables.toReversed()) await runner.query(`ALTER TABLE "${table}" DROP COLUMN "allDay"`)
  }
}
