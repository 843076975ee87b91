import type { RequestListener, ServerResponse } from "node:http"
import { setTimeout as pause } from "node:timers/promises"
import { isReady } from "../../doors/web/health.ts"
import { type OpenSite, openSite, type SiteOptions } from "../open-site.ts"
import type { SchoolFile } from "./school-file.ts"

/** Milliseconds until a failed opening is retried; background retries back off exponentially. */
const retryMs = 30_000
const longestRetryMs = 15 * 60_000
/** Milliseconds that closing waits for requests in flight. */
const finishMs = 8_000

/** Opened at its first request, or in the background. */
export class ServedSchool {
  private site?: OpenSite
  private opening?: Promise<OpenSite>
  private failures = 0
  private failedAt = Number.NEGATIVE_INFINITY
  private inFlight = 0
  private isClosed = false

  /** `predecessor`: the same school with its earlier file, which must close first. */
  constructor(
    readonly file: SchoolFile,
    private readonly options: Omit<SiteOptions, "settings"> & { onOpened(site: OpenSite): void },
    private predecessor?: ServedSchool,
  ) {}

  get metrics() {
    return this.site?.metrics
  }

  /** Undefined until opening has been tried, then whether all its stores can be read and written. */
  async isReady(): Promise<boolean | undefined> {
    if (!this.site) return this.failures > 0 ? false : undefined
    return isReady(await this.site.services.readiness())
  }

  /** True if a failed opening should be retried without a request, as the school's mails wait. */
  get isRetryDue(): boolean {
    const waitMs = Math.min(retryMs * 2 ** (this.failures - 1), longestRetryMs)
    return this.failures > 0 && !this.opening && performance.now() - this.failedAt >= waitMs
  }

  /** @throws what keeps it from opening, logged at most every half minute */
  open(): Promise<OpenSite> {
    this.opening ??= this.openNow().catch((error) => {
      this.opening = undefined
      throw error
    })
    return this.opening
  }

  private async openNow() {
    if (performance.now() - this.failedAt < retryMs) throw new Error("It could not be opened a moment ago.")
    await this.predecessor?.close()
    this.predecessor = undefined
    if (this.isClosed) throw new Error("It has been closed.")
    this.site = await this.openSite()
    return this.site
  }

  private async openSite() {
    const { file, options } = this
    try {
      const site = await openSite({ ...options, settings: file.settings, school: file.name })
      site.start()
      options.onOpened(site)
      return site
    } catch (error) {
      this.failures++
      this.failedAt = performance.now()
      options.log.error({ err: error }, "the school cannot be opened")
      throw error
    }
  }

  readonly listener: RequestListener = (request, response) => {
    this.inFlight++
    response.once("close", () => this.inFlight--)
    if (this.site) return this.site.listener(request, response)
    this.open().then(
      ({ listener }) => listener(request, response),
      () => refuse(response),
    )
  }

  /** Call this when no more requests are sent here. */
  async close() {
    this.isClosed = true
    await this.predecessor?.close()
    const site = await this.opening?.catch(() => undefined)
    await site?.close(() => this.finished())
  }

  private async finished() {
    const until = performance.now() + finishMs
    while (this.inFlight > 0 && performance.now() < until) await pause(20)
  }
}

function refuse(response: ServerResponse) {
  response.writeHead(503, { "content-type": "text/plain; charset=utf-8", "retry-after": "60" })
  response.end("This site cannot be opened at the moment. Please try again in a minute.\n")
}
