import type { EntityManager } from "typeorm"
import type { Viewer } from "../../access/viewer.ts"
import type { PictureNaming } from "../../store/images/file-names.ts"
import { Picture } from "../pictures/picture.ts"
import type { PictureRules } from "../pictures/picture-changes.ts"
import type { PictureInput } from "../pictures/picture-input.ts"
import type { Idempotent } from "./added-item.ts"
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
  /** The accepted picture types; by default all that the site stores. */
  pictureTypes?: string[]
  pictureNeeded?: boolean
  listedStates?: ContentState[]
  pictureMayGo?: boolean
  /** For a part of an item: the argument that adds several, such as `images`. */
  manyAs?: string
  /** For a type without states: true if programs are notified when the item is stored. */
  announced?(item: T): boolean
  addressed?: Addressed<T>
  /** The column that orders its items; `publishedAt` by default. */
  inOrderOf?: keyof T & string
  /** The column that identifies a series: administrators are asked once to review all its items. */
  seriesIn?: keyof T & string
  /** Columns with the id of another item, and its type. Readers get a link if the item exists. */
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
  Idempotent & {
    picture?: PictureInput | Picture | null
    publication?: PublicationInput | null
    version?: number | null
  }

export function received<T extends Row>(type: ContentType<T>, input: ContentInput, stored?: T): ContentInput {
  const { picture, ...fields } = type.received?.(input, stored) ?? input
  return isNoPicture(picture) && type.listedStates ? fields : { ...fields, picture }
}

/** True for a picture that is not chosen yet, as drafts send. */
const isNoPicture = (picture: ContentInput["picture"]) =>
  picture === undefined || (picture !== null && !(picture instanceof Picture) && !picture.upload && !picture.name)

export function pictureRules<T extends Row>(type: ContentType<T>, viewer: Viewer): PictureRules {
  const { pictureNaming: naming, pictureTypes: types, pictureNeeded: isNeeded } = type
  return { naming, types, isNeeded, viewer }
}
