import sqlite3 from "sqlite3"
import { type DataSource, type EntityManager, QueryFailedError } from "typeorm"
import type { SqliteDriver } from "typeorm/driver/sqlite/SqliteDriver.js"
import { SqliteQueryRunner } from "typeorm/driver/sqlite/SqliteQueryRunner.js"
import { DateUtils } from "typeorm/util/DateUtils.js"
import { cannotStore } from "../../base/failures/failures.ts"
import { isReadOnly, translateDriverError } from "./driver-errors.ts"
import { PreparedConnection } from "./prepared-connection.ts"
import { all, type Connection, insert, type ReadConnections, type Snapshots } from "./read-connections.ts"
import { storable } from "./storable.ts"

/** TypeORM calls `verbose()`, whose stack traces take a tenth of the time of a read. */
export const quietDriver = { ...sqlite3, verbose: () => ({ ...sqlite3, Database: PreparedConnection }) }

type Query = Parameters<SqliteQueryRunner["query"]>

/** Skips TypeORM's subscriber events: there are no subscribers. */
class Runner extends SqliteQueryRunner {
  constructor(
    driver: SqliteDriver,
    private readonly handle: Connection = driver.databaseConnection,
  ) {
    super(driver)
  }

  override connect() {
    return Promise.resolve(this.handle)
  }

  /** Returns rows; for an INSERT that returns none, the id of the last row. */
  override async query(sql: string, parameters: unknown[] = [], structured?: boolean) {
    try {
      if (structured || this.isReleased) return await super.query(sql, parameters, structured)
      const { logger, options } = this.connection
      logger.logQuery(sql, parameters, this)
      const startedAt = performance.now()
      const result = await (returnsId(sql) ? insert : all)(this.handle, sql, parameters)
      const ms = performance.now() - startedAt
      if (ms >= (options.maxQueryExecutionTime ?? Infinity)) logger.logQuerySlow(ms, sql, parameters, this)
      return result
    } catch (error) {
      const failed = error instanceof QueryFailedError ? error : new QueryFailedError(sql, parameters, error as Error)
      throw translateDriverError(failed)
    }
  }
}

const returnsId = (sql: string) => sql.startsWith("INSERT ") && !sql.includes(" RETURNING ")

/** Locks at once: what it read before waiting for another process would be out of date. */
class Writer extends Runner {
  constructor(
    driver: SqliteDriver,
    private readonly onStatement: (sql: string) => void,
  ) {
    super(driver)
  }

  override async query(sql: string, parameters?: unknown[], structured?: boolean) {
    this.onStatement(sql)
    try {
      return await super.query(sql === "BEGIN TRANSACTION" ? "BEGIN IMMEDIATE" : sql, storable(parameters), structured)
    } catch (error) {
      throw isReadOnly(error) ? cannotStore(error) : error
    }
  }
}

/** TypeORM inlines numbers into SQL, which makes another statement for each id. */
export function bindNumbers({ driver }: DataSource) {
  driver.escapeQueryWithParameters = (sql, parameters, native) => {
    const bound = Object.values(native).map(asBound)
    const bind = (value: unknown) => {
      bound.push(asBound(value))
      return "?"
    }
    const text = sql.replace(/:(\.\.\.)?([A-Za-z0-9_.]+)/g, (match, isList, name) => {
      if (!Object.hasOwn(parameters, name)) return match
      const value = parameters[name]
      if (isList) return value.map(bind).join(", ")
      return typeof value === "function" ? value() : bind(value)
    })
    return [text, bound]
  }
}

function asBound(value: unknown) {
  if (typeof value === "boolean") return Number(value)
  return value instanceof Date ? DateUtils.mixedDateToUtcDatetimeString(value) : value
}

/** Gives every caller a runner of its own, as TypeORM's driver shares one. `onStatement` receives every statement. */
export function createWriters({ driver }: DataSource, onStatement: (sql: string) => void) {
  driver.createQueryRunner = () => new Writer(driver as SqliteDriver, onStatement)
}

class AutocommitRunner extends SqliteQueryRunner {
  constructor(
    private readonly sqlite: SqliteDriver,
    private readonly connections: ReadConnections,
  ) {
    super(sqlite)
  }

  override async query(...query: Query) {
    const connection = await this.connections.acquire()
    try {
      return await new Runner(this.sqlite, connection).query(...query)
    } finally {
      this.connections.release(connection)
    }
  }
}

/** Runs all statements in one snapshot, taken at the first of them. */
class SnapshotRunner extends SqliteQueryRunner {
  private opening?: Promise<Connection>
  private inFlight = 0
  private ended = false
  private broken = false

  constructor(
    private readonly sqlite: SqliteDriver,
    private readonly snapshots: Snapshots,
  ) {
    super(sqlite)
  }

  override async query(...query: Query) {
    if (this.ended) throw new Error("This answer is over: nothing more can be read for it.")
    this.opening ??= this.snapshots.acquire().catch((error) => Promise.reject(translateDriverError(error)))
    const connection = await this.opening
    this.inFlight++
    try {
      return await new Runner(this.sqlite, connection).query(...query)
    } catch (error) {
      this.broken = true
      throw error
    } finally {
      this.inFlight--
      if (this.ended && this.inFlight === 0) this.releaseConnection(connection)
    }
  }

  /** Interrupts statements that nobody waits for any more. */
  end() {
    this.ended = true
    this.opening?.then(
      (connection) => (this.inFlight ? this.interruptAll(connection) : this.releaseConnection(connection)),
      () => undefined,
    )
  }

  /** Interrupts repeatedly, as a statement that still waits for a thread would miss it. */
  private interruptAll(connection: Connection) {
    if (this.inFlight === 0) return
    this.broken = true
    connection.interrupt()
    setTimeout(() => this.interruptAll(connection), 20).unref()
  }

  private releaseConnection(connection: Connection) {
    if (this.broken) this.snapshots.releaseBroken(connection)
    else this.snapshots.release(connection)
  }
}

export const autocommitManager = (source: DataSource, connections: ReadConnections): EntityManager =>
  source.createEntityManager(new AutocommitRunner(source.driver as SqliteDriver, connections))

export function openSnapshot(source: DataSource, snapshots: Snapshots) {
  const runner = new SnapshotRunner(source.driver as SqliteDriver, snapshots)
  return { rows: source.createEntityManager(runner), end: () => runner.end() }
}

/** SQLite's `data_version` changes only with other connections' commits. */
export function othersCommitted(source: DataSource): () => Promise<boolean> {
  let lastVersion: number | undefined
  return async () => {
    const [{ data_version: version }] = await source.query("PRAGMA data_version")
    const isNew = lastVersion !== undefined && version !== lastVersion
    lastVersion = version
    return isNew
  }
}
