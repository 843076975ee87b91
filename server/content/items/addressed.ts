import type { FindOptionsWhere } from "typeorm"

export interface Addressed<T> {
  /** The path of its screen, without host and `#`: `/news/view/12`. */
  path(item: T): string
  /** The path as a route, `/news/view/:id`, if the id is its only parameter. */
  route?: string
  /** The columns that `path` reads, besides the id. */
  reads?: (keyof T & string)[]
  /** The items that have a screen; all if absent. `visibleTo` decides who sees them. */
  where?: FindOptionsWhere<T>
  /** Types without `feed` are left out of feeds. */
  feed?: {
    category: string
    /** `html` as it is stored. */
    entry(item: T): { title: string; html: string; opening: string }
  }
}

export function addressedAt<T extends { id: number }>(route: string, feed?: Addressed<T>["feed"]): Addressed<T> {
  return { route, path: ({ id }) => route.replace(":id", String(id)), feed }
}
