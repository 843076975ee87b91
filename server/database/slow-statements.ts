import type { Logger } from "pino"
import type { Logger as StatementLogger } from "typeorm"

const nothing = () => undefined

/** Names statements that took long, as they are written: never with what they looked for or stored. */
export const logSlowStatements = (log: Logger): StatementLogger => ({
  ...{ logQuery: nothing, logQueryError: nothing, logSchemaBuild: nothing, logMigration: nothing, log: nothing },
  logQuerySlow: (ms, sql) => log.warn({ ms: Math.round(ms), sql }, "slow statement"),
})
