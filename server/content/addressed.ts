import type { FindOptionsWhere } from "typeorm"

export interface Addressed<T> {
  /** The screen of one, without a host and without `#`: `/news/view/12`. */
  path(item: T): string
  /** The same as a route, `/news/view/:id`, where the id is all that it needs. */
  route?: string
  /** What `path` reads beside the id. */
  reads?: (keyof T & string)[]
  /** Which of them have a screen; all of them, where it says nothing. Who sees them says the type's `visibleTo`. */
  where?: FindOptionsWhere<T>
  /** How one stands in the feeds, which hold the types that say so. */
  feed?: {
    category: string
    /** `html` as it is stored. */
    entry(item: T): { title: string; html: string; opening: string }
  }
}

export function addressedAt<T extends { id: number }>(route: string, feed?: Addressed<T>["feed"]): Addressed<T> {
  return { route, path: ({ id }) => route.replace(":id", String(id)), feed }
}
