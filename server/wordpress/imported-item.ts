import { Column, Entity, PrimaryColumn } from "typeorm"

@Entity("imported_items")
export class ImportedItem {
  /** What the other program calls it, among all that there is: the `guid` of WordPress. */
  @PrimaryColumn("text")
  guid!: string

  /** Where it is read here, such as `/news/view/12`. */
  @Column("text")
  path!: string
}
