import type { Logger } from "typeorm"
import type { Database } from "../server/store/database/database.ts"
import type { School } from "./school.ts"

/** An SQL statement with its parameters. */
export interface Statement {
  sql: string
  parameters: unknown[]
}

/** A periodic check for commits by another process. */
const periodicQuery = "PRAGMA data_version"

/**
 * The statements that a school runs while some work is done. From the first call on it does no periodic work, such as
 * looking for due work once a minute: that would be counted too.
 */
export async function statementsOf({ services }: School, work: () => Promise<unknown>): Promise<Statement[]> {
  const { database, schedule, heldPlaces, webhooks, withheldPictures } = services
  await Promise.all([schedule, heldPlaces, webhooks, withheldPictures].map((job) => job.stop()))
  return statementsIn(database, work)
}

/** The statements that a database runs while some work is done. Nothing else may use it meanwhile. */
export async function statementsIn({ read }: Database, work: () => Promise<unknown>): Promise<Statement[]> {
  const { connection } = read
  const statements: Statement[] = []
  const originalLogger = connection.logger
  connection.logger = {
    logQuery(sql: string, parameters: unknown[] = []) {
      if (sql !== periodicQuery) statements.push({ sql, parameters })
    },
    logQuerySlow() {},
  } as unknown as Logger
  try {
    await work()
  } finally {
    connection.logger = originalLogger
  }
  return statements
}

/** The database's query plan for a statement, step by step. */
export function planOf({ services: { database } }: School, { sql, parameters }: Statement): Promise<string[]> {
  return database.inSnapshot(async ({ read }) => {
    if (database.kind === "sqlite")
      return (await read.query(`EXPLAIN QUERY PLAN ${sql}`, parameters)).map(({ detail }: { detail: string }) => detail)
    // Few rows are read faster without an index: the question is if many rows would have one.
    await read.query("SET LOCAL enable_seqscan = off")
    await read.query("SET LOCAL enable_sort = off")
    const steps: Record<string, string>[] = await read.query(`EXPLAIN (COSTS OFF) ${sql}`, parameters)
    return steps.map((step) => step["QUERY PLAN"] ?? "")
  })
}
