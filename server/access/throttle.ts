import { isIPv6 } from "node:net"
import { tooManyRequests } from "../api/failures.ts"
import type { Database } from "../database/database.ts"
import { type Tries, TriesInMemory, TriesInTable } from "./tries.ts"

const minutes = 60

interface ThrottleLimit {
  points: number
  duration: number
  /** Whether the answer says how many tries are left: not where that would reveal something of an account. */
  isReported?: boolean
}

/** What may be tried how often: `points` within `duration` seconds, for each key. */
export const throttleLimits = {
  passwordByAccount: { points: 10, duration: 15 * minutes },
  /** For a browser in which the account was signed in before, in place of the two: nobody else's tries count there. */
  passwordByDevice: { points: 10, duration: 15 * minutes },
  passwordByAddress: { points: 50, duration: 15 * minutes },
  /** What mails a link to an account, or is opened by one, by network address. */
  accountMail: { points: 30, duration: 15 * minutes },
  /** Such mails to one account. What is left out is not reported, as that would show that there is one. */
  accountMailTo: { points: 5, duration: 60 * minutes },
  enquiry: { points: 20, duration: 15 * minutes, isReported: true },
  /** A whole school may sit behind one network address, and be asked at assembly to confirm: as many as it has families. */
  attendance: { points: 500, duration: 15 * minutes, isReported: true },
  application: { points: 20, duration: 15 * minutes, isReported: true },
  /** In the hour before the bell, from telephones that share an address. */
  absence: { points: 60, duration: 15 * minutes, isReported: true },
  /** What one program asks for: ten requests a second, and what a walk through all lists needs at once. */
  program: { points: 600, duration: minutes, isReported: true },
} satisfies Record<string, ThrottleLimit>

export type Limit = keyof typeof throttleLimits

export interface Quota {
  limit: Limit
  /** Within `duration` seconds. */
  points: number
  duration: number
  remaining: number
  /** Seconds until all of them are there again. */
  reset: number
}

type TriesByLimit = Record<Limit, Tries>

/** Each limit has a name and a line above. Where several processes may serve the site, they count together. */
export class Throttle {
  constructor(
    private readonly database: Pick<Database, "counters">,
    private readonly tries: TriesByLimit = triesIn(database),
    private readonly report: (quota: Quota) => void = () => {},
  ) {}

  reporting(report: (quota: Quota) => void): Throttle {
    return new Throttle(this.database, this.tries, report)
  }

  /** Takes one try. @throws TOO_MANY_REQUESTS with the seconds to wait. */
  async take(limit: Limit, key: string) {
    const { isRefused, remaining, milliseconds } = await this.tries[limit].take(networkOf(key))
    const { points, duration, isReported }: ThrottleLimit = throttleLimits[limit]
    const reset = Math.ceil(milliseconds / 1000)
    if (isReported) this.report({ limit, points, duration, remaining, reset })
    if (isRefused) throw tooManyRequests(reset)
  }

  async giveBack(limit: Limit, key: string) {
    await this.tries[limit].giveBack(networkOf(key))
  }

  async forget(limit: Limit, key: string) {
    await this.tries[limit].forget(networkOf(key))
  }
}

function triesIn({ counters }: Pick<Database, "counters">): TriesByLimit {
  const tries = Object.entries(throttleLimits).map(([name, limit], index) => [
    name,
    counters ? new TriesInTable(counters, limit, { name, clears: index === 0 }) : new TriesInMemory(limit),
  ])
  return Object.fromEntries(tries)
}

/** The /24 of an IPv4 address, the /48 of an IPv6 one: what one provider gives one customer, and more. */
export const neighbourhoodOf = (address: string) =>
  isIPv6(address) ? networkOf(address).split(":").slice(0, 3).join(":") : address.replace(/\.\d+$/, "")

/** One household has a whole /64 of IPv6 addresses, and would else have as many tries. Any other key stands for itself. */
export function networkOf(key: string) {
  if (!isIPv6(key) || key.includes(".")) return key
  const [head = "", tail] = key.split("::")
  const before = head ? head.split(":") : []
  const after = tail ? tail.split(":") : []
  const missing = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array(missing).fill("0"), ...after]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")
}
