import { setTimeout as pause } from "node:timers/promises"
import pLimit from "p-limit"
import type { Pool, PoolClient } from "pg"
import type { DataSource } from "typeorm"
import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver.js"
import { PostgresQueryRunner } from "typeorm/driver/postgres/PostgresQueryRunner.js"
import { lockUntilCommit } from "./advisory-lock.ts"
import type { Counters } from "./database.ts"
import { translateDriverError } from "./driver-errors.ts"
import { storable } from "./storable.ts"

type Query = Parameters<PostgresQueryRunner["query"]>

/**
 * Milliseconds that a visitor waits for a connection, a statement, and the write lock. After `idleMs` either side
 * closes an idle connection, so that a process or server that hangs keeps no locks.
 */
export const maxWait = { connectMs: 5000, statementMs: 10_000, lockMs: 5000, idleMs: 15_000 }

class Runner extends PostgresQueryRunner {
  override async query(sql: string, parameters?: unknown[], structured?: boolean) {
    return super.query(sql, storable(parameters), structured).catch((error) => {
      throw translateDriverError(error)
    })
  }
}

export function translateErrors({ driver }: DataSource) {
  driver.createQueryRunner = (mode) => new Runner(driver as PostgresDriver, mode)
}

/** Set in each transaction, as poolers forget the settings of a connection. */
const timeouts = `
  SET LOCAL statement_timeout = ${maxWait.statementMs};
  SET LOCAL lock_timeout = ${maxWait.lockMs};
  SET LOCAL idle_in_transaction_session_timeout = ${maxWait.idleMs};`

interface WriterOptions {
  onStatement: (sql: string) => void
  beforeCommit: () => string
}

/** Locks out all other writers, so that its reads are still true at the commit (docs/decisions/02-one-writer.md). */
class Writer extends Runner {
  constructor(
    driver: PostgresDriver,
    private readonly options: WriterOptions,
  ) {
    super(driver, "master")
  }

  override query(sql: string, ...rest: [unknown[]?, boolean?]) {
    this.options.onStatement(sql)
    if (sql === "START TRANSACTION") return this.begin()
    return sql === "COMMIT" ? super.query(`${this.options.beforeCommit()}; COMMIT`) : super.query(sql, ...rest)
  }

  /** Begins and locks in one round trip. Rolls back if the lock fails. */
  private async begin() {
    const statements = `START TRANSACTION READ WRITE; ${timeouts} ${lockUntilCommit("write")}`
    return super.query(statements).catch(async (error) => {
      await super.query("ROLLBACK").catch(() => undefined)
      throw error
    })
  }
}

export function createWriter(source: DataSource, options: WriterOptions) {
  const writer = new Writer(source.driver as PostgresDriver, options)
  return Object.assign(writer, { manager: source.createEntityManager(writer) })
}

export const countersOf = ({ driver }: DataSource): Counters => ({
  async query({ text, values }) {
    let client: PoolClient | undefined
    try {
      client = (await (driver as PostgresDriver).master.connect()) as PoolClient
      await client.query(`START TRANSACTION READ WRITE; ${timeouts}`)
      const result = await client.query(text, storable(values))
      await client.query("COMMIT")
      client.release()
      return result
    } catch (error) {
      client?.release(true)
      throw translateDriverError(error)
    }
  },
})

export function connectionsOf({ driver }: DataSource, answerPool: Pool) {
  const pools: Pool[] = [(driver as PostgresDriver).master, answerPool]
  const sum = (count: (pool: Pool) => number) => pools.reduce((total, pool) => total + count(pool), 0)
  return {
    open: sum(({ totalCount }) => totalCount),
    busy: sum(({ totalCount, idleCount }) => totalCount - idleCount),
    awaited: sum(({ waitingCount }) => waitingCount),
  }
}

interface SnapshotOptions {
  pool: Pool
  cancel: (backend: number) => Promise<unknown>
}

/** Runs all statements in one snapshot, taken at the first of them. */
class SnapshotRunner extends PostgresQueryRunner {
  private opening?: Promise<PoolClient>
  private readonly exclusive = pLimit(1)
  private inFlight = 0
  private ended = false
  private backend = 0

  constructor(
    driver: PostgresDriver,
    private readonly options: SnapshotOptions,
  ) {
    super(driver, "master")
  }

  override connect() {
    this.opening ??= this.begin()
    return this.opening
  }

  override async query(...query: Query) {
    if (this.ended) throw new Error("This answer is over: nothing more can be read for it.")
    this.inFlight++
    try {
      return await this.exclusive(() => this.queryUnlessEnded(query))
    } catch (error) {
      throw translateDriverError(error)
    } finally {
      this.inFlight--
    }
  }

  private async queryUnlessEnded([sql, parameters, structured]: Query) {
    if (this.ended) throw new Error("This answer is over: nothing more can be read for it.")
    try {
      return await super.query(sql, storable(parameters), structured)
    } catch (error) {
      await (await this.connect()).query("ROLLBACK TO SAVEPOINT begun").catch(() => undefined)
      throw error
    }
  }

  /** Cancels statements that nobody waits for any more. */
  end() {
    this.ended = true
    this.opening?.then(
      (client) => this.releaseClient(client),
      () => undefined,
    )
  }

  private async releaseClient(client: PoolClient) {
    void this.cancelStatements()
    const result = await this.exclusive(() => client.query("ROLLBACK")).catch((error: Error) => error)
    client.release(result instanceof Error)
  }

  /** Cancels repeatedly, as a statement that has not reached the server yet would miss it. */
  private async cancelStatements() {
    while (this.inFlight > 0) {
      await this.options.cancel(this.backend).catch(() => undefined)
      await pause(20)
    }
  }

  private async begin() {
    const { pool } = this.options
    const client = await pool.connect()
    const begin = `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${timeouts} SELECT pg_backend_pid() AS pid; SAVEPOINT begun`
    try {
      const results: unknown = await client.query(begin)
      this.backend = (results as { rows: { pid: number }[] }[]).at(-2)?.rows[0]?.pid ?? 0
      return client
    } catch (error) {
      client.release(true)
      throw error
    }
  }
}

export function openSnapshot(source: DataSource, options: SnapshotOptions) {
  const runner = new SnapshotRunner(source.driver as PostgresDriver, options)
  return { rows: source.createEntityManager(runner), end: () => runner.end() }
}
