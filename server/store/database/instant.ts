import { Column, type ColumnOptions, type ValueTransformer } from "typeorm"

export const instantText: ValueTransformer = {
  to: (instant?: Date | null) => (instant instanceof Date ? instant.toISOString() : instant),
  from: (text?: string | null) => (text ? new Date(text) : text),
}

/** ISO 8601 in UTC with milliseconds, which sorts as time (docs/decisions/03-moments-and-days.md). */
export const InstantColumn = (options: ColumnOptions = {}) =>
  Column({ type: "text", transformer: instantText, ...options })
