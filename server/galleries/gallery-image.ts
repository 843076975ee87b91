import { ValidateNested } from "class-validator"
import { Field, InputType, Int, ObjectType } from "type-graphql"
import { Column, Entity, In, Index, JoinColumn, ManyToOne } from "typeorm"
import { Optional, Required } from "../api/validation.ts"
import { type Batch, grouped } from "../content/batched.ts"
import { FreeTextField } from "../content/fields.ts"
import { Edit } from "../content/owned.ts"
import { Recorded } from "../content/record.ts"
import { Picture } from "../images/picture.ts"
import { PictureInput } from "../images/picture-input.ts"

/** What an editor fills in. */
@ObjectType()
@InputType()
abstract class GalleryImageFields {
  @FreeTextField({ description: "What stands under the picture.", max: 500 })
  caption!: string
}

/** One picture of a gallery. */
@Entity("gallery_images")
@Index(["galleryId", "id"])
@ObjectType({ description: "One picture of a gallery." })
export class GalleryImage extends Recorded(GalleryImageFields) {
  static shownWith = { picture: true }
  static pictureNaming = "-" as const
  static pictureTypes = ["image/png", "image/jpeg"]

  @Field(() => Int, { description: "The gallery that it hangs in." })
  @Column("integer")
  galleryId!: number

  @ManyToOne("Gallery", { onDelete: "CASCADE" })
  gallery!: unknown

  @Field(() => Picture, { description: "The picture." })
  @ManyToOne(() => Picture, { nullable: false })
  @JoinColumn({ name: "pictureId" })
  picture!: Picture
}

/** The pictures of many galleries, each in the order in which they were added. */
export const imagesByGallery: Batch<GalleryImage[]> = async (ids, { database }) => {
  const images = await database.read.find(GalleryImage, {
    where: { galleryId: In([...ids]) },
    order: { id: "ASC" },
    relations: { picture: true },
    relationLoadStrategy: "query",
  })
  return grouped(ids, images, ({ galleryId }) => galleryId)
}

@InputType({ description: "A picture for a gallery, PNG or JPEG, with what stands under it." })
export class GalleryImageInput extends Optional(GalleryImageFields) {
  @Field(() => PictureInput, { description: "The picture." })
  @Required("Please choose an image.")
  @ValidateNested()
  picture!: PictureInput
}

@InputType({ description: "Changes to one picture of a gallery. What is absent stays as it is." })
export class EditGalleryImageInput extends Edit(Optional(GalleryImageFields)) {}
