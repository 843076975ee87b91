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
export const patience = { connectMs: 5000, statementMs: 10_000, lockMs: 5000, idleMs: 15_000 }

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
  SET LOCAL statement_timeout = ${patience.statementMs};
  SET LOCAL lock_timeout = ${patience.lockMs};
  SET LOCAL idle_in_transaction_session_timeout = ${patience.idleMs};`

interface WriterOptions {
  note: (sql: string) => void
  atCommit: () => string
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
    this.options.note(sql)
    if (sql === "START TRANSACTION") return this.begin()
    return sql === "COMMIT" ? super.query(`${this.options.atCommit()}; COMMIT`) : super.query(sql, ...rest)
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

export function connectionsOf({ driver }: DataSource, forAnswers: Pool) {
  const pools: Pool[] = [(driver as PostgresDriver).master, forAnswers]
  const sum = (count: (pool: Pool) => number) => pools.reduce((total, pool) => total + count(pool), 0)
  return {
    open: sum(({ totalCount }) => totalCount),
    busy: sum(({ totalCount, idleCount }) => totalCount - idleCount),
    awaited: sum(({ waitingCount }) => waitingCount),
  }
}

interface AnswersOptions {
  pool: Pool
  cancel: (backend: number) => Promise<unknown>
}

/** Runs all statements in one snapshot, taken at the first of them. */
class OneState extends PostgresQueryRunner {
  private begun?: Promise<PoolClient>
  private readonly exclusive = pLimit(1)
  private underWay = 0
  private over = false
  private backend = 0

  constructor(
    driver: PostgresDriver,
    private readonly options: AnswersOptions,
  ) {
    super(driver, "master")
  }

  override connect() {
    this.begun ??= this.begin()
    return this.begun
  }

  override async query(...query: Query) {
    if (this.over) throw new Error("This answer is over: nothing more can be read for it.")
    this.underWay++
    try {
      return await this.exclusive(() => this.unlessOver(query))
    } catch (error) {
      throw translateDriverError(error)
    } finally {
      this.underWay--
    }
  }

  private async unlessOver([sql, parameters, structured]: Query) {
    if (this.over) throw new Error("This answer is over: nothing more can be read for it.")
    try {
      return await super.query(sql, storable(parameters), structured)
    } catch (error) {
      await (await this.connect()).query("ROLLBACK TO SAVEPOINT begun").catch(() => undefined)
      throw error
    }
  }

  /** Cancels statements that nobody waits for any more. */
  end() {
    this.over = true
    this.begun?.then(
      (client) => this.leave(client),
      () => undefined,
    )
  }

  private async leave(client: PoolClient) {
    void this.breakOff()
    const ended = await this.exclusive(() => client.query("ROLLBACK")).catch((error: Error) => error)
    client.release(ended instanceof Error)
  }

  /** Cancels repeatedly, as a statement that has not reached the server yet would miss it. */
  private async breakOff() {
    while (this.underWay > 0) {
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

export function oneState(source: DataSource, options: AnswersOptions) {
  const runner = new OneState(source.driver as PostgresDriver, options)
  return { rows: source.createEntityManager(runner), end: () => runner.end() }
}
