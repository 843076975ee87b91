import { LRUCache } from "lru-cache"
import type { Answer } from "./answer.ts"
import type { AnswerNotes } from "./answer-notes.ts"

export interface Entry {
  answer: Answer
  notes: AnswerNotes
}

/** Bytes: of each segment, and of one entry. */
interface Bounds {
  probation: number
  protected: number
  entry: number
}

const mega = 1_000_000
const usual: Bounds = { probation: 8 * mega, protected: 24 * mega, entry: mega }

/** A segmented LRU cache: what was asked for but once is on probation, so that a hundred thousand different things evict nothing. */
export class AnswerStore {
  private readonly probation: LRUCache<string, Entry>
  private readonly protected: LRUCache<string, Entry>

  constructor(private readonly bounds: Bounds = usual) {
    this.probation = segment(bounds.probation)
    this.protected = segment(bounds.protected)
  }

  get bytes() {
    return this.probation.calculatedSize + this.protected.calculatedSize
  }

  get count() {
    return this.probation.size + this.protected.size
  }

  get(key: string): Entry | undefined {
    const entry = this.protected.get(key) ?? this.promoted(key)
    const now = Date.now()
    return entry && entry.notes.from <= now && now < entry.notes.until ? entry : undefined
  }

  private promoted(key: string) {
    const entry = this.probation.get(key)
    if (!entry) return undefined
    this.probation.delete(key)
    this.protected.set(key, entry)
    return entry
  }

  set(key: string, entry: Entry) {
    if (entry.answer.size > this.bounds.entry) return
    this.protected.delete(key)
    this.probation.set(key, entry)
  }

  /** After an answer has grown by a further encoding. */
  resize(key: string, answer: Answer) {
    for (const entries of [this.probation, this.protected]) {
      const entry = entries.peek(key)
      if (entry?.answer === answer) entries.set(key, { ...entry })
    }
  }

  clear() {
    this.probation.clear()
    this.protected.clear()
  }
}

function segment(maxSize: number) {
  return new LRUCache<string, Entry>({
    maxSize,
    sizeCalculation: ({ answer }, key) => answer.size + 2 * key.length,
  })
}
