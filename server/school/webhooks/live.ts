import { type Response, Router } from "express"
import { And, LessThanOrEqual, MoreThan } from "typeorm"
import { tooManyRequests } from "../../base/failures/failures.ts"
import { networkOf } from "../../base/network.ts"
import type { Services } from "../../content/api/context.ts"
import { bodyOf, SiteEvent } from "./site-event-row.ts"

/** In all, and per network address, which a whole school may share. */
export const maxListeners = 1_000
export const maxListenersOfAddress = 50

/** In events. A client that missed more, or purged events, gets `reset`. */
export const maxMissed = 200
const maxId = 2 ** 31 - 1
const heartbeatMs = 20_000
/** In bytes; slower readers are disconnected. */
const maxUnreadBytes = 64_000

/** Server-sent events at `/events/live`. Reads stored events, so that changes by any process are sent. */
export class LiveStream {
  readonly router = Router()
  private readonly listeners = new Map<Response, string>()
  private heartbeat?: NodeJS.Timeout
  private last?: number
  private queue: Promise<void> = Promise.resolve()

  constructor(private readonly options: Pick<Services, "database" | "settings" | "log">) {
    options.database.generations.onBegin(() => this.notify())
    this.router.get("/events/live", async (request, response) => {
      const network = networkOf(request.ip ?? "")
      this.requireCapacity(network)
      await this.listen(response, network, lastIdOf(request.get("last-event-id")))
    })
  }

  /** Browsers reconnect by themselves. */
  stop() {
    clearInterval(this.heartbeat)
    for (const response of this.listeners.keys()) response.end()
    this.listeners.clear()
  }

  private requireCapacity(network: string) {
    const own = [...this.listeners.values()].filter((other) => other === network).length
    if (this.listeners.size >= maxListeners || own >= maxListenersOfAddress)
      throw tooManyRequests(60, "Too many are listening.")
  }

  private async listen(response: Response, network: string, since: number | undefined) {
    this.listeners.set(response, network)
    response.on("close", () => this.removeListener(response))
    // Keeps proxies from buffering.
    response.set({
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-store, no-transform",
      "X-Accel-Buffering": "no",
    })
    // Monitors and caches request only the headers.
    if (response.req.method === "HEAD") return void response.end()
    this.heartbeat ??= setInterval(() => this.beat(), heartbeatMs).unref()
    // Queued, so that no event is repeated or lost.
    await this.enqueue(async () => {
      this.last ??= await this.newest()
      response.write("retry: 5000\n\n")
      if (since !== undefined) await this.catchUp(response, since, this.last)
    })
    if (!response.headersSent) response.destroy()
  }

  private async catchUp(response: Response, since: number, until: number) {
    const missed = await this.after(since, until, maxMissed + 1)
    if (since <= until && missed.length <= maxMissed && since >= (await this.newestPurged()))
      this.write(response, missed)
    else response.write(`id: ${until}\nevent: reset\ndata: {}\n\n`)
  }

  private removeListener(response: Response) {
    this.listeners.delete(response)
    if (this.listeners.size > 0) return
    clearInterval(this.heartbeat)
    this.heartbeat = undefined
    this.last = undefined
  }

  private beat() {
    for (const response of this.listeners.keys()) response.write(": \n\n")
    // Finds changes by processes other than the server.
    this.options.database.generations.refresh().catch(() => undefined)
  }

  private notify() {
    if (this.listeners.size > 0) void this.enqueue(() => this.sendNew())
  }

  private async sendNew() {
    if (this.last === undefined) return
    for (let events = await this.after(this.last); events.length > 0; events = await this.after(this.last)) {
      this.last = events.at(-1)?.id ?? this.last
      for (const response of this.listeners.keys()) this.write(response, events)
    }
  }

  private enqueue(work: () => Promise<void>): Promise<void> {
    this.queue = this.queue.then(work).catch((error) => {
      this.options.log.error({ err: error }, "the live stream could not send what is new")
    })
    return this.queue
  }

  private async newest(): Promise<number> {
    return (await this.options.database.read.maximum(SiteEvent, "id")) ?? 0
  }

  private async newestPurged(): Promise<number> {
    const oldest = await this.options.database.read.minimum(SiteEvent, "id")
    return oldest === null ? await this.newest() : oldest - 1
  }

  private after(id: number, until = maxId, take = maxMissed): Promise<SiteEvent[]> {
    const where = { id: And(MoreThan(id), LessThanOrEqual(until)), isPublic: true }
    return this.options.database.read.find(SiteEvent, { where, order: { id: "ASC" }, take })
  }

  private write(response: Response, events: SiteEvent[]) {
    const { siteUrl } = this.options.settings
    for (const event of events)
      response.write(`id: ${event.id}\nevent: ${event.type}\ndata: ${bodyOf(event, siteUrl)}\n\n`)
    if (response.writableLength > maxUnreadBytes) response.destroy()
  }
}

const lastIdOf = (header: string | undefined): number | undefined =>
  header && /^\d{1,9}$/.test(header) ? Number(header) : undefined
