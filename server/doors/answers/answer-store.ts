import { LRUCache } from "lru-cache"
import type { AnswerNotes } from "../../base/api/answer-notes.ts"
import type { Answer } from "./answer.ts"

export interface Entry {
  answer: Answer
  notes: AnswerNotes
}

/** Bytes. */
const maxEntry = 1_000_000

/** Bounded segments: one site's own, or shared by all sites of a process. */
export class AnswerMemory {
  readonly probation = segment(8 * maxEntry)
  readonly protected = segment(24 * maxEntry)
  private sites = 0

  constructor(private readonly isShared = false) {}

  nextPrefix() {
    return this.isShared ? `${this.sites++} ` : ""
  }

  clear(prefix: string) {
    for (const entries of [this.probation, this.protected]) {
      if (!this.isShared) entries.clear()
      else for (const key of [...entries.keys()]) if (key.startsWith(prefix)) entries.delete(key)
    }
  }
}

/** A segmented LRU cache: keys asked for only once stay on probation, so that a scan evicts nothing else. */
export class AnswerStore {
  private readonly prefix: string

  constructor(private readonly memory = new AnswerMemory()) {
    this.prefix = memory.nextPrefix()
  }

  get bytes() {
    return this.memory.probation.calculatedSize + this.memory.protected.calculatedSize
  }

  get count() {
    return this.memory.probation.size + this.memory.protected.size
  }

  get(key: string): Entry | undefined {
    const own = this.prefix + key
    const entry = this.memory.protected.get(own) ?? this.promote(own)
    const now = Date.now()
    return entry && entry.notes.from <= now && now < entry.notes.until ? entry : undefined
  }

  private promote(own: string) {
    const { probation, protected: protectedEntries } = this.memory
    const entry = probation.get(own)
    if (!entry) return undefined
    probation.delete(own)
    protectedEntries.set(own, entry)
    return entry
  }

  set(key: string, entry: Entry) {
    if (entry.answer.size > maxEntry) return
    this.memory.protected.delete(this.prefix + key)
    this.memory.probation.set(this.prefix + key, entry)
  }

  resize(key: string, answer: Answer) {
    const own = this.prefix + key
    for (const entries of [this.memory.probation, this.memory.protected]) {
      const entry = entries.peek(own)
      if (entry?.answer === answer) entries.set(own, { ...entry })
    }
  }

  clear() {
    this.memory.clear(this.prefix)
  }
}

function segment(maxSize: number) {
  return new LRUCache<string, Entry>({
    maxSize,
    sizeCalculation: ({ answer }, key) => answer.size + 2 * key.length,
  })
}
