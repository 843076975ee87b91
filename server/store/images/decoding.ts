import pLimit, { type LimitFunction } from "p-limit"
import { busy } from "../../base/failures/failures.ts"

/** One picture at a time, on one thread: 40 megapixels need some 120 MB (docs/decisions/10-a-picture-is-one-use.md). */

const atATime = pLimit(1)

export interface Lane {
  /** @throws BUSY if the queue is full */
  run<T>(decode: () => Promise<T>): Promise<T>
}

export function lane({ waiting, gate }: { waiting: number; gate?: LimitFunction }): Lane {
  const enter = gate ?? atATime
  return {
    run: async (decode) => {
      if (enter.pendingCount >= waiting) throw busy()
      return gate ? gate(() => atATime(decode)) : atATime(decode)
    },
  }
}

/** Small copies that a visitor waits for: a screen of pictures is some thirty. */
export const interactive = lane({ waiting: 120 })

const uploadGate = pLimit(1)

/** Uploads alternate with shown pictures: at most one is in their queue. */
export const uploads = lane({ waiting: 30, gate: uploadGate })

const backgroundGate = pLimit(1)

/** Work that nobody waits for yet; it yields to everything else. */
export const background = lane({ waiting: 1000, gate: backgroundGate })

export const decodingCount = () =>
  [atATime, uploadGate, backgroundGate].reduce((count, { pendingCount }) => count + pendingCount, atATime.activeCount)
