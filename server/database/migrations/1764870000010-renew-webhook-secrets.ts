import type { MigrationInterface, QueryRunner } from "typeorm"

const columns = ["previousSecret", "previousSecretEndsAt", "offSince"]

/** A webhook's secret can be renewed while the one before still signs; one that is off says since when. */
export class RenewWebhookSecrets1764870000010 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const column of columns) await runner.query(`ALTER TABLE "webhooks" ADD COLUMN "${column}" text`)
  }

  async down(runner: QueryRunner) {
    for (const column of columns) await runner.query(`ALTER TABLE "webhooks" DROP COLUMN "${column}"`)
  }
}
