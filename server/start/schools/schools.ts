import type { IncomingMessage, RequestListener, ServerResponse } from "node:http"
import pLimit from "p-limit"
import type { Logger } from "pino"
import { RecurringJob } from "../../base/background/recurring-job.ts"
import { sharedPlace } from "../../base/owned-places.ts"
import { Refusal } from "../../base/refusal.ts"
import type { Settings } from "../../base/settings.ts"
import { mayReadMetrics, sendMetrics } from "../../doors/metrics/metrics.ts"
import { answerProbe } from "../../doors/web/health.ts"
import { createShared, type OpenSite, type SiteOptions } from "../open-site.ts"
import { type FoundFile, findFiles, readSchool, type SchoolFile, type SchoolTable } from "./school-file.ts"
import { ServedSchool } from "./served-school.ts"

interface State {
  state: "starting" | "ok" | "stopping" | "unavailable"
  away: string[]
}

export interface SchoolsOptions extends Omit<SiteOptions, "settings" | "shared" | "school"> {
  common: Pick<Settings, "metricsToken" | "trustProxy">
  table: SchoolTable
  logOf(file: SchoolFile): Logger
  onOpened(site: OpenSite): void
}

const checkIntervalMs = 2_000

/** Polls the schools' files: opens new ones, reopens changed ones (docs/decisions/19-machines-and-schools.md). */
export class Schools {
  private readonly served = new Map<string, ServedSchool>()
  private readonly byHost = new Map<string, ServedSchool>()
  private readonly states = new Map<string, string>()
  private readonly shared = createShared()
  /** Opens one school at a time, so that requested ones have the machine. */
  private readonly queue = pLimit(1)
  private readonly waiting = new Set<ServedSchool>()
  private readonly job: RecurringJob
  private lookedAt = Number.NEGATIVE_INFINITY
  private lastState: Promise<State> = Promise.resolve({ state: "starting", away: [] })

  constructor(private readonly options: SchoolsOptions) {
    const { log } = options
    this.job = new RecurringJob({ name: "schools", intervalMs: checkIntervalMs, run: () => this.checkFiles(), log })
  }

  /** Resolves when all files are read. Schools open on demand, or else one by one. @throws SettingsError */
  async start() {
    await this.checkFiles()
    this.job.start()
    return this
  }

  get count() {
    return this.served.size
  }

  readonly listener: RequestListener = (request, response) => {
    const host = hostOf(request)
    const school = this.byHost.get(host)
    if (!school) return void this.answerUnknownHost(request, response).catch(() => response.destroy())
    if (host === school.file.host) return school.listener(request, response)
    response.writeHead(308, { location: school.file.settings.siteUrl + request.url }).end()
  }

  async stop() {
    await this.job.stop()
    this.queue.clearQueue()
    await Promise.all([...this.served.values()].map((school) => school.close()))
  }

  /** Ready once every school has been tried. Names unavailable schools; fails only if none is ready. */
  private state = (): Promise<State> => {
    if (this.options.draining.isActive) return Promise.resolve({ state: "stopping", away: [] })
    if (performance.now() - this.lookedAt > stateMs) {
      this.lookedAt = performance.now()
      this.lastState = this.stateNow()
    }
    return this.lastState
  }

  private async stateNow(): Promise<State> {
    const schools = [...this.served.entries()]
    const ready = await Promise.all(schools.map(([, school]) => school.isReady()))
    if (ready.includes(undefined)) {
      this.lookedAt = Number.NEGATIVE_INFINITY
      return { state: "starting", away: [] }
    }
    const away = schools.flatMap(([name], index) => (ready[index] ? [] : name))
    return { state: away.length > 0 && away.length === schools.length ? "unavailable" : "ok", away }
  }

  private async checkFiles() {
    const files = await findFiles(this.options.table)
    const removed = [...this.states.keys()].filter((name) => !files.some((file) => file.name === name))
    for (const name of removed) if (this.states.delete(name)) await this.remove(name)?.close()
    for (const file of files) if (this.states.get(file.name) !== file.state) await this.read(file)
    for (const school of this.served.values()) if (school.isRetryDue) this.openInTurn(school)
  }

  /** An invalid file leaves its school as it was. */
  private async read({ name, state }: FoundFile) {
    const { table, log } = this.options
    this.states.set(name, state)
    try {
      const file = await readSchool(table, name)
      this.requireOwn(file)
      this.serve(file)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      log.error({ school: name }, `The file of this school is wrong, and so changes nothing. ${error.message}`)
    }
  }

  private serve(file: SchoolFile) {
    const { logOf, ...others } = this.options
    const log = logOf(file)
    for (const warning of file.warnings) log.warn(warning)
    const school = new ServedSchool(file, { ...others, log, shared: this.shared }, this.remove(file.name))
    this.served.set(file.name, school)
    for (const host of [file.host, ...file.otherHosts]) this.byHost.set(host, school)
    this.openInTurn(school)
  }

  private openInTurn(school: ServedSchool) {
    if (this.waiting.has(school)) return
    this.waiting.add(school)
    const opening = this.queue(() => school.open()).catch(() => undefined)
    void opening.finally(() => this.waiting.delete(school))
  }

  private remove(name: string): ServedSchool | undefined {
    const school = this.served.get(name)
    this.served.delete(name)
    for (const [host, at] of this.byHost) if (at === school) this.byHost.delete(host)
    // A file that was refused for this school's host is read again.
    for (const other of this.states.keys()) if (other !== name && !this.served.has(other)) this.states.delete(other)
    return school
  }

  /** @throws Refusal if another school has its host, or another place that only one may use */
  private requireOwn({ name, host, otherHosts, settings: { places } }: SchoolFile) {
    for (const { file } of this.served.values()) {
      if (file.name === name) continue
      const address = [host, ...otherHosts].find((own) => [file.host, ...file.otherHosts].includes(own))
      if (address) throw new Refusal(`The school ${file.name} is at ${address} already.`)
      const shared = sharedPlace(places, file.settings.places)
      if (shared)
        throw new Refusal(
          `Setting ${shared.own} of ${name}.env is wrong: ${file.name}.env names the same in its ${shared.others}.`,
        )
    }
  }

  /** Answers the machine's own address: probes and metrics. Names only unavailable schools. */
  private async answerUnknownHost(request: IncomingMessage, response: ServerResponse) {
    if (request.url === "/metrics" && mayReadMetrics(request, { ...this.options.common, siteUrlGiven: true }))
      return sendMetrics(
        [...this.served.values()].flatMap(({ metrics }) => metrics ?? []),
        (await this.state()).away.length,
        response,
      )
    if (request.url === "/healthz") return void answerProbe(request, response, "ok")
    if (request.url === "/readyz") {
      const { state, away } = await this.state()
      return void answerProbe(request, response, state, away.length > 0 ? { away } : {})
    }
    response
      .writeHead(421, { "content-type": "text/plain; charset=utf-8" })
      .end("There is no school at this address.\n")
  }
}

/** Caches the readiness, so that its cost does not depend on the number of schools. */
const stateMs = 5_000

const hostOf = ({ headers: { host = "" } }: IncomingMessage) => host.replace(/\.?(:\d+)?$/, "").toLowerCase()
