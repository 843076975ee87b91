import type { QueryRunner } from "typeorm"
import { addIndexes, CreateTables, dropIndexes, indexOn, integer, table, text } from "./tables.ts"

const byDate: [string, ...string[]][] = [["articles", "reads", "createdAt", "id"]]

/** How often each item was read on each day, for what was most read lately; equally read articles go by their date. */
export class CreateDailyReads1764100200000 extends CreateTables {
  tables = [
    table(
      "daily_reads",
      [
        { ...text("day"), isPrimary: true },
        { ...text("kind"), isPrimary: true },
        { ...integer("itemId"), isPrimary: true },
        integer("reads"),
      ],
      { indices: [indexOn("day")] },
    ),
  ]

  override async up(runner: QueryRunner) {
    await super.up(runner)
    await addIndexes(runner, byDate)
  }

  override async down(runner: QueryRunner) {
    await dropIndexes(runner, byDate)
    await super.down(runner)
  }
}
