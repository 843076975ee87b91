import { text } from "node:stream/consumers"
import { ApolloClient, ApolloLink, Observable } from "@apollo/client"
import type { DocumentNode, ExecutionResult } from "graphql"
import { LRUCache } from "lru-cache"
import type { ReactNode } from "react"
import { prerender } from "react-dom/static.edge"
import { type Location, type Navigator, parsePath } from "react-router-dom"
import { pathTo } from "../addresses/history.ts"
import { withRealAddresses } from "../addresses/real-address.ts"
import { LanguageRouter } from "../addresses/router.tsx"
import { App } from "../app.tsx"
import { SiteDocument, type SiteQuery } from "../generated/graphql.ts"
import { newCache } from "../session/cache.ts"
import { type ServedPage, ServedPageContext } from "../ui/loading/served.ts"
import { apiLanguage } from "../ui/words/api-language.ts"
import { loadDictionary } from "../ui/words/dictionaries.ts"
import { type Language, localeOf } from "../ui/words/language.ts"
import { languageOf, pathIn, withoutLanguage } from "../ui/words/language-path.ts"
import { translate } from "../ui/words/translate.ts"
import { withWordings } from "../ui/words/wordings.ts"
import type { SharedCard } from "./card.ts"
import type { ServedContent } from "./content.ts"
import { head, sharedPage } from "./head.tsx"
import { type Question, Questions, WaitForAnswers } from "./wait-for-answers.tsx"

export { hasScreen } from "./has-screen.ts"
export type { SharedCard }

export type Ask = (document: DocumentNode, variables: Record<string, unknown>) => Promise<ExecutionResult>

export type PageRequest = {
  /** The path and query, such as `/news?page=2`. */
  address: string
  /** Where the site is, such as `https://school.example`. */
  origin: string
  ask: Ask
}

/** A screen as a visitor sees it first, in parts of HTML, with what the browser needs to go on from it. */
export type RenderedPage = Pick<ServedPage, "found" | "guarded"> & {
  /** As `lang` has it, such as `en-GB`. */
  language: string
  head: string
  /** The picture with which it is shared; null where it is not. */
  card: SharedCard | null
  body: string
  content: ServedContent
  /** The moment from which the clock alone makes it another page, in milliseconds; null where it never does. */
  trueUntil: number | null
}

/** What the page of an address asked last: asked again all together, rather than as React comes to its components. */
const asked = new LRUCache<string, Question[]>({ max: 1_000 })

/** Makes a page. For the server. @throws what any part of it threw. */
export async function render({ address, origin, ask }: PageRequest): Promise<RenderedPage> {
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
  const client = new ApolloClient({ ssrMode: true, link: executingLink(ask, answers), cache: newCache() })
  const questions = new Questions(client)
  const siteQuestion = { query: SiteDocument, variables: { language: apiLanguage(language) } }
  await questions.foresee(asked.get(address) ?? [siteQuestion])
  const html = await toHtml(
    <WaitForAnswers client={client} questions={questions}>
      <ServedPageContext value={page}>
        <App
          client={client}
          restore={false}
          writtenAt={writtenAt}
          router={(site) => (
            <LanguageRouter location={placeOf(address)} navigator={nowhere} isStatic>
              {site}
            </LanguageRouter>
          )}
        />
      </ServedPageContext>
    </WaitForAnswers>,
  )
  const { found, guarded, span, screens } = page
  if (found && !guarded) asked.set(address, questions.asked())
  // Of the answers the last one with a root field counts: another operation may ask for less of the site.
  const { site } = client.readQuery<SiteQuery>(siteQuestion) ?? {}
  const whole = (path: string) => origin + path
  const urlIn = (language: Language) => whole(pathIn(language, withoutLanguage(address)))
  const place = site ? { site, t: withWordings(t, site.wordings), url: whole(address), whole, urlIn } : null
  const shared = sharedPage({ page, path: withoutLanguage(address).replace(/\?.*/, ""), place, answers })
  return {
    found,
    guarded,
    language: localeOf(language),
    head: head(page, place, shared),
    card: shared?.card ?? null,
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

const placeOf = (address: string): Location => {
  const { pathname = "/", search = "" } = parsePath(address)
  return { pathname, search, hash: "", state: null, key: "default" }
}

/** Pages that are made on the server go nowhere. */
const nowhere: Navigator = { createHref: pathTo, push() {}, replace() {}, go() {} }

/** Whole: React would send what is long later, for a script to put in place. @throws what any part threw: half a page is not sent. */
async function toHtml(tree: ReactNode) {
  const failures: unknown[] = []
  const { prelude } = await prerender(tree, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  })
  if (failures.length) throw failures[0]
  return text(prelude)
}

/** Keeps the answers by their root fields too, for what the page says of itself. */
function executingLink(ask: Ask, answers: Record<string, unknown>) {
  const answer = async ({ query, variables }: ApolloLink.Operation) => {
    const result = await ask(query, variables)
    Object.assign(answers, result.data)
    return result as ApolloLink.Result
  }
  return new ApolloLink((operation) => new Observable((observer) => pass(answer(operation), observer)))
}

function pass<T>(
  coming: Promise<T>,
  observer: { next(value: T): void; complete(): void; error(cause: unknown): void },
) {
  coming.then(
    (value) => {
      observer.next(value)
      observer.complete()
    },
    (cause) => observer.error(cause),
  )
}

/** Answers come in any order: the same page must be the same bytes each time, or no cache knows it again. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== "object" || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, inOrder(inner)]))
}
