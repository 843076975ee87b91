import type { MigrationInterface, QueryRunner } from "typeorm"

const numbered = /^\d+$/

/** What has come from WordPress is found by its number too, as in `/?p=12`, which ends what was kept of each. */
export class NumberMovedAddresses1764860000010 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const { guid, path: to } of await runner.query(`SELECT "guid", "path" FROM "imported_items"`)) {
      const id = guid.split(" ").at(-1)
      if (!numbered.test(id)) continue
      const values = [`/?p=${id}`, to]
      await runner.query(`INSERT INTO "moved_addresses" ("path", "to") VALUES ($1, $2) ON CONFLICT DO NOTHING`, values)
    }
  }

  async down(runner: QueryRunner) {
    await runner.query(`DELETE FROM "moved_addresses" WHERE "path" LIKE '/?p=%'`)
  }
}
