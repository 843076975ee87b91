import { Ctx, Field, GraphQLISODateTime, Int, ObjectType } from "type-graphql"
import { In } from "typeorm"
import { NullableField } from "../../base/api/nullable-field.ts"
import { nameInWords } from "../../base/text/names.ts"
import { type Batch, batched } from "../api/batched.ts"
import type { Context } from "../api/context.ts"
import { Act } from "../items/act.ts"
import { Author } from "../items/author.ts"
import type { ContentType, OwnedRow } from "../items/content-type.ts"
import { type ItemType, ItemTypes, kindNamed } from "../items/item-type.ts"
import { withPictureAddresses } from "../items/text-pictures-in-api.ts"
import { Picture } from "../pictures/picture.ts"
import { Activity } from "./activity.ts"
import {
  contentFields,
  FieldKind,
  picturesById,
  plainFields,
  type Snapshot,
  type SnapshotPicture,
  titleOf,
} from "./snapshot.ts"

@ObjectType({ description: "A picture in a version." })
export class VersionPicture {
  @NullableField(() => Picture, "The picture, with its alt text at the time; null if it was erased.")
  picture!: Picture | null

  @Field(() => String, { description: "Caption at the time; may be empty." })
  caption!: string

  @Field(() => Boolean, { description: "True if the picture was erased since and cannot be restored." })
  erased!: boolean
}

@ObjectType({ description: "A field of an item in a version." })
export class VersionField {
  @Field(() => String, { description: "Field name in the API, such as `title`." })
  name!: string

  @Field(() => String, { description: "Display name, such as `Title`." })
  label!: string

  @Field(() => FieldKind, { description: "Kind of value." })
  kind!: FieldKind

  @NullableField(() => String, "Value, in the format of its kind; null if empty, and for pictures.")
  text!: string | null

  @NullableField(() => VersionPicture, "The picture, if the kind is PICTURE; null if there is none.")
  picture!: VersionPicture | null

  @Field(() => [VersionPicture], { description: "The pictures in order, if the kind is PICTURES." })
  pictures!: VersionPicture[]
}

@ObjectType({ description: "A saved version of an item." })
export class Version {
  @Field(() => Int, { description: "ID, starting at 1, unique across all items." })
  id!: number

  @Field(() => Int, { description: "Position among the versions of the item; the oldest version kept is 1." })
  number!: number

  @Field(() => ItemTypes, { description: "Type of the item." })
  type!: ItemType

  @Field(() => Int, { description: "Item ID." })
  itemId!: number

  @Field(() => Act, { description: "Action." })
  act!: Act

  @Field(() => GraphQLISODateTime, { description: "Time, ISO 8601 in UTC." })
  at!: Date

  @NullableField(() => Author, "The account that did it; null for the site itself.")
  user!: Author | null

  @Field(() => [String], { description: "Names of the changed fields; `pictures` for the pictures of a gallery." })
  changed!: string[]

  @Field(() => String, { description: "Title of the item in this version." })
  title!: string

  @Field(() => Boolean, {
    description: "True if the item can be restored to this version; false while it is in the bin.",
  })
  canRestore!: boolean

  @Field(() => [VersionField], { description: "All fields that had a value." })
  async fields(@Ctx() context: Context): Promise<VersionField[]> {
    const snapshot = await batched(context, snapshots).load(this.id)
    return snapshot ? fieldsIn(context, this.type, snapshot) : []
  }
}

export const versionOf = (activity: Activity, more: Pick<Version, "number" | "canRestore">): Version =>
  Object.assign(new Version(), activity, more, { type: activity.type as ItemType, itemId: activity.itemId as number })

const snapshots: Batch<Snapshot | null> = async (ids, { database }) => {
  const found = await database.read.find(Activity, {
    where: { id: In([...ids]) },
    select: { id: true, snapshot: true },
  })
  return ids.map((id) => found.find((activity) => activity.id === id)?.snapshot ?? null)
}

export const pictureRows: Batch<Picture | undefined> = async (ids, { database }) => {
  const found = await picturesById(database.read, ids)
  return ids.map((id) => found.get(id))
}

export async function fieldsIn(context: Context, type: ItemType, snapshot: Snapshot): Promise<VersionField[]> {
  const itemKind = kindNamed(type)
  const known = contentFields(itemKind, context.database.read).filter(({ name }) => name in snapshot.fields)
  const texts = known.map(async ({ name, kind }) => {
    const value = snapshot.fields[name]
    const referred = itemKind.refersTo?.[name]
    if (referred) return referringField(context, name, referred, value)
    return field(name, kind, { text: await textOf(itemKind.richTexts?.[name]?.(value) ?? value, kind, context) })
  })
  const { picture, parts, named } = snapshot
  const fields = await Promise.all(texts)
  if (picture !== undefined)
    fields.push(field("picture", "PICTURE", { picture: picture && (await toVersionPicture(context, picture)) }))
  const several =
    parts?.map(({ row, picture }) => toVersionPicture(context, picture, String(row.caption ?? ""))) ??
    named?.map((picture) => toVersionPicture(context, picture))
  if (several) fields.push(field("pictures", "PICTURES", { pictures: await Promise.all(several) }))
  return fields
}

/** Shows another item by its title, or by its number if it is deleted or the reader may not see it. */
async function referringField({ content, database }: Context, name: string, type: ItemType, id: unknown) {
  const kind = kindNamed(type)
  const item = typeof id === "number" ? await content.one(kind.type as ContentType<OwnedRow>, id) : null
  const title = item ? titleOf(database.read, kind, plainFields(database.read, kind, item)) : id && `No. ${id}`
  return field(name, "TEXT", { label: nameInWords(name.replace(/Id$/, "")), text: title ? String(title) : null })
}

function field(name: string, kind: FieldKind, value: Partial<VersionField>): VersionField {
  const none = { label: nameInWords(name), text: null, picture: null, pictures: [] }
  return Object.assign(new VersionField(), { name, kind, ...none, ...value })
}

async function toVersionPicture(context: Context, use: SnapshotPicture | null, caption = ""): Promise<VersionPicture> {
  const row = use && !use.erased ? await batched(context, pictureRows).load(use.id) : undefined
  const picture = row && use ? Object.assign(new Picture(), row, wordsOf(use)) : null
  return Object.assign(new VersionPicture(), { picture, caption, erased: picture === null })
}

const wordsOf = ({ words, focusX, focusY }: SnapshotPicture) => ({ words, focusX, focusY })

async function textOf(value: unknown, kind: FieldKind, context: Context): Promise<string | null> {
  if (value === null || value === undefined) return null
  if (kind === "FLAG") return value ? "yes" : "no"
  if (kind === "RICH_TEXT") return withPictureAddresses(String(value), context)
  return typeof value === "object" ? linesOf(value).join("\n") : String(value)
}

/** One line per part of the site's texts: `title: Welcome`. */
function linesOf(value: unknown): string[] {
  if (value === null || typeof value !== "object") return [String(value ?? "")]
  if (Array.isArray(value))
    return value.flatMap((one) => (typeof one === "object" ? [...linesOf(one), ""] : [String(one)]))
  const filled = Object.entries(value).filter(([, inner]) => inner !== null && inner !== "")
  return filled.map(([name, inner]) => `${nameInWords(name)}: ${linesOf(inner).join(", ")}`)
}
