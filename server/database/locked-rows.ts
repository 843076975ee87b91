import type { EntityManager, FindOneOptions } from "typeorm"

/** Options of a find whose rows nobody else may change until the transaction ends. On SQLite writers take turns anyway. */
export function lockedRows(rows: EntityManager): Pick<FindOneOptions, "lock"> {
  return rows.connection.options.type === "postgres" ? { lock: { mode: "pessimistic_write" } } : {}
}
