import type { PendingPart } from "./pending-change.ts"

interface Parts<P> {
  idOf(part: P): unknown
  edited(part: P, waiting: PendingPart): P
  added(waiting: PendingPart): P
}

/** New parts come last. */
export function withWaiting<P>(parts: P[], waiting: PendingPart[], { idOf, edited, added }: Parts<P>): P[] {
  const changes = new Map(waiting.map((change) => [change.partId as unknown, change]))
  const stay = parts.flatMap((part) => {
    const change = changes.get(idOf(part))
    if (!change) return [part]
    return change.kind === "REMOVED" ? [] : [edited(part, change)]
  })
  return [...stay, ...waiting.filter(({ kind }) => kind === "ADDED").map(added)]
}
