import type { GraphQLError } from "graphql"
import type { EntityManager, ObjectLiteral } from "typeorm"
import type { Viewer } from "../access/viewer.ts"
import { conflict } from "../api/failures.ts"
import type { PictureInput } from "../images/picture-input.ts"
import type { Act } from "./act.ts"
import { asShown } from "./as-shown.ts"
import type { ItemType } from "./item-type.ts"
import type { PendingPart } from "./pending-change.ts"
import type { RecordedRow } from "./record.ts"

export interface BroughtEdit {
  fields: Record<string, unknown>
  picture?: PictureInput | null
  version?: number | null
}

/** An edit as it is to be stored, or the fields in which it and a faster one disagree. */
export type Weighed = (Omit<BroughtEdit, "version"> & { overlapping?: undefined }) | { overlapping: string[] }

interface RefusedMore {
  /** The picture that it wanted; null for none, undefined to leave the one that there was. */
  picture?: ObjectLiteral | null
  /** What it wanted of the rows that are shown within the item. */
  waiting?: PendingPart[]
  /** The item as it is stored, where that differs from how it is read. */
  stored?: ObjectLiteral
}

/** What is noted of an act. What is not said is null, or empty. */
export interface NotedAct {
  act: Act
  /** Who did it; null for the site itself. */
  userId?: number | null
  /** What the program is called that did it in the account's name. */
  program?: string | null
  /** Of the item, with its id; that of an account where the act is about one. */
  type?: ItemType | null
  itemId?: number | null
  ownerId?: number | null
  title?: string
  changed?: string[]
  /** The item's `version` after it. */
  itemVersion?: number | null
  /** The network address that it came from: it is forgotten after 90 days. */
  address?: string | null
  detail?: string
}

export const actor = ({ id, program }: Viewer) => ({ userId: id, program: program?.name ?? null })

type Type = new () => object

type Added = (items: ObjectLiteral[]) => Promise<void>

/** Every save of an item as a version, what was deleted in a bin. `rows` is the transaction of the write itself. */
export interface ItemHistory {
  /** Before items are added, or added to one as its parts, which `first` names then. Returns what is to be noted of them. */
  adding(rows: EntityManager, type: Type, first: ObjectLiteral, by: Viewer): Promise<Added>
  /** Before anything of an item changes, or of what is shown within one. */
  begin(rows: EntityManager, type: Type, item: ObjectLiteral, by: Viewer): Promise<ItemChange>
  noteAct(rows: EntityManager, act: NotedAct): Promise<unknown>
  /** The failure for an item that is not there: NOT_FOUND, and whether it lies in the bin. */
  missing(rows: EntityManager, type: Type, id: number, viewer: Viewer): Promise<GraphQLError>
  /** As `missing`, for an edit: what it brought is kept among the versions of an item that lies in the bin. */
  refuseMissing(
    rows: EntityManager,
    type: Type,
    id: number,
    viewer: Viewer,
    edit: BroughtEdit,
    more?: RefusedMore,
  ): Promise<GraphQLError>
  /** The CONFLICT for an add that was sent before and is no plain retry: `item` is what it added, null where that is gone. */
  refuseAgain(
    rows: EntityManager,
    type: Type,
    id: number,
    viewer: Viewer,
    item: RecordedRow | null,
  ): Promise<GraphQLError>
  /** Who created what lies in the bin, as far as the viewer may know: its creator alone. */
  creatorInBin(rows: EntityManager, type: Type, id: number, viewer: Viewer): Promise<number | undefined>
}

export interface ItemChange {
  /** Merges an edit that began with an earlier version with what others have saved since. */
  weigh(edit: BroughtEdit): Promise<Weighed>
  /** Keeps what a refused edit brought, and returns the CONFLICT. */
  refuse(edit: BroughtEdit, more?: RefusedMore): Promise<GraphQLError>
  /** Before the item shows these pictures no more: they stay for its versions. */
  keepPictures(ids: number[]): Promise<void>
  /** The item is stored as it is to be; `row` is what was edited, where it was read again. */
  saved(row?: ObjectLiteral): Promise<void>
  /** Before its rows are deleted: they are kept in the bin, with all that goes with them. */
  toBin(): Promise<void>
  removed(): Promise<void>
}

/** The failure where somebody else has changed an item meanwhile: it, but for its creator, and who was faster. */
export function changedMeanwhile(
  item: ObjectLiteral,
  faster: Parameters<typeof conflict>[2] = {},
  words = "Somebody else has changed this while you were writing.",
) {
  const { user: _, ...stored } = asShown(item) as ObjectLiteral
  return conflict(words, stored, faster)
}
