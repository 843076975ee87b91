import { Column, Entity, Index, PrimaryColumn } from "typeorm"
import type { SearchKind } from "../content/searchable.ts"

@Entity("daily_reads")
export class DailyRead {
  /** Of UTC: 2026-11-21. */
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

/** What was read before these days is not trending any more. */
export const daysThatCount = 28

const dayMs = 24 * 60 * 60 * 1000

/** The day of a moment, or so many days before it. */
export const dayOf = (moment: Date, daysBefore = 0) =>
  new Date(moment.getTime() - daysBefore * dayMs).toISOString().slice(0, 10)
