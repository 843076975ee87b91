import type { MigrationInterface, QueryRunner } from "typeorm"

const indexes = [
  ["IDX_profiles_group_id_state", `"group", "id", "state"`],
  ["IDX_profiles_userId_group_id_state", `"userId", "group", "id", "state"`],
] as const

export class OrderPeople1765043000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`ALTER TABLE "profiles" ADD COLUMN "place" integer NOT NULL DEFAULT 10000`)
    for (const [name, columns] of indexes) {
      await runner.query(`DROP INDEX "${name}"`)
      const [placed, placedColumns] = [name, columns].map((words) => words.replace(/"?group"?/, placeAfter))
      await runner.query(`CREATE INDEX "${placed}" ON "profiles" (${placedColumns})`)
    }
  }

  async down(runner: QueryRunner) {
    for (const [name, columns] of indexes) {
      await runner.query(`DROP INDEX "${name.replace(/group/, placeAfter)}"`)
      await runner.query(`CREATE INDEX "${name}" ON "profiles" (${columns})`)
    }
    await runner.query(`ALTER TABLE "profiles" DROP COLUMN "place"`)
  }
}

/** `group_place` in a name, `"group", "place"` in a list of columns. */
const placeAfter = (group: string) => (group === "group" ? "group_place" : `"group", "place"`)
