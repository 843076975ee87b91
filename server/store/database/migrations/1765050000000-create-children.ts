import type { MigrationInterface, QueryRunner } from "typeorm"
import { id, indexOn, integer, optional, references, table, text } from "./tables.ts"

/** The children in pictures, and their families' answers. */
export class CreateChildren1765050000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const made of [children, pictures]) await runner.createTable(made)
    await runner.query(`ALTER TABLE "pictures" ADD COLUMN "withheldBelow" integer NOT NULL DEFAULT 0`)
    await runner.query(`CREATE INDEX "withheld_pictures" ON "pictures" ("withheldBelow") WHERE "withheldBelow" > 0`)
  }

  async down(runner: QueryRunner) {
    await runner.query(`DROP INDEX "withheld_pictures"`)
    await runner.query(`ALTER TABLE "pictures" DROP COLUMN "withheldBelow"`)
    for (const made of [pictures, children]) await runner.dropTable(made)
  }
}

const children = table(
  "children",
  [
    ...[id, text("sealedName"), text("nameMark"), text("form"), { ...text("answer"), default: "'UNSAID'" }],
    ...["means", "sealedGiver", "answeredAt", "until"].map((name) => optional(text(name))),
    ...[text("createdAt"), text("linkedAt"), { ...integer("version"), default: 1 }],
  ],
  { indices: [indexOn("nameMark")] },
)

const pictures = table("child_pictures", [id, integer("childId"), text("file"), optional(text("hash"))], {
  foreignKeys: [references("childId", "children", "CASCADE")],
  indices: [{ columnNames: ["childId", "file"], isUnique: true }, indexOn("file"), indexOn("hash")],
})
