import type { ClassType } from "type-graphql"
import type { EntityManager } from "typeorm"
import { OpenEnum } from "../../base/api/open-enum.ts"
import type { Language } from "../../base/languages.ts"
import type { Outbox } from "../../store/mail/outbox.ts"
import { richTextFields } from "../api/validation.ts"
import type { Picture } from "../pictures/picture.ts"
import { addTextPictures } from "./text-pictures.ts"

/** A type of items that staff manage, such as NEWS_STORY. */
export type ItemType = string

const itemTypes = new OpenEnum("ItemType", "Type of an item that staff manage.")

export const ItemTypes: Record<ItemType, ItemType> = itemTypes.values

/** Consequences of a change of an item, in the transaction of the change. */
export interface Following<T> {
  /** Mails the people affected by a change of a public item. */
  mailed?(rows: EntityManager, change: PublicChange<T>): Promise<void>
  /** Runs when an item is moved to the bin. */
  onDelete?(rows: EntityManager, item: T): Promise<void>
  /** Undoes `onDelete` when an item is restored from the bin. */
  onRestore?(rows: EntityManager, item: T): Promise<void>
  /** Deletes what `onDelete` kept, when an item is erased from the bin. */
  onErase?(rows: EntityManager, id: number): Promise<void>
}

export interface ItemKind extends Following<object> {
  name: ItemType
  type: new () => object
  /** The input of edits. Versions contain those of its fields that are columns. */
  edit: ClassType<object>
  /** Settings: their changes are recorded, but versions omit them, so that a restore changes no setting. */
  settings?: string[]
  /** Other fields that contain rich text, each as one rich text by which versions are compared. */
  richTexts?: Record<string, (value: unknown) => string>
  refersTo?: Record<string, ItemType>
  /** True if shown within an item and kept in that item's versions. Can be restored from the bin separately. */
  isPart?: boolean
  /** True if the public feed `changes` reports its items. */
  isInChangeFeed?: boolean
  /** Pictures named in its texts instead of by a relation. */
  named?: NamedPictures
}

export interface PublicChange<T> {
  before: T
  item: T
  addressIn: (language: Language) => string
  outbox: Outbox
}

export interface NamedPictures {
  of(rows: EntityManager): Promise<Picture[]>
  /** Shows exactly these pictures in the texts. Returns the ids of dropped ones. */
  put(rows: EntityManager, pictures: { id: number; name: string }[]): Promise<number[]>
}

const kinds = new Map<ItemType, ItemKind>()

/** `one` is an item in a sentence: `a story`. */
export function registerItemType(one: string, kind: ItemKind) {
  const { name } = kind
  itemTypes.add(name, `${one.charAt(0).toUpperCase()}${one.slice(1)}.`)
  kinds.set(name, kind)
  if (richTextFields(kind.type.prototype).length > 0) addTextPictures(kind.type)
}

export function kindsReferringTo(type: new () => object): { type: new () => object; column: string }[] {
  const name = itemTypeOf(type)
  return [...kinds.values()].flatMap(({ type, refersTo = {} }) =>
    Object.entries(refersTo)
      .filter(([, referred]) => referred === name)
      .map(([column]) => ({ type, column })),
  )
}

/** Undefined for a class whose rows are not items. */
export const kindOf = (type: new () => object): ItemKind | undefined =>
  [...kinds.values()].find((kind) => kind.type === type)

/** The types whose public items have a screen each, in the order of the enum. */
export const contentTypes = (): (new () => object)[] =>
  publicTypes().flatMap(({ type }) => ("addressed" in type ? [type] : []))

/** The types that the public feed `changes` reports. */
export const publicTypes = (): ItemKind[] =>
  [...kinds.values()]
    .filter(({ type, isInChangeFeed }) => isInChangeFeed || "addressed" in type)
    .sort((one, other) => (one.name < other.name ? -1 : 1))

export const itemTypeOf = (type: new () => object): ItemType | undefined => kindOf(type)?.name

export function kindNamed(name: ItemType): ItemKind {
  const kind = kinds.get(name)
  if (!kind) throw new Error(`There is no type of items ${name}.`)
  return kind
}

export const classOf = (name: ItemType): (new () => object) => kindNamed(name).type
