import {
  Column,
  Entity,
  type EntityManager,
  getMetadataArgsStorage,
  In,
  Index,
  ManyToOne,
  PrimaryGeneratedColumn,
} from "typeorm"
import { figuresIn } from "../../base/text/figures.ts"
import { RichText } from "../../base/text/rich-text.ts"
import { insertRow } from "../../store/database/insert-row.ts"
import { fieldsOf } from "../api/validation.ts"
import { Picture } from "../pictures/picture.ts"
import type { PictureChanges } from "../pictures/picture-changes.ts"

type Type = new () => object

/** A picture in an item's texts. It is visible, and deleted, with the item. */
interface TextPicture {
  id: number
  itemId: number
  picture: Picture
}

const types = new Map<Type, new () => TextPicture>()

export const textPictureTypes = () => [...types.values()]

export function textPicturesOf(type: Type): new () => TextPicture {
  const table = types.get(type)
  if (!table) throw new Error(`${type.name} has no texts with pictures.`)
  return table
}

/** Gives a type a table of the pictures in its texts. */
export function addTextPictures(type: Type) {
  const table = getMetadataArgsStorage().tables.find(({ target }) => target === type)?.name
  @Entity(`${table}_text_pictures`)
  class PictureInText {
    @PrimaryGeneratedColumn("increment", { type: "integer" })
    id!: number

    @Index()
    @Column("integer")
    itemId!: number

    @ManyToOne(() => type, { onDelete: "CASCADE", nullable: false })
    item!: unknown

    @Index()
    @Column("integer")
    pictureId!: number

    @ManyToOne(() => Picture, { nullable: false })
    picture!: Picture
  }
  Object.defineProperty(PictureInText, "name", { value: `PictureIn${type.name}` })
  types.set(type, PictureInText)
}

interface Writing {
  rows: EntityManager
  pictures: PictureChanges
  /** Keeps pictures for the versions that show them. */
  change?: { keepPictures(ids: number[]): Promise<void> }
  isNew?: boolean
}

/** Gives an item a use of each picture in its texts, and releases the others. `of`: the type of the texts. */
export async function putTextPictures(writing: Writing, type: Type, id: number, texts: object, textType = type) {
  const { rows, pictures, change, isNew } = writing
  const table = types.get(type)
  if (!table) return
  const figures = new Map(figuresWithin(textType, texts).map(({ file, alt }) => [file, alt]))
  const shown = isNew ? [] : await rows.find(table, { where: { itemId: id }, relations: { picture: true } })
  for (const [file, words] of figures) {
    const picture = shown.find(({ picture }) => picture.file === file)?.picture ?? (await pictures.forFile(file))
    if (!picture) continue
    if (picture.words !== words) await rows.update(Picture, picture.id, { words })
    if (shown.some((one) => one.picture.id === picture.id)) continue
    await insertRow(rows, table, Object.assign(new table(), { itemId: id, pictureId: picture.id }))
  }
  const removed = shown.filter(({ picture }) => !figures.has(picture.file))
  if (removed.length === 0) return
  const ids = removed.map(({ picture }) => picture.id)
  await rows.delete(table, { id: In(removed.map(({ id }) => id)) })
  await change?.keepPictures(ids)
  await pictures.drop(ids)
}

/** Only in rich texts, those of translations and page parts too: the writer's right is checked only there. */
function figuresWithin(type: Type, texts: object): ReturnType<typeof figuresIn> {
  if (!JSON.stringify(texts).includes("<figure>")) return []
  return fieldsOf(type).flatMap(({ name, getType }) => {
    const values = [(texts as Record<string, unknown>)[name]].flat()
    const fieldType = getType()
    if (fieldType === RichText) return values.flatMap((text) => (typeof text === "string" ? figuresIn(text) : []))
    return values.flatMap((part) =>
      part instanceof Object && isClass(fieldType) ? figuresWithin(fieldType, part) : [],
    )
  })
}

const isClass = (type: unknown): type is Type => typeof type === "function"

/** One use of each file. The writer was allowed to show it. */
export async function usesInTexts(rows: EntityManager, type: Type, texts: object): Promise<number[]> {
  const files = figuresWithin(type, texts).map(({ file }) => file)
  if (files.length === 0) return []
  const found = await rows.findBy(Picture, { file: In(files) })
  return [...new Map(found.map(({ file, id }) => [file, id])).values()]
}
