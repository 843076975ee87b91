import type { MigrationInterface, QueryRunner } from "typeorm"

/** What is tried how often, as `rate-limiter-flexible` keeps it for several processes. With SQLite, one counts by itself. */
export class CreateTries1764090100000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    if (isPostgres(runner))
      await runner.query("CREATE TABLE tries (key text PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)")
  }

  async down(runner: QueryRunner) {
    if (isPostgres(runner)) await runner.query("DROP TABLE tries")
  }
}

const isPostgres = (runner: QueryRunner) => runner.connection.options.type === "postgres"
