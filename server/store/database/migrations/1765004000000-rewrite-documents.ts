import type { MigrationInterface, QueryRunner } from "typeorm"

/** True once a document was rewritten; null for older ones, which the backlog rewrites. */
export class RewriteDocuments1765004000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`ALTER TABLE "documents" ADD COLUMN "rewritten" boolean`)
  }

  async down(runner: QueryRunner) {
    await runner.query(`ALTER TABLE "documents" DROP COLUMN "rewritten"`)
  }
}
