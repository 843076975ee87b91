import type { EntityManager } from "typeorm"
import type { Viewer } from "../../access/viewer.ts"
import type { PictureNaming } from "../../store/images/file-names.ts"
import { Picture } from "../pictures/picture.ts"
import type { PictureRules } from "../pictures/picture-changes.ts"
import type { PictureInput } from "../pictures/picture-input.ts"
import type { Named } from "./added-item.ts"
import type { Addressed } from "./addressed.ts"
import type { ContentState } from "./content-state.ts"
import type { ItemType } from "./item-type.ts"
import type { OwnedRow } from "./owned-row.ts"
import type { PublicationInput } from "./publication-input.ts"
import type { RecordedRow } from "./record.ts"
import type { Searchable } from "./searchable.ts"
import type { Shown } from "./shown-rows.ts"
import type { Translated } from "./stored-translation.ts"

/** The least that a list needs of a row. */
export type Row = Pick<RecordedRow, "id" | "createdAt">

/** The class of a content type, and what is particular about it. */
export type ContentType<T extends Row> = Shown<T> & {
  pictureNaming?: PictureNaming
  /** The types that its pictures may have; without it, all that the site stores. */
  pictureTypes?: string[]
  pictureNeeded?: boolean
  /** The default states of its lists, for a type whose items are published. */
  listedStates?: ContentState[]
  /** True if an edit may remove its picture with null. */
  pictureMayGo?: boolean
  /** True if programs are notified of its items, for a type without states, whose items everybody sees as stored. */
  announced?: boolean
  /** The screen of an item; without it, items have none of their own. */
  addressed?: Addressed<T>
  /** The column of moments in whose order its items are read one after the other: when they were published, where it says nothing. */
  inOrderOf?: keyof T & string
  /** Its columns that hold the id of an item of another type, with that type: whoever reads one is led to the other, if it is there. */
  refersTo?: Record<string, ItemType>
  /** Makes items searchable; without it, they are left out of the search. */
  search?: Searchable<T>
  /** Into what its items can be translated, and which of their texts; without it, they cannot. */
  translated?: Translated
  /** Looks at an item as a whole before it is stored. @throws BAD_USER_INPUT for one that makes no sense. */
  check?(item: T): void
  /** Runs within the transaction in which everybody begins to see an item, or no longer does. */
  shown?(rows: EntityManager, item: NoInfer<T>, isShown: boolean): Promise<void>
  /** Reads what older clients say of an item's state. */
  received?(input: ContentInput, stored?: NoInfer<T>): ContentInput
  /** Values that are stored but follow from other fields. */
  derived?(item: NoInfer<T>): Partial<NoInfer<T>>
}

/** The fields that every add or edit may have beside the type's own. */
export type ContentInput = object &
  Named & {
    /** A `Picture` is one that the transaction itself puts from one place to another. */
    picture?: PictureInput | Picture | null
    publication?: PublicationInput | null
    version?: number | null
  }

export const isStated = <T extends object>(item: T): item is T & OwnedRow => "publishedAt" in item

export function received<T extends Row>(type: ContentType<T>, input: ContentInput, stored?: T): ContentInput {
  const { picture, ...fields } = type.received?.(input, stored) ?? input
  return isNoPicture(picture) && type.listedStates ? fields : { ...fields, picture }
}

/** A picture that is still to be chosen: what a draft brings where it has none. */
const isNoPicture = (picture: ContentInput["picture"]) =>
  picture === undefined || (picture !== null && !(picture instanceof Picture) && !picture.upload && !picture.name)

export function pictureRules<T extends Row>(type: ContentType<T>, viewer: Viewer): PictureRules {
  const { pictureNaming: naming, pictureTypes: types, pictureNeeded: isNeeded } = type
  return { naming, types, isNeeded, viewer }
}
