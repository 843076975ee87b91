import { useRef } from "react"
import { useSearchParams } from "react-router-dom"
import { pagedTitle, usePageNumber } from "../../base/addresses/page-number.ts"
import { TitledPage } from "../../base/layout/titled-page.tsx"
import { searchAddress } from "../../base/ui/controls/keyword-search.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import { useZone } from "../../base/ui/dates/dates.tsx"
import { formatTimes } from "../../base/ui/dates/times.ts"
import { Loaded, type QueryState } from "../../base/ui/loading/loaded.tsx"
import { Loading, SkeletonHeading, SkeletonText } from "../../base/ui/loading/skeleton.tsx"
import { WithTelephones } from "../../base/ui/texts/telephones.tsx"
import { codeOf, useApiLanguage } from "../../base/ui/words/api-language.ts"
import { localeOf } from "../../base/ui/words/language.ts"
import { LinkIn } from "../../base/ui/words/link-in.tsx"
import { rich } from "../../base/ui/words/rich.tsx"
import { msg, type Translate } from "../../base/ui/words/translate.ts"
import { useLanguage, useT } from "../../base/ui/words/words.tsx"
import { longestQuestion, maxFound } from "../../generated/constants.ts"
import { type SearchKind, type SearchQuery, useSearchQuery } from "../../generated/graphql.ts"
import { PagedList } from "../../items/content/paged-list.tsx"
import { LiveSearch, useIsTyping } from "./live-search.tsx"
import { PopularPages } from "./popular-pages.tsx"
import style from "./search-screen.module.css"

type Hit = SearchQuery["search"]["items"][number]

export function SearchScreen() {
  const [params] = useSearchParams()
  const page = usePageNumber()
  const q = [...(params.get("q")?.trim() ?? "")].slice(0, longestQuestion).join("")
  const asTyped = params.has("typed")
  const variables = { q, page, typing: useIsTyping(), asTyped, language: useApiLanguage() }
  const query = useSearchQuery({ variables, skip: !q })
  const t = useT()

  return (
    <TitledPage
      title={t("Search")}
      windowTitle={q ? pagedTitle(t, t("Search: {q}", { q }), page) : undefined}
      width="text"
    >
      <LiveSearch q={q} waiting={query.loading} />
      {q ? <Results {...{ q, page, asTyped, query }} /> : <PopularPages />}
    </TitledPage>
  )
}

type SearchRequest = { q: string; page: number; asTyped: boolean }
type Found = SearchQuery["search"] & SearchRequest

/** Earlier results stay until new ones arrive, so that nothing jumps while typing. */
function Results({ q, page, asTyped, query: { data, ...query } }: SearchRequest & { query: QueryState<SearchQuery> }) {
  const t = useT()
  const latest = useRef<Found>(undefined)
  if (data) latest.current = { ...data.search, q, page, asTyped }

  return (
    <Loaded query={{ ...query, data: query.error && !data ? undefined : latest.current }} skeleton={<Skeleton />}>
      {(found) => (
        <>
          <p role="status" className={style.count}>
            {resultLine(found, t)}
          </p>
          <div aria-busy={!data || undefined} className={data ? undefined : style.stale}>
            {found.respelled && <Respelled q={found.q} words={found.respelled} />}
            {found.answer && <Answer {...found.answer} />}
            {!isAnswerOnly(found) && <Hits found={found} />}
          </div>
        </>
      )}
    </Loaded>
  )
}

const isAnswerOnly = ({ answer, total }: Pick<Found, "answer" | "total">) => answer != null && total === 0

const asTypedAddress = (q: string) => `${searchAddress(q)}&typed=1`

function Respelled({ q, words }: { q: string; words: string }) {
  const t = useT()
  return (
    <p className={style.respelled}>
      {rich(t, "Showing results for <em>{words}</em>.", { em: () => <em>{words}</em> })}{" "}
      <Link to={asTypedAddress(q)}>{t("Search for “{q}” instead", { q })}</Link>
    </p>
  )
}

function Answer({ title, path, language, lines }: NonNullable<Found["answer"]>) {
  const t = useT()
  const { foundIn, lang } = useFoundIn(language)
  return (
    <section aria-label={t("In short")} className={style.answer}>
      {lines.map((line) => (
        <p key={line} lang={lang}>
          <WithTelephones text={line} />
        </p>
      ))}
      <p lang={lang}>
        <LinkIn to={path} language={foundIn}>
          {title}
        </LinkIn>
      </p>
    </section>
  )
}

function Hits({ found: { q, page, asTyped, ...list } }: { found: Found }) {
  const t = useT()
  return (
    <>
      <PagedList
        list={list}
        page={page}
        path={asTyped ? asTypedAddress(q) : searchAddress(q)}
        title={t("Search")}
        empty={t("Nothing on this site has any of these words. Other words, or only their beginnings, may find more.")}
      >
        {(hits) => (
          <ol className="stack">
            {hits.map((hit) => (
              <HitCard key={`${hit.kind} ${hit.id}`} hit={hit} />
            ))}
          </ol>
        )}
      </PagedList>
      {list.total === 0 && <PopularPages />}
    </>
  )
}

function HitCard({ hit: { kind, path, language, heading, title, excerpt, sections, item } }: { hit: Hit }) {
  const t = useT()
  const zone = useZone()
  const { foundIn, lang } = useFoundIn(language)
  const [itemPath = ""] = path.split("#")

  return (
    <li className={style.hit}>
      <p className="small">
        {t(kindNames[kind] ?? inWords(kind))}
        {item?.__typename === "Event" && ` · ${formatTimes(item, zone, t)}`}
      </p>
      <h2 className="step2" lang={lang}>
        <LinkIn to={itemPath} language={foundIn}>
          {path === itemPath ? <Marked parts={title} /> : heading}
        </LinkIn>
      </h2>
      <p lang={lang}>
        <Marked parts={excerpt} />
      </p>
      {sections.length > 0 && (
        <ul className={style.sections} lang={lang}>
          {sections.map(({ path, title }) => (
            <li key={path}>
              <LinkIn to={path} language={foundIn}>
                <Marked parts={title} />
              </LinkIn>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** `lang` is undefined for the page's language. */
function useFoundIn(language: Hit["language"]) {
  const foundIn = codeOf(language)
  return { foundIn, lang: foundIn === useLanguage() ? undefined : localeOf(foundIn) }
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
  SCHOOL_CLASS: msg("Classes"),
  CONTENT_PAGE: msg("About the school"),
  SCREEN: msg("On this site"),
}

type Counted = Pick<Found, "q" | "total" | "someWords" | "respelled" | "answer">

export function resultLine({ total, someWords, respelled, ...request }: Counted, t: Translate) {
  const count = countOf(total, t)
  const q = respelled ?? request.q
  if (isAnswerOnly({ total, answer: request.answer })) return t("In short")
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
