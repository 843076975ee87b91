import "reflect-metadata"
import type { RequestListener } from "node:http"
import type { GraphQLSchema } from "graphql"
import type { Logger } from "pino"
import type { Job } from "../base/background/recurring-job.ts"
import type { Settings } from "../base/settings.ts"
import type { Services } from "../content/api/context.ts"
import { AnswerCache } from "../doors/answers/answer-cache.ts"
import { AnswerMemory } from "../doors/answers/answer-store.ts"
import { RequestKeys } from "../doors/answers/request-key.ts"
import { SharedCaches } from "../doors/answers/shared-caches.ts"
import { PersistedQueries } from "../doors/graphql/persisted-queries.ts"
import { buildApi } from "../doors/graphql/schema.ts"
import { Metrics } from "../doors/metrics/metrics.ts"
import { type FairQueue, fairQueue } from "../doors/requests/fair-queue.ts"
import { guardRequests } from "../doors/web/guard-requests.ts"
import { publicAddresses } from "../doors/web/public-addresses.ts"
import { appDocuments } from "../generated/app-documents.ts"
import { lockFolder } from "../store/database/folder-lock.ts"
import { explainOpenError } from "../store/database/open-error.ts"
import type { ImageStore } from "../store/images/image-store.ts"
import { assemble, type Serving } from "./app.ts"
import { features } from "./features.ts"
import { begin } from "./fill.ts"
import { restRows } from "./rest-rows.ts"
import { openServices } from "./services.ts"
import { openFolder } from "./site-folder.ts"

/** A site that is open. Requests are given to its listener. */
export interface OpenSite {
  services: Services
  /** The first administrator, when this start made one. */
  administrator?: { email: string; generated?: string }
  /** Answers in memory. */
  answers: AnswerCache
  metrics: Metrics
  listener: RequestListener
  /** Starts the jobs. */
  start(): void
  /** Stops the jobs and closes the database, after `finished` resolves: nothing is in flight any more. */
  close(finished: () => Promise<void>): Promise<void>
}

/** Shared by the schools of one process, so that all of them take no more than one would. */
export interface Shared {
  schema: GraphQLSchema
  turns: FairQueue
  memory: AnswerMemory
}

export const sharedByMany = (): Shared => ({
  schema: buildApi(features),
  turns: fairQueue(),
  memory: new AnswerMemory(true),
})

export interface Opening extends Serving {
  settings: Settings
  log: Logger
  /** The site's name, if a process serves several. */
  school?: string
  shared?: Partial<Shared>
}

/** Opens a site in its folder, which no other process uses: several share one only where PostgreSQL keeps what they change. */
export async function openSite(options: Opening): Promise<OpenSite> {
  const { settings } = options
  const store = await openFolder(settings)
  const lock = settings.postgres ? undefined : await lockFolder(settings.dataDir)
  try {
    // A damaged database may open and fail at what is read from it first.
    const { close, ...site } = await openIn(store, options).catch(explainOpenError)
    return { ...site, close: (finished) => close(finished).finally(() => lock?.release()) }
  } catch (error) {
    await lock?.release()
    throw error
  }
}

async function openIn(folder: ImageStore, options: Opening): Promise<OpenSite> {
  const { settings, log, school } = options
  const { schema = buildApi(features), turns = fairQueue(), memory } = options.shared ?? {}
  const services = await openServices(settings, log, folder)
  const { database, outages, schedule, live } = services
  const administrator = await begin(services).catch(async (error) => {
    await database.close()
    throw error
  })
  const metrics = new Metrics({ ...services, school, answers: () => answers.counts.total })
  const persisted = new PersistedQueries(appDocuments)
  const { app, stop } = await assemble(services, { ...options, schema, turns, metrics, persisted })
  const { purge } = settings
  const sharedCaches = purge && new SharedCaches({ purge, database, nextChange: () => schedule.nextAt, log })
  const proxies = app.get("trust proxy fn")
  const requestKeys = new RequestKeys(publicAddresses(features, restRows), settings, proxies, persisted)
  const answers: AnswerCache = new AnswerCache({
    site: app,
    requestKeys,
    generations: database.generations,
    proxies,
    log,
    memory,
    sharedCaches,
  })
  // Stopped in reverse: shared caches are purged last of what the others changed.
  const jobs: Job[] = [
    ...(sharedCaches ? [sharedCaches] : []),
    ...[answers, outages, { stop }, services.backlog, services.clock.job, services.purge.job],
    ...features.flatMap((feature) => feature.jobs?.(services) ?? []),
  ]
  return {
    services,
    administrator,
    answers,
    metrics,
    listener: guardRequests(answers.listener),
    start() {
      for (const job of jobs) job.start?.()
    },
    async close(finished) {
      live.stop()
      await finished()
      for (const job of jobs.toReversed()) await job.stop()
      await database.close()
    },
  }
}
