import type { QueryRunner } from "typeorm"
import { CreateTables, id, indexOn, integer, optional, references, table, text } from "./tables.ts"

const pendingParts = table(
  "pending_parts",
  [
    ...[id, integer("changeId"), integer("partId"), text("kind"), text("row")],
    ...[optional(integer("pictureId")), optional(integer("partVersion"))],
  ],
  {
    foreignKeys: [references("changeId", "pending_changes", "CASCADE"), references("pictureId", "pictures")],
    indices: [{ columnNames: ["changeId", "partId"], isUnique: true }, indexOn("pictureId"), indexOn("partId")],
  },
)

/** What a pending change began with, so that it is merged with what is published meanwhile; and what it does to a gallery's pictures. */
export class MergePendingChanges1764700000000 extends CreateTables {
  tables = [pendingParts]

  override async up(runner: QueryRunner) {
    await runner.query(`ALTER TABLE "pending_changes" ADD COLUMN "base" text NOT NULL DEFAULT '{}'`)
    await runner.query(`ALTER TABLE "pending_changes" ADD COLUMN "isShared" boolean NOT NULL DEFAULT FALSE`)
    await super.up(runner)
  }

  override async down(runner: QueryRunner) {
    await super.down(runner)
    await runner.query(`ALTER TABLE "pending_changes" DROP COLUMN "isShared"`)
    await runner.query(`ALTER TABLE "pending_changes" DROP COLUMN "base"`)
  }
}
