import { Column, Entity, PrimaryColumn } from "typeorm"
import type { SearchKind } from "../content/searchable.ts"

/** How far the items of a kind that were stored before it was searched are indexed. */
@Entity("search_progress")
export class SearchProgress {
  @PrimaryColumn("text")
  kind!: SearchKind

  /** Of the words that are taken of an item. */
  @Column("integer")
  version!: number

  /** Items up to this one are indexed. */
  @Column("integer")
  lastId!: number

  @Column("boolean")
  complete!: boolean
}
