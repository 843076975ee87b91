import type { MigrationInterface, QueryRunner } from "typeorm"
import { addIndexes, dropIndexes } from "./tables.ts"

const tables = ["articles", "events", "galleries", "news_stories", "profiles"]
const lastChanges = tables.map((table): [string, string, string] => [table, "updatedAt", "state"])

/** For when a list was last changed, which sitemaps say; in place of one that others begin with, so that an add writes as many. */
export class IndexLastChanges1764881000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const table of tables) await runner.query(`DROP INDEX "${nameOf(runner, table)}"`)
    await addIndexes(runner, lastChanges)
  }

  async down(runner: QueryRunner) {
    await dropIndexes(runner, lastChanges)
    for (const table of tables) await runner.query(`CREATE INDEX "${nameOf(runner, table)}" ON "${table}" ("userId")`)
  }
}

const nameOf = ({ connection }: QueryRunner, table: string) => connection.namingStrategy.indexName(table, ["userId"])
