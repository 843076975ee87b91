import { formatDateTime } from "../../base/ui/dates/dates.tsx"
import type { Pending, Publication } from "./publication.ts"

type State = Pick<Publication, "state" | "publishAt">

/** The saved item's state, or its pending change's; undefined if unchanged. */
export function newStateOf(before: Publication & Pending, result: unknown): State | undefined {
  const { data } = result as { data?: Record<string, Publication & Pending> }
  const now = Object.values(data ?? {})[0]
  const change = now?.pendingChange
  if (change && change.updatedAt !== before.pendingChange?.updatedAt) return change
  const isSame = now?.state === before.state && now.publishAt === before.publishAt && now.state !== "DRAFT"
  return isSame ? undefined : now
}

/** Shown beside the message: why the saved item, or its picture, is not public. */
export function heldBackReason(result: unknown): string | undefined {
  const { data } = result as { data?: Record<string, { heldBack?: string | null } | null> | null }
  return Object.values(data ?? {})[0]?.heldBack ?? undefined
}

export const handInTexts = {
  submitLabel: "Hand in",
  outcome: "Once it is handed in, it waits until an administrator has looked at it.",
}

export function savedMessage({ state, publishAt }: State, published: string, zone: string) {
  switch (state) {
    case "DRAFT":
      return "Kept as a draft: only you and administrators see it"
    case "WAITING":
      return "Handed in: it is published when an administrator has looked at it"
    case "SCHEDULED":
      return publishAt ? `It is published on ${formatDateTime(publishAt, zone)}` : published
    default:
      return published
  }
}
