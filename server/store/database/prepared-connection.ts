import { LRUCache } from "lru-cache"
import sqlite3 from "sqlite3"

/** Enough for all the site's statements except lists of varying length. Each takes some kilobytes. */
const maxStatements = 100

/** Excludes PRAGMAs, some of which take effect as they are prepared. */
const isCacheable = /^(?:SELECT|INSERT|UPDATE|DELETE|BEGIN|COMMIT|ROLLBACK|SAVEPOINT|RELEASE)\b/

type Callback = (this: sqlite3.RunResult, error: Error | null, rows?: unknown[]) => void

/** The driver prepares a statement at every call, on another thread: half of the time of a short one. */
export class PreparedConnection extends sqlite3.Database {
  private readonly statements = new LRUCache<string, sqlite3.Statement>({
    max: maxStatements,
    dispose: (statement) => void statement.finalize(),
  })

  override all(sql: string, ...args: unknown[]): this {
    return isCacheable.test(sql) ? this.prepared("all", sql, args) : super.all(sql, ...args)
  }

  override run(sql: string, ...args: unknown[]): this {
    return isCacheable.test(sql) ? this.prepared("run", sql, args) : super.run(sql, ...args)
  }

  override close(callback?: (error: Error | null) => void) {
    this.statements.clear()
    super.close(callback)
  }

  private prepared(method: "all" | "run", sql: string, args: unknown[]): this {
    const callback = args.at(-1) as Callback
    const cached = this.statements.get(sql)
    // A failed preparation is reported to the first caller only: others use the statement after its first run.
    const statement = cached ?? this.prepare(sql).once("error", callback)
    const ran = cached ? this.ranAgain : this.ranFirst
    const after = (failed: boolean) => ran.call(this, sql, statement, failed)
    statement[method](...args.slice(0, -1), function (this: sqlite3.RunResult, error: Error | null, rows?: unknown[]) {
      after(error !== null)
      callback.call(this, error, rows)
    })
    return this
  }

  private ranFirst(sql: string, statement: sqlite3.Statement, failed: boolean) {
    if (failed || this.statements.has(sql)) statement.finalize()
    else this.statements.set(sql, statement)
  }

  private ranAgain(sql: string, statement: sqlite3.Statement, failed: boolean) {
    if (failed && this.statements.peek(sql) === statement) this.statements.delete(sql)
  }
}
