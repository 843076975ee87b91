import { text } from "node:stream/consumers"
import { ApolloClient, ApolloLink } from "@apollo/client"
import type { DocumentNode, ExecutionResult } from "graphql"
import { LRUCache } from "lru-cache"
import type { ReactNode } from "react"
import { prerender } from "react-dom/static.edge"
import { type Location, matchRoutes, type Navigator, parsePath } from "react-router-dom"
import { from } from "rxjs"
import { pathTo } from "../../base/addresses/history.ts"
import { withRealAddresses } from "../../base/addresses/real-address.ts"
import { LanguageRouter } from "../../base/addresses/router.tsx"
import { newCache } from "../../base/session/cache.ts"
import { type ServedPage, ServedPageContext } from "../../base/ui/loading/served.ts"
import { apiLanguage } from "../../base/ui/words/api-language.ts"
import { loadDictionary } from "../../base/ui/words/dictionaries.ts"
import { type Language, localeOf } from "../../base/ui/words/language.ts"
import { languageOf, pathIn, withoutLanguage } from "../../base/ui/words/language-path.ts"
import { translate } from "../../base/ui/words/translate.ts"
import { withWordings } from "../../base/ui/words/wordings.ts"
import { SiteDocument, type SiteQuery } from "../../generated/graphql.ts"
import { routes as adminRoutes } from "../admin-screens.tsx"
import { App } from "../app.tsx"
import { routes } from "../routes.tsx"
import type { SharedCard } from "./card.ts"
import type { ServedContent } from "./content.ts"
import { head, sharedPage } from "./head.tsx"
import { PageQueries, type QueryRequest, WaitForAnswers } from "./wait-for-answers.tsx"

export type { SharedCard }

export type RunQuery = (document: DocumentNode, variables: Record<string, unknown>) => Promise<ExecutionResult>

type PageRequest = {
  address: string
  origin: string
  runQuery: RunQuery
}

export type RenderedPage = Pick<ServedPage, "found" | "guarded"> & {
  language: string
  head: string
  card: SharedCard | null
  /** Null if the page's query for the site failed. */
  look: SiteQuery["site"]["look"] | null
  body: string
  content: ServedContent
  /** The next time at which the page changes by itself, in milliseconds; null if never. */
  trueUntil: number | null
}

const allRoutes = [{ path: "/admin", children: adminRoutes }, ...routes]

export function hasScreen(path: string): boolean {
  const route = matchRoutes(allRoutes, withoutLanguage(path))?.at(-1)?.route
  return route !== undefined && route.path !== "*"
}

/** The last queries of each address, to send them in parallel next time instead of as React reaches each component. */
const lastQueries = new LRUCache<string, QueryRequest[]>({ max: 1_000 })

export async function render({ address, origin, runQuery }: PageRequest): Promise<RenderedPage> {
  const page: ServedPage = {
    origin,
    title: "",
    found: true,
    guarded: false,
    span: null,
    crumbs: [],
    screens: new Set(),
  }
  const answers: Record<string, unknown> = {}
  const language = languageOf(address)
  const t = translate(language, await loadDictionary(language))
  const writtenAt = Date.now()
  const client = new ApolloClient({ ssrMode: true, link: queryLink(runQuery, answers), cache: newCache() })
  const queries = new PageQueries(client)
  const siteQuery = { query: SiteDocument, variables: { language: apiLanguage(language) } }
  await queries.prefetch(lastQueries.get(address) ?? [siteQuery])
  const html = await toHtml(
    <WaitForAnswers client={client} queries={queries}>
      <ServedPageContext value={page}>
        <App
          client={client}
          restore={false}
          writtenAt={writtenAt}
          router={(site) => (
            <LanguageRouter location={locationOf(address)} navigator={staticNavigator} isStatic>
              {site}
            </LanguageRouter>
          )}
        />
      </ServedPageContext>
    </WaitForAnswers>,
  )
  const { found, guarded, span, screens } = page
  if (found && !guarded) lastQueries.set(address, queries.usedQueries())
  // The last answer with a root field wins: another operation may select less of the site.
  const { site } = client.readQuery<SiteQuery>(siteQuery) ?? {}
  const absoluteUrl = (path: string) => origin + path
  // `/News/view/01` works too; its canonical address is `/news/view/1`.
  const named = address.replace(/^[^?]+/, (path) => path.toLowerCase().replace(/\/0+(?=[1-9])/, "/"))
  const urlIn = (language: Language) => absoluteUrl(pathIn(language, withoutLanguage(named)))
  const place = site ? { site, t: withWordings(t, site.wordings), url: absoluteUrl(named), absoluteUrl, urlIn } : null
  const shared = sharedPage({ page, path: withoutLanguage(address).replace(/\?.*/, ""), place, answers })
  return {
    found,
    guarded,
    language: localeOf(language),
    head: head(page, place, shared),
    card: shared?.card ?? null,
    look: site?.look ?? null,
    body: withRealAddresses(html),
    trueUntil: span && Number.isFinite(span.until) ? span.until : null,
    content: {
      address,
      screens: [...screens],
      writtenAt: span?.since ?? null,
      answers: inOrder(client.cache.extract()) as ServedContent["answers"],
    },
  }
}

const locationOf = (address: string): Location => {
  const { pathname = "/", search = "" } = parsePath(address)
  return { pathname, search, hash: "", state: null, key: "default" }
}

const staticNavigator: Navigator = { createHref: pathTo, push() {}, replace() {}, go() {} }

/** Renders everything at once: React's stream would send long parts later, for a script to place. */
async function toHtml(tree: ReactNode) {
  const failures: unknown[] = []
  const { prelude } = await prerender(tree, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  })
  if (failures.length) throw failures[0]
  return text(prelude)
}

function queryLink(runQuery: RunQuery, answers: Record<string, unknown>) {
  const answer = async ({ query, variables }: ApolloLink.Operation) => {
    const result = await runQuery(query, variables)
    Object.assign(answers, result.data)
    return result as ApolloLink.Result
  }
  return new ApolloLink((operation) => from(answer(operation)))
}

/** Sorts keys, because answers arrive in any order and caches need the same bytes for the same page. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== "object" || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, inOrder(inner)]))
}
