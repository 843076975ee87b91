import type { MigrationInterface, QueryRunner } from "typeorm"
import { indexOn, integer, table, text } from "./tables.ts"

const counts = table(
  "mail_counts",
  [{ ...text("key"), isPrimary: true }, { ...text("endsAt"), isPrimary: true }, integer("count")],
  { indices: [indexOn("endsAt")] },
)

const columns = [
  ["outbox_mails", "putOffUntil"],
  ["outbox_mails", "about"],
  ["attendances", "network"],
  ["attendances", "expiresAt"],
]

/** Counts mail, and lets unconfirmed attendances outlive their places. Places promised for a day are kept for a day. */
export class PutOffMail1765005000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.createTable(counts)
    for (const [table, column] of columns) await runner.query(`ALTER TABLE "${table}" ADD COLUMN "${column}" text`)
    await runner.query(`UPDATE "attendances" SET "expiresAt" = "heldUntil" WHERE "heldUntil" IS NOT NULL`)
    await runner.query(`CREATE INDEX "attendances_by_end" ON "attendances" ("expiresAt")`)
  }

  async down(runner: QueryRunner) {
    await runner.query(`DROP INDEX "attendances_by_end"`)
    for (const [table, column] of columns) await runner.query(`ALTER TABLE "${table}" DROP COLUMN "${column}"`)
    await runner.dropTable(counts)
  }
}
