import type { MigrationInterface, QueryRunner } from "typeorm"

export class AddSeries1765031000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`ALTER TABLE "events" ADD COLUMN "seriesId" integer`)
    await runner.query(`CREATE INDEX "IDX_events_seriesId" ON "events" ("seriesId")`)
  }

  async down(runner: QueryRunner) {
    await runner.query(`DROP INDEX "IDX_events_seriesId"`)
    await runner.query(`ALTER TABLE "events" DROP COLUMN "seriesId"`)
  }
}
