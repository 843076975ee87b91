import type { GraphQLError } from "graphql"
import type { EntityManager, ObjectLiteral } from "typeorm"
import type { Viewer } from "../../access/viewer.ts"
import { conflict } from "../../base/failures/failures.ts"
import type { PictureInput } from "../pictures/picture-input.ts"
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

/** An edit as it is to be stored. */
export type Merged = Omit<BroughtEdit, "version">

/** The merged edit, or the fields in which it and a faster one disagree. */
export type Weighed = (Merged & { overlapping?: undefined }) | { overlapping: string[] }

interface RefusedMore {
  /** The picture that it wanted; null for none, undefined to leave the one that there was. */
  picture?: ObjectLiteral | null
  /** The edit's changes to the rows that are shown within the item. */
  waiting?: PendingPart[]
  /** The item as it is stored, where that differs from how it is read. */
  stored?: ObjectLiteral
}

/** An act to record. Absent fields are null, or empty. */
export interface NotedAct {
  act: Act
  /** The account that acted; null for the site itself. */
  userId?: number | null
  /** The name of the program that acted for the account. */
  program?: string | null
  /** The item's type, with its id; for an act about an account, the id is the account's. */
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
  /** Runs before items are added, or parts added to the item `first`. Returns the function that notes them. */
  adding(rows: EntityManager, type: Type, first: ObjectLiteral, by: Viewer): Promise<Added>
  /** Runs before an item or one of its parts changes. */
  begin(rows: EntityManager, type: Type, item: ObjectLiteral, by: Viewer): Promise<ItemChange>
  noteAct(rows: EntityManager, act: NotedAct): Promise<unknown>
  /** The failure for an item that is not there: NOT_FOUND, and whether it lies in the bin. */
  missing(rows: EntityManager, type: Type, id: number, viewer: Viewer): Promise<GraphQLError>
  /** Like `missing`, for an edit: the edit is kept among the versions of an item in the bin. */
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
  /** Returns the creator of an item in the bin, if the viewer is the creator. */
  creatorInBin(rows: EntityManager, type: Type, id: number, viewer: Viewer): Promise<number | undefined>
}

export interface ItemChange {
  /** Merges an edit that began with an earlier version with what others have saved since. */
  weigh(edit: BroughtEdit): Promise<Weighed>
  /** Keeps what a refused edit brought, and returns the CONFLICT. */
  refuse(edit: BroughtEdit, more?: RefusedMore): Promise<GraphQLError>
  /** Runs before the item drops these pictures: they stay for its versions. */
  keepPictures(ids: number[]): Promise<void>
  /** The item is stored as it is to be; `row` is what was edited, where it was read again. */
  saved(row?: ObjectLiteral): Promise<void>
  /** Runs before its rows are deleted: they are kept in the bin, with everything that goes with them. */
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
