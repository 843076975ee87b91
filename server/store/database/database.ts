import type { EntityManager } from "typeorm"
import type { Commits, Generations } from "./generations.ts"

/** Reads and writes rows. */
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
   * True if this process leads all that serve the site: it alone does tasks such as deleting expired rows. Another one
   * takes over when it ends or loses its database: for a moment both may lead, or none.
   */
  leads(): Promise<boolean>
  /** Counts what several processes count together, past the writers and their turns. None on SQLite, which has one process. */
  counters?: Counters
  /** This process's connections to PostgreSQL. */
  connections?(): { open: number; busy: number; awaited: number }
  /** Counts the changes of what anybody may read. */
  generations: Generations
  /** Counts all commits. */
  commits: Commits
  close(): Promise<void>
}

/** Runs one statement in a transaction of its own, on a table of its own. */
export interface Counters {
  query(statement: { text: string; values: unknown[] }): Promise<{ rows: object[]; rowCount: number | null }>
}

export interface WriteOptions {
  /** Begins no generation: for values that answers may show late, such as counts of reads. */
  late?: boolean
}

export interface Readable extends Omit<Database, "reading"> {
  /** Rows as they are at the first statement, until they are no longer needed. */
  oneState(): { rows: EntityManager; end(): void }
}
