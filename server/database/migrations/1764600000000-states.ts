import type { MigrationInterface, QueryRunner } from "typeorm"
import { addIndexes, dropIndexes } from "./tables.ts"

/** The tables of content that somebody owns. */
const owned = ["articles", "news_stories", "profiles", "galleries", "events"]

type Index = [string, ...string[]]

/** Those that came with their tables have names of TypeORM's. */
const ofTables: Index[] = [
  ...owned.map((table): Index => [table, "createdAt", "id"]),
  ["profiles", "group", "id"],
  ["events", "date", "id"],
]

const before: Index[] = [
  ...["articles", "news_stories", "galleries"].map((table): Index => [table, "userId", "createdAt", "id"]),
  ["articles", "reads", "createdAt", "id"],
  ["profiles", "userId", "group", "id"],
  ["events", "endDate", "date", "id"],
]

/** The state stands last, so that what is not published is passed over in the index itself, without its row. */
const after: Index[] = [
  ...owned.map((table): Index => [table, "publishedAt", "id", "state"]),
  ...owned.map((table): Index => [table, "userId", "publishedAt", "id", "state"]),
  ["articles", "reads", "publishedAt", "id", "state"],
  ["profiles", "group", "id", "state"],
  ["profiles", "userId", "group", "id", "state"],
  ["events", "date", "id", "state"],
  ["events", "endDate", "date", "id", "state"],
]

const moments = ["publishedAt", "publishAt", "expiresAt"]

/**
 * Gives what somebody owns a state. What is there is published since it was added; a gallery in the archive is taken
 * down, which is the same thing by another name.
 */
export class States1764600000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const table of owned) {
      await runner.query(`ALTER TABLE "${table}" ADD COLUMN "state" text NOT NULL DEFAULT 'PUBLISHED'`)
      for (const moment of moments) await runner.query(`ALTER TABLE "${table}" ADD COLUMN "${moment}" text`)
      await runner.query(`UPDATE "${table}" SET "publishedAt" = "createdAt"`)
    }
    await runner.query(`UPDATE "galleries" SET "state" = 'TAKEN_DOWN' WHERE "archive"`)
    await runner.query(`ALTER TABLE "galleries" DROP COLUMN "archive"`)
    for (const index of ofTables) await runner.query(`DROP INDEX "${nameOf(runner, index)}"`)
    await dropIndexes(runner, before)
    await addIndexes(runner, after)
  }

  /** What nobody was to see yet goes: an older release would show it. */
  async down(runner: QueryRunner) {
    await dropIndexes(runner, after)
    await addIndexes(runner, before)
    for (const index of ofTables) {
      const [table, ...columns] = index
      const quoted = columns.map((column) => `"${column}"`)
      await runner.query(`CREATE INDEX "${nameOf(runner, index)}" ON "${table}" (${quoted.join(", ")})`)
    }
    await runner.query(`ALTER TABLE "galleries" ADD COLUMN "archive" boolean NOT NULL DEFAULT FALSE`)
    await runner.query(`UPDATE "galleries" SET "archive" = TRUE WHERE "state" <> 'PUBLISHED'`)
    for (const table of owned) {
      if (table !== "galleries") await runner.query(`DELETE FROM "${table}" WHERE "state" <> 'PUBLISHED'`)
      for (const column of ["state", ...moments]) await runner.query(`ALTER TABLE "${table}" DROP COLUMN "${column}"`)
    }
  }
}

const nameOf = (runner: QueryRunner, [table, ...columns]: Index) =>
  runner.connection.namingStrategy.indexName(table, columns)
