import { LRUCache } from "lru-cache"
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible"
import type { Counters } from "../store/database/database.ts"

/** The largest difference between the clocks of several machines. */
const toleranceMs = 60_000

/** At most `points` tries within `duration` seconds from the first. */
export interface TriesLimit {
  points: number
  duration: number
}

export interface TryResult {
  isRefused: boolean
  remaining: number
  milliseconds: number
}

export interface Tries {
  consume(key: string): Promise<TryResult>
  refund(key: string): Promise<unknown>
  reset(key: string): Promise<unknown>
}

const triedWith = (remaining: number, milliseconds: number): TryResult => ({
  isRefused: remaining < 0,
  remaining: Math.max(0, remaining),
  milliseconds,
})

/** Counts by a monotonic clock, so that setting the clock neither ends nor prolongs a lock-out. */
export class TriesInMemory implements Tries {
  private readonly used: LRUCache<string, number>

  constructor(private readonly limit: TriesLimit) {
    this.used = new LRUCache({ ttl: limit.duration * 1000, ttlAutopurge: true, noUpdateTTL: true })
  }

  async consume(key: string) {
    const remaining = this.limit.points - this.count(key, 1)
    return triedWith(remaining, this.used.getRemainingTTL(key))
  }

  async refund(key: string) {
    if (this.used.has(key)) this.count(key, -1)
  }

  async reset(key: string) {
    this.used.delete(key)
  }

  private count(key: string, change: 1 | -1): number {
    const used = (this.used.get(key) ?? 0) + change
    this.used.set(key, used)
    return used
  }
}

export class TriesInTable implements Tries {
  private readonly limiter: RateLimiterPostgres

  /** `clears`: whether this instance deletes expired rows, of all limits. */
  constructor(
    private readonly counters: Counters,
    private readonly limit: TriesLimit,
    { name, clears }: { name: string; clears: boolean },
  ) {
    const table = { storeClient: counters, storeType: "client", tableName: "tries", tableCreated: true }
    this.limiter = new RateLimiterPostgres({ ...limit, ...table, keyPrefix: name, clearExpiredByTimeout: clears })
  }

  async consume(key: string) {
    const { consumedPoints, msBeforeNext } = await this.limiter.consume(key).catch((refusal) => {
      if (refusal instanceof RateLimiterRes) return refusal
      throw refusal
    })
    return triedWith(this.limit.points - consumedPoints, await this.plausibleMs(key, msBeforeNext))
  }

  refund(key: string) {
    return this.limiter.reward(key, 1)
  }

  reset(key: string) {
    return this.limiter.delete(key)
  }

  /** Corrects an expiry that was stored by a clock that ran ahead. */
  private async plausibleMs(key: string, milliseconds: number): Promise<number> {
    const maxMs = this.limit.duration * 1000
    if (milliseconds <= maxMs + toleranceMs) return Math.min(milliseconds, maxMs)
    const values = [Date.now() + maxMs, this.limiter.getKey(key)]
    await this.counters.query({ text: `UPDATE "tries" SET "expire" = $1 WHERE "key" = $2`, values })
    return maxMs
  }
}
