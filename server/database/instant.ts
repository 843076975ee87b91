import { Column, type ColumnOptions, type ValueTransformer } from "typeorm"

const isoText: ValueTransformer = {
  to: (instant?: Date | null) => (instant instanceof Date ? instant.toISOString() : instant),
  from: (text?: string | null) => (text ? new Date(text) : text),
}

/**
 * A moment, stored as ISO 8601 text in UTC with milliseconds: it sorts as time, and means the same on SQLite and
 * PostgreSQL whatever zone a process runs in (docs/decisions/003-instants-are-text.md).
 */
export const InstantColumn = (options: ColumnOptions = {}) => Column({ type: "text", transformer: isoText, ...options })
