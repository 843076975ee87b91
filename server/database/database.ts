import { dirname } from "node:path"
import type { EntityManager } from "typeorm"
import { limits } from "../api/limits.ts"
import { makeFolder } from "../machine.ts"
import type { PostgresSettings } from "../settings.ts"
import { CommitCounter, type Commits, type Generations } from "./generations.ts"
import { GroupedWrites } from "./grouped-writes.ts"
import { isBlank, requireWhole } from "./inspect.ts"
import { migrate, migrationsOf, type Opening, openSource, unseenTables } from "./migrating.ts"
import { busyTimeout, ReadConnections, Snapshots } from "./read-connections.ts"
import { keepRowCounts } from "./row-counts.ts"
import * as sqlite from "./sqlite.ts"
import { GroupChanges, TouchedTables } from "./touched-tables.ts"

/** How the rest of the site reads and writes rows. */
export interface Database {
  kind: "sqlite" | "postgres"
  /** Reads, each statement for itself: sees only what is committed and cannot write, but where a pooler stands between. */
  read: EntityManager
  /**
   * `read` sees one state of the database: a list and its total fit each other. It must be short, as it holds a connection; statements
   * that are under way at its end are broken off. @throws BUSY, UNAVAILABLE, as every other statement does
   */
  reading<T>(work: (database: Database) => Promise<T>): Promise<T>
  /**
   * Use only `rows` inside. All of it is on disk when the promise resolves, none of it when it rejects. Writers take turns, also those of
   * other processes; those that wait share one commit, and each stands or falls alone (docs/decisions/02-one-writer.md).
   */
  write<T>(work: (rows: EntityManager) => Promise<T>, options?: WriteOptions): Promise<T>
  /** Does what only one process may do at a time, such as filling an empty database: others wait until it is done. */
  alone<T>(work: () => Promise<T>): Promise<T>
  /**
   * Whether this process is the one, of all that serve the site, that does what one alone need do, such as deleting what is
   * over. Another one takes its place when it ends or loses its database: for a moment both may, or none.
   */
  leads(): Promise<boolean>
  /** Counts what several processes count together, past the writers and their turns. None on SQLite, which has one process. */
  counters?: Counters
  /** To PostgreSQL, of this process. */
  connections?(): { open: number; busy: number; awaited: number }
  /** Counts the changes of what anybody may read. */
  generations: Generations
  /** Counts all commits. */
  commits: Commits
  close(): Promise<void>
}

/** One statement in a transaction of its own. Its table is nobody else's. */
export interface Counters {
  query(statement: { text: string; values: unknown[] }): Promise<{ rows: object[]; rowCount: number | null }>
}

export interface WriteOptions {
  /** Begins no generation: for what answers may show late, such as how often something was read. */
  late?: boolean
}

/** As many as answers are computed at a time, for what each reads in one transaction. */
const answerConnections = limits.answersAtOnce

/** Not those of answers: one that holds its own and waits for a statement would wait for ever where all others do the same. */
const statementConnections = 2

/** PostgreSQL where `postgres` says so, else SQLite in `file`. @throws SettingsError for the database of a newer release */
export async function openDatabase(
  options: Opening & { postgres?: PostgresSettings; file: string },
): Promise<Database> {
  if (!options.postgres) return readable(await openSqlite(options))
  const { openPostgres } = await import("./open-postgres.ts")
  return readable(await openPostgres(options.postgres, options))
}

async function openSqlite({ file, ...opening }: Opening & { file: string }): Promise<Readable> {
  // SQLite would make the file, and throw away what lies beside an empty one.
  if (await isBlank(file)) await opening.whenEmpty?.()
  await makeFolder(dirname(file))
  const { quietDriver: driver } = sqlite
  const source = await openSource(
    {
      ...{ type: "sqlite", database: file, enableWAL: true, busyTimeout, driver },
      ...{ entities: opening.entities, migrations: migrationsOf(opening) },
    },
    opening,
  )
  sqlite.bindNumbers(source)
  await requireWhole(source, file)
  await source.query("PRAGMA synchronous = FULL")
  const touched = new TouchedTables(unseenTables(source, opening))
  sqlite.writeAtOnce(source, (sql) => touched.note(sql))
  await migrate(source, opening)
  await keepRowCounts(source)
  const generations = new CommitCounter(sqlite.othersCommitted(source))
  const forAnswers = new Snapshots(await ReadConnections.open(file, answerConnections), () => generations.commits)
  const forStatements = await ReadConnections.open(file, statementConnections)
  const changes = new GroupChanges(touched)
  const writes = new GroupedWrites({
    createRunner: () => source.createQueryRunner(),
    afterTransaction: () => generations.committed(changes.take()),
  })
  return {
    kind: "sqlite",
    // One site has the folder (`folder-lock.ts`).
    alone: (work) => work(),
    leads: async () => true,
    generations,
    commits: generations,
    read: sqlite.eachForItself(source, forStatements),
    oneState: () => sqlite.oneState(source, forAnswers),
    write: (work, options = {}) => writes.run(work, () => changes.noteWrite(options)),
    async close() {
      await writes.idle()
      await forAnswers.close()
      await forStatements.close()
      await source.destroy()
    },
  }
}

export interface Readable extends Omit<Database, "reading"> {
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
