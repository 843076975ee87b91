import Search from "lucide-react/icons/search"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { Link, useNavigate, useSearchParams } from "react-router-dom"
import { type SearchKind, type SearchQuery, useSearchQuery } from "../generated/graphql.ts"
import { Page } from "../layout/page.tsx"
import { useTitle } from "../layout/title.tsx"
import { Button, ButtonLink } from "../ui/button.tsx"
import { EmptyState } from "../ui/empty-state.tsx"
import { Loaded } from "../ui/loaded.tsx"
import { PageBanner } from "../ui/page-banner.tsx"
import { Pagination } from "../ui/pagination.tsx"
import { Loading, SkeletonHeading, SkeletonText } from "../ui/skeleton.tsx"
import { TextField } from "../ui/text-field.tsx"
import style from "./search-screen.module.css"

type Hit = SearchQuery["search"]["items"][number]

/** Searches everything that is public. What is searched for stands in the address, so that it can be kept and sent. */
export function SearchScreen() {
  const [params] = useSearchParams()
  const q = params.get("q")?.trim() ?? ""
  const page = Math.max(1, Number(params.get("page")) || 1)
  useTitle(q ? `Search: ${q}` : "Search")

  return (
    <>
      <PageBanner title="Search" crumbs={[{ label: "Search" }]} />
      <Page width="text">
        <SearchForm key={q} q={q} />
        {q && <Results q={q} page={page} />}
      </Page>
    </>
  )
}

function SearchForm({ q }: { q: string }) {
  const [typed, setTyped] = useState(q)
  const navigate = useNavigate()
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!q) field.current?.querySelector("input")?.focus()
  }, [q])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim()) navigate(`/search?q=${encodeURIComponent(typed.trim())}`)
  }

  return (
    <search>
      <form className={style.form} onSubmit={submit}>
        <div ref={field} className={style.field}>
          <TextField
            label="What are you looking for?"
            required
            type="search"
            maxLength={200}
            enterKeyHint="search"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
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
  const at = (number: number) => `/search?q=${encodeURIComponent(q)}${number > 1 ? `&page=${number}` : ""}`

  return (
    <Loaded query={query} skeleton={<Skeleton />}>
      {({ search: { items, total, pages } }) => (
        <>
          <p role="status" className={style.count}>
            {countOf(total)} for “{q}”
          </p>
          {total === 0 && <NothingFound />}
          <ol className={style.hits}>
            {items.map((hit) => (
              <HitCard key={hit.path} hit={hit} />
            ))}
          </ol>
          <Pagination page={page} pages={pages} to={at} label="Pages of what was found" />
        </>
      )}
    </Loaded>
  )
}

function HitCard({ hit: { kind, path, title, excerpt } }: { hit: Hit }) {
  return (
    <li className={style.hit}>
      <p className={style.kind}>{kindNames[kind]}</p>
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

function NothingFound() {
  return (
    <EmptyState text="Nothing on this site has all of these words. Fewer words, or only their beginnings, find more.">
      <ButtonLink to="/contact" variant="quiet">
        Ask the school office
      </ButtonLink>
    </EmptyState>
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

const kindNames: Record<SearchKind, string> = {
  ARTICLE: "Blog",
  NEWS_STORY: "News",
  EVENT: "Event",
  PROFILE: "People",
  GALLERY: "Gallery",
  PAGE: "About the school",
}

function countOf(total: number) {
  if (total === 0) return "Nothing found"
  return total === 1 ? "One result" : `${total} results`
}
