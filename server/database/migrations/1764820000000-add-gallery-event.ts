import type { MigrationInterface, QueryRunner } from "typeorm"
import { addIndexes, dropIndexes } from "./tables.ts"

const indexes: [string, ...string[]][] = [["galleries", "eventId", "publishedAt", "id", "state"]]

/** The event that a gallery shows. No key of its own: one that comes back from the bin is joined to its galleries again. */
export class AddGalleryEvent1764820000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query('ALTER TABLE "galleries" ADD COLUMN "eventId" integer')
    await addIndexes(runner, indexes)
  }

  async down(runner: QueryRunner) {
    await dropIndexes(runner, indexes)
    await runner.query('ALTER TABLE "galleries" DROP COLUMN "eventId"')
  }
}
