import type { MigrationInterface, QueryRunner } from "typeorm"

/** What every school can say; what families sent before is kept until its office says for how long. */
export class AddFormNotes1764760000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(
      `ALTER TABLE "site_info" ADD COLUMN "formNotes" text NOT NULL DEFAULT '${JSON.stringify(notes)}'`,
    )
  }

  async down(runner: QueryRunner) {
    await runner.query(`ALTER TABLE "site_info" DROP COLUMN "formNotes"`)
  }
}

const office = { answeredBy: "The school office", next: "" }

const notes = {
  enquiry: { ...office, answerDays: 5, keptMonths: null },
  application: { ...office, answerDays: 10, keptMonths: null },
  absence: { ...office, answerDays: 0, keptMonths: 3 },
}
