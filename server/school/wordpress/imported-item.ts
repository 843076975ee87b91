import { Column, Entity, PrimaryColumn } from "typeorm"

@Entity("imported_items")
export class ImportedItem {
  /** WordPress's `guid`, and the post's number. */
  @PrimaryColumn("text")
  guid!: string

  @Column("text")
  path!: string
}
