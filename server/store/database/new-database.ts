import type { DataSource, QueryRunner } from "typeorm"
import type { PostgresSettings } from "../../base/settings.ts"
import { lockUntilCommit } from "./advisory-lock.ts"
import { orderByBytes } from "./byte-order.ts"
import { type DatabaseOptions, migrationsOf, openSource, runMigrations } from "./migrating.ts"
import { quietDriver } from "./sqlite.ts"

interface FillOptions {
  /** The migrations already applied to the rows. The first start runs later ones. */
  migrations: string[]
  insert(runner: QueryRunner): Promise<void>
}

type Migrations = Pick<DatabaseOptions, "migrations" | "log">

/** Leaves a broken file if interrupted. The caller must sync it. */
export async function fillSqlite(file: string, opening: Migrations, filling: FillOptions) {
  const source = await openSource(
    { type: "sqlite", database: file, driver: quietDriver, migrations: migrationsOf(opening) },
    opening,
  )
  await source.query("PRAGMA synchronous = OFF")
  await withRunner(source, async (runner) => {
    await runMigrations(source, filling.migrations, runner)
    await runner.manager.transaction(async () => {
      await runner.query("PRAGMA defer_foreign_keys = ON")
      await filling.insert(runner)
    })
  })
}

/** Creates tables and rows in one transaction. Calls `refuseExisting`, which throws, if there is a site. */
export async function fillPostgres(
  { url, directUrl }: PostgresSettings,
  opening: Migrations,
  filling: FillOptions,
  refuseExisting: () => never,
) {
  const patient = { url: directUrl ?? url, poolSize: 2, migrations: migrationsOf(opening) }
  const source = await openSource({ type: "postgres", ...patient }, opening)
  await withRunner(source, (runner) =>
    runner.manager.transaction(async () => {
      await runner.query(`SET LOCAL idle_in_transaction_session_timeout = 0; ${lockUntilCommit("start")}`)
      if (await runner.hasTable("migrations")) refuseExisting()
      await runMigrations(source, filling.migrations, runner)
      await orderByBytes(runner)
      await withDeferredKeys(runner, () => filling.insert(runner))
    }),
  )
}

async function withRunner(source: DataSource, work: (runner: QueryRunner) => Promise<void>) {
  const runner = source.createQueryRunner()
  try {
    await work(runner)
  } finally {
    await runner.release()
    await source.destroy()
  }
}

/** Rows may precede rows that they reference, as PostgreSQL checks deferrable keys at the commit. */
async function withDeferredKeys(runner: QueryRunner, work: () => Promise<void>) {
  const keys: { table: string; name: string }[] = await runner.query(
    `SELECT conrelid::regclass::text AS "table", quote_ident(conname) AS name FROM pg_constraint
     WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`,
  )
  const alter = async (how: string) => {
    for (const { table, name } of keys) await runner.query(`ALTER TABLE ${table} ALTER CONSTRAINT ${name} ${how}`)
  }
  await alter("DEFERRABLE INITIALLY DEFERRED")
  await work()
  await runner.query("SET CONSTRAINTS ALL IMMEDIATE")
  await alter("NOT DEFERRABLE")
}
