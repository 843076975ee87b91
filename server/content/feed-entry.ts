import type { AnswerNotes } from "../answers/answer-notes.ts"
import type { Database } from "../database/database.ts"
import type { Picture } from "../images/picture.ts"

export interface FeedEntry {
  /** What distinguishes it from any other for good: its address, where it is not said. */
  id?: string
  url: string
  title: string
  category: string
  html: string
  summary: string
  /** The school itself, where it is not said. */
  author?: string
  picture: (Picture & { address: string }) | null
  publishedAt: Date
  updatedAt: Date
}

/** What stands there before the items, such as what the school announces now; the answer notes until when. */
export type FeedSource = (database: Database, origin: string, answer: AnswerNotes) => Promise<FeedEntry[]>
