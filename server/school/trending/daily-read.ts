import { Column, Entity, Index, PrimaryColumn } from "typeorm"
import type { SearchKind } from "../../content/items/searchable.ts"

@Entity("daily_reads")
export class DailyRead {
  /** The day in UTC: 2026-11-21. */
  @Index()
  @PrimaryColumn("text")
  day!: string

  @PrimaryColumn("text")
  kind!: SearchKind

  @PrimaryColumn("integer")
  itemId!: number

  @Column("integer")
  reads!: number
}

/** Older reads do not count as trending. */
export const daysThatCount = 28

const dayMs = 24 * 60 * 60 * 1000

/** The day of a moment, or so many days before it. */
export const dayOf = (moment: Date, daysBefore = 0) =>
  new Date(moment.getTime() - daysBefore * dayMs).toISOString().slice(0, 10)
