import { usePageNumber } from "../../base/addresses/page-number.ts"
import { Loading, SkeletonHeading, SkeletonPicture, SkeletonText } from "../../base/ui/loading/skeleton.tsx"
import { useApiLanguage } from "../../base/ui/words/api-language.ts"
import { msg } from "../../base/ui/words/translate.ts"
import { type ArticleLineFragment, useArticlesQuery } from "../../generated/graphql.ts"
import { ListScreen } from "../../items/content/list-screen.tsx"
import { useReading } from "../../items/content/reading.ts"
import { ArticleRow, MainArticle } from "./article-card.tsx"
import style from "./blog-screen.module.css"
import { blogSection } from "./blog-section.ts"
import { BlogSidebar } from "./blog-sidebar.tsx"

const perPage = 9

export function BlogScreen() {
  const page = usePageNumber()
  const query = useArticlesQuery({ variables: { page, perPage, language: useApiLanguage() } })

  return (
    <ListScreen
      section={blogSection}
      query={query}
      list={({ articles }) => articles}
      empty={msg("There are no blog posts at the moment.")}
      skeleton={<Skeleton main={page === 1} />}
      aside={<BlogSidebar />}
    >
      {(items) => <Articles articles={items} withMain={page === 1} />}
    </ListScreen>
  )
}

function Articles({ articles, withMain }: { articles: ArticleLineFragment[]; withMain: boolean }) {
  const read = articles.map(useReading())
  const [main] = withMain ? read : []
  const others = withMain ? read.slice(1) : read

  return (
    <>
      {main && <MainArticle article={main} />}
      <ol className="stack">
        {others.map((article) => (
          <ArticleRow key={article.id} article={article} />
        ))}
      </ol>
    </>
  )
}

function Skeleton({ main }: { main: boolean }) {
  return (
    <Loading>
      {main && (
        <div className={style.main}>
          <SkeletonPicture />
          <SkeletonHeading />
          <SkeletonText lines={2} />
        </div>
      )}
      <div className="stack">
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
