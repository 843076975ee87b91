import type { MigrationInterface, QueryRunner } from "typeorm"
import { id, indexOn, integer, optional, references, table, text, unique } from "./tables.ts"

const programs = table(
  "programs",
  [
    id,
    ...["name", "rights", "createdAt", "endsAt"].map(text),
    ...["role", "userId"].map(integer),
    unique(text("tokenHash")),
    optional(text("lastUsedAt")),
  ],
  { foreignKeys: [references("userId", "users", "CASCADE")], indices: [indexOn("userId")] },
)

/** Programs that act in the name of accounts, and which of them did what. */
export class CreatePrograms1764860000030 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.createTable(programs)
    await runner.query(`ALTER TABLE "activities" ADD COLUMN "program" text`)
  }

  async down(runner: QueryRunner) {
    await runner.query(`ALTER TABLE "activities" DROP COLUMN "program"`)
    await runner.dropTable(programs)
  }
}
