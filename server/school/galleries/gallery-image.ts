import { ArrayMaxSize, ArrayMinSize, ArrayUnique, Max, Min } from "class-validator"
import type { GraphQLResolveInfo } from "graphql"
import { ArgsType, Ctx, Field, Info, InputType, Int, ObjectType } from "type-graphql"
import { Column, Entity, type EntityManager, In, Index, ManyToOne } from "typeorm"
import { permits, ruleOf } from "../../access/auth.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import { type Batch, batched, grouped } from "../../content/api/batched.ts"
import type { Context } from "../../content/api/context.ts"
import { Optional, Required } from "../../content/api/validation.ts"
import { Addable } from "../../content/items/added-item.ts"
import { FreeTextField, OptionalText, Several } from "../../content/items/fields.ts"
import { registerItemType } from "../../content/items/item-type.ts"
import { Edit } from "../../content/items/owned.ts"
import type { OwnedRow } from "../../content/items/owned-row.ts"
import type { PendingPart } from "../../content/items/pending-change.ts"
import { Recorded } from "../../content/items/record.ts"
import { withWaiting } from "../../content/items/waiting-parts.ts"
import { Picture } from "../../content/pictures/picture.ts"
import { PictureInput } from "../../content/pictures/picture-input.ts"
import { entityOf } from "../../store/database/entity-of.ts"

const captionMax = 500
const captionWords = `Plain text of at most ${captionMax} characters; may be empty.`

@ObjectType()
@InputType()
abstract class GalleryImageFields {
  @FreeTextField({ description: "Caption of the picture.", max: captionMax })
  caption!: string
}

@Entity("gallery_images")
@Index(["galleryId", "place", "id"])
@ObjectType({ description: "One picture of a gallery." })
export class GalleryImage extends Recorded(GalleryImageFields) {
  static pictureNaming = "-" as const
  static pictureTypes = ["image/png", "image/jpeg"]
  static pictureNeeded = true
  static manyAs = "images"

  @Field(() => Int, { description: "ID of its gallery." })
  @Column("integer")
  galleryId!: number

  @ManyToOne("Gallery", { onDelete: "CASCADE" })
  gallery!: unknown

  @Field(() => Picture, { description: "Picture." })
  @ManyToOne(() => Picture, { nullable: false })
  picture!: Picture

  @Column("integer", { default: 0 })
  place!: number

  @Field(() => Boolean, {
    description: "True if the picture, or a change to it, is waiting for an administrator's approval.",
  })
  waiting(): boolean {
    return this.isWaiting ?? false
  }

  isWaiting?: boolean

  @Field(() => Boolean, {
    description: "True if this viewer may edit and remove the picture, as may anyone who may edit the gallery.",
  })
  async canEdit(@Ctx() context: Context, @Info() { schema }: GraphQLResolveInfo): Promise<boolean> {
    const creator = await batched(context, galleryCreators).load(this.galleryId)
    return permits(ruleOf(schema, "editGalleryImage"), context.viewer, creator)
  }
}

export const byPlace = { place: "ASC", id: "ASC" } as const

const galleryCreators: Batch<number | undefined> = async (ids, { database }) => {
  const galleries = await database.read.find<OwnedRow>("Gallery", {
    where: { id: In([...ids]) },
    select: { id: true, userId: true },
  })
  return ids.map((id) => galleries.find((gallery) => gallery.id === id)?.userId)
}

export const imagesByGallery: Batch<GalleryImage[]> = async (ids, { database }) => {
  const images = await database.read.find(GalleryImage, {
    where: { galleryId: In([...ids]) },
    order: { galleryId: "ASC", ...byPlace },
    relations: { picture: true },
    relationLoadStrategy: "query",
  })
  return grouped(ids, images, ({ galleryId }) => galleryId)
}

export function withWaitingImages(images: GalleryImage[], waiting: PendingPart[], rows: EntityManager): GalleryImage[] {
  return withWaiting(images, waiting, {
    idOf: ({ id }) => id,
    edited: (image, { row, picture }) =>
      Object.assign(new GalleryImage(), image, row, picture && { picture }, { isWaiting: true }),
    added: (part) => waitingImage(part, rows),
  })
}

export const waitingImage = ({ row, picture }: PendingPart, rows: EntityManager) =>
  Object.assign(entityOf(rows, GalleryImage, row), { picture, isWaiting: true }) as GalleryImage

@InputType()
abstract class NewImageFields {
  @Field(() => PictureInput, { description: "Picture." })
  @Required("Please choose an image.")
  picture!: PictureInput

  @OptionalText({ description: `Caption. ${captionWords}`, max: captionMax })
  caption?: string | null
}

@InputType({ description: "A picture for a gallery, PNG or JPEG, with its caption." })
export class GalleryImageInput extends Addable(NewImageFields) {}

/** Enough for a sports day. Many more would block other writers for seconds. */
export const maxAtOnce = 200

/** Items without a key are all distinct. */
const nameOf = ({ idempotencyKey }: GalleryImageInput) => idempotencyKey ?? {}

@ArgsType()
export class AddGalleryImagesArgs {
  @Field(() => Int, { description: "Gallery ID." })
  id!: number

  @Field(() => [GalleryImageInput], {
    description: `Pictures in display order, at most ${maxAtOnce}.`,
  })
  @ArrayMinSize(1, { message: "Please choose an image." })
  @ArrayMaxSize(maxAtOnce, { message: `Please add at most ${maxAtOnce} pictures at once.` })
  @ArrayUnique(nameOf, { message: "Please give each picture a different name." })
  images!: GalleryImageInput[]
}

/** Five times `maxAtOnce`. */
const maxOrdered = 1000

@ArgsType()
export class OrderGalleryImagesArgs {
  @Field(() => Int, { description: "Gallery ID." })
  id!: number

  @Field(() => [Int], {
    description: `IDs of all pictures of the gallery, in their new order, at most ${maxOrdered}.`,
  })
  @Several(maxOrdered)
  images!: number[]

  @NullableField(
    () => [Int],
    "The order that you have seen. If it is another by now, it is a CONFLICT and nothing is saved.",
  )
  @Several(maxOrdered)
  from?: number[] | null
}

@InputType({ description: "Changes to a picture of a gallery. Omitted fields are unchanged." })
export class EditGalleryImageInput extends Edit(Optional(GalleryImageFields)) {
  @NullableField(() => Int, "New position in the gallery, starting at 1. The pictures after it shift accordingly.")
  @Min(1, { message: "Places are counted from 1." })
  @Max(10_000, { message: "There are not that many places." })
  place?: number | null
}

registerItemType("a picture of a gallery", {
  name: "GALLERY_IMAGE",
  type: GalleryImage,
  edit: EditGalleryImageInput,
  isPart: true,
})
