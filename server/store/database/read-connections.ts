import sqlite3 from "sqlite3"
import { busy } from "../../base/failures/failures.ts"
import { PreparedConnection } from "./prepared-connection.ts"

/** Milliseconds that a statement waits for another transaction. */
export const busyTimeout = 5000

export type Connection = sqlite3.Database

export class ReadConnections {
  private readonly free: Connection[] = []
  private readonly waiting: ((connection: Connection) => void)[] = []

  private constructor(private readonly all: Connection[]) {
    this.free.push(...all)
  }

  static async open(file: string, count: number): Promise<ReadConnections> {
    return new ReadConnections(await Promise.all(Array.from({ length: count }, () => openReader(file))))
  }

  /** Waits for a connection; prefers the most recently used. The caller must return it. */
  async acquire(): Promise<Connection> {
    return this.free.pop() ?? new Promise((resolve) => this.waiting.push(resolve))
  }

  release(connection: Connection) {
    const next = this.waiting.shift()
    if (next) next(connection)
    else this.free.push(connection)
  }

  acquireIfFree(connection: Connection): boolean {
    const at = this.free.indexOf(connection)
    if (at >= 0) this.free.splice(at, 1)
    return at >= 0
  }

  async close() {
    for (const _ of this.all) await closeConnection(await this.acquire())
  }
}

/** Milliseconds. Older snapshots miss other processes' writes, and keep the write-ahead log growing. */
const maxAgeMs = 50

/** Reuses a transaction for answers until something is committed: beginning and ending one costs as much as a read. */
export class Snapshots {
  private readonly snapshots = new Map<Connection, { commit: number; begun: number }>()
  private timer?: NodeJS.Timeout

  /** `commits` counts this process's commits, before they are acknowledged. */
  constructor(
    private readonly connections: ReadConnections,
    private readonly commits: () => number,
  ) {}

  /** Waits for a connection that sees everything acknowledged so far. The caller must return it. */
  async acquire(): Promise<Connection> {
    const connection = await this.connections.acquire()
    if (this.isCurrent(connection)) return connection
    try {
      await this.endSnapshot(connection)
      const snapshot = { commit: this.commits(), begun: performance.now() }
      await run(connection, "BEGIN")
      this.snapshots.set(connection, snapshot)
      return connection
    } catch (error) {
      this.connections.release(connection)
      throw error
    }
  }

  release(connection: Connection) {
    if (!this.isCurrent(connection)) return this.releaseBroken(connection)
    this.connections.release(connection)
    this.timer ??= setTimeout(() => this.endOldSnapshots(), maxAgeMs).unref()
  }

  releaseBroken(connection: Connection) {
    this.endSnapshot(connection).then(() => this.connections.release(connection))
  }

  async close() {
    clearTimeout(this.timer)
    await this.connections.close()
  }

  private isCurrent(connection: Connection) {
    const snapshot = this.snapshots.get(connection)
    return snapshot?.commit === this.commits() && performance.now() - snapshot.begun < maxAgeMs
  }

  /** A rollback fails only if no transaction is open. */
  private async endSnapshot(connection: Connection) {
    if (this.snapshots.delete(connection)) await run(connection, "ROLLBACK").catch(() => undefined)
  }

  private endOldSnapshots() {
    this.timer = undefined
    for (const connection of this.snapshots.keys()) {
      if (this.isCurrent(connection)) this.timer ??= setTimeout(() => this.endOldSnapshots(), maxAgeMs).unref()
      else if (this.connections.acquireIfFree(connection)) this.releaseBroken(connection)
    }
  }
}

export const connect = (file: string, mode = sqlite3.OPEN_READWRITE) =>
  new Promise<Connection>((resolve, reject) => {
    const opening = new PreparedConnection(file, mode, (error) => (error ? reject(error) : resolve(opening)))
  })

export async function withConnection<T>(file: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await connect(file)
  try {
    return await work(connection)
  } finally {
    await closeConnection(connection)
  }
}

/** @throws BUSY if a reader, such as a backup, does not release the write-ahead log */
export const scrub = (file: string, { vacuum = false } = {}) =>
  withConnection(file, async (connection) => {
    await run(connection, `PRAGMA busy_timeout = ${busyTimeout}`)
    if (vacuum) await run(connection, "VACUUM")
    const [log] = await all(connection, "PRAGMA wal_checkpoint(TRUNCATE)", [])
    if ((log as { busy: number }).busy) throw busy(new Error("The write-ahead log is in use."))
  })

async function openReader(file: string) {
  const connection = await connect(file)
  await run(connection, `PRAGMA busy_timeout = ${busyTimeout}`)
  await run(connection, "PRAGMA query_only = ON")
  // Opens the write-ahead log now, as there may be no file handle later.
  await run(connection, "PRAGMA user_version")
  return connection
}

export const run = (connection: Connection, sql: string) =>
  new Promise<void>((resolve, reject) => connection.run(sql, (error) => (error ? reject(error) : resolve())))

export const all = (connection: Connection, sql: string, parameters: unknown[]) =>
  new Promise<unknown[]>((resolve, reject) =>
    connection.all(sql, parameters, (error, rows) => (error ? reject(error) : resolve(rows))),
  )

export const insert = (connection: Connection, sql: string, parameters: unknown[]) =>
  new Promise<number>((resolve, reject) =>
    connection.run(sql, parameters, function (error) {
      if (error) reject(error)
      else resolve(this.lastID)
    }),
  )

export const closeConnection = (connection: Connection) =>
  new Promise<void>((resolve, reject) => connection.close((error) => (error ? reject(error) : resolve())))
