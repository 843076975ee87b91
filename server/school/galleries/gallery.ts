import { Ctx, Extensions, Field, InputType, ObjectType } from "type-graphql"
import { Entity, Index } from "typeorm"
import type { FieldExtensions } from "../../base/api/cost.ts"
import { batched } from "../../content/api/batched.ts"
import type { Context } from "../../content/api/context.ts"
import { addressedAt } from "../../content/items/addressed.ts"
import { ContentState } from "../../content/items/content-state.ts"
import type { ContentInput } from "../../content/items/content-type.ts"
import { Flag, OptionalNumberField, TextField } from "../../content/items/fields.ts"
import { Owned } from "../../content/items/owned.ts"
import { ownedType } from "../../content/items/owned-type.ts"
import type { PendingPart } from "../../content/items/pending-change.ts"
import { searchable } from "../../content/items/searchable.ts"
import { GalleryImage, imagesByGallery, withWaitingImages } from "./gallery-image.ts"

@ObjectType()
@InputType()
abstract class GalleryFields {
  @TextField({ description: "Gallery name.", max: 200, required: "Name is required.", inDrafts: true })
  name!: string

  @TextField({ description: "Short description.", max: 2000, required: "Description is required." })
  description!: string

  @OptionalNumberField({
    description:
      "ID of the event that the gallery shows; null if there is none. Each links to the other while both are " +
      "public.",
    min: 1,
  })
  eventId?: number | null
}

const archiveWords =
  "True if the gallery is archived: taken down, and seen only by those who may edit it. 0 or 1 in REST."

@InputType()
abstract class GalleryInputFields extends GalleryFields {
  @Flag({ description: archiveWords })
  archive!: boolean
}

@Entity("galleries")
@Index(["eventId", "publishedAt", "id", "state"])
@ObjectType({ description: "Pictures of one occasion, with a cover picture." })
export class Gallery extends Owned(GalleryFields) {
  static pictureNaming = "-" as const
  static pictureTypes = GalleryImage.pictureTypes

  static override listedStates = [ContentState.PUBLISHED, ContentState.TAKEN_DOWN]

  /** `archive: false` changes only archived galleries, not drafts. */
  static received({ archive, ...input }: ContentInput & { archive?: boolean | null }, stored?: Gallery): ContentInput {
    const isArchived = stored?.archive() ?? false
    if (input.publication || archive == null || archive === isArchived) return input
    return { ...input, publication: { as: archive ? ContentState.TAKEN_DOWN : ContentState.PUBLISHED } }
  }

  static addressed = addressedAt<Gallery>("/gallery/view/:id")

  static refersTo = { eventId: "EVENT" }

  static search = searchable<Gallery>(
    "GALLERY",
    "A photo gallery.",
    // "Photos of sports week" finds it by the synonyms of its kind.
    ({ name, description }, t) => ({ title: t(name), keywords: t("Gallery"), texts: [t(description ?? "")] }),
    { version: 2 },
  )

  @Field(() => String, { description: "Same as `name`." })
  title(): string {
    return this.name
  }

  @Field(() => Boolean, { description: archiveWords })
  archive(): boolean {
    return this.state === ContentState.TAKEN_DOWN
  }

  waitingParts?: PendingPart[]

  @Extensions({ items: 25 } satisfies FieldExtensions)
  @Field(() => [GalleryImage], { description: "Pictures, in display order." })
  async images(@Ctx() context: Context): Promise<GalleryImage[]> {
    const images = await batched(context, imagesByGallery).load(this.id)
    const { waitingParts } = this
    const shown = waitingParts ? withWaitingImages(images, waitingParts, context.database.read) : images
    return shown.filter(({ picture }) => picture.isVisibleTo(context.viewer))
  }
}

export const gallery = ownedType(Gallery, GalleryInputFields, {
  one: "a gallery",
  example: () => ({ name: "Sports week", description: "Five days and one whistle." }),
  plural: "galleries",
  parts: "its pictures",
  required: "Name, description and cover are required; pictures are PNG or JPEG.",
  list: "Galleries, newest first. Excludes archived galleries that the viewer may not edit.",
  descriptions: { one: "One gallery by ID; null if there is none that the viewer may see." },
})
