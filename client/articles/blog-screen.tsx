import { ContentBanner } from "../content/content-banner.tsx"
import { pagedTitle, usePageNumber } from "../content/page-number.ts"
import { PagedList } from "../content/paged-list.tsx"
import { type ArticleLineFragment, useArticlesQuery } from "../generated/graphql.ts"
import { Page } from "../layout/page.tsx"
import { useTitle } from "../layout/title.tsx"
import { Loaded } from "../ui/loading/loaded.tsx"
import { Loading, SkeletonHeading, SkeletonPicture, SkeletonText } from "../ui/loading/skeleton.tsx"
import { ArticleRow, MainArticle } from "./article-card.tsx"
import style from "./blog-screen.module.css"
import { blogSection } from "./blog-section.ts"
import { BlogSidebar } from "./blog-sidebar.tsx"

const perPage = 9

/** The blog: the main article, then the others, newest first, in pages. */
export function BlogScreen() {
  const page = usePageNumber()
  const query = useArticlesQuery({ variables: { page, perPage } })
  useTitle(pagedTitle("Blog", page))

  return (
    <>
      <ContentBanner section={blogSection} />
      <Page aside={<BlogSidebar />}>
        <Loaded query={query} skeleton={<Skeleton main={page === 1} />}>
          {({ articles }) => (
            <PagedList
              list={articles}
              page={page}
              path="/blog"
              title="Blog"
              empty="There are no blog posts at the moment."
            >
              {(items) => <Articles articles={items} withMain={page === 1} />}
            </PagedList>
          )}
        </Loaded>
      </Page>
    </>
  )
}

function Articles({ articles, withMain }: { articles: ArticleLineFragment[]; withMain: boolean }) {
  const [main] = withMain ? articles : []
  const others = withMain ? articles.slice(1) : articles

  return (
    <>
      {main && <MainArticle article={main} />}
      <ol className={style.rows}>
        {others.map((article) => (
          <ArticleRow key={article.id} article={article} />
        ))}
      </ol>
    </>
  )
}

function Skeleton({ main }: { main: boolean }) {
  return (
    <Loading label="Loading the blog…">
      {main && (
        <div className={style.main}>
          <SkeletonPicture />
          <SkeletonHeading />
          <SkeletonText lines={2} />
        </div>
      )}
      <div className={style.rows}>
        {["a", "b", "c"].map((key) => (
          <div key={key} className={style.row}>
            <SkeletonPicture />
            <SkeletonText lines={4} />
          </div>
        ))}
      </div>
    </Loading>
  )
}
