import type { MigrationInterface, QueryRunner } from "typeorm"
import { addIndexes, dropIndexes } from "./tables.ts"

const indexes: [string, ...string[]][] = [
  ["users", "name", "id"],
  ["users", "role", "name", "id"],
]

export class AddUserPictures1761100000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`ALTER TABLE "users" ADD COLUMN "pictureId" integer REFERENCES "pictures" ("id")`)
    await runner.query(`ALTER TABLE "users" ADD COLUMN "searchText" text NOT NULL DEFAULT ''`)
    await runner.query(`UPDATE "users" SET "searchText" = LOWER("name" || ' ' || "email")`)
    await addIndexes(runner, indexes)
  }

  async down(runner: QueryRunner) {
    await dropIndexes(runner, indexes)
    await runner.dropColumns("users", ["searchText", "pictureId"])
  }
}
