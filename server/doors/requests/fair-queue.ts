import type { Request, RequestHandler, Response } from "express"
import onHeaders from "on-headers"
import { notesOf } from "../../base/api/answer-notes.ts"
import { limits } from "../../base/api/limits.ts"
import { busy } from "../../base/failures/failures.ts"
import { networkOf } from "../../base/network.ts"

/** Each network address has a limited share, so that others find a free place. */
type Bounds = Record<"answersAtOnce" | "answersAtOncePerAddress" | "answersWaiting" | "turnTime", number>

interface Waiter {
  begin(): void
  refuse(): void
  timer: NodeJS.Timeout
}

/** Takes turns between network addresses. A full queue refuses the address with the most waiting. */
export class FairQueue {
  private running = 0
  private waiting = 0
  private readonly runningOf = new Map<string, number>()
  private readonly queues = new Map<string, Waiter[]>()

  constructor(private readonly bounds: Bounds = limits) {}

  /** Resolves to a function that ends the turn. `since`: arrival by the monotonic clock. @throws BUSY */
  acquire(address: string, since = performance.now()): Promise<() => void> {
    const network = networkOf(address)
    return new Promise((resolve, reject) => {
      const begin = () => {
        this.count(network, 1)
        resolve(this.releaseFor(network))
      }
      const onTimeout = () => {
        this.remove(network, waiter)
        waiter.refuse()
      }
      const timer = setTimeout(onTimeout, since + this.bounds.turnTime - performance.now())
      const waiter: Waiter = { begin, refuse: () => reject(busy()), timer }
      this.enqueue(network, waiter)
      this.beginNext()
      if (this.waiting > this.bounds.answersWaiting) this.refuseOneOfLongest()
    })
  }

  private releaseFor(network: string) {
    let released = false
    return () => {
      if (released) return
      released = true
      this.count(network, -1)
      this.beginNext()
    }
  }

  private count(network: string, change: 1 | -1) {
    this.running += change
    const own = (this.runningOf.get(network) ?? 0) + change
    if (own > 0) this.runningOf.set(network, own)
    else this.runningOf.delete(network)
  }

  private enqueue(network: string, waiter: Waiter) {
    this.queues.set(network, [...(this.queues.get(network) ?? []), waiter])
    this.waiting++
  }

  private remove(network: string, waiter: Waiter) {
    const others = this.queues.get(network)?.filter((other) => other !== waiter) ?? []
    if (others.length > 0) this.queues.set(network, others)
    else this.queues.delete(network)
    this.waiting--
  }

  private refuseOneOfLongest() {
    const [network, queue] = [...this.queues].reduce((a, b) => (b[1].length >= a[1].length ? b : a))
    const last = queue.at(-1)
    if (!last) return
    clearTimeout(last.timer)
    this.remove(network, last)
    last.refuse()
  }

  private beginNext() {
    while (this.running < this.bounds.answersAtOnce) {
      const waiter = this.dequeue()
      if (!waiter) return
      clearTimeout(waiter.timer)
      waiter.begin()
    }
  }

  /** Round robin: the first network below its share moves to the end. */
  private dequeue(): Waiter | undefined {
    for (const [network, [first, ...others]] of this.queues) {
      if ((this.runningOf.get(network) ?? 0) >= this.bounds.answersAtOncePerAddress) continue
      this.queues.delete(network)
      if (others.length) this.queues.set(network, others)
      this.waiting--
      return first
    }
    return undefined
  }
}

/** Holds a turn until the answer begins; one turn per request. Requests that match `bypasses` do not wait. */
export function queueFairly(queue: FairQueue, bypasses: (request: Request) => boolean = () => false): RequestHandler {
  return async (request, response, next) => {
    if (response.locals.queued || bypasses(request)) return next()
    const release = await queue.acquire(request.ip ?? "", response.locals.since).catch((refusal) => {
      notesOf(response).rejectedAsBusy = true
      throw refusal
    })
    // A client that leaves later keeps its turn until the work is done.
    if (response.closed) return release()
    response.locals.queued = true
    whenAnswered(response, release)
    next()
  }
}

/** Frees the turn at the headers, as readers may be slow. A closed connection gets no headers. */
function whenAnswered(response: Response, release: () => void) {
  onHeaders(response, release)
  const { end } = response
  response.end = (...args: unknown[]) => {
    release()
    return end.apply(response, args as Parameters<typeof end>)
  }
}
