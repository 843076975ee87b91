import type { Logger } from "pino"
import {
  DataSource,
  type DataSourceOptions,
  type EntitySchema,
  type QueryRunner,
  type Logger as StatementLogger,
} from "typeorm"
import { MigrationExecutor } from "typeorm/migration/MigrationExecutor.js"
import { slow } from "../../base/log.ts"
import { appliedMigrations, nameOf, requireKnown } from "./inspect.ts"
import { migrations } from "./migrations/index.ts"
import type { MigrationClass } from "./migrations/tables.ts"

export type EntityClass = (new () => object) | EntitySchema

export interface DatabaseOptions {
  entities: EntityClass[]
  /** Entities that visitors never see: writing them changes nothing public. */
  unseen?: EntityClass[]
  migrations?: MigrationClass[]
  log: Logger
  /** Called if there are no tables yet, before anything is written; throws if a new site is not allowed. */
  whenEmpty?: () => Promise<void>
  /** Called before existing tables are changed; throws if they must not be. */
  beforeUpdate?: () => Promise<void>
}

export const migrationsOf = ({ migrations: ofFeatures = [] }: Pick<DatabaseOptions, "migrations">) => [
  ...migrations,
  ...ofFeatures,
]

export const namesOf = (migrations: MigrationClass[]) => migrations.map((Migration) => nameOf(new Migration()))

export function openSource(options: DataSourceOptions, { log }: Pick<DatabaseOptions, "log">) {
  const watched = { logger: logSlowStatements(log), maxQueryExecutionTime: slow.fromMs }
  return new DataSource({ ...options, ...watched } as DataSourceOptions).initialize()
}

/** @throws SettingsError for the database of a newer release, or one that is too old to migrate */
export async function migrate(source: DataSource, { log, whenEmpty, beforeUpdate }: DatabaseOptions) {
  const applied = await appliedMigrations(source)
  if (!applied.length) await whenEmpty?.()
  requireKnown(applied, source.migrations)
  const pending = source.migrations.map(nameOf).filter((name) => !applied.includes(name))
  if (applied.length > 0 && pending.length > 0) await beforeUpdate?.()
  const ran = await runMigrations(source, pending)
  if (ran.length) log.info({ migrations: ran.length, last: ran.at(-1)?.name }, "database migrated")
}

/** Runs the migrations in `names` that have not run: each in its own transaction, or all in the runner's. */
export function runMigrations(source: DataSource, names: string[], runner?: QueryRunner) {
  const executor = new (class extends MigrationExecutor {
    protected override getMigrations() {
      return super.getMigrations().filter(({ name }) => names.includes(name))
    }
  })(source, runner)
  executor.transaction = "each"
  return executor.executePendingMigrations()
}

export const unseenTables = (source: DataSource, { unseen = [] }: DatabaseOptions) =>
  unseen.map((entity) => source.getMetadata(entity).tableName)

const nothing = () => undefined

/** Logs slow statements as written, never with their parameters. */
const logSlowStatements = (log: Logger): StatementLogger => ({
  ...{ logQuery: nothing, logQueryError: nothing, logSchemaBuild: nothing, logMigration: nothing, log: nothing },
  logQuerySlow: (ms, sql) => log.warn({ ms: Math.round(ms), sql }, "slow statement"),
})
