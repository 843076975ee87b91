import type { EntityManager } from "typeorm"
import type { Addressed } from "./addressed.ts"
import type { Filtered } from "./visibility.ts"

/** The kinds of items that a search finds. */
export type SearchKind = "ARTICLE" | "NEWS_STORY" | "EVENT" | "PROFILE" | "GALLERY" | "PAGE"

/** How a content type is found: what is read of an item. Found is what is public and has a screen (`Addressed`). */
export interface Searchable<T> {
  kind: SearchKind
  /** Of `words`: a higher number has all items indexed anew. 1, where it says nothing. */
  version?: number
  /** The words of an item: plain or rich text. */
  words(item: T): { title: string; texts: string[] }
}

/** A content type that is found. */
export type FoundType<T> = (new () => T) &
  Filtered<T> & {
    search?: Searchable<T>
    addressed?: Addressed<T>
  }

/** Keeps what can be found in step with what is stored: `rows` is the transaction of the write itself. */
export interface SearchIndex {
  /** For an item that was added or changed. Does nothing for a type that is not searched. */
  put<T extends { id: number }>(rows: EntityManager, type: FoundType<T>, item: T): Promise<void>
  remove(rows: EntityManager, kind: SearchKind, id: number): Promise<void>
}
