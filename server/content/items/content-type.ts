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
import type { PublicationInput } from "./publication-input.ts"
import type { RecordedRow } from "./record.ts"
import type { Searchable } from "./searchable.ts"
import type { Shown } from "./shown-rows.ts"
import type { Translated } from "./stored-translation.ts"

export { isStated, type OwnedRow } from "./owned-row.ts"

export type Row = Pick<RecordedRow, "id" | "createdAt">

export type ContentType<T extends Row> = Shown<T> & {
  pictureNaming?: PictureNaming
  /** The accepted types of pictures; all that the site stores if absent. */
  pictureTypes?: string[]
  pictureNeeded?: boolean
  listedStates?: ContentState[]
  pictureMayGo?: boolean
  /** The argument with several of them to add, for a part of an item: `images`. */
  manyAs?: string
  /** True for items of which programs are notified when they are stored, for a type without states. */
  announced?(item: T): boolean
  addressed?: Addressed<T>
  /** The column by which its items are read in sequence; `publishedAt` if absent. */
  inOrderOf?: keyof T & string
  /** The column that the items of one series share: administrators are asked once to look at them. */
  seriesIn?: keyof T & string
  /** Columns with the id of an item of another type, and that type: readers get a link to it, if it exists. */
  refersTo?: Record<string, ItemType>
  search?: Searchable<T>
  translated?: Translated
  /** Checks the whole item before it is stored. @throws BAD_USER_INPUT */
  check?(item: T): void
  /** Runs within the transaction that makes an item public, or hides it. */
  shown?(rows: EntityManager, item: NoInfer<T>, isShown: boolean): Promise<void>
  /** Reads the state that older clients send in other fields. */
  received?(input: ContentInput, stored?: NoInfer<T>): ContentInput
  /** Stored values that follow from other fields. */
  derived?(item: NoInfer<T>): Partial<NoInfer<T>>
}

export type ContentInput = object &
  Named & {
    picture?: PictureInput | Picture | null
    publication?: PublicationInput | null
    version?: number | null
  }

export function received<T extends Row>(type: ContentType<T>, input: ContentInput, stored?: T): ContentInput {
  const { picture, ...fields } = type.received?.(input, stored) ?? input
  return isNoPicture(picture) && type.listedStates ? fields : { ...fields, picture }
}

/** A picture that is still to be chosen, as a draft sends it. */
const isNoPicture = (picture: ContentInput["picture"]) =>
  picture === undefined || (picture !== null && !(picture instanceof Picture) && !picture.upload && !picture.name)

export function pictureRules<T extends Row>(type: ContentType<T>, viewer: Viewer): PictureRules {
  const { pictureNaming: naming, pictureTypes: types, pictureNeeded: isNeeded } = type
  return { naming, types, isNeeded, viewer }
}
