import type { EntityManager } from "typeorm"

/** The kinds of items that a search finds. */
export type SearchKind = "ARTICLE" | "NEWS_STORY" | "EVENT" | "PROFILE" | "GALLERY" | "PAGE"

/** How a content type is found: what is read of an item, and where it leads. */
export interface Searchable<T> {
  kind: SearchKind
  /** The words of an item: plain or rich text. Null for one that must not be found. */
  words(item: T): { title: string; texts: string[] } | null
  /** Its screen, such as `/news/view/12`. */
  path(item: T): string
}

/** Keeps what can be found in step with what is stored: `rows` is the transaction of the write itself. */
export interface SearchIndex {
  put<T extends { id: number }>(rows: EntityManager, searchable: Searchable<T>, item: T): Promise<void>
  remove(rows: EntityManager, kind: SearchKind, id: number): Promise<void>
}
