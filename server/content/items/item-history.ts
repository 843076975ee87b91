import type { GraphQLError } from "graphql"
import type { ObjectLiteral } from "typeorm"
import type { Viewer } from "../../access/viewer.ts"
import { conflict } from "../../base/failures/failures.ts"
import type { PictureInput } from "../pictures/picture-input.ts"
import type { Act } from "./act.ts"
import { asShown } from "./as-shown.ts"
import type { ItemType } from "./item-type.ts"
import type { PendingPart } from "./pending-change.ts"

export interface IncomingEdit {
  fields: Record<string, unknown>
  picture?: PictureInput | null
  version?: number | null
}

export type Merged = Omit<IncomingEdit, "version">

/** `overlapping`: the fields in which it conflicts with a faster edit. */
export type MergeResult = (Merged & { overlapping?: undefined }) | { overlapping: string[] }

interface RefusalDetails {
  /** The requested picture; null for none, undefined to keep the item's. */
  picture?: ObjectLiteral | null
  waiting?: PendingPart[]
  /** The stored item, if it differs from the item as read. */
  stored?: ObjectLiteral
}

/** Absent fields are stored as null, or as empty. */
export interface LoggedAct {
  act: Act
  /** Null for the site itself. */
  userId?: number | null
  program?: string | null
  /** For an act about an account, the id is the account's. */
  type?: ItemType | null
  itemId?: number | null
  ownerId?: number | null
  title?: string
  changed?: string[]
  itemVersion?: number | null
  /** The network address of the request, kept for 90 days. */
  address?: string | null
  detail?: string
}

export const actor = ({ id, program }: Viewer) => ({ userId: id, program: program?.name ?? null })

export interface ItemChange {
  /** Merges an edit of an earlier version with later saves by others. */
  merge(edit: IncomingEdit): Promise<MergeResult>
  /** Keeps a refused edit as a version, and returns the CONFLICT. */
  refuse(edit: IncomingEdit, more?: RefusalDetails): Promise<GraphQLError>
  keepPictures(ids: number[]): Promise<void>
  /** Runs once the item is stored. `row`: the edited row, if it was read again. */
  saved(row?: ObjectLiteral): Promise<void>
  moveToBin(): Promise<void>
  removed(): Promise<void>
}

export function changedMeanwhile(
  item: ObjectLiteral,
  lastChange: Parameters<typeof conflict>[2] = {},
  message = "Somebody else has changed this while you were writing.",
) {
  const { user: _, ...stored } = asShown(item) as ObjectLiteral
  return conflict(message, stored, lastChange)
}
