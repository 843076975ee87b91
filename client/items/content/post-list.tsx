import type { ReactNode } from "react"
import { usePageNumber } from "../../base/addresses/page-number.ts"
import type { QueryState } from "../../base/ui/loading/loaded.tsx"
import { Loading, SkeletonCard, SkeletonHeading, SkeletonPicture } from "../../base/ui/loading/skeleton.tsx"
import { useApiLanguage } from "../../base/ui/words/api-language.ts"
import type { Language } from "../../generated/graphql.ts"
import { ListScreen } from "./list-screen.tsx"
import type { ListPage } from "./paged-list.tsx"
import style from "./post-card.module.css"
import { PostCard, type PostLine, TopPost } from "./post-card.tsx"
import type { Section } from "./section.ts"
import { useTranslated } from "./translated.ts"

export type PostListProps<Data> = {
  section: Section
  useList: (of: { variables: { page: number; perPage: number; language: Language } }) => QueryState<Data>
  listIn: (data: Data) => ListPage<PostLine>
  empty: string
  /** One below the other, or side by side. */
  list?: "rows" | "grid"
  aside?: ReactNode
}

export function PostList<Data>({ section, useList, listIn, empty, list = "grid", aside }: PostListProps<Data>) {
  const { path } = section
  const perPage = perPageOf[list]
  const page = usePageNumber()
  const query = useList({ variables: { page, perPage, language: useApiLanguage() } })
  const translated = useTranslated()
  const hasTop = page === 1

  return (
    <ListScreen
      {...{ section, query, empty, aside }}
      list={listIn}
      skeleton={<Skeleton top={hasTop} list={style[list]} />}
    >
      {([first, ...others]) => (
        <>
          {first && hasTop && <TopPost post={translated(first)} path={path} />}
          <ol className={style[list]}>
            {(first && !hasTop ? [first, ...others] : others).map((post) => (
              <PostCard key={post.id} post={translated(post)} path={path} />
            ))}
          </ol>
        </>
      )}
    </ListScreen>
  )
}

/** The first post, and whole rows of the others. */
const perPageOf = { rows: 9, grid: 13 }

function Skeleton({ top, list }: { top: boolean; list: string | undefined }) {
  return (
    <Loading>
      {top && (
        <div className={style.top}>
          <SkeletonPicture />
          <SkeletonHeading />
        </div>
      )}
      <div className={list}>
        {["a", "b", "c", "d", "e", "f"].map((key) => (
          <SkeletonCard key={key} />
        ))}
      </div>
    </Loading>
  )
}
