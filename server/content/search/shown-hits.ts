import { invalidCursor, openCursor, writeCursor } from "../items/cursor.ts"
import type { SearchEntry } from "./search-entry.ts"

/** An item, whichever of its entries was found. Stays valid when the item is reindexed. */
export type Hit = Pick<SearchEntry, "kind" | "itemId">

/** Hits already shown. Lists them instead of a position, as every publication may change the order. */
export class ShownHits {
  private readonly byKind: Map<string, Set<number>>

  private constructor(kinds: Iterable<[string, Iterable<number>]>) {
    this.byKind = new Map(Array.from(kinds, ([kind, ids]) => [kind, new Set(ids)]))
  }

  static of(hits: Hit[]): ShownHits {
    return new ShownHits([]).and(hits)
  }

  /** @throws BAD_USER_INPUT for a cursor of another list */
  static read(list: string, cursor: string): ShownHits {
    const [kinds] = openCursor(list, cursor)
    if (typeof kinds !== "object" || kinds === null) throw invalidCursor()
    return new ShownHits(Object.entries(kinds).map(([kind, ids]) => [kind, idsOf(ids)]))
  }

  and(hits: Hit[]): ShownHits {
    const more = new ShownHits(this.byKind)
    for (const hit of hits) {
      const ids = more.byKind.get(hit.kind) ?? new Set()
      more.byKind.set(hit.kind, ids.add(hit.itemId))
    }
    return more
  }

  has(hit: Hit): boolean {
    return this.byKind.get(hit.kind)?.has(hit.itemId) ?? false
  }

  write(list: string): string {
    return writeCursor(list, [Object.fromEntries(Array.from(this.byKind, ([kind, ids]) => [kind, textOf(ids)]))])
  }
}

export const groupOf = ({ kind, itemId }: Hit) => `${kind} ${itemId}`

/** Differences between sorted ids: about three characters each for a thousand. */
function textOf(ids: Set<number>): string {
  const inOrder = [...ids].sort((one, other) => one - other)
  return inOrder.map((id, index) => (id - (inOrder[index - 1] ?? 0)).toString(36)).join(".")
}

function idsOf(text: unknown): number[] {
  if (typeof text !== "string" || !/^[0-9a-z]+(\.[0-9a-z]+)*$/.test(text)) throw invalidCursor()
  let id = 0
  return text.split(".").map((further) => {
    id += Number.parseInt(further, 36)
    return id
  })
}
