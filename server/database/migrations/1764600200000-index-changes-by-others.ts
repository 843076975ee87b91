import type { MigrationInterface, QueryRunner } from "typeorm"

/** For what others did with somebody's items: of all that is noted a small part, which alone is in the index. */
export class IndexChangesByOthers1764600200000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(
      `CREATE INDEX "IDX_activities_by_others" ON "activities" ("ownerId", "id") WHERE "userId" <> "ownerId"`,
    )
  }

  async down(runner: QueryRunner) {
    await runner.query(`DROP INDEX "IDX_activities_by_others"`)
  }
}
