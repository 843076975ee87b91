import type { AnswerNotes } from "../../base/api/answer-notes.ts"
import type { Database } from "../../store/database/database.ts"
import type { Picture } from "../pictures/picture.ts"

declare module "../api/feature.ts" {
  interface Feature {
    /** Entries in its feeds besides the items of its type. */
    inFeeds?: FeedSource
  }
}

export interface FeedEntry {
  /** A permanent unique id; defaults to `url`. */
  id?: string
  url: string
  title: string
  category: string
  html: string
  summary: string
  /** Defaults to the school. */
  author?: string
  picture: (Picture & { address: string }) | null
  publishedAt: Date
  updatedAt: Date
}

/** Entries before the items, such as notices. Limits in `answer` how long the feed is valid. */
export type FeedSource = (database: Database, origin: string, answer: AnswerNotes) => Promise<FeedEntry[]>
