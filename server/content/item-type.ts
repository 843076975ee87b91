import { type ClassType, getMetadataStorage } from "type-graphql"
import type { EntityManager } from "typeorm"
import { OpenEnum } from "../api/open-enum.ts"
import type { Picture } from "../images/picture.ts"

/** Of what type an item is that staff keep, such as NEWS_STORY: what its versions, its state and the bin name it by. */
export type ItemType = string

const itemTypes = new OpenEnum("ItemType", "Of what type an item is that staff keep.")

export const ItemTypes: Record<ItemType, ItemType> = itemTypes.values

export interface ItemKind {
  name: ItemType
  type: new () => object
  /** What an edit of it takes: those of its fields that are columns are what a version holds. */
  edit: ClassType<object>
  /** Fields that say how the site works: changes of them are noted, but are no versions, so that restoring words changes none. */
  settings?: string[]
  /** Fields that hold rich text among other things: the whole as one rich text, in which versions are compared. */
  richTexts?: Record<string, (value: unknown) => string>
  /** Its columns that hold the id of an item of another type, with the name of that. */
  refersTo?: Record<string, ItemType>
  /** Whether it is shown within an item, whose versions hold it: it has none of its own, but can be taken out of the bin. */
  isPart?: boolean
  /** Whether `changes` tells everybody of its items, as it does of all content. */
  isTold?: boolean
  /** Its pictures, where its texts name them and no relation does. */
  named?: NamedPictures
  /** Puts right what follows from an item that is there again, in the transaction that takes it out of the bin. */
  onRestore?(rows: EntityManager, item: object): Promise<void>
  /** Forgets what is kept of an item beside it, in the transaction that erases it from the bin. */
  onErase?(rows: EntityManager, id: number): Promise<void>
}

export interface NamedPictures {
  of(rows: EntityManager): Promise<Picture[]>
  /** Has the item's texts show these, and no other; gives the ids of those that it no longer shows. */
  put(rows: EntityManager, pictures: { id: number; name: string }[]): Promise<number[]>
}

const kinds = new Map<ItemType, ItemKind>()

/** Adds a class to the enum. `one` is an item of it in a sentence: `a story`. */
export function registerItemType(one: string, kind: ItemKind) {
  const { name } = kind
  itemTypes.add(name, `${one.charAt(0).toUpperCase()}${one.slice(1)}.`)
  kinds.set(name, kind)
}

/** NEWS_STORY, of the class NewsStory. */
export const itemTypeNamed = ({ name }: { name: string }): ItemType =>
  name.replace(/(?<=[a-z])(?=[A-Z])/g, "_").toUpperCase()

/** The types that hold ids of items of another one, and the column in which each does. */
export function kindsReferringTo(type: new () => object): { type: new () => object; column: string }[] {
  const name = itemTypeOf(type)
  return [...kinds.values()].flatMap(({ type, refersTo = {} }) =>
    Object.entries(refersTo)
      .filter(([, referred]) => referred === name)
      .map(([column]) => ({ type, column })),
  )
}

/** What the enum knows of a class; undefined for one whose rows are no items of their own. */
export const kindOf = (type: new () => object): ItemKind | undefined =>
  [...kinds.values()].find((kind) => kind.type === type)

/** The types of which everybody reads items, each on a screen of its own, in the order of their names in the enum. */
export const contentTypes = (): (new () => object)[] =>
  everybodysTypes().flatMap(({ type }) => ("addressed" in type ? [type] : []))

/** The types of whose items `changes` tells everybody. */
export const everybodysTypes = (): ItemKind[] =>
  [...kinds.values()]
    .filter(({ type, isTold }) => isTold || "addressed" in type)
    .sort((one, other) => (one.name < other.name ? -1 : 1))

/** What a class is called in the enum; undefined for one whose rows are no items of their own. */
export const itemTypeOf = (type: new () => object): ItemType | undefined => kindOf(type)?.name

/** What the enum knows of a type. @throws Error for a name that the enum does not have. */
export function kindNamed(name: ItemType): ItemKind {
  const kind = kinds.get(name)
  if (!kind) throw new Error(`There is no type of items ${name}.`)
  return kind
}

/** The class of a type. @throws Error for a name that the enum does not have. */
export const classOf = (name: ItemType): (new () => object) => kindNamed(name).type

export function fieldsOf(type: abstract new () => object) {
  return getMetadataStorage().fields.filter(
    ({ target }) => target === type || type.prototype instanceof (target as typeof Object),
  )
}
