import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm"
import type { SearchKind } from "../content/searchable.ts"

/** One item that can be found: its words as people read them. How they are matched is the database's own. */
@Entity("search_entries")
@Index(["kind", "itemId"], { unique: true })
export class SearchEntry {
  @PrimaryGeneratedColumn("increment", { type: "integer" })
  id!: number

  @Column("text")
  kind!: SearchKind

  @Column("integer")
  itemId!: number

  @Column("text")
  path!: string

  @Column("text")
  title!: string

  @Column("text")
  body!: string
}
