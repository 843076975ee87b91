import { type Request, type RequestHandler, type Response, Router } from "express"
import { hashOf, isHashOf } from "../access/secret-token.ts"
import type { AnswerCounts } from "../answers/answer-counts.ts"
import type { Services } from "../api/context.ts"
import { notFound } from "../api/failures.ts"
import { loadOnce } from "../background/load-once.ts"
import { decoding } from "../images/decoding.ts"
import { errorsIn } from "../log.ts"
import { roomIn } from "../machine.ts"
import type { Settings } from "../settings.ts"
import type { Gauges, RequestMetrics } from "./request-metrics.ts"

interface Watched extends Pick<Services, "settings" | "outbox" | "backups" | "log"> {
  /** Of what is answered in front of the site, which is put together after it. */
  answers: () => AnswerCounts["total"]
}

/** For this machine, or by METRICS_TOKEN. Loaded when it is asked for first: a site that nobody watches pays nothing. */
export class Metrics {
  private requests?: RequestMetrics

  constructor(private readonly watched: Watched) {}

  readonly count: RequestHandler = (request, response, next) => {
    const { requests } = this
    if (requests) {
      const begun = performance.now()
      response.once("close", () => requests.note(request, response, performance.now() - begun))
    }
    next()
  }

  readonly router: Router = Router().get("/metrics", async (request: Request, response: Response) => {
    if (!mayRead(request, this.watched.settings)) throw notFound("This address")
    const { registry } = await this.open()
    response
      .set("Cache-Control", "no-store")
      .type(registry.contentType)
      .send(await registry.metrics())
  })

  private readonly open = loadOnce(async () => {
    const { RequestMetrics } = await import("./request-metrics.ts")
    this.requests = new RequestMetrics(this.gauges())
    return this.requests
  })

  private gauges(): Gauges {
    const { answers, outbox, settings, backups, log } = this.watched
    return {
      answers_from_memory: { help: "Answers that were in memory, since the start.", read: () => answers().hits },
      answers_computed: {
        help: "Answers to everybody that were made, since the start.",
        read: () => answers().computed,
      },
      outbox_oldest_seconds: { help: "For how long the oldest mail has waited.", read: () => outbox.oldestSeconds() },
      backup_newest_seconds: {
        help: "For how long the newest backup that the site keeps is taken; NaN where it keeps none.",
        read: async () => secondsSince((await backups.list())[0]?.takenAt),
      },
      disk_free_bytes: { help: "Room for what the site keeps.", read: () => roomIn(settings.dataDir) },
      errors_logged: {
        help: "Lines of the log about an error, since the start.",
        read: () => errorsIn(log).total,
      },
      pictures_to_decode: { help: "Pictures that are being decoded or wait for it.", read: decoding },
    }
  }
}

const secondsSince = (moment?: Date) => (moment ? (Date.now() - moment.getTime()) / 1000 : Number.NaN)

/** Where a proxy stands on this machine, what it hands on comes from here too: it says so in a header. */
function mayRead({ headers, socket }: Request, { metricsToken }: Settings) {
  if (metricsToken) return isHashOf(headers.authorization ?? "", hashOf(`Bearer ${metricsToken}`))
  const handedOn = ["forwarded", "x-forwarded-for", "x-real-ip", "via"].some((name) => name in headers)
  return (
    !handedOn && isLocal(socket.remoteAddress) && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? "")
  )
}

/** Of a socket of both families too, which shows an IPv4 address as `::ffff:127.0.0.1`. */
const isLocal = (address = "") => /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address)
