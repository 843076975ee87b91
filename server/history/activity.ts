import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from "typeorm"
import type { Act } from "../content/act.ts"
import type { Author } from "../content/author.ts"
import type { ItemType } from "../content/item-type.ts"
import { InstantColumn } from "../database/instant.ts"
import { NamesPictures } from "../images/picture-cells.ts"
import { type Snapshot, withoutPictures } from "./snapshot.ts"

/** Who did what, when. One with a snapshot is a version: the item as it was after the act. */
@Entity("activities")
@Index(["type", "itemId", "id"])
@Index(["type", "id"])
@Index(["userId", "id"])
@Index(["act", "id"])
@Index(["at"])
export class Activity {
  static isCounted = true

  @PrimaryGeneratedColumn("increment", { type: "integer" })
  id!: number

  @InstantColumn()
  at!: Date

  @Column("text")
  act!: Act

  /** Null for the site itself. */
  @Column("integer", { nullable: true })
  userId!: number | null

  @ManyToOne("User", { nullable: true })
  @JoinColumn({ name: "userId" })
  user!: Author | null

  /** What the program was called that did it in the account's name; null for what the person did. */
  @Column("text", { nullable: true })
  program!: string | null

  /** Of the item; null where the act is about none. */
  @Column("text", { nullable: true })
  type!: ItemType | null

  /** The item's id, or that of an account for what is done to one. */
  @Column("integer", { nullable: true })
  itemId!: number | null

  /** Who created the item: they see its versions. */
  @Column("integer", { nullable: true })
  ownerId!: number | null

  /** What the item was called then, or the account. */
  @Column("text", { default: "" })
  title!: string

  @Column("simple-json")
  changed!: string[]

  /** The item's `version` after the act; before it for one that was refused. */
  @Column("integer", { nullable: true })
  itemVersion!: number | null

  @NamesPictures<Snapshot>({ byFile: true, erase: (snapshot, { files }) => withoutPictures(snapshot, files) })
  @Column("simple-json", { nullable: true })
  snapshot!: Snapshot | null

  /** The network address that it came from, for 90 days. */
  @Column("text", { nullable: true })
  address!: string | null

  @Column("text", { default: "" })
  detail!: string
}
