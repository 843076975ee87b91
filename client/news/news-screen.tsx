import { useSearchParams } from "react-router-dom"
import { type NewsStoriesQuery, useNewsStoriesQuery } from "../generated/graphql.ts"
import { Page } from "../layout/page.tsx"
import { useTitle } from "../layout/title.tsx"
import { ButtonLink } from "../ui/button.tsx"
import { EmptyState } from "../ui/empty-state.tsx"
import { Loaded } from "../ui/loaded.tsx"
import { Pagination } from "../ui/pagination.tsx"
import { Loading, SkeletonCard, SkeletonHeading, SkeletonPicture } from "../ui/skeleton.tsx"
import { NewsBanner } from "./news-banner.tsx"
import style from "./news-screen.module.css"
import { StoryCard, TopStory } from "./story-card.tsx"

const perPage = 13

/** All news: the top story, then the others, newest first, in pages. */
export function NewsScreen() {
  const page = usePageNumber()
  const query = useNewsStoriesQuery({ variables: { page, perPage } })
  useTitle(page > 1 ? `News, page ${page}` : "News")

  return (
    <>
      <NewsBanner />
      <Page>
        <Loaded query={query} skeleton={<Skeleton top={page === 1} />}>
          {({ newsStories }) => <Stories list={newsStories} page={page} />}
        </Loaded>
      </Page>
    </>
  )
}

function Stories({ list: { items, pages, total }, page }: { list: NewsStoriesQuery["newsStories"]; page: number }) {
  if (total === 0)
    return <NoNews text="There are no news stories at the moment." to="/" label="Back to the home page" />
  if (items.length === 0)
    return <NoNews text="There is nothing on this page any more." to="/news" label="To the latest news" />
  const [top, ...others] = page === 1 ? items : [undefined, ...items]

  return (
    <>
      {top && <TopStory story={top} />}
      <ol className={style.grid}>{others.map((story) => story && <StoryCard key={story.id} story={story} />)}</ol>
      <Pagination
        page={page}
        pages={pages}
        to={(number) => (number === 1 ? "/news" : `/news?page=${number}`)}
        label="News pages"
      />
    </>
  )
}

function NoNews({ text, to, label }: { text: string; to: string; label: string }) {
  return (
    <EmptyState text={text}>
      <ButtonLink to={to} variant="quiet">
        {label}
      </ButtonLink>
    </EmptyState>
  )
}

function Skeleton({ top }: { top: boolean }) {
  return (
    <Loading label="Loading the news…">
      {top && (
        <div className={style.top}>
          <SkeletonPicture />
          <SkeletonHeading />
        </div>
      )}
      <div className={style.grid}>
        {["a", "b", "c", "d", "e", "f"].map((key) => (
          <SkeletonCard key={key} />
        ))}
      </div>
    </Loading>
  )
}

function usePageNumber() {
  const [params] = useSearchParams()
  const page = Number(params.get("page") ?? 1)
  return Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1
}
