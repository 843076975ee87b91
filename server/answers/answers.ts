import type { IncomingMessage, RequestListener, ServerResponse } from "node:http"
import { LRUCache } from "lru-cache"
import type { Logger } from "pino"
import type { Generations } from "../database/generations.ts"
import { idOf } from "../log.ts"
import { Answer } from "./answer.ts"
import { AnswerCounts } from "./answer-counts.ts"
import { AnswerStore, type Kept } from "./answer-store.ts"
import type { Asked, Questions } from "./asked.ts"
import { mayBeQuestion, readBody, unread } from "./body.ts"
import { type Asker, askInProcess, TooLong } from "./in-process.ts"
import { addressOf, type Proxies } from "./origin.ts"

interface AnswersOptions {
  /** Answers what is not in memory. */
  site: RequestListener
  questions: Questions
  generations: Generations
  proxies: Proxies
  log: Logger
}

/** A request, and what else can be done with it than answering from here. */
interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  /** Lets the site answer it by itself. */
  passOn(): void
}

/** An answer that is being computed for all who wait for it. */
interface Flight {
  generation: number
  landed: Promise<Kept>
}

/**
 * Answers what was answered before from memory, in front of the site: finished bytes of what everybody may read
 * (docs/decisions/022-answers-from-memory.md). What must be computed is computed once for all who wait for it. Everything
 * else is passed on to the site.
 */
export class Answers {
  readonly counts: AnswerCounts
  private readonly store = new AnswerStore()
  private readonly flights = new Map<string, Flight>()
  /** Keys of answers that are too long for it. */
  private readonly long = new LRUCache<string, true>({ max: 1000 })
  private readonly logsEach: boolean

  constructor(private readonly options: AnswersOptions) {
    const { generations, log } = options
    this.counts = new AnswerCounts(log)
    this.logsEach = log.isLevelEnabled("debug")
    generations.onBegin(() => this.store.clear())
  }

  /** For `http.createServer`. */
  readonly listener: RequestListener = (request, response) => {
    const { questions, site } = this.options
    const passOn = () => site(request, response)
    if (!questions.mayAsk(request)) return passOn()
    const { method, url } = request
    if (method === "GET" || method === "HEAD")
      return this.answer(questions.read(request), { request, response, passOn })
    if (method === "POST" && url === "/graphql" && mayBeQuestion(request)) return this.answerPost(request, response)
    passOn()
  }

  private answerPost(request: IncomingMessage, response: ServerResponse) {
    const { questions, site, log } = this.options
    const done = (body: Buffer) => {
      const passOn = () => site(unread(request, body), response)
      this.answer(questions.readBody(request, body), { request, response, passOn })
    }
    const gone = () =>
      log.info({ id: idOf(request), method: "POST", path: request.url, status: null }, "request aborted")
    readBody(request, done, gone)
  }

  private answer(asked: Asked | null, exchange: Exchange) {
    if (!asked) return exchange.passOn()
    const { generations } = this.options
    if (generations.isFresh()) return this.answerNow(asked, exchange)
    generations.refresh().then(() => this.answerNow(asked, exchange), exchange.passOn)
  }

  private answerNow(asked: Asked, exchange: Exchange) {
    const kept = this.store.get(asked.key)
    if (kept) this.fromMemory(asked, kept, exchange)
    else void this.compute(asked, exchange)
  }

  private fromMemory({ method, url }: Asked, { answer, notes }: Kept, { request, response }: Exchange) {
    this.counts.total.fromMemory++
    notes.read()
    const id = idOf(request)
    answer.send(request, response, id)
    if (this.logsEach)
      this.options.log.debug(
        { id, method, path: url.replace(/\?.*/, ""), status: answer.status },
        "answered from memory",
      )
  }

  private async compute(asked: Asked, { request, response, passOn }: Exchange) {
    if (this.long.has(asked.key)) return passOn()
    const asker = { address: addressOf(request, this.options.proxies), id: idOf(request) }
    try {
      const { answer, notes } = await this.landed(asked, asker)
      notes.read()
      await answer.send(request, response, asker.id)
    } catch (error) {
      if (!(error instanceof TooLong)) {
        this.options.log.error({ err: error, path: request.url?.replace(/\?.*/, "") }, "answer broken off")
        return response.destroy()
      }
      this.long.set(asked.key, true)
      passOn()
    }
  }

  /** Computed for this one, or for another who has asked the same since the last change. */
  private async landed(asked: Asked, asker: Asker): Promise<Kept> {
    const flight = this.flights.get(asked.key)
    if (flight?.generation !== this.options.generations.current) return this.fly(asked, asker).landed
    this.counts.total.shared++
    const landed = await flight.landed
    // Room is shared out by address: another one may have more of it.
    return landed.notes.turnedAway ? this.landed(asked, asker) : landed
  }

  private fly(asked: Asked, asker: Asker): Flight {
    this.counts.total.computed++
    const generation = this.options.generations.current
    const flight = { generation, landed: this.land(asked, asker, generation) }
    this.flights.set(asked.key, flight)
    const gone = () => {
      if (this.flights.get(asked.key) === flight) this.flights.delete(asked.key)
    }
    flight.landed.then(gone, gone)
    return flight
  }

  /** What was computed across a change is for those who asked before it, and not kept. */
  private async land(asked: Asked, asker: Asker, generation: number): Promise<Kept> {
    const { notes, ...made } = await askInProcess(this.options.site, asked, asker)
    if (made.headers.some(([name]) => name.toLowerCase() === "set-cookie"))
      throw new Error("What everybody may read set a cookie.")
    const answer: Answer = new Answer(made, () => this.store.measure(asked.key, answer))
    if (notes.kept && generation === this.options.generations.current) this.store.put(asked.key, { answer, notes })
    return { answer, notes }
  }

  /** What is in memory now. */
  get kept() {
    const { count, bytes } = this.store
    return { count, bytes }
  }

  /** Logs what is not logged yet. */
  stop() {
    this.counts.stop()
  }
}
