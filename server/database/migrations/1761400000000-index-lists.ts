import type { MigrationInterface, QueryRunner } from "typeorm"
import { addIndexes, dropIndexes } from "./tables.ts"

const lists: [string, ...string[]][] = [
  ["news_stories", "userId", "createdAt", "id"],
  ["articles", "userId", "createdAt", "id"],
  ["galleries", "userId", "createdAt", "id"],
  ["profiles", "userId", "group", "id"],
  ["gallery_images", "galleryId", "place", "id"],
  ["attendances", "eventId", "id"],
]

/** An index for the order of each list that is narrowed, and a place for each picture of a gallery. */
export class IndexLists1761400000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query('ALTER TABLE "gallery_images" ADD COLUMN "place" integer NOT NULL DEFAULT 0')
    await addIndexes(runner, lists)
  }

  async down(runner: QueryRunner) {
    await dropIndexes(runner, lists)
    await runner.query('ALTER TABLE "gallery_images" DROP COLUMN "place"')
  }
}
