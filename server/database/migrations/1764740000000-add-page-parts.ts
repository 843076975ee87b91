import type { MigrationInterface, QueryRunner } from "typeorm"

/** What a page has beside its texts: none yet on a page that is there already. */
export class AddPageParts1764740000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const column of columns)
      await runner.query(`ALTER TABLE "pages" ADD COLUMN "${column}" text NOT NULL DEFAULT '[]'`)
  }

  async down(runner: QueryRunner) {
    for (const column of columns) await runner.query(`ALTER TABLE "pages" DROP COLUMN "${column}"`)
  }
}

const columns = ["facts", "prices", "sections", "related"]
