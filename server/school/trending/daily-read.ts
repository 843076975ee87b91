import { Column, Entity, Index, PrimaryColumn } from "typeorm"
import type { SearchKind } from "../../content/items/searchable.ts"

@Entity("daily_reads")
export class DailyRead {
  /** In UTC: `2026-11-21`. */
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

export const daysThatCount = 28

const dayMs = 24 * 60 * 60 * 1000

export const dayOf = (moment: Date, daysBefore = 0) =>
  new Date(moment.getTime() - daysBefore * dayMs).toISOString().slice(0, 10)
