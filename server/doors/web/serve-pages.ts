import { createHash } from "node:crypto"
import { type Request, type RequestHandler, type Response, Router } from "express"
import { type DocumentNode, execute, type GraphQLError, type GraphQLSchema, parse } from "graphql"
import type { Logger } from "pino"
import type { RenderedPage, RunQuery } from "../../../client/app/served/render.tsx"
import { hasSessionCookie, hasSessionHint } from "../../access/cookies.ts"
import { visitor } from "../../access/viewer.ts"
import { siteOrigin } from "../../base/addresses/site-origin.ts"
import { AnswerNotes } from "../../base/api/answer-notes.ts"
import { codeOf, statusOf } from "../../base/failures/failures.ts"
import { directionOf, languageAt, originalLanguage } from "../../base/languages.ts"
import type { Settings } from "../../base/settings.ts"
import { html } from "../../base/text/html.ts"
import { type Context, inSnapshot } from "../../content/api/context.ts"
import { redirectTarget } from "../../store/addresses/moved-address.ts"
import { acceptsPage, wantsPage } from "../requests/content-negotiation.ts"
import type { Cards } from "./cards.ts"
import type { PageSource } from "./page-source.ts"
import { type CardOf, serveCards } from "./serve-cards.ts"
import { type PageLook, withLook } from "./with-look.ts"

type PagesOptions = {
  source: PageSource
  schema: GraphQLSchema
  contextOf: (request: Request, response: Response) => Promise<Context>
  settings: Settings
  log: Logger
  queued: RequestHandler
  cards: Cards
}

/** Renders pages for visitors and programs. With a session pages are empty, and the browser renders. */
export function servePages(options: PagesOptions): Router {
  const router = Router()
  router.get(/^\/cards(\/.*)?\.jpg$/, options.queued, serveCards(options.cards, cardOf(options)))
  const forPages: RequestHandler = (request, response, next) => {
    response.vary("Accept")
    next(acceptsPage(request) ? undefined : "route")
  }
  router.get(
    /^\/(?!assets\/|images\/|sandbox\/|graphql)/,
    forPages,
    options.queued,
    async (request, response, next) => {
      const context = await options.contextOf(request, response)
      const rendered = await inSnapshot(context, (context) => renderPage(options, request, context))
      const isMoved = rendered?.status === 404 && (await redirectTarget(context.database, request.path))
      if (!rendered || isMoved) return next()
      allowHashGuard(response)
      if (isSecret(request)) response.set({ "X-Robots-Tag": "noindex, nofollow", "Referrer-Policy": "no-referrer" })
      response.set({ "Cache-Control": cacheControlFor(request), "Content-Language": rendered.language })
      response.status(rendered.status).type("html").send(rendered.text)
    },
  )
  return router
}

/** Null if the address is no page and the client also accepts data. */
async function renderPage(options: PagesOptions, request: Request, context: Context) {
  const { runQuery, requireAnswers, allAnswered } = queryRunner(options.schema, context)
  const page = await pageFor(options, request, runQuery)
  requireAnswers()
  const found = page ? page.found : await hasScreen(options.source, request.path)
  if (!found && !wantsPage(request)) return null
  if (page?.found && allAnswered()) markCacheable(context.answer, page)
  const language = page?.language ?? defaultLanguage
  return { status: found ? 200 : 404, language, text: await pageHtml(options.source, request, page, runQuery) }
}

/** True if the address has a screen: only the browser finds out whether its item exists. */
export async function hasScreen(source: PageSource, path: string) {
  const screens = await source.screens?.()
  return screens ? screens.hasScreen(path) : true
}

function markCacheable(answer: AnswerNotes, { trueUntil }: RenderedPage) {
  answer.allowSharedCaching()
  if (trueUntil !== null) answer.validUntil(new Date(trueUntil))
}

function cardOf(options: PagesOptions): CardOf {
  return async (request, response) => {
    const context = await options.contextOf(request, response)
    const asVisitor = {
      ...context,
      viewer: visitor,
      content: context.content.as(visitor),
      answer: new AnswerNotes(true),
    }
    return inSnapshot(asVisitor, async (context) => {
      const { runQuery, requireAnswers } = queryRunner(options.schema, context)
      const page = await pageAt(request.params[0] ?? "/", options, request, runQuery)
      requireAnswers()
      return page?.card ?? null
    })
  }
}

/** Null if the browser must render: with a session, for a preview or a guarded screen, or after a failure here. */
async function pageFor(options: PagesOptions, request: Request, runQuery: RunQuery) {
  if (hasSessionHint(request.get("cookie")) || isPreview(request)) return null
  return pageAt(request.originalUrl, options, request, runQuery)
}

async function pageAt(address: string, { source, log, settings }: PagesOptions, request: Request, runQuery: RunQuery) {
  try {
    const screens = await source.screens?.()
    const page = await screens?.render({ address, origin: siteOrigin(request, settings), runQuery })
    return !page || page.guarded ? null : page
  } catch (error) {
    if (statusOf(codeOf(error as GraphQLError)) === 503) return null
    log.error({ err: error, path: request.path }, "page could not be made")
    return null
  }
}

/** Runs the queries of a page's parts. A screen shows its own error; a page without any answer fails. */
function queryRunner(schema: GraphQLSchema, contextValue: Context) {
  let unavailable: GraphQLError | undefined
  let failures = 0
  const runQuery: RunQuery = async (document: DocumentNode, variableValues) => {
    const { data, errors } = await execute({ schema, document, contextValue, variableValues })
    unavailable ??= errors?.find((error) => statusOf(codeOf(error)) === 503)
    failures += errors?.length ?? 0
    if (errors?.[0]) throw errors[0]
    // Gives the page plain data, like a response over the network.
    return { data: JSON.parse(JSON.stringify(data)) }
  }
  /** @throws BUSY, UNAVAILABLE or TIMED_OUT if an answer failed for it */
  const requireAnswers = () => {
    if (unavailable) throw unavailable.originalError ?? unavailable
  }
  return { runQuery, requireAnswers, allAnswered: () => failures === 0 }
}

async function pageHtml(source: PageSource, request: Request, page: RenderedPage | null, runQuery: RunQuery) {
  const localized = inLanguage(await source.template(request.originalUrl), request.path, page?.language)
  if (!page) {
    const { name, look } = await siteOf(runQuery)
    const head = html`<title>${name}</title><meta name="robots" content="noindex">`.text
    return fill(withLook(localized, look), { head, page: "", content: "" })
  }

  const template = withLook(localized, page.look ?? (await siteOf(runQuery)).look)
  const scripts = source.scripts(page.content.screens)
  const parts = {
    head: hashGuardFor(request) + page.head,
    page: page.body,
    content: `<script type="application/json" id="served-content">${jsonInHtml(page.content)}</script>`,
  }
  return fill(withScripts(template, scripts), parts)
}

/** Tells client/app/begin.ts, the first script, the names of the others. */
const withScripts = (template: string, scripts: string[]) =>
  template.replace('<script type="module"', (tag) => `${tag} data-scripts="${scripts.join(" ")}"`)

const defaultLanguage = "en-GB"

/** The manifest is localised too, so that the installed app opens in the language. */
function inLanguage(template: string, path: string, language = defaultLanguage) {
  const code = languageAt(path)
  if (code === originalLanguage) return template
  return template
    .replace(`<html lang="${defaultLanguage}">`, `<html lang="${language}" dir="${directionOf(code)}">`)
    .replace("/manifest.webmanifest", `/manifest-${code}.webmanifest`)
}

/** A `<` could end the element. */
const jsonInHtml = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c")

const fill = (template: string, parts: Record<"head" | "page" | "content", string>) =>
  template.replace(/<!--(head|page|content)-->/g, (_, name: keyof typeof parts) => parts[name])

const siteQuery = parse("{ site { name look { version stylesheet frame typeface } } }")

async function siteOf(runQuery: RunQuery) {
  const { site } = (await runQuery(siteQuery, {})).data as { site: { name: string; look: PageLook } }
  return site
}

/** A hash route arrives as the home page: hides it until the browser has rendered the right screen. */
const hashGuard = 'if(/^#\\/./.test(location.hash))document.documentElement.classList.add("elsewhere")'

const hashGuardPolicy = `'sha256-${createHash("sha256").update(hashGuard).digest("base64")}'`

const hashGuardFor = ({ path }: Request) => (path === "/" ? `<script>${hashGuard}</script>` : "")

/** Allows the only inline script by its hash. */
function allowHashGuard(response: Response) {
  const policy = response.get("Content-Security-Policy")
  if (!policy || policy.includes("'unsafe-inline'") || response.req.path !== "/") return
  response.set("Content-Security-Policy", policy.replace("script-src 'self'", `$& ${hashGuardPolicy}`))
}

/** Caches that ignore cookies may serve the visitors' page to a session: the browser then renders it again. */
function cacheControlFor(request: Request) {
  if (isSecret(request)) return "no-store"
  return hasSessionCookie(request.get("cookie")) ? "private, no-cache" : "no-cache"
}

const isPreview = ({ query }: Request) => query.preview !== undefined

/** Links to unpublished content: never cached, never sent as a referrer. */
const isSecret = (request: Request) => isPreview(request) || request.query.key !== undefined
