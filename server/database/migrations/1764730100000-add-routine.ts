import type { MigrationInterface, QueryRunner } from "typeorm"

/** The gate and the lunch of a usual day: nothing is known of them where a site is older. */
export class AddRoutine1764730100000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(
      `ALTER TABLE "site_info" ADD COLUMN "routine" text NOT NULL DEFAULT '${JSON.stringify(unknown)}'`,
    )
  }

  async down(runner: QueryRunner) {
    await runner.query('ALTER TABLE "site_info" DROP COLUMN "routine"')
  }
}

const unknown = { gate: "", dayEnds: "", lunchWeeks: [] }
