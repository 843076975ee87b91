import type { Logger } from "typeorm"
import type { Database } from "../server/database/database.ts"
import type { School } from "./school.ts"

/** An SQL statement with its parameters. */
export interface Statement {
  sql: string
  parameters: unknown[]
}

/** Asked by the clock, whether there was a commit by another process. */
const byTheClock = "PRAGMA data_version"

/** The statements that a database runs while some work is done. Nothing else may be asked of it meanwhile. */
export async function statementsOf({ read }: Database, work: () => Promise<unknown>): Promise<Statement[]> {
  const { connection } = read
  const statements: Statement[] = []
  const usual = connection.logger
  connection.logger = {
    logQuery(sql: string, parameters: unknown[] = []) {
      if (sql !== byTheClock) statements.push({ sql, parameters })
    },
  } as unknown as Logger
  try {
    await work()
  } finally {
    connection.logger = usual
  }
  return statements
}

/** How SQLite would go about a statement, step by step. */
export async function planOf(school: School, { sql, parameters }: Statement): Promise<string[]> {
  const steps: { detail: string }[] = await school.services.database.read.query(`EXPLAIN QUERY PLAN ${sql}`, parameters)
  return steps.map(({ detail }) => detail)
}
