import type { IncomingMessage, ServerResponse } from "node:http"
import { type Request, type RequestHandler, type Response, Router } from "express"
import { hashOf, isHashOf } from "../../access/secret-token.ts"
import { loadOnce } from "../../base/background/load-once.ts"
import { notFound } from "../../base/failures/failures.ts"
import { errorsIn } from "../../base/log.ts"
import { freeBytes } from "../../base/machine.ts"
import type { Settings } from "../../base/settings.ts"
import type { Services } from "../../content/api/context.ts"
import { decodingCount } from "../../store/images/decoding.ts"
import type { AnswerCache } from "../answers/answer-cache.ts"
import { isReady } from "../web/health.ts"
import type { Readings, RequestMetrics } from "./request-metrics.ts"

interface MetricsSources extends Pick<Services, "settings" | "outbox" | "backups" | "log" | "database" | "readiness"> {
  /** The answer cache is created after the site. */
  answers: () => AnswerCache["counts"]
  school?: string
}

/** Loaded at the first scrape: an unmonitored site pays nothing. */
export class Metrics {
  private requests?: RequestMetrics

  constructor(private readonly sources: MetricsSources) {}

  readonly count: RequestHandler = (request, response, next) => {
    const { requests } = this
    if (requests) {
      const start = performance.now()
      response.once("close", () => requests.note(request, response, performance.now() - start))
    }
    next()
  }

  readonly router: Router = Router().get("/metrics", async (request: Request, response: Response) => {
    if (!mayReadMetrics(request, this.sources.settings)) throw notFound("This address")
    await sendMetrics([this], isReady(await this.sources.readiness()) ? 0 : 1, response)
  })

  readonly load = loadOnce(async () => {
    const { RequestMetrics } = await import("./request-metrics.ts")
    const { school } = this.sources
    this.requests = new RequestMetrics(this.readings(), school === undefined ? {} : { school })
    return this.requests
  })

  private readings(): Readings {
    const { answers, outbox, settings, backups, log, database } = this.sources
    return {
      answers_from_memory_total: ["Answers that were in memory, since the start.", () => answers().hits],
      answers_computed_total: ["Answers to everybody that were made, since the start.", () => answers().computed],
      outbox_oldest_seconds: ["For how long the oldest mail has waited.", () => outbox.oldestSeconds()],
      outbox_waiting: ["Mails that are still to be sent.", () => outbox.count("waiting")],
      outbox_given_up: ["Mails that could not be sent.", () => outbox.count("given up")],
      database_connections: ["Open connections to PostgreSQL.", () => database.connections?.().open],
      database_connections_busy: ["Of them, those in use.", () => database.connections?.().busy],
      database_connections_awaited: ["Statements that wait for one.", () => database.connections?.().awaited],
      backup_newest_seconds: [
        "Age of the newest backup that the site keeps, without those dated in the future. Absent if there is none.",
        async () => (await backups.list()).map(({ takenAt }) => secondsSince(takenAt)).find((seconds) => seconds >= 0),
      ],
      disk_free_bytes: ["Room for what the site keeps.", () => freeBytes(settings.dataDir)],
      errors_logged_total: ["Lines of the log about an error, since the start.", () => errorsIn(log).total],
      pictures_to_decode: ["Pictures that are being decoded or wait for it.", decodingCount],
    }
  }
}

/** `away`: the number of sites that are not ready. */
export async function sendMetrics(sites: Metrics[], away: number, response: ServerResponse) {
  const { exposition } = await import("./request-metrics.ts")
  const text = await exposition(await Promise.all(sites.map((site) => site.load())), away)
  response.setHeader("Content-Type", "text/plain; version=0.0.4; charset=utf-8")
  response.setHeader("Cache-Control", "no-store")
  response.end(text)
}

const secondsSince = (moment: Date) => (Date.now() - moment.getTime()) / 1000

/** With a SITE_URL there may be a proxy, whose requests come from this machine too: only METRICS_TOKEN counts then. */
export function mayReadMetrics(
  { headers, socket }: IncomingMessage,
  { metricsToken, siteUrlGiven, trustProxy }: Pick<Settings, "metricsToken" | "siteUrlGiven" | "trustProxy">,
) {
  if (metricsToken) return isHashOf(headers.authorization ?? "", hashOf(`Bearer ${metricsToken}`))
  const isProxied = ["forwarded", "x-forwarded-for", "x-real-ip", "via"].some((name) => name in headers)
  return (
    !siteUrlGiven &&
    !trustProxy &&
    !isProxied &&
    isLocal(socket.remoteAddress) &&
    /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? "")
  )
}

/** Recognises IPv4 on a dual-stack socket too: `::ffff:127.0.0.1`. */
const isLocal = (address = "") => /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address)
