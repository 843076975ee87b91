import sqlite3 from "sqlite3"
import type { DataSource, EntityManager } from "typeorm"
import type { SqliteDriver } from "typeorm/driver/sqlite/SqliteDriver.js"
import { SqliteQueryRunner } from "typeorm/driver/sqlite/SqliteQueryRunner.js"
import { DateUtils } from "typeorm/util/DateUtils.js"
import { meaningOf } from "./out-of-reach.ts"
import { PreparedConnection } from "./prepared-connection.ts"

/**
 * TypeORM asks for `verbose()`, which records a stack trace for each call: a tenth of the time of a read. Its connection
 * prepares each statement once.
 */
export const quietDriver = { ...sqlite3, verbose: () => ({ ...sqlite3, Database: PreparedConnection }) }

/** Milliseconds for which a statement waits until somebody else's transaction has ended. */
export const busyTimeout = 5000

type Connection = sqlite3.Database
type Query = Parameters<SqliteQueryRunner["query"]>

/** Statements on one connection, whose failures say what they mean. */
class Runner extends SqliteQueryRunner {
  constructor(
    driver: SqliteDriver,
    private readonly on: Connection = driver.databaseConnection,
  ) {
    super(driver)
  }

  override connect() {
    return Promise.resolve(this.on)
  }

  override async query(sql: string, parameters?: unknown[], structured?: boolean) {
    return super.query(sql, parameters, structured).catch((error) => {
      throw meaningOf(error)
    })
  }
}

/**
 * Transactions that take the lock at once: one that begins by reading could not wait for another process, as what it
 * has read would be out of date.
 */
class Writer extends Runner {
  constructor(
    driver: SqliteDriver,
    private readonly note: (sql: string) => void,
  ) {
    super(driver)
  }

  override query(sql: string, ...rest: unknown[]) {
    this.note(sql)
    return super.query(sql === "BEGIN TRANSACTION" ? "BEGIN IMMEDIATE" : sql, ...(rest as []))
  }
}

/** TypeORM writes numbers into the text of a statement, which then is another one for each id. */
export function bindNumbers({ driver }: DataSource) {
  driver.escapeQueryWithParameters = (sql, parameters, native) => {
    const bound = Object.values(native).map(asBound)
    const bind = (value: unknown) => {
      bound.push(asBound(value))
      return "?"
    }
    const text = sql.replace(/:(\.\.\.)?([A-Za-z0-9_.]+)/g, (whole, isList, name) => {
      if (!Object.hasOwn(parameters, name)) return whole
      const value = parameters[name]
      if (isList) return value.map(bind).join(", ")
      return typeof value === "function" ? value() : bind(value)
    })
    return [text, bound]
  }
}

/** As SQLite keeps moments and yes or no. */
function asBound(value: unknown) {
  if (typeof value === "boolean") return Number(value)
  return value instanceof Date ? DateUtils.mixedDateToUtcDatetimeString(value) : value
}

/** Gives every caller a runner of its own, in place of the one that TypeORM's driver has for all. `note` is told every statement. */
export function writeAtOnce({ driver }: DataSource, note: (sql: string) => void) {
  driver.createQueryRunner = () => new Writer(driver as SqliteDriver, note)
}

/** Connections that read what is committed and cannot write, for whoever comes first. */
export class ReadConnections {
  private readonly free: Connection[] = []
  private readonly waiting: ((connection: Connection) => void)[] = []

  private constructor(private readonly all: Connection[]) {
    this.free.push(...all)
  }

  static async open(file: string, count: number): Promise<ReadConnections> {
    return new ReadConnections(await Promise.all(Array.from({ length: count }, () => openConnection(file))))
  }

  /** Waits for a connection. It must be given back. */
  async take(): Promise<Connection> {
    return this.free.pop() ?? new Promise((resolve) => this.waiting.push(resolve))
  }

  give(connection: Connection) {
    const next = this.waiting.shift()
    if (next) next(connection)
    else this.free.push(connection)
  }

  /** Waits for what is under way. */
  async close() {
    for (const _ of this.all) await ended(await this.take())
  }
}

/**
 * Brings all rows of a database that nobody else has open into its one file, with none beside it.
 * @throws an error with the code SQLITE_BUSY where somebody has it open
 */
export async function settle(file: string) {
  const connection = await connect(file)
  try {
    await run(connection, "PRAGMA journal_mode = DELETE")
  } finally {
    await ended(connection)
  }
}

async function openConnection(file: string) {
  const connection = await connect(file)
  await run(connection, `PRAGMA busy_timeout = ${busyTimeout}`)
  await run(connection, "PRAGMA query_only = ON")
  return connection
}

/** To a file that is there. */
const connect = (file: string) =>
  new Promise<Connection>((resolve, reject) => {
    const opening = new PreparedConnection(file, sqlite3.OPEN_READWRITE, (error) =>
      error ? reject(error) : resolve(opening),
    )
  })

const run = (connection: Connection, sql: string) =>
  new Promise<void>((resolve, reject) => connection.run(sql, (error) => (error ? reject(error) : resolve())))

const ended = (connection: Connection) =>
  new Promise<void>((resolve, reject) => connection.close((error) => (error ? reject(error) : resolve())))

/** Reads each statement for itself, on whichever connection is free. */
class EachForItself extends SqliteQueryRunner {
  constructor(
    private readonly sqlite: SqliteDriver,
    private readonly connections: ReadConnections,
  ) {
    super(sqlite)
  }

  override async query(...query: Query) {
    const connection = await this.connections.take()
    try {
      return await new Runner(this.sqlite, connection).query(...query)
    } finally {
      this.connections.give(connection)
    }
  }
}

/**
 * Reads all statements in one transaction on one connection, so that they see one state of the database. It begins with
 * the first statement.
 */
class OneState extends SqliteQueryRunner {
  private begun?: Promise<Connection>
  private underWay = 0
  private over = false

  constructor(
    private readonly sqlite: SqliteDriver,
    private readonly connections: ReadConnections,
  ) {
    super(sqlite)
  }

  override async query(...query: Query) {
    if (this.over) throw new Error("This answer is over: nothing more can be read for it.")
    this.begun ??= this.begin()
    const connection = await this.begun
    this.underWay++
    try {
      return await new Runner(this.sqlite, connection).query(...query)
    } finally {
      this.underWay--
      if (this.over && this.underWay === 0) this.leave(connection)
    }
  }

  /** Statements that nobody waits for any more are broken off. */
  end() {
    this.over = true
    this.begun?.then(
      (connection) => (this.underWay ? this.breakOff(connection) : this.leave(connection)),
      () => undefined,
    )
  }

  /** A statement that waits for a thread has not begun, and would not hear of it: says so until it has ended. */
  private breakOff(connection: Connection) {
    if (this.underWay === 0) return
    connection.interrupt()
    setTimeout(() => this.breakOff(connection), 20).unref()
  }

  private async begin() {
    const connection = await this.connections.take()
    try {
      await run(connection, "BEGIN")
      return connection
    } catch (error) {
      this.connections.give(connection)
      throw meaningOf(error)
    }
  }

  /** There is nothing to commit; what cannot end a transaction has none. */
  private leave(connection: Connection) {
    run(connection, "ROLLBACK")
      .catch(() => undefined)
      .then(() => this.connections.give(connection))
  }
}

export const eachForItself = (source: DataSource, connections: ReadConnections): EntityManager =>
  source.createEntityManager(new EachForItself(source.driver as SqliteDriver, connections))

export function oneState(source: DataSource, connections: ReadConnections) {
  const runner = new OneState(source.driver as SqliteDriver, connections)
  return { rows: source.createEntityManager(runner), end: () => runner.end() }
}
