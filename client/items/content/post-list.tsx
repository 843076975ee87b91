import type { ComponentType, ReactNode } from "react"
import { usePageNumber } from "../../base/addresses/page-number.ts"
import type { QueryState } from "../../base/ui/loading/loaded.tsx"
import { Loading, SkeletonCard, SkeletonHeading, SkeletonPicture } from "../../base/ui/loading/skeleton.tsx"
import { useApiLanguage } from "../../base/ui/words/api-language.ts"
import type { Language } from "../../generated/graphql.ts"
import { ListScreen } from "./list-screen.tsx"
import type { ListPage } from "./paged-list.tsx"
import style from "./post-card.module.css"
import { PostCard, type PostLine, type PostProps, TopPost } from "./post-card.tsx"
import { useReading } from "./reading.ts"
import type { Section } from "./section.ts"

export type PostLook = {
  perPage: number
  /** Shows the newest post on the first page. */
  Top: ComponentType<PostProps>
  Card: ComponentType<PostProps>
  list?: string
  Skeleton: ComponentType<{ top: boolean }>
}

export type PostListProps<Data> = {
  section: Section
  useList: (of: { variables: { page: number; perPage: number; language: Language } }) => QueryState<Data>
  listIn: (data: Data) => ListPage<PostLine>
  empty: string
  look?: PostLook
  aside?: ReactNode
}

export function PostList<Data>({ section, useList, listIn, empty, look = newsLook, aside }: PostListProps<Data>) {
  const { perPage, list, Top, Card, Skeleton } = look
  const { path } = section
  const page = usePageNumber()
  const query = useList({ variables: { page, perPage, language: useApiLanguage() } })
  const read = useReading()
  const hasTop = page === 1

  return (
    <ListScreen {...{ section, query, empty, aside }} list={listIn} skeleton={<Skeleton top={hasTop} />}>
      {([first, ...others]) => (
        <>
          {first && hasTop && <Top post={read(first)} path={path} />}
          <ol className={list}>
            {(first && !hasTop ? [first, ...others] : others).map((post) => (
              <Card key={post.id} post={read(post)} path={path} />
            ))}
          </ol>
        </>
      )}
    </ListScreen>
  )
}

const newsLook: PostLook = { perPage: 13, Top: TopPost, Card: PostCard, list: style.grid, Skeleton }

function Skeleton({ top }: { top: boolean }) {
  return (
    <Loading>
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
