import type { MigrationInterface, QueryRunner } from "typeorm"

/** For whoever names a picture that they brought: of one that many items show, nearly all rows are other uses of the file. */
export class IndexOwnUploads1764882000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(
      `CREATE INDEX "IDX_pictures_own" ON "pictures" ("uploaderId", "name", "id") WHERE "uploaderId" IS NOT NULL`,
    )
  }

  async down(runner: QueryRunner) {
    await runner.query(`DROP INDEX "IDX_pictures_own"`)
  }
}
