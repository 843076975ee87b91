import type { MigrationInterface, QueryRunner } from "typeorm"
import { addIndexes, dropIndexes } from "./tables.ts"

const ends: [string, ...string[]][] = [["events", "endDate", "date", "id"]]

/** For the event that ends next, until when what is to come stays so. */
export class IndexEndsOfEvents1764100300000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await addIndexes(runner, ends)
  }

  async down(runner: QueryRunner) {
    await dropIndexes(runner, ends)
  }
}
