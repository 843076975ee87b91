import type { QueryRunner } from "typeorm"
import { boolean, CreateTables, id, indexOn, integer, optional, references, table, text } from "./tables.ts"

const item = [text("type"), integer("itemId")]
const key = item.map((column) => ({ ...column, isPrimary: true }))
const byUser = references("userId", "users", "CASCADE")

const pendingChanges = table(
  "pending_changes",
  [
    id,
    ...item,
    integer("ownerId"),
    text("fields"),
    optional(integer("pictureId")),
    { ...boolean("withoutPicture"), default: "FALSE" },
    text("state"),
    ...["publishAt", "expiresAt"].map((name) => optional(text(name))),
    text("updatedAt"),
    integer("userId"),
  ],
  {
    foreignKeys: [references("pictureId", "pictures"), references("userId", "users")],
    indices: [{ columnNames: ["type", "itemId"], isUnique: true }, indexOn("pictureId"), indexOn("publishAt")],
  },
)

const reviews = table("reviews", [...key, text("note"), text("at"), integer("userId")], {
  foreignKeys: [references("userId", "users")],
})

const previews = table(
  "previews",
  [{ ...text("tokenHash"), isPrimary: true }, ...item, integer("userId"), text("createdAt"), text("expiresAt")],
  { foreignKeys: [byUser], indices: [indexOn("type", "itemId"), indexOn("expiresAt")] },
)

const drafts = table(
  "drafts",
  [
    { ...integer("userId"), isPrimary: true },
    { ...text("key"), isPrimary: true },
    ...["content", "title", "words"].map(text),
    optional(text("pictureName")),
    text("device"),
    text("updatedAt"),
    optional(text("discardedAt")),
  ],
  { foreignKeys: [byUser], indices: [indexOn("updatedAt")] },
)

/** The tables of what has moments that are still to come. */
const timed = ["articles", "news_stories", "profiles", "galleries", "events"]

/** Of few rows: those that have no such moment are in no index, and cost nothing. */
const moments = timed.flatMap((name) => ["publishAt", "expiresAt"].map((column) => ({ name, column })))

/** What is not published yet beside what is, and who may look at it. */
export class CreatePublication1764600100000 extends CreateTables {
  tables = [pendingChanges, reviews, previews, drafts]

  override async up(runner: QueryRunner) {
    await super.up(runner)
    await runner.query(`ALTER TABLE "site_info" ADD COLUMN "approvesEditors" boolean NOT NULL DEFAULT FALSE`)
    for (const { name, column } of moments)
      await runner.query(
        `CREATE INDEX "IDX_${name}_${column}" ON "${name}" ("${column}") WHERE "${column}" IS NOT NULL`,
      )
  }

  override async down(runner: QueryRunner) {
    for (const { name, column } of moments) await runner.query(`DROP INDEX "IDX_${name}_${column}"`)
    await runner.query(`ALTER TABLE "site_info" DROP COLUMN "approvesEditors"`)
    await super.down(runner)
  }
}
