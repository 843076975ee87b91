import { Column, Entity, type EntityManager, Index, ManyToOne, PrimaryGeneratedColumn } from "typeorm"
import { ownerOnly } from "../items/visibility.ts"
import { Picture } from "../pictures/picture.ts"
import { Activity } from "./activity.ts"
import { BinnedItem } from "./bin.ts"

/** Keeps a file for the versions or bin entry that name it, and their readers. Belongs to the last such version. */
@Entity("kept_pictures")
@Index(["pictureId"])
@Index(["activityId"])
@Index(["binId"])
export class KeptPicture {
  static visibleTo = ownerOnly
  static ownedBy = "ownerId"

  @PrimaryGeneratedColumn("increment", { type: "integer" })
  id!: number

  @Column("integer")
  pictureId!: number

  @ManyToOne(() => Picture, { nullable: false })
  picture!: Picture

  @Column("integer", { nullable: true })
  activityId!: number | null

  @ManyToOne(() => Activity, { nullable: true, onDelete: "CASCADE" })
  activity!: Activity | null

  @Column("integer", { nullable: true })
  binId!: number | null

  @ManyToOne(() => BinnedItem, { nullable: true, onDelete: "CASCADE" })
  bin!: BinnedItem | null

  @Column("integer", { nullable: true })
  ownerId!: number | null
}

/** Ignores pictures that are already deleted. */
export async function keepPictures(
  rows: EntityManager,
  { activityId, binId, ownerId }: Pick<KeptPicture, "ownerId"> & Partial<Pick<KeptPicture, "activityId" | "binId">>,
  ids: readonly number[],
) {
  for (const pictureId of new Set(ids)) {
    await rows.query(
      `INSERT INTO "kept_pictures" ("pictureId", "activityId", "binId", "ownerId") SELECT "id", $1, $2, $3 FROM "pictures" WHERE "id" = $4`,
      [activityId ?? null, binId ?? null, ownerId, pictureId],
    )
  }
}
