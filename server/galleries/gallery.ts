import { Ctx, Field, InputType, ObjectType } from "type-graphql"
import { Entity } from "typeorm"
import type { Context } from "../api/context.ts"
import { addressedAt } from "../content/addressed.ts"
import { batched } from "../content/batched.ts"
import { FlagField, TextField } from "../content/fields.ts"
import { Owned } from "../content/owned.ts"
import { ownedType } from "../content/owned-type.ts"
import { searchable } from "../content/searchable.ts"
import { publicOrOwn } from "../content/visibility.ts"
import { GalleryImage, imagesByGallery } from "./gallery-image.ts"

/** What an editor fills in. */
@ObjectType()
@InputType()
abstract class GalleryFields {
  @TextField({ description: "What the gallery shows.", max: 200, required: "Name is required." })
  name!: string

  @TextField({ description: "A few sentences about it.", max: 2000, required: "Description is required." })
  description!: string

  @FlagField({ description: "An archived gallery is shown only to those who may edit it. 0 or 1 in REST." })
  archive!: boolean
}

/** Pictures of one occasion, with a cover. */
@Entity("galleries")
@ObjectType({ description: "Pictures of one occasion, with a cover." })
export class Gallery extends Owned(GalleryFields) {
  static pictureNaming = "-" as const
  static pictureTypes = ["image/png", "image/jpeg"]

  static override visibleTo = publicOrOwn<Gallery>(() => ({ archive: false }))

  static addressed = addressedAt<Gallery>("/gallery/view/:id")

  static search = searchable<Gallery>("GALLERY", "A photo gallery.", ["name", "description"])

  @Field(() => [GalleryImage], { description: "Its pictures, in the order in which they were added." })
  images(@Ctx() context: Context): Promise<GalleryImage[]> {
    return batched(context, imagesByGallery).load(this.id)
  }
}

export const gallery = ownedType(Gallery, GalleryFields, {
  one: "a gallery",
  example: () => ({ name: "Sports week", description: "Five days and one whistle." }),
  plural: "galleries",
  parts: "its pictures",
  required: "Name, description and cover are required; pictures are PNG or JPEG.",
  list: "Galleries, newest first, without archived ones that the viewer may not edit.",
  descriptions: { one: "One gallery, or null where there is none of this id that the viewer may see." },
})
