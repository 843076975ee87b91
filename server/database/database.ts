import { mkdirSync } from "node:fs"
import { dirname } from "node:path"
import type { Logger } from "pino"
import { DataSource, type DataSourceOptions, type EntityManager, type EntitySchema } from "typeorm"
import { inTurn } from "./in-turn.ts"
import { appliedMigrations, isBlank, requireKnown, requireWhole } from "./inspect.ts"
import { migrations } from "./migrations/index.ts"

type EntityClass = (new () => object) | EntitySchema

/** How the rest of the site reads and writes rows. */
export interface Database {
  kind: "sqlite" | "postgres"
  /** Reads. On SQLite a connection of its own that sees only what is committed and cannot write. */
  read: EntityManager
  /**
   * One transaction: all of it is on disk when the promise resolves, none of it when it rejects. Use only `rows` inside.
   * On SQLite writers take turns, as TypeORM's driver has one connection on which two transactions would mix
   * (docs/decisions/002-one-writer.md).
   */
  write<T>(work: (rows: EntityManager) => Promise<T>): Promise<T>
  close(): Promise<void>
}

interface Opening {
  entities: EntityClass[]
  log: Logger
  /** Called where there are no tables yet, before anything is written; throws where that must not be. */
  whenEmpty?: () => Promise<void>
}

/**
 * Opens the database and brings its tables up to date. `url` is a PostgreSQL address, or undefined for SQLite in `file`.
 * @throws SettingsError for the database of a newer release.
 */
export async function openDatabase(options: Opening & { url?: string; file: string }): Promise<Database> {
  return options.url ? openPostgres({ ...options, url: options.url }) : openSqlite(options)
}

async function openSqlite({ file, ...opening }: Opening & { file: string }): Promise<Database> {
  const { entities } = opening
  // SQLite would make the file, and throw away what lies beside an empty one.
  if (await isBlank(file)) await opening.whenEmpty?.()
  mkdirSync(dirname(file), { recursive: true })
  const common = { type: "sqlite", database: file, enableWAL: true, busyTimeout: 5000, entities } as const
  const writer = await open({ ...common, migrations })
  await requireWhole(writer, file)
  await writer.query("PRAGMA synchronous = FULL")
  await migrate(writer, opening)
  const reader = await open(common)
  await reader.query("PRAGMA query_only = ON")

  const turn = inTurn()
  return {
    kind: "sqlite",
    read: reader.manager,
    write: (work) => turn(() => writer.transaction(work)),
    close: () => turn(() => closeAll(reader, writer)),
  }
}

async function openPostgres({ url, ...opening }: Opening & { url: string }): Promise<Database> {
  const source = await open({ type: "postgres", url, entities: opening.entities, migrations })
  await migrate(source, opening)
  return {
    kind: "postgres",
    read: source.manager,
    write: (work) => source.transaction(work),
    close: () => source.destroy(),
  }
}

function open(options: DataSourceOptions) {
  return new DataSource({ ...options, migrationsTransactionMode: "each" } as DataSourceOptions).initialize()
}

async function migrate(source: DataSource, { log, whenEmpty }: Opening) {
  const applied = await appliedMigrations(source)
  if (!applied.length) await whenEmpty?.()
  requireKnown(applied)
  for (const { name } of await source.runMigrations()) log.info({ migration: name }, "database migrated")
}

async function closeAll(...sources: DataSource[]) {
  for (const source of sources) await source.destroy()
}
