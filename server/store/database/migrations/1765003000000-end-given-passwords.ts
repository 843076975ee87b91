import type { MigrationInterface, QueryRunner } from "typeorm"

const dayMs = 24 * 60 * 60 * 1000

/** Passwords that administrators gave earlier are valid for another week. Those set at the server do not expire. */
export class EndGivenPasswords1765003000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query('ALTER TABLE "users" ADD COLUMN "givenPasswordEndsAt" text')
    await runner.query(
      `UPDATE "users" SET "givenPasswordEndsAt" = $1 WHERE "mustChangePassword" = $2 AND NOT EXISTS (
        SELECT 1 FROM "activities" WHERE "userId" IS NULL AND "id" = (SELECT MAX("id") FROM "activities"
          WHERE "itemId" = "users"."id" AND "detail" <> 'by a link' AND "act" IN ('USER_ADDED', 'PASSWORD_RESET')))`,
      [new Date(Date.now() + 7 * dayMs).toISOString(), true],
    )
  }

  async down(runner: QueryRunner) {
    await runner.query('ALTER TABLE "users" DROP COLUMN "givenPasswordEndsAt"')
  }
}
