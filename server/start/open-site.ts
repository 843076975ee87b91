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
import { FairQueue } from "../doors/requests/fair-queue.ts"
import { guardRequests } from "../doors/web/guard-requests.ts"
import { publicAddresses } from "../doors/web/public-addresses.ts"
import { appDocuments } from "../generated/app-documents.ts"
import { settleIfDue } from "../school/consent/withheld.ts"
import { lockFolder } from "../store/database/folder-lock.ts"
import { explainOpenError } from "../store/database/open-error.ts"
import type { ImageStore } from "../store/images/image-store.ts"
import { buildApp, type Serving } from "./app.ts"
import { features } from "./features.ts"
import { setUpSite } from "./fill.ts"
import { restRows } from "./rest-rows.ts"
import { openServices } from "./services.ts"
import { openSiteStore } from "./site-folder.ts"

export interface OpenSite {
  services: Services
  administrator?: { email: string; generated?: string }
  answers: AnswerCache
  metrics: Metrics
  listener: RequestListener
  start(): void
  /** Waits for `finished`, after which nothing is in flight, then stops the jobs and closes the database. */
  close(finished: () => Promise<void>): Promise<void>
}

/** Shared by the schools of one process, so that together they use no more than one would. */
export interface Shared {
  schema: GraphQLSchema
  queue: FairQueue
  memory: AnswerMemory
}

export const createShared = (): Shared => ({
  schema: buildApi(features),
  queue: new FairQueue(),
  memory: new AnswerMemory(true),
})

export interface SiteOptions extends Serving {
  settings: Settings
  log: Logger
  school?: string
  shared?: Partial<Shared>
}

/** No other process may use the folder, except on PostgreSQL. */
export async function openSite(options: SiteOptions): Promise<OpenSite> {
  const { settings } = options
  const store = await openSiteStore(settings)
  const explain = (error: Error) => explainOpenError(error, settings.dataDir)
  const lock = settings.postgres ? undefined : await lockFolder(settings.dataDir).catch(explain)
  try {
    // A damaged database may open, and fail at the first read.
    const { close, ...site } = await openIn(store, options).catch(explain)
    return { ...site, close: (finished) => close(finished).finally(() => lock?.release()) }
  } catch (error) {
    await lock?.release()
    throw error
  }
}

async function openIn(store: ImageStore, options: SiteOptions): Promise<OpenSite> {
  const { settings, log, school } = options
  const { schema = buildApi(features), queue = new FairQueue(), memory } = options.shared ?? {}
  const services = await openServices(settings, log, store)
  const { database, outages, schedule, live } = services
  const administrator = await setUpSite(services).catch(async (error) => {
    await database.close()
    throw error
  })
  // Before anybody sees a picture: after a restore, consents may have ended or be unreadable.
  await settleIfDue(services)
  const metrics = new Metrics({ ...services, school, answers: () => answers.counts })
  const persisted = new PersistedQueries(appDocuments)
  const { app, stop } = await buildApp(services, { ...options, schema, queue, metrics, persisted })
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
  // Stopped in reverse order: the last purge of shared caches covers the changes of the others.
  const jobs: Job[] = [
    ...(sharedCaches ? [sharedCaches] : []),
    ...[outages, { stop }, services.backlog, services.clock.job, services.purge.job],
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
