import { ContentBanner } from "../content/content-banner.tsx"
import { pagedTitle, usePageNumber } from "../content/page-number.ts"
import { PagedList } from "../content/paged-list.tsx"
import { type NewsStoryLineFragment, useNewsStoriesQuery } from "../generated/graphql.ts"
import { Page } from "../layout/page.tsx"
import { useTitle } from "../layout/title.tsx"
import { Loaded } from "../ui/loaded.tsx"
import { Loading, SkeletonCard, SkeletonHeading, SkeletonPicture } from "../ui/skeleton.tsx"
import style from "./news-screen.module.css"
import { newsSection } from "./news-section.ts"
import { StoryCard, TopStory } from "./story-card.tsx"

const perPage = 13

/** All news: the top story, then the others, newest first, in pages. */
export function NewsScreen() {
  const page = usePageNumber()
  const query = useNewsStoriesQuery({ variables: { page, perPage } })
  useTitle(pagedTitle("News", page))

  return (
    <>
      <ContentBanner section={newsSection} />
      <Page>
        <Loaded query={query} skeleton={<Skeleton top={page === 1} />}>
          {({ newsStories }) => (
            <PagedList
              list={newsStories}
              page={page}
              path="/news"
              title="News"
              empty="There are no news stories at the moment."
            >
              {(stories) => <Stories stories={stories} withTop={page === 1} />}
            </PagedList>
          )}
        </Loaded>
      </Page>
    </>
  )
}

function Stories({ stories, withTop }: { stories: NewsStoryLineFragment[]; withTop: boolean }) {
  const [top] = withTop ? stories : []
  const others = withTop ? stories.slice(1) : stories

  return (
    <>
      {top && <TopStory story={top} />}
      <ol className={style.grid}>
        {others.map((story) => (
          <StoryCard key={story.id} story={story} />
        ))}
      </ol>
    </>
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
