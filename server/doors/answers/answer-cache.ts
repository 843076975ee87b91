import type { IncomingMessage, RequestListener, ServerResponse } from "node:http"
import { Socket } from "node:net"
import { LRUCache } from "lru-cache"
import type { Logger } from "pino"
import { attempt } from "../../base/attempt.ts"
import { idOf } from "../../base/log.ts"
import type { Generations } from "../../store/database/generations.ts"
import { Answer, type Headers } from "./answer.ts"
import { type AnswerMemory, AnswerStore, type Entry } from "./answer-store.ts"
import { mayBeQuery, readBody, withUnreadBody } from "./body.ts"
import { type Requester, requestInProcess, TooLong } from "./in-process.ts"
import { SiteRequest, SiteResponse } from "./messages.ts"
import { addressOf, type Proxies } from "./request-address.ts"
import type { KeyedRequest, RequestKeys } from "./request-key.ts"
import type { SharedCaches } from "./shared-caches.ts"

interface AnswerCacheOptions {
  site: RequestListener
  requestKeys: RequestKeys
  generations: Generations
  proxies: Proxies
  log: Logger
  /** Shared by several sites of one process. */
  memory?: AnswerMemory
  /** Caches in front of the site, which are purged on changes. */
  sharedCaches?: SharedCaches
}

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  passOn(): void
}

/** Serialised public answers. Concurrent misses share one computation (docs/decisions/06-answers-from-memory.md). */
export class AnswerCache {
  /** Since the start. `joined`: misses that shared a computation. */
  readonly counts = { hits: 0, computed: 0, joined: 0 }
  private readonly store: AnswerStore
  private readonly inFlight = new Map<string, { generation: number; entry: Promise<Entry> }>()
  private readonly tooLong = new LRUCache<string, true>({ max: 1000 })
  private readonly logsHits: boolean
  /** Kept alive: if V8 collects all such objects, it may forget their shape, and hits take 50% longer. */
  private readonly latest: ServerResponse[] = [new SiteResponse(new SiteRequest(new Socket()))]

  constructor(private readonly options: AnswerCacheOptions) {
    const { generations, log, memory } = options
    this.store = new AnswerStore(memory)
    this.logsHits = log.isLevelEnabled("debug")
    generations.onBegin(() => this.store.clear())
  }

  readonly listener: RequestListener = (request, response) => {
    const { requestKeys, site } = this.options
    const passOn = () => site(request, response)
    if (!requestKeys.mayShare(request)) return passOn()
    const { method, url } = request
    if (method === "GET" || method === "HEAD")
      return this.answer(() => requestKeys.ofGet(request), { request, response, passOn })
    if (method === "POST" && url === "/graphql" && mayBeQuery(request)) return this.answerPost(request, response)
    passOn()
  }

  private answerPost(request: IncomingMessage, response: ServerResponse) {
    const { requestKeys, site, log, proxies } = this.options
    // A closed connection has no address any more.
    const from = addressOf(request, proxies)
    const onBody = (body: Buffer) => {
      // Refused as too slow.
      if (response.headersSent) return
      const passOn = () => site(withUnreadBody(request, body), response)
      this.answer(() => requestKeys.ofPost(request, body), { request, response, passOn })
    }
    const onAborted = () =>
      log.info({ id: idOf(request), from, method: "POST", path: request.url, status: null }, "request aborted")
    readBody(request, onBody, onAborted)
  }

  private answer(key: () => KeyedRequest | null, exchange: Exchange) {
    // An error here would end the process: the key of variables nested by the thousand overflows the stack.
    const keyed = attempt(key)
    if (!keyed) return exchange.passOn()
    const { generations } = this.options
    if (generations.isFresh()) return this.answerNow(keyed, exchange)
    generations.refresh().then(() => this.answerNow(keyed, exchange), exchange.passOn)
  }

  private answerNow(keyed: KeyedRequest, exchange: Exchange) {
    const entry = this.store.get(keyed.key)
    if (entry) this.hit(keyed, entry, exchange)
    else void this.miss(keyed, exchange)
  }

  private hit({ method, url }: KeyedRequest, { answer, notes }: Entry, { request, response }: Exchange) {
    this.counts.hits++
    this.latest[0] = response
    notes.countReader(request)
    const id = idOf(request)
    answer.send(request, response, id)
    if (this.logsHits)
      this.options.log.debug(
        { id, from: addressOf(request, this.options.proxies), method, path: pathOf(url), status: answer.status },
        "answered from memory",
      )
  }

  private async miss(keyed: KeyedRequest, { request, response, passOn }: Exchange) {
    if (this.tooLong.has(keyed.key)) return passOn()
    const requester = {
      address: addressOf(request, this.options.proxies),
      id: idOf(request),
      since: performance.now(),
    }
    try {
      const { answer, notes } = await this.joinOrCompute(keyed, requester)
      notes.countReader(request)
      await answer.send(request, response, requester.id)
    } catch (error) {
      if (!(error instanceof TooLong)) {
        this.options.log.error({ err: error, path: pathOf(request.url) }, "answer broken off")
        return response.destroy()
      }
      this.tooLong.set(keyed.key, true)
      passOn()
    }
  }

  private async joinOrCompute(keyed: KeyedRequest, requester: Requester): Promise<Entry> {
    const computation = this.inFlight.get(keyed.key)
    if (computation?.generation !== this.options.generations.current) return this.compute(keyed, requester)
    this.counts.joined++
    const entry = await computation.entry
    // Capacity is per address: another caller may have more.
    return entry.notes.rejectedAsBusy ? this.joinOrCompute(keyed, requester) : entry
  }

  private compute(keyed: KeyedRequest, requester: Requester): Promise<Entry> {
    this.counts.computed++
    const generation = this.options.generations.current
    const computation = { generation, entry: this.computeEntry(keyed, requester, generation) }
    this.inFlight.set(keyed.key, computation)
    const settled = () => {
      if (this.inFlight.get(keyed.key) === computation) this.inFlight.delete(keyed.key)
    }
    computation.entry.then(settled, settled)
    return computation.entry
  }

  /** An answer computed while content changed is sent to requests from before the change, and not cached. */
  private async computeEntry(keyed: KeyedRequest, requester: Requester, generation: number): Promise<Entry> {
    const { notes, ...content } = await requestInProcess(this.options.site, keyed, requester)
    if (notes.isCacheable && keyed.method === "GET") allowBrowserCaching(content.headers)
    if (content.headers.some(([name]) => name.toLowerCase() === "set-cookie"))
      throw new Error("What everybody may read set a cookie.")
    const isCacheable = notes.isCacheable && generation === this.options.generations.current
    if (isCacheable && notes.isSharedCacheable) this.options.sharedCaches?.allowCaching(content.headers, notes)
    const answer: Answer = new Answer(content, () => this.store.resize(keyed.key, answer))
    if (isCacheable) this.store.set(keyed.key, { answer, notes })
    return { answer, notes }
  }

  get usage() {
    const { count, bytes } = this.store
    return { count, bytes }
  }
}

/** A query may contain a secret. */
const pathOf = (url = "") => url.replace(/\?.*/, "")

/** Data may be cached by browsers, but must be revalidated by its `ETag`. */
function allowBrowserCaching(headers: Headers) {
  for (const header of headers)
    if (header[0].toLowerCase() === "cache-control" && header[1] === "no-store") header[1] = "no-cache"
}
