import type { Picture } from "../pictures/picture.ts"
import type { Author } from "./author.ts"
import type { ContentState } from "./content-state.ts"
import type { RecordedRow } from "./record.ts"

export interface Stated {
  state: ContentState
  publishedAt: Date | null
  publishAt: Date | null
  expiresAt: Date | null
}

export interface OwnedRow extends RecordedRow, Stated {
  userId: number
  user: Author
  picture: Picture | null
  contentType: new () => object
  displayDate(): Date
}

export const isStated = <T extends object>(item: T): item is T & OwnedRow => "publishedAt" in item
