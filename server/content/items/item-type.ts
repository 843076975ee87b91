import type { ClassType } from "type-graphql"
import type { EntityManager } from "typeorm"
import { OpenEnum } from "../../base/api/open-enum.ts"
import type { Language } from "../../base/languages.ts"
import type { Mail } from "../../store/mail/outbox.ts"
import type { Picture } from "../pictures/picture.ts"

/** The type of an item that staff keep, such as NEWS_STORY, in versions, states and the bin. */
export type ItemType = string

const itemTypes = new OpenEnum("ItemType", "Type of an item that staff manage.")

export const ItemTypes: Record<ItemType, ItemType> = itemTypes.values

export interface ItemKind {
  name: ItemType
  type: new () => object
  /** The input of an edit: versions hold its fields that are columns. */
  edit: ClassType<object>
  /** Fields that say how the site works: changes of them are noted, but are no versions, so that restoring words changes none. */
  settings?: string[]
  /** Fields that hold rich text among other things: the whole as one rich text, in which versions are compared. */
  richTexts?: Record<string, (value: unknown) => string>
  /** Its columns that hold the id of an item of another type, with the name of that. */
  refersTo?: Record<string, ItemType>
  /** True if it is shown within an item, whose versions hold it: it has none of its own, but can leave the bin. */
  isPart?: boolean
  /** True if `changes` tells everybody about its items, as about all content. */
  isTold?: boolean
  /** Its pictures, where its texts name them and no relation does. */
  named?: NamedPictures
  /** Returns the mails about a changed item that everybody sees. Runs within the transaction. */
  mailed?(rows: EntityManager, change: PublicChange<object>): Promise<Mail[]>
  /** Puts right what follows from an item that is there again, in the transaction that takes it out of the bin. */
  onRestore?(rows: EntityManager, item: object): Promise<void>
  /** Forgets what is kept of an item beside it, in the transaction that erases it from the bin. */
  onErase?(rows: EntityManager, id: number): Promise<void>
}

export interface PublicChange<T> {
  before: T
  item: T
  /** Its address on the pages in a language. */
  addressIn: (language: Language) => string
}

export interface NamedPictures {
  of(rows: EntityManager): Promise<Picture[]>
  /** Makes the item's texts show exactly these pictures; returns the ids of dropped ones. */
  put(rows: EntityManager, pictures: { id: number; name: string }[]): Promise<number[]>
}

const kinds = new Map<ItemType, ItemKind>()

/** Adds a class to the enum. `one` is an item of it in a sentence: `a story`. */
export function registerItemType(one: string, kind: ItemKind) {
  const { name } = kind
  itemTypes.add(name, `${one.charAt(0).toUpperCase()}${one.slice(1)}.`)
  kinds.set(name, kind)
}

/** The types that hold ids of items of another one, and the column in which each does. */
export function kindsReferringTo(type: new () => object): { type: new () => object; column: string }[] {
  const name = itemTypeOf(type)
  return [...kinds.values()].flatMap(({ type, refersTo = {} }) =>
    Object.entries(refersTo)
      .filter(([, referred]) => referred === name)
      .map(([column]) => ({ type, column })),
  )
}

/** Returns the enum's entry for a class; undefined for a class whose rows are not items. */
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

/** Returns the enum's name for a class; undefined for a class whose rows are not items. */
export const itemTypeOf = (type: new () => object): ItemType | undefined => kindOf(type)?.name

/** Returns the enum's entry for a name. @throws Error for an unknown name */
export function kindNamed(name: ItemType): ItemKind {
  const kind = kinds.get(name)
  if (!kind) throw new Error(`There is no type of items ${name}.`)
  return kind
}

/** The class of a type. @throws Error for a name that the enum does not have. */
export const classOf = (name: ItemType): (new () => object) => kindNamed(name).type
