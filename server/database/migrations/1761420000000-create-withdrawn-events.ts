import type { MigrationInterface, QueryRunner } from "typeorm"
import { id, indexOn, integer, optional, table, text } from "./tables.ts"

const withdrawnEvents = table(
  "withdrawn_events",
  [
    { ...id, isGenerated: false, generationStrategy: undefined },
    text("title"),
    text("date"),
    optional(text("endDate")),
    text("createdAt"),
    text("updatedAt"),
    integer("version"),
  ],
  { indices: [indexOn("date")] },
)

export class CreateWithdrawnEvents1761420000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.createTable(withdrawnEvents)
  }

  async down(runner: QueryRunner) {
    await runner.dropTable(withdrawnEvents)
  }
}
