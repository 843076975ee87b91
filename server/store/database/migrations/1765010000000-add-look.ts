import type { MigrationInterface, QueryRunner } from "typeorm"

/** The look of every site before schools could choose one. */
const before = {
  colour: "#5b4bb7",
  accent: "#f2a51e",
  crest: "blossom",
  ornament: true,
  typeface: "serif",
  picture: null,
}

export class AddLook1765010000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    const added = `ALTER TABLE "site_info" ADD COLUMN "look" text NOT NULL DEFAULT '${JSON.stringify(before)}'`
    await runner.query(added)
    await runner.query(`ALTER TABLE "site_info" ADD COLUMN "menuGroups" text NOT NULL DEFAULT '[]'`)
  }

  async down(runner: QueryRunner) {
    for (const column of ["menuGroups", "look"]) await runner.query(`ALTER TABLE "site_info" DROP COLUMN "${column}"`)
  }
}
