import type { MigrationInterface, QueryRunner } from "typeorm"

const columns = [
  ["phone", "text"],
  ["ahead", "integer NOT NULL DEFAULT 0"],
  ["calledOffMailId", "integer"],
]

/** Lets several people without an address attend an event. */
export class AddAttendees1765042000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const [name, type] of columns) await runner.query(`ALTER TABLE "attendances" ADD COLUMN "${name}" ${type}`)
    await replaceIndex(runner, `NOT "repeats" AND "email" <> ''`)
  }

  async down(runner: QueryRunner) {
    await runner.query(`DELETE FROM "attendances" WHERE "email" = ''`)
    await replaceIndex(runner, `NOT "repeats"`)
    for (const [name] of columns) await runner.query(`ALTER TABLE "attendances" DROP COLUMN "${name}"`)
  }
}

async function replaceIndex(runner: QueryRunner, where: string) {
  await runner.query(`DROP INDEX "one_place_for_one_address"`)
  await runner.query(
    `CREATE UNIQUE INDEX "one_place_for_one_address" ON "attendances" ("eventId", "email") WHERE ${where}`,
  )
}
