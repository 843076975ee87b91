import { type MigrationInterface, type QueryRunner, Table } from "typeorm"
import { id, integer, text, unique } from "./tables.ts"

/** Files to download, and the pages that name them. */
export class CreateDocuments1764740200000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    const columns = [id, unique(text("name")), integer("bytes"), text("createdAt")]
    await runner.createTable(new Table({ name: "documents", columns }))
    await runner.query(`ALTER TABLE "pages" ADD COLUMN "documents" text NOT NULL DEFAULT '[]'`)
  }

  async down(runner: QueryRunner) {
    await runner.query(`ALTER TABLE "pages" DROP COLUMN "documents"`)
    await runner.dropTable("documents")
  }
}
