import type { MigrationInterface, QueryRunner } from "typeorm"

const tables = ["enquiries", "applications", "absences"]

const columns = {
  version: "integer NOT NULL DEFAULT 1",
  assigneeId: "integer",
  doneById: "integer",
  answeredHow: "text",
  spamAt: "text",
  officeNote: "text NOT NULL DEFAULT ''",
  markedAt: "text",
  markedById: "integer",
}

/** By state, newest first. SQLite counts with the index `state`; PostgreSQL orders with the partial indexes. */
const indices = {
  state: `("doneAt", "spamAt", "createdAt", "id", "assigneeId")`,
  open: `("createdAt", "id", "assigneeId") WHERE "doneAt" IS NULL AND "spamAt" IS NULL`,
  done: `("createdAt", "id") WHERE "doneAt" IS NOT NULL AND "spamAt" IS NULL`,
  spam: `("createdAt", "id") WHERE "spamAt" IS NOT NULL`,
  assignee: `("assigneeId", "createdAt", "id", "doneAt", "spamAt")`,
}

export class AddOfficeMarks1765041000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const table of tables) {
      await dropTrigger(runner, table)
      for (const [column, type] of Object.entries(columns))
        await runner.query(`ALTER TABLE "${table}" ADD COLUMN "${column}" ${type}`)
      for (const [name, on] of Object.entries(indices))
        await runner.query(`CREATE INDEX "IDX_${table}_${name}" ON "${table}" ${on}`)
    }
    await runner.query(`CREATE INDEX "IDX_absences_firstDay" ON "absences" ("firstDay", "lastDay")`)
  }

  async down(runner: QueryRunner) {
    await runner.query(`DROP INDEX "IDX_absences_firstDay"`)
    for (const table of tables) {
      await dropTrigger(runner, table)
      for (const name of Object.keys(indices)) await runner.query(`DROP INDEX "IDX_${table}_${name}"`)
      for (const column of Object.keys(columns)) await runner.query(`ALTER TABLE "${table}" DROP COLUMN "${column}"`)
    }
  }
}

/** The next start creates the trigger again, for the columns of that time. */
function dropTrigger(runner: QueryRunner, table: string) {
  const name = `DROP TRIGGER IF EXISTS "change_edited_${table}"`
  return runner.query(runner.connection.options.type === "postgres" ? `${name} ON "${table}"` : name)
}
