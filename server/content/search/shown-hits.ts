import { noCursor, openCursor, writeCursor } from "../items/cursor.ts"
import type { SearchEntry } from "./search-entry.ts"

/** Survives a new index of the entry's words. */
export type Hit = Pick<SearchEntry, "kind" | "itemId" | "language" | "part">

/** Hits that were shown. Names them instead of a position, as every publication may change the order. */
export class ShownHits {
  private readonly byGroup: Map<string, Set<number>>

  private constructor(groups: Iterable<[string, Iterable<number>]>) {
    this.byGroup = new Map(Array.from(groups, ([group, ids]) => [group, new Set(ids)]))
  }

  static of(hits: Hit[]): ShownHits {
    return new ShownHits([]).and(hits)
  }

  /** @throws BAD_USER_INPUT for a cursor of another list */
  static read(list: string, cursor: string): ShownHits {
    const [groups] = openCursor(list, cursor)
    if (typeof groups !== "object" || groups === null) throw noCursor()
    return new ShownHits(Object.entries(groups).map(([group, ids]) => [group, idsOf(ids)]))
  }

  and(hits: Hit[]): ShownHits {
    const more = new ShownHits(this.byGroup)
    for (const hit of hits) {
      const ids = more.byGroup.get(groupOf(hit)) ?? new Set()
      more.byGroup.set(groupOf(hit), ids.add(hit.itemId))
    }
    return more
  }

  has(hit: Hit): boolean {
    return this.byGroup.get(groupOf(hit))?.has(hit.itemId) ?? false
  }

  write(list: string): string {
    return writeCursor(list, [Object.fromEntries(Array.from(this.byGroup, ([group, ids]) => [group, textOf(ids)]))])
  }
}

const groupOf = ({ kind, language, part }: Hit) => `${kind} ${language} ${part}`

/** Distances between sorted ids: three characters each for a thousand. */
function textOf(ids: Set<number>): string {
  const inOrder = [...ids].sort((one, other) => one - other)
  return inOrder.map((id, index) => (id - (inOrder[index - 1] ?? 0)).toString(36)).join(".")
}

function idsOf(text: unknown): number[] {
  if (typeof text !== "string" || !/^[0-9a-z]+(\.[0-9a-z]+)*$/.test(text)) throw noCursor()
  let id = 0
  return text.split(".").map((further) => {
    id += Number.parseInt(further, 36)
    return id
  })
}
