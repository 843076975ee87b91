import type { MigrationInterface, QueryRunner } from "typeorm"

/**
 * Who has a form of which item open, where several processes serve a site. With SQLite, one remembers it by itself.
 * Moments are milliseconds since 1970, by the database's clock. What is lost as the database stops is told again.
 */
export class CreateOpenForms1764870000040 implements MigrationInterface {
  async up(runner: QueryRunner) {
    if (!isPostgres(runner)) return
    await runner.query(`CREATE UNLOGGED TABLE open_forms (
      type text NOT NULL, "itemId" integer NOT NULL, "userId" integer NOT NULL,
      since bigint NOT NULL, "seenAt" bigint NOT NULL,
      PRIMARY KEY (type, "itemId", "userId"))`)
  }

  async down(runner: QueryRunner) {
    if (isPostgres(runner)) await runner.query("DROP TABLE open_forms")
  }
}

const isPostgres = (runner: QueryRunner) => runner.connection.options.type === "postgres"
