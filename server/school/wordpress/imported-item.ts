import { Column, Entity, PrimaryColumn } from "typeorm"

@Entity("imported_items")
export class ImportedItem {
  /** The id in the other program: the `guid` of WordPress. */
  @PrimaryColumn("text")
  guid!: string

  /** The address here, such as `/news/view/12`. */
  @Column("text")
  path!: string
}
