import type { Request, Response } from "express"
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client"

export type Gauges = Record<string, { help: string; read: () => number | Promise<number> }>

/** Seconds. */
const buckets = [0.005, 0.02, 0.1, 0.5, 2, 10]

/** Counts and times of the requests of one site, beside what a process says of itself: memory, processor, delay of its event loop. */
export class RequestMetrics {
  readonly registry = new Registry()
  private readonly durations: Histogram<"method" | "route" | "status">

  constructor(gauges: Gauges) {
    const registers = [this.registry]
    collectDefaultMetrics({ register: this.registry })
    this.durations = new Histogram({
      name: "http_request_duration_seconds",
      help: "From the first byte of a request to the end of its answer, by route; without those answered from memory.",
      labelNames: ["method", "route", "status"],
      buckets,
      registers,
    })
    for (const [name, { help, read }] of Object.entries(gauges))
      new Gauge({
        ...{ name, help, registers },
        async collect() {
          this.set(await read())
        },
      })
  }

  note(request: Request, response: Response, ms: number) {
    const status = response.writableFinished ? response.statusCode : "aborted"
    this.durations.observe({ method: request.method, route: routeOf(request), status }, ms / 1000)
  }
}

/** The route as it was written, of which there are few, never the address that was asked for. */
function routeOf({ route, originalUrl }: Request): string {
  if (/^\/graphql(?![^?])/.test(originalUrl)) return "/graphql"
  if (route === undefined) return "other"
  return typeof route.path === "string" ? route.path : "page"
}
