import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from "type-graphql"
import { type EntityManager, In } from "typeorm"
import { Auth, Role } from "../../access/auth.ts"
import { visitor } from "../../access/viewer.ts"
import type { Context } from "../../content/api/context.ts"
import { AnyContent } from "../../content/items/any-content.ts"
import type { ContentType, OwnedRow } from "../../content/items/content-type.ts"
import { Picture } from "../../content/pictures/picture.ts"
import { Recognisable } from "../../content/pictures/recognisable.ts"
import { isReviewDue } from "../../content/pictures/review.ts"
import { Gallery } from "../galleries/gallery.ts"
import { GalleryImage } from "../galleries/gallery-image.ts"
import { idsByType, keyOf } from "./withheld.ts"

const maxPictures = 100

@ObjectType({ description: "A picture that hangs in a public gallery." })
class HungPicture {
  @Field(() => Int, { description: "ID of the picture of the gallery." })
  id!: number

  @Field(() => Gallery, { description: "The gallery." })
  gallery!: Gallery
}

@ObjectType({ description: "A public picture, and what shows it." })
class PublicPicture {
  @Field(() => Picture, { description: "The picture." })
  picture!: Picture

  @Field(() => [AnyContent], { description: "The public items that show it as theirs or in a text." })
  items!: object[]

  @Field(() => [HungPicture], { description: "Where it hangs in public galleries." })
  hung!: HungPicture[]
}

@ObjectType({ description: "Public pictures to look at." })
class PublicPictures {
  @Field(() => [PublicPicture], { description: `The first ${maxPictures}, longest not looked at first.` })
  pictures!: PublicPicture[]

  @Field(() => Int, { description: "Number of those that wait, with these." })
  waiting!: number

  @Field(() => Int, { description: "Number of all public pictures." })
  total!: number
}

@Resolver()
export class ReviewResolver {
  @Auth(Role.ADMINISTRATOR)
  @Query(() => PublicPictures, {
    description:
      "Public pictures at which the office has not looked for a year, or of which nobody has said who is seen.",
  })
  async publicPictures(
    @Arg("unsaid", () => Boolean, {
      defaultValue: false,
      description: "True for those of which nobody has said who can be recognised.",
    })
    unsaid: boolean,
    @Ctx() context: Context,
  ): Promise<PublicPictures> {
    const { database, pictures } = context
    const files = await pictures.uses.publicFiles(database.read)
    const waiting = files.filter((file) => (unsaid ? file.recognisable === Recognisable.UNSAID : isReviewDue(file)))
    const ids = waiting.slice(0, maxPictures).map(({ id }) => id)
    const found = await database.read.findBy(Picture, { id: In(ids) })
    const inOrder = ids.flatMap((id) => found.find((picture) => picture.id === id) ?? [])
    return { pictures: await withPlaces(inOrder, database.read, context), waiting: waiting.length, total: files.length }
  }
}

async function withPlaces(found: Picture[], read: EntityManager, { content, pictures }: Context) {
  const uses = await read.findBy(Picture, { file: In(found.map(({ file }) => file)) })
  const fileOf = new Map(uses.map(({ id, file }) => [id, file]))
  const shown = await pictures.uses.showing(read, [...fileOf.keys()])
  const items = new Map<string, OwnedRow>()
  for (const [type, ids] of idsByType(shown))
    for (const item of await content.as(visitor).all(type as ContentType<OwnedRow>, { where: { id: In(ids) } }))
      items.set(keyOf({ type, id: item.id }), item)
  const hung = { where: { picture: { id: In([...fileOf.keys()]) } }, relations: { picture: true } }
  const images = await read.find(GalleryImage, hung)
  return found.map((picture) => {
    const places = shown.filter(({ pictureId, row }) => fileOf.get(pictureId) === picture.file && row !== GalleryImage)
    const keys = new Set(places.map(keyOf))
    return {
      picture: Object.assign(picture, { isPublic: true }),
      items: [...keys].flatMap((key) => items.get(key) ?? []),
      hung: images.flatMap(({ id, galleryId, picture: { file } }) => {
        const gallery = file === picture.file && items.get(keyOf({ type: Gallery, id: galleryId }))
        return gallery ? { id, gallery: gallery as Gallery } : []
      }),
    }
  })
}
