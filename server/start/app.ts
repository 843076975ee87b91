import compression from "compression"
import { type Request, type RequestHandler, Router } from "express"
import type { GraphQLSchema } from "graphql"
import { blocksCookies } from "../access/cookies.ts"
import { limitPrograms } from "../access/quota-headers.ts"
import { visitor } from "../access/viewer.ts"
import { logRequests } from "../base/log.ts"
import { hangUpAfterAnswer } from "../base/requests/body-bounds.ts"
import { version } from "../base/root.ts"
import type { Services } from "../content/api/context.ts"
import { isPreview } from "../content/pictures/picture-addresses.resolver.ts"
import { serveImages } from "../content/pictures/serve.ts"
import { siteApp } from "../doors/answers/messages.ts"
import { docs } from "../doors/docs/docs.ts"
import { graphqlEndpoint } from "../doors/graphql/graphql.ts"
import type { PersistedQueries } from "../doors/graphql/persisted-queries.ts"
import { sandbox } from "../doors/graphql/sandbox.ts"
import type { Metrics } from "../doors/metrics/metrics.ts"
import { type FairQueue, queueFairly } from "../doors/requests/fair-queue.ts"
import { bearer, contextFor, viewerAs, viewerOf } from "../doors/requests/request-context.ts"
import { openApi } from "../doors/rest/openapi.ts"
import { restRouter } from "../doors/rest/rest-router.ts"
import { Cards } from "../doors/web/cards.ts"
import { crossOrigin } from "../doors/web/cross-origin.ts"
import { errorHandler, graphqlErrorHandler, onlyRead, unknownPath } from "../doors/web/error-handler.ts"
import { feeds } from "../doors/web/feeds.ts"
import { health } from "../doors/web/health.ts"
import type { Draining } from "../doors/web/listen.ts"
import { lookFiles } from "../doors/web/look-files.ts"
import { manifest } from "../doors/web/manifest.ts"
import { movedPages } from "../doors/web/moved-pages.ts"
import type { PageSource } from "../doors/web/page-source.ts"
import { robots } from "../doors/web/robots.ts"
import { securityHeaders } from "../doors/web/security-headers.ts"
import { securityTxt } from "../doors/web/security-txt.ts"
import { hasScreen, servePages } from "../doors/web/serve-pages.ts"
import { sitemap } from "../doors/web/sitemap.ts"
import { movedAddresses, numberedAddresses } from "../store/addresses/moved-address.ts"
import { features } from "./features.ts"
import { restRows, restSections } from "./rest-rows.ts"
import { ownedEntities } from "./services.ts"

export interface Serving {
  client: RequestHandler
  /** Absent in tests of the API. */
  pages?: PageSource
  headers?: RequestHandler
  draining: Draining
}

type Assembling = Serving & { metrics: Metrics; persisted: PersistedQueries; schema: GraphQLSchema; queue: FairQueue }

/** The order of handlers matters. `stop` ends GraphQL. */
export async function buildApp(services: Services, options: Assembling) {
  const { client, pages, headers, metrics, persisted, draining, schema, queue } = options
  const { settings, log, pictures, database, images, outages, pictureFiles: files } = services
  const { siteUrl } = settings
  if (blocksCookies(settings))
    log.warn(
      "CORS_ORIGINS names another site, whose pages cannot stay signed in: SITE_URL must begin with https: for that",
    )
  const contextOf = contextFor(services)
  const queued = queueFairly(queue, isWrite)
  const graphql = await graphqlEndpoint({ schema, log, outages, persisted, contextOf, queue })
  const openedBy = async (key: unknown) => {
    const { pictureId, grantee } = pictures.keys.read(key) ?? {}
    if (!pictureId || !grantee) return undefined
    const viewer = await viewerAs(grantee, services)
    return { pictureId, viewer, reader: isPreview(grantee) ? visitor : viewer }
  }
  const viewer = (request: Request) => viewerOf(request, services)

  const app = siteApp()
  app.disable("x-powered-by").set("trust proxy", settings.trustProxy)
  app.use(logRequests(log), metrics.count, headers ?? securityHeaders(settings), hangUpAfterAnswer)
  app.use([/^.*\.[a-z]+$/, "/healthz", "/readyz", "/metrics", "/images"], onlyRead)
  app.use(health(services.readiness, draining), metrics.router)
  app.get("/images/:file", serveImages({ ...images, files, pictures, viewerOf: viewer, openedBy }))
  app.use(crossOrigin(settings.corsOrigins))
  app.use(limitPrograms({ throttle: services.throttle, tokenOf: bearer, viewerOf: viewer }))
  app.use(compression({ threshold: minCompressedBytes }))
  app.use(sandbox(client))
  app.use("/graphql", graphql.router, graphqlErrorHandler(log, outages))
  app.use(unlessFile(restRouter({ schema, rows: restRows, contextOf, queued })))
  app.use(lookFiles(services, images.store))
  app.use(documents(services, queued))
  app.use(docs({ schema, siteUrl, openApi: () => openApi({ schema, sections: restSections, siteUrl, version }) }))
  app.use(numberedAddresses(database))
  app.use(movedPages({ database, hasScreen: async (path) => pages !== undefined && hasScreen(pages, path) }))
  if (!settings.offline) app.get("/worker.js", noWorker)
  app.use(client)
  const cards = new Cards({ pictures, files, database, ...images })
  if (pages) app.use(servePages({ source: pages, schema, contextOf, settings, log, queued, cards }))
  app.use(movedAddresses(database))
  app.use(unknownPath)
  app.use(errorHandler(log, outages))
  return { app, stop: graphql.stop }
}

/** Matches from the beginning: Express passes over a pattern of `use` that matches only the end of a path. */
const file = /^.*\.(?:xml|json|ics)$/

function unlessFile(handler: RequestHandler): RequestHandler {
  return (request, response, next) => (file.test(request.path) ? next() : handler(request, response, next))
}

function documents(services: Services, queued: RequestHandler): RequestHandler {
  const inFeeds = ownedEntities.filter(({ addressed }) => addressed?.feed)
  return Router()
    .use(file, queued)
    .use(
      robots(services),
      securityTxt(services),
      manifest(services),
      sitemap(features, services),
      feeds(inFeeds, services),
      ...features.flatMap(({ routes }) => routes?.(services) ?? []),
    )
}

/** Replaces the service worker if OFFLINE is false: the browser's next update check removes the earlier one. */
const noWorker: RequestHandler = (request, _response, next) => {
  request.url = "/no-worker.js"
  next()
}

/** Smaller answers fit into a connection's first packets: compressing them would cost three turns on another thread. */
const minCompressedBytes = 8 * 1024

/** Writes do not queue behind reads. */
const isWrite = ({ method }: Request) => method !== "GET" && method !== "HEAD"
