import type { MigrationInterface, QueryRunner } from "typeorm"

/** In which language families are written to: of what they sent before, in English, as until now. */
export class AddLanguagesOfFamilies1764860000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const table of tables)
      await runner.query(`ALTER TABLE "${table}" ADD COLUMN "language" text NOT NULL DEFAULT 'EN'`)
  }

  async down(runner: QueryRunner) {
    for (const table of tables) await runner.query(`ALTER TABLE "${table}" DROP COLUMN "language"`)
  }
}

const tables = ["enquiries", "applications", "absences", "attendances"]
