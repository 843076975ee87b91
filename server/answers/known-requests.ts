import { LRUCache } from "lru-cache"
import type { KeyedRequest } from "./request-key.ts"

/** What decides how a request is understood, beside its address or its body. */
export interface Circumstances {
  accept?: string
  /** Where it is one that is allowed. */
  origin?: string
  /** Of a program that shows pages and does not say so in `Accept`. */
  isCrawler: boolean
  /** By what name the site was reached, where absolute addresses follow it. */
  place: string
}

type Known = Circumstances & { keyed: KeyedRequest }

/** Characters. What is longer is understood anew each time. */
const maxLength = 8_192

/** Of the ways to ask for one thing. Browsers and programs have a few. */
const maxEach = 16

/** How requests were understood before. They are looked up by their address or body alone, as V8 hashes a text anew for each request. */
export class KnownRequests {
  private readonly byText = new LRUCache<string, Known[]>({
    maxSize: 4_000_000,
    sizeCalculation: (all, text) => all.reduce((size, known) => size + sizeOf(known), text.length),
  })

  get(text: string, asked: Circumstances): KeyedRequest | undefined {
    const all = this.byText.get(text) ?? []
    for (let place = 0; place < all.length; place++) {
      const known = all[place] as Known
      if (!areAlike(known, asked)) continue
      // What is asked for most comes first with time, and is the last to make room.
      if (place > 0) [all[place - 1], all[place]] = [known, all[place - 1] as Known]
      return known.keyed
    }
    return undefined
  }

  set(text: string, asked: Circumstances, keyed: KeyedRequest) {
    if (text.length + (asked.accept?.length ?? 0) + asked.place.length > maxLength) return
    const others = this.byText.peek(text) ?? []
    this.byText.set(text, [{ ...asked, keyed }, ...others].slice(0, maxEach))
  }
}

const areAlike = (one: Circumstances, other: Circumstances) =>
  one.accept === other.accept &&
  one.origin === other.origin &&
  one.isCrawler === other.isCrawler &&
  one.place === other.place

/** About as many bytes. */
const sizeOf = ({ accept = "", place, keyed: { key, body } }: Known) =>
  accept.length + place.length + key.length + (body?.length ?? 0) + 500
