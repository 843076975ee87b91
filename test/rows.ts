import type { EntityManager, EntityTarget } from "typeorm"
import type { ColumnMetadata } from "typeorm/metadata/ColumnMetadata.js"
import { Role } from "../server/access/roles.ts"

/** Inserts rows into a table without its feature: every column gets a value of its type; `more` overrides. */
export async function fill<T extends object>(
  rows: EntityManager,
  type: EntityTarget<T>,
  numbers: number[],
  more: (number: number) => Partial<T> = () => ({}),
) {
  const { columns } = rows.connection.getMetadata(type)
  const written = columns.filter(
    ({ isGenerated, isVersion, relationMetadata }) => !isGenerated && !isVersion && !relationMetadata,
  )
  const isPublishable = written.some(({ propertyName }) => propertyName === "publishedAt")
  const filled = numbers.map((number) => {
    const values = written.map((column) => [column.propertyName, sampleOf(column, number)])
    if (isPublishable) values.push(["state", "PUBLISHED"], ["publishedAt", minutesAgo(number)])
    return { ...Object.fromEntries(values), ...more(number) }
  })
  for (let from = 0; from < filled.length; from += 100) await rows.insert(type, filled.slice(from, from + 100) as never)
}

/** A moment for date columns, a minute apart; else a day, a text or a number; null if allowed. */
function sampleOf({ type, isNullable, transformer, propertyName }: ColumnMetadata, number: number) {
  if (isNullable) return null
  if (transformer) return minutesAgo(number)
  if (type === "boolean") return false
  if (type === "integer") return number
  if (propertyName.endsWith("Day")) return "2026-01-01"
  return type === "simple-json" ? [] : `${propertyName} ${number}`
}

const minutesAgo = (number: number) => new Date(Date.now() - number * 60_000)
/** An account's row, different for each number. */
export function person(number: number) {
  const now = new Date()
  return {
    name: `Person ${number}`,
    email: `${number}@school.example`,
    role: Role.REGULAR,
    suspend: false,
    createdAt: now,
    updatedAt: now,
  }
}
