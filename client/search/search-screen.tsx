import Search from "lucide-react/icons/search"
import { type FormEvent, useEffect, useRef } from "react"
import { useNavigate, useSearchParams } from "react-router-dom"
import { pagedTitle, usePageNumber } from "../content/page-number.ts"
import { PagedList } from "../content/paged-list.tsx"
import { maxFound } from "../generated/constants.ts"
import { type SearchKind, type SearchQuery, useSearchQuery } from "../generated/graphql.ts"
import { Page } from "../layout/page.tsx"
import { useTitle } from "../layout/title.tsx"
import { Button } from "../ui/controls/button.tsx"
import { Link } from "../ui/controls/link.tsx"
import { TextField } from "../ui/fields/text-field.tsx"
import { Loaded } from "../ui/loading/loaded.tsx"
import { Loading, SkeletonHeading, SkeletonText } from "../ui/loading/skeleton.tsx"
import { PageBanner } from "../ui/texts/page-banner.tsx"
import { PopularPages } from "./popular-pages.tsx"
import style from "./search-screen.module.css"

type Hit = SearchQuery["search"]["items"][number]

/** Searches everything that is public. What is searched for stands in the address, so that it can be kept and sent. */
export function SearchScreen() {
  const [params] = useSearchParams()
  const page = usePageNumber()
  const q = params.get("q")?.trim() ?? ""
  useTitle(q ? pagedTitle(`Search: ${q}`, page) : "Search")

  return (
    <>
      <PageBanner title="Search" crumbs={[{ label: "Search" }]} />
      <Page width="text">
        <SearchForm key={q} q={q} />
        {q ? <Results q={q} page={page} /> : <PopularPages />}
      </Page>
    </>
  )
}

const addressOf = (q: string) => `/search?q=${encodeURIComponent(q)}`

/** Works without scripts, too: the browser then goes to the same address by itself. */
function SearchForm({ q }: { q: string }) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!q) form.current?.querySelector("input")?.focus()
  }, [q])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get("q")).trim()
    if (typed) navigate(addressOf(typed))
  }

  return (
    <search>
      <form ref={form} action="/search" method="get" className={style.form} onSubmit={submit}>
        <TextField
          label="What are you looking for?"
          required
          type="search"
          name="q"
          maxLength={200}
          enterKeyHint="search"
          defaultValue={q}
        />
        <Button type="submit">
          <Search aria-hidden="true" />
          Search
        </Button>
      </form>
    </search>
  )
}

function Results({ q, page }: { q: string; page: number }) {
  const query = useSearchQuery({ variables: { q, page } })

  return (
    <Loaded query={query} skeleton={<Skeleton />}>
      {({ search }) => (
        <>
          <p role="status" className={style.count}>
            {search.someWords
              ? `Nothing has all of “${q}”. ${countOf(search.total)} with some of these words`
              : `${countOf(search.total)} for “${q}”`}
          </p>
          <PagedList
            list={search}
            page={page}
            path={addressOf(q)}
            title="Search"
            empty="Nothing on this site has any of these words. Other words, or only their beginnings, find more."
          >
            {(hits) => (
              <ol className={style.hits}>
                {hits.map((hit) => (
                  <HitCard key={hit.path} hit={hit} />
                ))}
              </ol>
            )}
          </PagedList>
          {search.total === 0 && <PopularPages />}
        </>
      )}
    </Loaded>
  )
}

function HitCard({ hit: { kind, path, title, excerpt } }: { hit: Hit }) {
  return (
    <li className={style.hit}>
      <p className={style.kind}>{kindNames[kind] ?? inWords(kind)}</p>
      <h2 className={style.title}>
        <Link to={path}>
          <Marked parts={title} />
        </Link>
      </h2>
      <p>
        <Marked parts={excerpt} />
      </p>
    </li>
  )
}

function Marked({ parts }: { parts: Hit["title"] }) {
  return parts.map(({ text, match }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name than their place
    match ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  )
}

function Skeleton() {
  return (
    <Loading label="Searching…">
      <div className={style.hits}>
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

/** `Open day`, of OPEN_DAY. */
const inWords = (kind: SearchKind) => kind.charAt(0) + kind.slice(1).toLowerCase().replaceAll("_", " ")

/** Where the site calls it otherwise. */
const kindNames: Partial<Record<SearchKind, string>> = {
  ARTICLE: "Blog",
  NEWS_STORY: "News",
  PROFILE: "People",
  PAGE: "About the school",
  SCREEN: "On this site",
}

function countOf(total: number) {
  if (total === 0) return "Nothing found"
  // The server counts no further.
  if (total >= maxFound) return `The ${maxFound.toLocaleString("en-GB")} newest of very many results`
  return total === 1 ? "One result" : `${total} results`
}
