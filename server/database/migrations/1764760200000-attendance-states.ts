import type { MigrationInterface, QueryRunner } from "typeorm"

/** Who has confirmed before comes. The one place for one address is now among those that count. */
export class AttendanceStates1764760200000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const column of columns) await runner.query(`ALTER TABLE "attendances" ADD COLUMN ${column}`)
    await runner.query(`DROP INDEX "${before(runner)}"`)
    await runner.query(
      `CREATE UNIQUE INDEX "one_place_for_one_address" ON "attendances" ("eventId", "email") WHERE NOT "repeats"`,
    )
    await runner.query(`CREATE UNIQUE INDEX "one_attendance_for_one_key" ON "attendances" ("idempotencyKey")`)
    await runner.query(`CREATE INDEX "attendances_by_state" ON "attendances" ("state", "heldUntil")`)
  }

  async down(runner: QueryRunner) {
    await runner.query(`DELETE FROM "attendances" WHERE "repeats" OR "state" = 'WAITING'`)
    for (const index of ["attendances_by_state", "one_attendance_for_one_key", "one_place_for_one_address"])
      await runner.query(`DROP INDEX "${index}"`)
    await runner.query(`CREATE UNIQUE INDEX "${before(runner)}" ON "attendances" ("eventId", "email")`)
    for (const column of columns.toReversed())
      await runner.query(`ALTER TABLE "attendances" DROP COLUMN ${column.split(" ")[0]}`)
  }
}

const columns = [
  `"state" text NOT NULL DEFAULT 'CONFIRMED'`,
  `"heldUntil" text`,
  `"verified" boolean NOT NULL DEFAULT FALSE`,
  `"repeats" boolean NOT NULL DEFAULT FALSE`,
  `"idempotencyKey" text`,
]

/** What TypeORM called the index on the address alone. */
const before = ({ connection }: QueryRunner) => connection.namingStrategy.indexName("attendances", ["eventId", "email"])
