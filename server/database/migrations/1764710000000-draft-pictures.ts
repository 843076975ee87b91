import type { QueryRunner } from "typeorm"
import { CreateTables, indexOn, integer, references, table, text } from "./tables.ts"

const primary = { isPrimary: true }

const ofDraft = {
  columnNames: ["userId", "key"],
  referencedTableName: "drafts",
  referencedColumnNames: ["userId", "key"],
  onDelete: "CASCADE",
}

const draftPictures = table(
  "draft_pictures",
  [
    { ...integer("userId"), ...primary },
    { ...text("key"), ...primary },
    { ...integer("pictureId"), ...primary },
  ],
  { foreignKeys: [ofDraft, references("pictureId", "pictures")], indices: [indexOn("pictureId")] },
)

/** A draft has all its pictures, and says of the device what its writer knows that by: not what its browser says of itself. */
export class DraftPictures1764710000000 extends CreateTables {
  tables = [draftPictures]

  override async up(runner: QueryRunner) {
    await super.up(runner)
    await runner.query(`ALTER TABLE "drafts" DROP COLUMN "pictureName"`)
    await runner.query(`UPDATE "drafts" SET "device" = ''`)
  }

  override async down(runner: QueryRunner) {
    await runner.query(`ALTER TABLE "drafts" ADD COLUMN "pictureName" text`)
    await super.down(runner)
  }
}
