import type { OwnedFieldsFragment } from "../../generated/graphql.ts"
import type { ItemRef } from "../history/item-types.ts"

/** Moments in ISO 8601. */
export type Publication = Pick<OwnedFieldsFragment, "state" | "publishAt" | "expiresAt">

export const approvalPath = ({ type, id }: ItemRef) => `/admin/approvals?open=${type}:${id}`

/** The state that the reviewer saw: later changes are not published, sent back or discarded with it. */
export type ReviewedItem = ItemRef & { version?: number; changeSavedAt?: string }

export type Pending = Pick<OwnedFieldsFragment, "version" | "heldBack" | "pendingChange" | "sentBack">
