import type { MigrationInterface, QueryRunner } from "typeorm"

/** Two lists of links that a site has beside its menu: none yet on a site that is there already. */
export class AddMostAsked1764740100000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const column of columns)
      await runner.query(`ALTER TABLE "site_info" ADD COLUMN "${column}" text NOT NULL DEFAULT '[]'`)
  }

  async down(runner: QueryRunner) {
    for (const column of columns) await runner.query(`ALTER TABLE "site_info" DROP COLUMN "${column}"`)
  }
}

const columns = ["mostAsked", "footerGroups"]
