import type { Request, Response } from "express"
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client"
import { version } from "../../base/root.ts"

/** Undefined omits the line. */
type Value = number | undefined

export type Readings = Record<string, [help: string, read: () => Value | Promise<Value>]>

/** Seconds. */
const buckets = [0.005, 0.02, 0.1, 0.5, 2, 10]

/** Counts and times the requests of one site. Readings named `…_total` are counters. */
export class RequestMetrics {
  readonly registry = new Registry()
  private readonly durations: Histogram<"method" | "route" | "status">

  constructor(readings: Readings, labels: Record<string, string>) {
    const registers = [this.registry]
    this.registry.setDefaultLabels(labels)
    this.durations = new Histogram({
      name: "http_request_duration_seconds",
      help: "From the first byte of a request to the end of its answer, by route; without those answered from memory.",
      labelNames: ["method", "route", "status"],
      buckets,
      registers,
    })
    for (const [name, [help, read]] of Object.entries(readings)) {
      const Metric = name.endsWith("_total") ? Counter : Gauge
      new Metric({
        ...{ name, help, registers },
        async collect() {
          // A database that is away must not hide the other readings.
          const value = await Promise.resolve()
            .then(read)
            .catch(() => undefined)
          this.remove()
          if (value !== undefined) this.inc(value)
        },
      })
    }
  }

  note(request: Request, response: Response, ms: number) {
    const status = response.writableFinished ? response.statusCode : "aborted"
    this.durations.observe({ method: request.method, route: routeOf(request), status }, ms / 1000)
  }
}

/** One of few route patterns, never the requested address. */
function routeOf({ route, originalUrl }: Request): string {
  if (/^\/graphql(?![^?])/.test(originalUrl)) return "/graphql"
  if (route === undefined) return "other"
  return typeof route.path === "string" ? route.path : "page"
}

let processRegistry: Registry | undefined
let sitesAway: Gauge | undefined

function processMetrics() {
  if (processRegistry) return processRegistry
  processRegistry = new Registry()
  collectDefaultMetrics({ register: processRegistry })
  const labels = { version, node: process.versions.node }
  const about = {
    name: "junior_academy_build_info",
    help: "The release that runs, and its Node.",
    registers: [processRegistry],
  }
  new Gauge({ ...about, labelNames: Object.keys(labels) }).set(labels, 1)
  sitesAway = new Gauge({
    ...{ name: "sites_away", help: "Sites of this process that are not ready: /readyz says more." },
    registers: [processRegistry],
  })
  return processRegistry
}

export async function exposition(sites: RequestMetrics[], away: number): Promise<string> {
  const registries = [processMetrics(), ...sites.map(({ registry }) => registry)]
  sitesAway?.set(away)
  const metrics = await Promise.all(registries.map((registry) => registry.getMetricsAsJSON()))
  return AggregatorRegistry.aggregate(metrics).metrics()
}
