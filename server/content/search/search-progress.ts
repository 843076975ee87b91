import { Column, Entity, PrimaryColumn } from "typeorm"
import type { SearchKind } from "../items/searchable.ts"

@Entity("search_progress")
export class SearchProgress {
  @PrimaryColumn("text")
  kind!: SearchKind

  @Column("integer")
  version!: number

  @Column("integer")
  lastId!: number

  @Column("boolean")
  complete!: boolean
}
