import "reflect-metadata"
import { existsSync } from "node:fs"
import type { RequestListener, Server } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import compression from "compression"
import { type Express, type Request, type RequestHandler, type Response, Router } from "express"
import type { GraphQLSchema } from "graphql"
import type { Logger } from "pino"
import { keepsCookiesFrom, sessionCookies } from "./access/cookies.ts"
import { Programs } from "./access/programs.ts"
import { limitPrograms, reportQuota } from "./access/quota-headers.ts"
import { Role } from "./access/roles.ts"
import { SecondFactors } from "./access/second-factor.ts"
import { Sessions } from "./access/sessions.ts"
import { SignedKeys } from "./access/signed-keys.ts"
import { Throttle } from "./access/throttle.ts"
import { type Viewer, visitor, whoSignedIn } from "./access/viewer.ts"
import { AnswerCache } from "./answers/answer-cache.ts"
import { notesOf } from "./answers/answer-notes.ts"
import { AnswerMemory } from "./answers/answer-store.ts"
import { createSiteServer, siteApp } from "./answers/messages.ts"
import type { Proxies } from "./answers/request-address.ts"
import { RequestKeys } from "./answers/request-key.ts"
import { SharedCaches } from "./answers/shared-caches.ts"
import { hangUpAfterAnswer } from "./api/body-bounds.ts"
import type { Context, Services } from "./api/context.ts"
import { type FairQueue, fairQueue, queueFairly } from "./api/fair-queue.ts"
import { graphqlEndpoint } from "./api/graphql.ts"
import { openApi } from "./api/openapi.ts"
import { PersistedQueries } from "./api/persisted-queries.ts"
import { restRouter } from "./api/rest-router.ts"
import { sandbox } from "./api/sandbox.ts"
import { buildApi } from "./api/schema.ts"
import { Backlog } from "./background/backlog.ts"
import { Clock } from "./background/clock.ts"
import { Outages } from "./background/outages.ts"
import { Backups, backUpBeforeUpdate } from "./backup/backups.ts"
import { Content, type ContentType } from "./content/content.ts"
import { keepChanges } from "./content/keep-changes.ts"
import { storeOpenings } from "./content/opening.ts"
import type { OwnedRow } from "./content/owned.ts"
import type { RecordedRow } from "./content/record.ts"
import { type Database, openDatabase } from "./database/database.ts"
import { lockFolder } from "./database/folder-lock.ts"
import { requireNewFolder } from "./database/inspect.ts"
import { migrationsOf, namesOf } from "./database/migrating.ts"
import { explainOpenError } from "./database/open-error.ts"
import { claimDatabase } from "./database/site-identity.ts"
import { docs } from "./docs/docs.ts"
import { HeldPlaces } from "./events/held-places.ts"
import { features } from "./features.ts"
import { appDocuments } from "./generated/app-documents.ts"
import { editorsIn } from "./history/editors.ts"
import { history } from "./history/history.ts"
import { WeeklyMail } from "./history/weekly-mail.ts"
import type { ImageStore } from "./images/image-store.ts"
import { openStore, requireNewStore } from "./images/open-store.ts"
import { claimBucket, requireOwnPictures } from "./images/own-pictures.ts"
import { PictureFiles } from "./images/picture-files.ts"
import { PictureUses } from "./images/pictured.ts"
import { Pictures } from "./images/pictures.ts"
import { serveImages } from "./images/serve.ts"
import { PictureKeys } from "./images/signed-address.ts"
import { Variants } from "./images/variants.ts"
import { logRequests, noteForLog, type RequestFacts } from "./log.ts"
import { makeFolder } from "./machine.ts"
import { Outbox } from "./mail/outbox.ts"
import { schoolMailbox } from "./mail/school-mailbox.ts"
import { smtpTransport } from "./mail/transport.ts"
import { Metrics } from "./metrics/metrics.ts"
import { Documents, documentsAmong } from "./pages/documents.ts"
import { addMissingPages } from "./pages/missing-pages.ts"
import { makePrivate, tokenSecret } from "./private-files.ts"
import { publicAddresses } from "./public-addresses.ts"
import { openPreview } from "./publication/preview.ts"
import { Publishing } from "./publication/publishing.ts"
import { Schedule } from "./publication/schedule.ts"
import { StateFollowers } from "./publication/state-changes.ts"
import { Purge } from "./purge.ts"
import { restRows, restSections } from "./rest-rows.ts"
import { startingContentFolder, version } from "./root.ts"
import { MissedSearches } from "./search/missed-searches.ts"
import { Search } from "./search/search.ts"
import { PassingFault, type Settings, SettingsError } from "./settings.ts"
import { nameIfEmpty } from "./starting-content/empty-site.ts"
import { bringMap, fillIfEmpty } from "./starting-content/fill.ts"
import { Reads } from "./trending/reads.ts"
import { Trending } from "./trending/trending.ts"
import { firstAdministrator } from "./users/first-administrator.ts"
import { Cards } from "./web/cards.ts"
import { crossOrigin } from "./web/cross-origin.ts"
import { errorAnswer, graphqlErrorAnswer, unknownPath } from "./web/error-answer.ts"
import { feeds } from "./web/feeds.ts"
import { guardRequests } from "./web/guard-requests.ts"
import { answerOfProcess, health, readinessIn, requireWorking } from "./web/health.ts"
import { closeServer, Draining, leaveFilesFree, listen } from "./web/listen.ts"
import { manifest } from "./web/manifest.ts"
import { movedAddresses, numberedAddresses } from "./web/moved-address.ts"
import { movedPages } from "./web/moved-pages.ts"
import { noWorker } from "./web/no-worker.ts"
import type { PageSource } from "./web/page-source.ts"
import { robots } from "./web/robots.ts"
import { securityHeaders } from "./web/security-headers.ts"
import { securityTxt } from "./web/security-txt.ts"
import { hasScreen, servePages } from "./web/serve-pages.ts"
import { siteOrigin } from "./web/site-origin.ts"
import { sitemap } from "./web/sitemap.ts"
import { LiveStream } from "./webhooks/live.ts"
import { SiteEvents } from "./webhooks/site-events.ts"
import { Webhooks } from "./webhooks/webhooks.ts"

const entities = features.flatMap((feature) => feature.entities)
const unseen = features.flatMap((feature) => feature.unseen ?? [])
export const featureMigrations = features.flatMap((feature) => feature.migrations ?? [])
export const unexported = features.flatMap((feature) => feature.unexported ?? [])
const screens = features.flatMap((feature) => feature.screens ?? [])
const types = entities as ContentType<RecordedRow>[]

/** A site that is open, and answers whom its listener is given. */
export interface OpenSite {
  services: Services
  /** The first administrator, when this start made one. */
  administrator?: { email: string; generated?: string }
  /** Those in memory. */
  answers: AnswerCache
  metrics: Metrics
  listener: RequestListener
  /** Begins what the site does by itself. */
  start(): void
  /** Closes the database, once `finished` resolves: what is in flight. */
  close(finished: () => Promise<void>): Promise<void>
}

export interface Site extends Pick<OpenSite, "services" | "administrator" | "answers"> {
  /** Where it listens, such as `http://localhost:4000`. */
  url: string
  /** For what upgrades connections. */
  server: Server
  /** Says at `/readyz` that it is about to end, and serves on. */
  drain(): void
  /** Finishes the requests in flight, then closes the database. */
  close(): Promise<void>
}

interface Images {
  store: ImageStore
  variants: Variants
}

interface SiteOptions {
  settings: Settings
  log: Logger
  client: RequestHandler
  /** Without it, the site has no pages: for tests of what programs ask. */
  pages?: PageSource
  headers?: RequestHandler
  /** Its name, where a process serves several. */
  school?: string
  /** What it need not make for itself. */
  shared?: Partial<Shared>
}

/** What the schools that one process serves share, so that all of them take no more than one would. */
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

export type Opening = SiteOptions & { draining: Pick<Draining, "isUnderWay"> }

type Assembling = Opening & { metrics: Metrics; persisted: PersistedQueries }

/** It takes its port first: a second start beside a running site must not touch its data. Whoever asks early waits. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const server = createSiteServer()
  leaveFilesFree(server, options.log)
  await listen(server, options.settings)
  const draining = new Draining(server)
  const opening = openSite({ ...options, draining })
  const wait: RequestListener = (request, response) => {
    if (answerOfProcess(request, response, "starting")) return
    opening.then(
      ({ listener }) => listener(request, response),
      () => response.destroy(),
    )
  }
  server.on("request", wait)
  const { listener, start, close, ...site } = await opening.catch(closeAndRethrow(server))
  server.off("request", wait).on("request", listener)
  start()
  return {
    ...site,
    server,
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    drain: () => draining.begin(),
    close: () => close(() => closeServer(server)),
  }
}

/** Opens a site in its folder, which it has for itself: several share one only where PostgreSQL keeps what they change. */
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
  const { settings, log, shared, school } = options
  const { services, images } = await openServices(settings, log, folder)
  const administrator = await begin(services, folder).catch(async (error) => {
    await services.database.close()
    throw error
  })
  const metrics = new Metrics({ ...services, school, answers: () => answers.counts.total })
  const persisted = new PersistedQueries(appDocuments)
  const { app, stop } = await assemble(services, images, { ...options, metrics, persisted })
  const sharedCaches = sharedCachesOf(services)
  const answers: AnswerCache = answersInFront(app, services, { persisted, sharedCaches, memory: shared?.memory })
  const stopAnswering = () => Promise.all([stop(), answers.stop(), sharedCaches?.stop()])
  return {
    services,
    administrator,
    answers,
    metrics,
    listener: guardRequests(answers.listener),
    start() {
      startJobs(services)
      sharedCaches?.start()
    },
    async close(finished) {
      services.live.stop()
      await finished()
      await closeServices(services, stopAnswering)
    },
  }
}

/** Returns the first administrator, where there was none. */
async function begin(services: Services, folder: ImageStore) {
  const { database, settings, backups } = services
  await requireOwnPictures(database.read, folder, settings)
  return database.alone(async () => {
    const secret = await secretOf(settings)
    const siteId = await claimDatabase(database, { dataDir: settings.dataDir, secret })
    if (settings.s3) await claimBucket(folder, siteId)
    const administrator = await fill(services)
    await backups.lockFolder(siteId)
    return administrator
  })
}

function startJobs(services: Services) {
  services.outbox.start()
  services.webhooks.start()
  services.weeklyMail.job.startNow()
  services.pictureFiles.job.startNow()
  services.documents.job.startNow()
  services.heldPlaces.job.startNow()
  services.backlog.start()
  services.schedule.start()
  services.backups.job.start()
  services.purge.job.start()
  services.clock.job.start()
}

async function closeServices(services: Services, stopAnswering: () => Promise<unknown>) {
  await services.clock.job.stop()
  await services.purge.job.stop()
  await services.schedule.stop()
  await services.heldPlaces.job.stop()
  await services.weeklyMail.job.stop()
  await services.backups.stop()
  await stopAnswering()
  await services.reads.stop()
  await services.programs.stop()
  await services.missedSearches.stop()
  await services.webhooks.stop()
  await services.outbox.stop()
  await services.pictureFiles.stop()
  await services.documents.job.stop()
  await services.backlog.stop()
  await services.database.close()
}

/** What every site has. Of several processes that start at the same time, one brings it. Returns the first administrator, where there was none. */
async function fill(services: Services) {
  const { seed } = services.settings
  await keepChanges(services.database)
  const filled = seed === "school" && (await fillIfEmpty(startingContentFolder, services))
  if (seed !== "school") await nameIfEmpty(services)
  await bringMap(startingContentFolder, services)
  await addMissingPages(services.database)
  if (filled) await services.backlog.finish()
  await services.schedule.catchUp()
  await services.purge.run()
  return firstAdministrator(services)
}

function sharedCachesOf({ settings, database, schedule, log }: Services): SharedCaches | undefined {
  const { purge } = settings
  return purge && new SharedCaches({ purge, database, nextChange: () => schedule.nextAt, log })
}

function answersInFront(
  site: Express,
  { settings, log, database: { generations } }: Services,
  { persisted, ...others }: { persisted: PersistedQueries; sharedCaches?: SharedCaches; memory?: AnswerMemory },
) {
  const proxies: Proxies = site.get("trust proxy fn")
  const requestKeys = new RequestKeys(publicAddresses(features, restRows), settings, proxies, persisted)
  return new AnswerCache({ site, requestKeys, generations, proxies, log, ...others })
}

const secretOf = async ({ tokenSecret: given, dataDir }: Settings) =>
  given ?? (await tokenSecret(dataDir).catch(cannotUse("DATA_DIR")))

export const knownMigrations = () => namesOf(migrationsOf({ migrations: featureMigrations }))

export function openSiteDatabase(settings: Settings, log: Logger): Promise<Database> {
  const { dataDir, postgres, slowMs } = settings
  const file = join(dataDir, "site.sqlite")
  const whenEmpty = async () => {
    await requireNewFolder(settings)
    await requireNewStore(settings)
  }
  const beforeUpdate = postgres ? undefined : () => backUpBeforeUpdate(settings, log)
  const opening = { entities, unseen, migrations: featureMigrations, log, slowMs, whenEmpty, beforeUpdate }
  return openDatabase({ postgres, file, ...opening }).catch(explainOpenError)
}

/** Makes the folder that a site writes to, or finds it, and gives the place of its pictures. */
async function openFolder(settings: Settings): Promise<ImageStore> {
  const { dataDir, olderDataDir, s3 } = settings
  if (olderDataDir && existsSync(join(olderDataDir, "site.sqlite")))
    throw new SettingsError(
      `There is a site in ${olderDataDir}, where early releases kept it. Start release 0.1.0 once, which moves it to ${dataDir}, or set DATA_DIR.`,
    )
  await makeFolder(dataDir).catch(cannotUse("DATA_DIR"))
  const cannot = s3 ? cannotUseStore : cannotUse("DATA_DIR")
  const store = await openStore(settings).catch(cannot)
  await store.check().catch(cannot)
  await makePrivate(dataDir)
  return store
}

/** Opens all that a site keeps, without serving it: for the site itself and for commands such as `npm run user`. */
export async function openServices(
  settings: Settings,
  log: Logger,
  folder?: ImageStore,
): Promise<{ services: Services; images: Images }> {
  const store = folder ?? (await openFolder(settings))
  const database = await openSiteDatabase(settings, log)
  const secret = await secretOf(settings)
  const uses = PictureUses.in(database.read)
  const variants = new Variants(store)
  const clock = new Clock(log)
  const outages = new Outages({ log, works: () => requireWorking(database, store) })
  const pictureFiles = new PictureFiles({
    database,
    uses,
    store,
    variants,
    log,
    clock,
    otherFiles: (names) => documentsAmong(database.read, names),
  })
  const pictures = new Pictures(database, uses, store, pictureFiles, new PictureKeys(secret))
  const documents = new Documents({ database, store, clock, log })
  const search = new Search(
    database,
    features.flatMap(({ answers }) => answers ?? []),
  )
  const { mail } = settings
  const transport = mail.smtpUrl ? smtpTransport(mail.smtpUrl) : undefined
  const from = async () => mail.from ?? schoolMailbox({ database, settings })
  const keys = new SignedKeys(secret)
  const outbox = new Outbox({ database, log, transport, from })
  const webhooks = new Webhooks({ database, log, outbox, settings, secret })
  const siteEvents = new SiteEvents(webhooks, settings.siteUrl)
  const noteMoment = (moment: Date) => schedule.note(moment)
  const followers = new StateFollowers({ history, outbox, settings, events: siteEvents, noteMoment })
  const content = new Content(database, pictures, search, history, followers)
  const publishing = new Publishing(pictures, followers, database)
  const owned = types.filter(({ listedStates }) => listedStates) as ContentType<OwnedRow>[]
  const schedule: Schedule = new Schedule({ database, pictures, content, publishing, types: owned, log })
  const services: Services = {
    settings,
    log,
    clock,
    database,
    outbox,
    siteEvents,
    webhooks,
    live: new LiveStream({ database, settings, log }),
    weeklyMail: new WeeklyMail({ database, outbox, settings, log }),
    sessions: new Sessions(database, secret, settings.sessions),
    programs: new Programs(database, log),
    secondFactors: new SecondFactors(secret),
    keys,
    heldPlaces: new HeldPlaces({ database, outbox, keys, settings, log }),
    throttle: new Throttle(database),
    outages,
    readiness: () => readinessIn(outages, database, store),
    healthChecks: features.flatMap(({ health }) => health ?? []),
    pictures,
    pictureFiles,
    content,
    documents,
    publishing,
    schedule,
    search,
    editors: editorsIn(database),
    reads: new Reads(database, log),
    missedSearches: new MissedSearches(database, log),
    trending: new Trending(database),
    backups: new Backups({ settings, database, log, secret }),
    purge: new Purge({ database, pictures, log }),
    backlog: new Backlog(log, [
      () => search.indexScreens(screens),
      () => storeOpenings(database, types),
      () => search.catchUp(types),
      () => documents.rewriteStored(),
    ]),
  }
  return { services, images: { store, variants } }
}

async function assemble(
  services: Services,
  images: Images,
  { client, pages, headers, metrics, persisted, draining, shared }: Assembling,
) {
  const { settings, log, pictures } = services
  const { schema = buildApi(features), turns = fairQueue() } = shared ?? {}
  if (keepsCookiesFrom(settings))
    log.warn(
      "CORS_ORIGINS names another site, whose pages cannot stay signed in: SITE_URL must begin with https: for that",
    )
  const contextOf = contextFor(services)
  const queued = queueFairly(turns, changes)
  const { outages } = services
  const graphql = await graphqlEndpoint({ schema, log, outages, persisted, contextOf, turns })

  const app = siteApp()
  app.disable("x-powered-by").set("trust proxy", settings.trustProxy)
  app.use(logRequests(log, settings.slowMs), metrics.count, headers ?? securityHeaders(settings), hangUpAfterAnswer)
  app.use(health(services.readiness, draining), metrics.router)
  const viewerOf = (request: Request) => viewerBy(bearer(request), services)
  const openedBy = async (key: unknown) => {
    const { pictureId, grantee } = pictures.keys.read(key) ?? {}
    return pictureId && grantee ? { pictureId, viewer: await viewerAs(grantee, services) } : undefined
  }
  app.get("/images/:file", serveImages({ ...images, files: services.pictureFiles, pictures, viewerOf, openedBy }))
  app.use(crossOrigin(settings.corsOrigins))
  app.use(limitPrograms({ throttle: services.throttle, tokenOf: bearer, viewerOf }))
  app.use(compressed())
  app.use(sandbox(client))
  app.use("/graphql", graphql.router, graphqlErrorAnswer(log, outages))
  app.use(unlessFile(restRouter({ schema, rows: restRows, contextOf, queued })))
  app.use(found(services, queued))
  const { siteUrl } = settings
  app.use(docs({ schema, siteUrl, openApi: () => openApi({ schema, sections: restSections, siteUrl, version }) }))
  const { database } = services
  app.use(numberedAddresses(database))
  app.use(movedPages({ database, hasScreen: async (path) => pages !== undefined && hasScreen(pages, path) }))
  if (!settings.offline) app.get("/worker.js", noWorker)
  app.use(client)
  const cards = new Cards(pictures, images.store)
  if (pages) app.use(servePages({ source: pages, schema, contextOf, settings, log, queued, cards }))
  app.use(movedAddresses(database))
  app.use(unknownPath)
  app.use(errorAnswer(log, outages))
  const stop = async () => {
    outages.stop()
    await graphql.stop()
  }
  return { app, stop }
}

/** Feeds, calendars, sitemaps. The path of an item may begin with the same words. */
const file = /\.(?:xml|json|ics)$/

function unlessFile(handler: RequestHandler): RequestHandler {
  return (request, response, next) => (file.test(request.path) ? next() : handler(request, response, next))
}

function found(services: Services, queued: RequestHandler): RequestHandler {
  const inFeeds = {
    types: (entities as ContentType<OwnedRow>[]).filter(({ addressed }) => addressed?.feed),
    sources: features.flatMap(({ inFeeds }) => inFeeds ?? []),
  }
  return Router()
    .use(file, queued)
    .use(
      robots(services.settings),
      securityTxt(services),
      manifest(services),
      sitemap(features, services),
      feeds(inFeeds, services),
      ...features.flatMap(({ routes }) => routes?.(services) ?? []),
    )
}

/** Bytes that come in the first packets of a connection, compressed or not: fewer are not worth three turns on another thread. */
const worthCompressing = 8 * 1024

/** Who takes no encoding is spared what would look for one; the answer to others is another one all the same. */
function compressed(): RequestHandler {
  const compress = compression({ threshold: worthCompressing })
  return (request, response, next) => {
    if (request.headers["accept-encoding"] !== undefined) return compress(request, response, next)
    response.vary("Accept-Encoding")
    next()
  }
}

/** What changes something is not kept waiting behind what is only read. */
const changes = ({ method }: Request) => method !== "GET" && method !== "HEAD"

/** Who asks, from where: the same for GraphQL and REST. */
function contextFor(services: Services) {
  const cookieOf = sessionCookies(services.settings)
  return async (request: Request, response: Response): Promise<Context> => {
    const viewer = await viewerBy(bearer(request), services)
    noteForLog(response, { role: Role[viewer.role], program: viewer.program?.id })
    // Spread, so many services would cost more than to assign them: what then replaces one of them is defined anew.
    return Object.assign({}, services, {
      content: services.content.as(viewer),
      throttle: services.throttle.reporting(reportQuota(response)),
      viewer,
      answer: notesOf(response),
      cookie: cookieOf(request, response),
      address: plainAddress(request),
      origin: siteOrigin(request, services.settings),
      device: request.get("user-agent") ?? "",
      noteForLog: (facts: RequestFacts) => noteForLog(response, facts),
    })
  }
}

/** Whom a bearer token stands for: a person's access token, or the token of a program. */
const viewerBy = (token: string | undefined, { sessions, programs }: Services) =>
  Programs.owns(token) ? programs.viewer(token) : sessions.viewer(token)

/** In whose right a grantee of `granteeOf` sees pictures now. */
async function viewerAs(grantee: string, { database, sessions, programs }: Services): Promise<Viewer> {
  const [kind, handle = ""] = grantee.split(".")
  if (kind === "program") return programs.viewerByHash(handle)
  if (kind === "session") return whoSignedIn(await sessions.viewerByHandle(handle))
  const opened = await openPreview(database.read, handle)
  return opened ? { ...visitor, ...opened.maker } : visitor
}

/** A socket of both families shows an IPv4 address as `::ffff:192.0.2.1`. */
const plainAddress = ({ ip = "" }: Request) => ip.replace(/^::ffff:(?=\d+\.)/, "")

function bearer(request: Request) {
  return /^Bearer (\S+)$/i.exec(request.get("authorization") ?? "")?.[1]
}

/** Errors that pass: a full disk that gets room, a network disk that comes back. */
const passing = ["ENOSPC", "EDQUOT", "EIO", "ESTALE", "EMFILE", "ENFILE", "ENOMEM", "EBUSY"]

function cannotUse(setting: string) {
  return (error: NodeJS.ErrnoException): never => {
    const Fault = passing.includes(error.code ?? "") ? PassingFault : SettingsError
    throw new Fault(`Setting ${setting} is wrong: the folder cannot be written (${error.code}).`)
  }
}

/** With what the store said, and nothing of the address, in which a key stands. */
function cannotUseStore({ message }: Error): never {
  throw new PassingFault(`Setting IMAGES_URL is wrong: the store cannot be used (${message}).`)
}

function closeAndRethrow(server: Server) {
  return (error: unknown): never => {
    server.close()
    server.closeAllConnections()
    throw error
  }
}
