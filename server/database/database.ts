import { mkdirSync } from "node:fs"
import { dirname } from "node:path"
import type { Logger } from "pino"
import {
  DataSource,
  type DataSourceOptions,
  type EntityManager,
  type EntitySchema,
  type MigrationInterface,
} from "typeorm"
import { limits } from "../api/limits.ts"
import { type Commits, type Generations, SqliteGenerations } from "./generations.ts"
import { GroupedWrites } from "./grouped-writes.ts"
import { appliedMigrations, isBlank, requireKnown, requireWhole } from "./inspect.ts"
import { migrations } from "./migrations/index.ts"
import * as postgres from "./postgres.ts"
import { busyTimeout, ReadConnections, Snapshots } from "./read-connections.ts"
import { keepRowCounts } from "./row-counts.ts"
import * as sqlite from "./sqlite.ts"
import { type Touched, TouchedTables, together } from "./touched-tables.ts"

type EntityClass = (new () => object) | EntitySchema

/** How the rest of the site reads and writes rows. */
export interface Database {
  kind: "sqlite" | "postgres"
  /** Reads, each statement for itself: sees only what is committed and, on SQLite, cannot write. */
  read: EntityManager
  /**
   * Work whose `read` sees one state of the database from its first statement to its last, whatever is written
   * meanwhile: for an answer, so that a list and its total, an item and its author fit each other. It cannot write, and
   * must be short: it holds a connection. Statements that are still under way when it ends are broken off.
   * @throws BUSY for a database that stays locked, UNAVAILABLE for one that is gone, as every other statement does
   */
  reading<T>(work: (database: Database) => Promise<T>): Promise<T>
  /**
   * One transaction: all of it is on disk when the promise resolves, none of it when it rejects. Use only `rows` inside.
   * On SQLite writers take turns, as TypeORM's driver has one connection on which two transactions would mix; those that
   * wait at the same time share one commit, and each still stands or falls alone (docs/decisions/002-one-writer.md).
   */
  write<T>(work: (rows: EntityManager) => Promise<T>, options?: WriteOptions): Promise<T>
  /** Counts the changes of what anybody may read. None on PostgreSQL as yet, where other machines may write. */
  generations?: Generations
  /** Counts all commits. None on PostgreSQL. */
  commits?: Commits
  close(): Promise<void>
}

interface WriteOptions {
  /** Begins no generation: for what answers may show late, such as how often something was read. */
  late?: boolean
}

/** As many as answers are computed at a time, for what each reads in one transaction. */
const answerConnections = limits.answersAtOnce

/**
 * For single statements. They are others than those of answers: an answer that holds its own and waits for such a
 * statement would wait for ever where all others do the same.
 */
const statementConnections = 2

interface Opening {
  entities: EntityClass[]
  /** Those of whose rows no visitor sees anything: writing them changes nothing that anybody may read. */
  unseen?: EntityClass[]
  /** Those of single features, beside the ones that all share. */
  migrations?: (new () => MigrationInterface)[]
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
  // SQLite would make the file, and throw away what lies beside an empty one.
  if (await isBlank(file)) await opening.whenEmpty?.()
  mkdirSync(dirname(file), { recursive: true })
  const { quietDriver: driver } = sqlite
  const source = await open({
    ...{ type: "sqlite", database: file, enableWAL: true, busyTimeout, driver },
    ...{ entities: opening.entities, migrations: migrationsOf(opening) },
  })
  sqlite.bindNumbers(source)
  await requireWhole(source, file)
  await source.query("PRAGMA synchronous = FULL")
  const touched = new TouchedTables((opening.unseen ?? []).map((entity) => source.getMetadata(entity).tableName))
  sqlite.writeAtOnce(source, (sql) => touched.note(sql))
  await migrate(source, opening)
  await keepRowCounts(source)
  const generations = new SqliteGenerations(async () => (await source.query("PRAGMA data_version"))[0].data_version)
  const forAnswers = new Snapshots(await ReadConnections.open(file, answerConnections), () => generations.commits)
  const forStatements = await ReadConnections.open(file, statementConnections)
  const changes: (WriteOptions & { tables: Touched })[] = []
  const writes = new GroupedWrites({
    createRunner: () => source.createQueryRunner(),
    afterTransaction() {
      const isPublic = changes.some(({ tables, late }) => !late && touched.isPublic(tables))
      const all = together(changes.map(({ tables }) => tables))
      changes.length = 0
      if (isPublic) generations.begin(all)
      else generations.commit(all)
    },
  })
  const noteChange = (options: WriteOptions) => changes.push({ ...options, tables: touched.take() })
  return readable({
    kind: "sqlite",
    generations,
    commits: generations,
    read: sqlite.eachForItself(source, forStatements),
    oneState: () => sqlite.oneState(source, forAnswers),
    write: (work, options = {}) => writes.run(work, () => noteChange(options)),
    async close() {
      await writes.idle()
      await forAnswers.close()
      await forStatements.close()
      await source.destroy()
    },
  })
}

async function openPostgres({ url, ...opening }: Opening & { url: string }): Promise<Database> {
  const { entities } = opening
  // A migration may take as long as it takes.
  const patient = await open({ type: "postgres", url, entities, migrations: migrationsOf(opening) })
  await migrate(patient, opening).finally(() => patient.destroy())
  const source = await open({ type: "postgres", url, entities, ...postgres.timeouts })
  postgres.tellMeanings(source)
  return readable({
    kind: "postgres",
    read: source.manager,
    oneState: () => postgres.oneState(source),
    write: (work) => source.transaction(work),
    close: () => source.destroy(),
  })
}

interface Readable extends Omit<Database, "reading"> {
  /** Rows as they are at the first statement, until they are no longer needed. */
  oneState(): { rows: EntityManager; end(): void }
}

function readable({ oneState, ...database }: Readable): Database {
  const reading: Database["reading"] = async (work) => {
    const { rows, end } = oneState()
    const within: Database = { ...database, read: rows, write: refuseToWrite, reading: (inner) => inner(within) }
    try {
      return await work(within)
    } finally {
      end()
    }
  }
  return { ...database, reading }
}

/** It would wait for a writer while it keeps others from reading. */
async function refuseToWrite(): Promise<never> {
  throw new Error("An answer that reads one state of the database cannot write.")
}

const migrationsOf = ({ migrations: ofFeatures = [] }: Opening) => [...migrations, ...ofFeatures]

function open(options: DataSourceOptions) {
  return new DataSource({ ...options, migrationsTransactionMode: "each" } as DataSourceOptions).initialize()
}

async function migrate(source: DataSource, { log, whenEmpty }: Opening) {
  const applied = await appliedMigrations(source)
  if (!applied.length) await whenEmpty?.()
  requireKnown(applied, source.migrations)
  const ran = await source.runMigrations()
  if (ran.length) log.info({ migrations: ran.length, last: ran.at(-1)?.name }, "database migrated")
}
