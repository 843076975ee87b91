import { type RefObject, useEffect, useRef } from "react"
import { useSearchParams } from "react-router-dom"
import { pagedTitle, usePageNumber } from "../../base/addresses/page-number.ts"
import { TitledPage } from "../../base/layout/titled-page.tsx"
import { searchAddress } from "../../base/ui/controls/keyword-search.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import { Loaded } from "../../base/ui/loading/loaded.tsx"
import { Loading, SkeletonHeading, SkeletonText } from "../../base/ui/loading/skeleton.tsx"
import { useApiLanguage } from "../../base/ui/words/api-language.ts"
import { localeOf, originalLanguage } from "../../base/ui/words/language.ts"
import { pathIn } from "../../base/ui/words/language-path.ts"
import { msg, type Translate } from "../../base/ui/words/translate.ts"
import { useT } from "../../base/ui/words/words.tsx"
import { maxFound } from "../../generated/constants.ts"
import { type SearchKind, type SearchQuery, useSearchQuery } from "../../generated/graphql.ts"
import { PagedList } from "../../items/content/paged-list.tsx"
import { codeOf } from "../../items/content/reading.ts"
import { LiveSearch, useIsTyping } from "./live-search.tsx"
import { PopularPages } from "./popular-pages.tsx"
import style from "./search-screen.module.css"

type Hit = SearchQuery["search"]["items"][number]

export function SearchScreen() {
  const [params] = useSearchParams()
  const page = usePageNumber()
  const q = params.get("q")?.trim() ?? ""
  const waiting = useRef(false)
  const t = useT()

  return (
    <TitledPage
      title={t("Search")}
      windowTitle={q ? pagedTitle(t, t("Search: {q}", { q }), page) : undefined}
      width="text"
    >
      <LiveSearch q={q} waiting={waiting} />
      {q ? <Results q={q} page={page} waiting={waiting} /> : <PopularPages />}
    </TitledPage>
  )
}

type Found = SearchQuery["search"] & { q: string; page: number }
type ResultsProps = { q: string; page: number; waiting: RefObject<boolean> }

/** Earlier results stay until new ones arrive, so that nothing jumps while typing. */
function Results({ q, page, waiting }: ResultsProps) {
  const typing = useIsTyping()
  const t = useT()
  const { data, ...query } = useSearchQuery({ variables: { q, page, typing, language: useApiLanguage() } })
  const found = useLatest<Found>(data && { ...data.search, q, page })
  useEffect(() => {
    waiting.current = query.loading
    return () => {
      waiting.current = false
    }
  }, [query.loading, waiting])

  return (
    <Loaded query={{ ...query, data: query.error && !data ? undefined : found }} skeleton={<Skeleton />}>
      {(found) => (
        <>
          <p role="status" className={style.count}>
            {resultLine(found, t)}
          </p>
          <div aria-busy={!data || undefined} className={data ? undefined : style.stale}>
            {found.answer && <Answer {...found.answer} />}
            <Hits found={found} />
          </div>
        </>
      )}
    </Loaded>
  )
}

function useLatest<T>(value: T | undefined): T | undefined {
  const latest = useRef(value)
  if (value !== undefined) latest.current = value
  return latest.current
}

function Answer({ title, path, lines }: NonNullable<Found["answer"]>) {
  const t = useT()
  return (
    <section aria-label={t("In short")} className={style.answer}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>
        <Link to={path}>{title}</Link>
      </p>
    </section>
  )
}

function Hits({ found: { q, page, ...list } }: { found: Found }) {
  const t = useT()
  return (
    <>
      <PagedList
        list={list}
        page={page}
        path={searchAddress(q)}
        title={t("Search")}
        empty={t("Nothing on this site has any of these words. Other words, or only their beginnings, may find more.")}
      >
        {(hits) => (
          <ol className="stack">
            {hits.map((hit) => (
              <HitCard key={`${hit.kind} ${hit.path} ${textOf(hit.title)}`} hit={hit} />
            ))}
          </ol>
        )}
      </PagedList>
      {list.total === 0 && <PopularPages />}
    </>
  )
}

const textOf = (parts: Hit["title"]) => parts.map(({ text }) => text).join("")

function HitCard({ hit: { kind, path, language, title, excerpt } }: { hit: Hit }) {
  const t = useT()
  const foundIn = codeOf(language)
  const isOther = foundIn !== t.language
  const lang = isOther ? localeOf(foundIn) : undefined

  return (
    <li className={style.hit}>
      <p className="small">{t(kindNames[kind] ?? inWords(kind))}</p>
      <h2 className="step2" lang={lang}>
        {isOther && foundIn !== originalLanguage ? (
          <a href={pathIn(foundIn, path)} hrefLang={foundIn}>
            <Marked parts={title} />
          </a>
        ) : (
          <Link to={path}>
            <Marked parts={title} />
          </Link>
        )}
      </h2>
      <p lang={lang}>
        <Marked parts={excerpt} />
      </p>
    </li>
  )
}

function Marked({ parts }: { parts: Hit["title"] }) {
  return parts.map(({ text, match }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no key but their position
    match ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  )
}

function Skeleton() {
  const t = useT()
  return (
    <Loading label={t("Searching…")}>
      <div className="stack">
        {["a", "b", "c"].map((key) => (
          <div key={key} className={style.hit}>
            <SkeletonHeading />
            <SkeletonText lines={2} />
          </div>
        ))}
      </div>
    </Loading>
  )
}

const inWords = (kind: SearchKind) => kind.charAt(0) + kind.slice(1).toLowerCase().replaceAll("_", " ")

const kindNames: Partial<Record<SearchKind, string>> = {
  ARTICLE: msg("Blog"),
  EVENT: msg("Event"),
  GALLERY: msg("Gallery"),
  NEWS_STORY: msg("News"),
  PROFILE: msg("People"),
  CONTENT_PAGE: msg("About the school"),
  SCREEN: msg("On this site"),
}

export function resultLine({ q, total, someWords }: Pick<Found, "q" | "total" | "someWords">, t: Translate) {
  const count = countOf(total, t)
  return someWords
    ? t("Nothing has all of “{q}”. {count} with some of these words", { q, count })
    : t("{count} for “{q}”", { q, count })
}

function countOf(total: number, t: Translate) {
  if (total === 0) return t("Nothing found")
  if (total >= maxFound) {
    const most = maxFound.toLocaleString(localeOf(t.language))
    return t("The {most} newest of very many results", { most })
  }
  return t.count(total, { one: "One result", other: "{count} results" })
}
