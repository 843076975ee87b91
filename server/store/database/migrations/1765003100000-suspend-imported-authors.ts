import type { MigrationInterface, QueryRunner } from "typeorm"

/** Suspends accounts that an import created and nobody has invited: a mailbox's owner could choose a password. */
export class SuspendImportedAuthors1765003100000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(
      `UPDATE "users" SET "suspend" = $1 WHERE "passwordHash" IS NULL AND "deleted" = $2
        AND EXISTS (SELECT 1 FROM "activities" WHERE "itemId" = "users"."id" AND "act" = 'USER_ADDED' AND "userId" IS NULL)
        AND NOT EXISTS (SELECT 1 FROM "activities" WHERE "itemId" = "users"."id" AND "act" = 'PASSWORD_RESET')`,
      [true, false],
    )
  }

  /** Empty, as it is unknown which accounts were suspended before. */
  async down() {}
}
