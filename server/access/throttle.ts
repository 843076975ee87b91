import { tooManyRequests } from "../base/failures/failures.ts"
import { networkOf } from "../base/network.ts"
import type { Database } from "../store/database/database.ts"
import { type Tries, TriesInMemory, TriesInTable, type TriesLimit } from "./tries.ts"

const minutes = 60

interface ThrottleLimit extends TriesLimit {
  /** True if responses carry the remaining tries; false if that would reveal something about an account. */
  isReported?: boolean
}

/** `points` tries within `duration` seconds for each key. */
export const throttleLimits = {
  passwordByAccount: { points: 10, duration: 15 * minutes },
  /** Replaces the other two limits in a browser that knows the account, so that nobody else can lock it out. */
  passwordByDevice: { points: 10, duration: 15 * minutes },
  passwordByAddress: { points: 50, duration: 15 * minutes },
  /** Requests from one network address that mail a link to an account, or guess such a link. */
  accountMail: { points: 30, duration: 15 * minutes },
  /** Mails to one account. An omitted mail is not reported, as that would show that the account exists. */
  accountMailTo: { points: 5, duration: 60 * minutes },
  enquiry: { points: 20, duration: 15 * minutes, isReported: true },
  /** A whole school may share one address and confirm at assembly: one try per family. */
  attendance: { points: 500, duration: 15 * minutes, isReported: true },
  application: { points: 20, duration: 15 * minutes, isReported: true },
  /** Answers about one child. Each no may mail the office. */
  consent: { points: 20, duration: 60 * minutes },
  /** Reports in the hour before school, from phones that share an address. */
  absence: { points: 60, duration: 15 * minutes, isReported: true },
  /** Forms whose texts are checked for names of children, for accounts that may not read the names. */
  namesInTexts: { points: 60, duration: 15 * minutes },
  /** Ten requests a second: enough to read all lists at once. */
  program: { points: 600, duration: minutes, isReported: true },
} satisfies Record<string, ThrottleLimit>

export type Limit = keyof typeof throttleLimits

export interface Quota extends TriesLimit {
  limit: Limit
  remaining: number
  /** Seconds until all points are available again. */
  reset: number
}

type TriesByLimit = Record<Limit, Tries>

export interface Try {
  refund(): Promise<unknown>
  /** Forgets all tries of this key. */
  reset(): Promise<unknown>
}

/** Processes of one site count together. */
export class Throttle {
  constructor(
    private readonly database: Pick<Database, "counters">,
    private readonly tries: TriesByLimit = triesIn(database),
    private readonly report: (quota: Quota) => void = () => {},
  ) {}

  withReport(report: (quota: Quota) => void): Throttle {
    return new Throttle(this.database, this.tries, report)
  }

  /** @throws TOO_MANY_REQUESTS with the seconds to wait */
  async consume(limit: Limit, key: string): Promise<Try> {
    const [tries, network] = [this.tries[limit], networkOf(key)]
    const { isRefused, remaining, milliseconds } = await tries.consume(network)
    const { points, duration, isReported }: ThrottleLimit = throttleLimits[limit]
    const reset = Math.ceil(milliseconds / 1000)
    if (isReported) this.report({ limit, points, duration, remaining, reset })
    if (isRefused) throw tooManyRequests(reset)
    return { refund: () => tries.refund(network), reset: () => tries.reset(network) }
  }
}

function triesIn({ counters }: Pick<Database, "counters">): TriesByLimit {
  const tries = Object.entries(throttleLimits).map(([name, limit], index) => [
    name,
    counters ? new TriesInTable(counters, limit, { name, clears: index === 0 }) : new TriesInMemory(limit),
  ])
  return Object.fromEntries(tries)
}
