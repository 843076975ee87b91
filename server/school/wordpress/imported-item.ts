import { Column, Entity, PrimaryColumn } from "typeorm"

@Entity("imported_items")
export class ImportedItem {
  /** WordPress's `guid`, and the post's number. */
  @PrimaryColumn("text")
  guid!: string

  /** The path here, such as `/news/view/12`. */
  @Column("text")
  path!: string
}
