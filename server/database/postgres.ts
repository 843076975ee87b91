import type { DataSource } from "typeorm"
import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver.js"
import { PostgresQueryRunner } from "typeorm/driver/postgres/PostgresQueryRunner.js"
import { mutex } from "./mutex.ts"
import { meaningOf } from "./out-of-reach.ts"

/** A server that does not answer must not keep a visitor waiting: milliseconds. */
export const timeouts = {
  connectTimeoutMS: 5_000,
  extra: {
    statement_timeout: 10_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
  },
}

type Query = Parameters<PostgresQueryRunner["query"]>

/** Statements whose failures say what they mean. */
class Runner extends PostgresQueryRunner {
  override async query(sql: string, parameters?: unknown[], structured?: boolean) {
    return super.query(sql, parameters, structured).catch((error) => {
      throw meaningOf(error)
    })
  }
}

export function tellMeanings({ driver }: DataSource) {
  driver.createQueryRunner = (mode) => new Runner(driver as PostgresDriver, mode)
}

/** Reads all statements in one transaction, so that they see one state of the database. It begins with the first of them. */
class OneState extends Runner {
  private begun?: ReturnType<PostgresQueryRunner["connect"]>
  private readonly exclusive = mutex()

  override connect() {
    this.begun ??= this.begin()
    return this.begun
  }

  /** A connection takes one statement at a time. */
  override query(...query: Query) {
    return this.exclusive(() => super.query(...query))
  }

  end() {
    if (!this.begun) return
    this.exclusive(async () => {
      const connection = await this.begun
      await connection.query("ROLLBACK").catch(() => undefined)
      await this.release()
    }).catch(() => undefined)
  }

  private async begin() {
    const connection = await super.connect()
    await connection.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
    return connection
  }
}

export function oneState(source: DataSource) {
  const runner = new OneState(source.driver as PostgresDriver, "master")
  return { rows: source.createEntityManager(runner), end: () => runner.end() }
}
