import type { MigrationInterface, QueryRunner } from "typeorm"
import { integer, table, text } from "./tables.ts"

const progress = table("search_progress", [
  { ...text("kind"), isPrimary: true },
  integer("version"),
  integer("lastId"),
  { name: "complete", type: "boolean" },
])

/** How far each kind is indexed. What an older release has indexed is whole. */
export class CreateSearchProgress1764100100000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.createTable(progress)
    await runner.query(
      'INSERT INTO "search_progress" ("kind", "version", "lastId", "complete") SELECT "kind", 1, max("itemId"), true FROM "search_entries" GROUP BY "kind"',
    )
  }

  async down(runner: QueryRunner) {
    await runner.dropTable(progress)
  }
}
