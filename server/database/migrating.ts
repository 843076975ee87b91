import type { Logger } from "pino"
import { DataSource, type DataSourceOptions, type EntitySchema, type Logger as StatementLogger } from "typeorm"
import { appliedMigrations, nameOf, requireKnown } from "./inspect.ts"
import { migrations } from "./migrations/index.ts"
import type { MigrationClass } from "./migrations/tables.ts"

export type EntityClass = (new () => object) | EntitySchema

export interface Opening {
  entities: EntityClass[]
  /** Those of whose rows no visitor sees anything: writing them changes nothing that anybody may read. */
  unseen?: EntityClass[]
  /** Those of single features, beside the ones that all share. */
  migrations?: MigrationClass[]
  log: Logger
  /** Statements that take so many milliseconds are named in the log. */
  slowMs?: number
  /** Called where there are no tables yet, before anything is written; throws where that must not be. */
  whenEmpty?: () => Promise<void>
  /** Called before tables that are there are changed; throws where they must stay as they are. */
  beforeUpdate?: () => Promise<void>
}

export const migrationsOf = ({ migrations: ofFeatures = [] }: Pick<Opening, "migrations">) => [
  ...migrations,
  ...ofFeatures,
]

export const namesOf = (migrations: MigrationClass[]) => migrations.map((Migration) => nameOf(new Migration()))

export function openSource(options: DataSourceOptions, { log, slowMs }: Pick<Opening, "log" | "slowMs">) {
  const watched = { logger: logSlowStatements(log), maxQueryExecutionTime: slowMs }
  return new DataSource({ ...options, ...watched, migrationsTransactionMode: "each" } as DataSourceOptions).initialize()
}

/** Brings the tables up to date. @throws SettingsError for the database of a newer release. */
export async function migrate(source: DataSource, { log, whenEmpty, beforeUpdate }: Opening) {
  const applied = await appliedMigrations(source)
  if (!applied.length) await whenEmpty?.()
  requireKnown(applied, source.migrations)
  if (applied.length > 0 && applied.length < source.migrations.length) await beforeUpdate?.()
  const ran = await source.runMigrations()
  if (ran.length) log.info({ migrations: ran.length, last: ran.at(-1)?.name }, "database migrated")
}

export const unseenTables = (source: DataSource, { unseen = [] }: Opening) =>
  unseen.map((entity) => source.getMetadata(entity).tableName)

const nothing = () => undefined

/** Names statements that took long, as they are written: never with what they looked for or stored. */
const logSlowStatements = (log: Logger): StatementLogger => ({
  ...{ logQuery: nothing, logQueryError: nothing, logSchemaBuild: nothing, logMigration: nothing, log: nothing },
  logQuerySlow: (ms, sql) => log.warn({ ms: Math.round(ms), sql }, "slow statement"),
})
