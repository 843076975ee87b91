import { LRUCache } from "lru-cache"
import type { Answer } from "./answer.ts"
import type { AnswerNotes } from "./answer-notes.ts"

/** An answer that everybody who asks the same gets. */
export interface Kept {
  answer: Answer
  notes: AnswerNotes
}

interface Bounds {
  /** Bytes of answers that were asked for once, and of those asked for again. */
  once: number
  again: number
  /** Bytes of one answer. */
  one: number
}

const mega = 1_000_000
const usual: Bounds = { once: 8 * mega, again: 24 * mega, one: mega }

/**
 * Answers in memory, within bounds: the least recently asked for go first. What was asked for but once has a small room
 * of its own, so that somebody who asks for a hundred thousand different things drives out nothing that others ask for.
 */
export class AnswerStore {
  private readonly once: LRUCache<string, Kept>
  private readonly again: LRUCache<string, Kept>

  constructor(private readonly bounds: Bounds = usual) {
    this.once = roomFor(bounds.once)
    this.again = roomFor(bounds.again)
  }

  get bytes() {
    return this.once.calculatedSize + this.again.calculatedSize
  }

  get count() {
    return this.once.size + this.again.size
  }

  get(key: string): Kept | undefined {
    const kept = this.again.get(key) ?? this.promoted(key)
    return kept && Date.now() < kept.notes.until ? kept : undefined
  }

  private promoted(key: string) {
    const kept = this.once.get(key)
    if (!kept) return undefined
    this.once.delete(key)
    this.again.set(key, kept)
    return kept
  }

  put(key: string, kept: Kept) {
    if (kept.answer.size > this.bounds.one) return
    this.forget(key)
    this.once.set(key, kept)
  }

  /** After an answer has grown by a further encoding. */
  measure(key: string, answer: Answer) {
    for (const room of [this.once, this.again]) {
      const kept = room.peek(key)
      if (kept?.answer === answer) room.set(key, { ...kept })
    }
  }

  private forget(key: string) {
    this.once.delete(key)
    this.again.delete(key)
  }

  clear() {
    this.once.clear()
    this.again.clear()
  }
}

function roomFor(maxSize: number) {
  return new LRUCache<string, Kept>({
    maxSize,
    sizeCalculation: ({ answer }, key) => answer.size + 2 * key.length,
  })
}
