import { usePageNumber } from "../../base/addresses/page-number.ts"
import type { QueryState } from "../../base/ui/loading/loaded.tsx"
import { Loading, SkeletonCard, SkeletonHeading, SkeletonPicture } from "../../base/ui/loading/skeleton.tsx"
import { useApiLanguage } from "../../base/ui/words/api-language.ts"
import { ListScreen } from "./list-screen.tsx"
import type { ListPage } from "./paged-list.tsx"
import style from "./post-card.module.css"
import { PostCard, type PostLine, TopPost } from "./post-card.tsx"
import { useReading } from "./reading.ts"
import type { Section } from "./section.ts"

type PostListProps<Data> = {
  section: Section
  query: QueryState<Data>
  list: (data: Data) => ListPage<PostLine>
  empty: string
}

export function usePostPage() {
  return { variables: { page: usePageNumber(), perPage: 13, language: useApiLanguage() } }
}

export function PostList<Data>({ section, ...list }: PostListProps<Data>) {
  const isFirst = usePageNumber() === 1
  const { path } = section

  return (
    <ListScreen {...list} section={section} skeleton={<Skeleton top={isFirst} />}>
      {(posts) => <Posts posts={posts} path={path} withTop={isFirst} />}
    </ListScreen>
  )
}

function Posts({ posts, path, withTop }: { posts: PostLine[]; path: string; withTop: boolean }) {
  const read = posts.map(useReading())
  const [top] = withTop ? read : []
  const others = withTop ? read.slice(1) : read

  return (
    <>
      {top && <TopPost post={top} path={path} />}
      <ol className={style.grid}>
        {others.map((post) => (
          <PostCard key={post.id} post={post} path={path} />
        ))}
      </ol>
    </>
  )
}

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
