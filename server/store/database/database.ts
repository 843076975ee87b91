import type { EntityManager } from "typeorm"
import type { Generations } from "./generations.ts"
import type { WriteOptions } from "./touched-tables.ts"

export interface Database {
  kind: "sqlite" | "postgres"
  /** Autocommits each statement: sees only what is committed, and cannot write unless a pooler is in between. */
  read: EntityManager
  /** A snapshot, so that a list fits its total. Must be short: statements running at its end are cancelled. */
  inSnapshot<T>(work: (database: Database) => Promise<T>): Promise<T>
  /**
   * Use only `rows` inside. Durable once resolved. Writers share commits, not failures
   * (docs/decisions/02-one-writer.md).
   */
  write<T>(work: (rows: EntityManager) => Promise<T>, options?: WriteOptions): Promise<T>
  /** Excludes all other processes: they wait. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
  /** True if this process leads, and so runs the site's jobs. During a takeover there may be two leaders, or none. */
  isLeader(): Promise<boolean>
  /** Counts shared by processes, written without the writers' queue. Undefined on SQLite, which has one process. */
  counters?: Counters
  connections?(): { open: number; busy: number; awaited: number }
  generations: Generations
  /** Empties SQLite's write-ahead log; `vacuum` also takes what earlier releases deleted, while writers wait. */
  scrub?(options?: { vacuum: boolean }): Promise<void>
  close(): Promise<void>
}

export interface Counters {
  query(statement: { text: string; values: unknown[] }): Promise<{ rows: object[]; rowCount: number | null }>
}

export interface SnapshotDatabase extends Omit<Database, "inSnapshot"> {
  /** A snapshot taken at the first statement; release it by `end`. */
  openSnapshot(): { rows: EntityManager; end(): void }
}
