import { useUserPostsQuery } from "../generated/graphql.ts"
import { Link } from "../ui/controls/link.tsx"
import { Loaded } from "../ui/loading/loaded.tsx"
import { Loading, SkeletonText } from "../ui/loading/skeleton.tsx"
import { type Post, PostList } from "./post-list.tsx"
import style from "./user-posts.module.css"

const shown = 4

export function UserPosts({ user: { id } }: { user: { id: number } }) {
  const query = useUserPostsQuery({ variables: { userId: id, perPage: shown } })

  return (
    <div className={style.posts}>
      <Loaded query={query} skeleton={<Skeleton />}>
        {({ newsStories, articles }) => (
          <>
            <Works title="News" list={newsStories} path="/news/view" none="No news stories yet." />
            <Works title="Blog posts" list={articles} path="/blog/view" none="No blog posts yet." />
            {newsStories.total + articles.total > 0 && (
              <p>
                <Link to={`/user/posts/${id}`}>All posts</Link>
              </p>
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}

type PostsProps = { title: string; list: { items: Post[] }; path: string; none: string }

function Works({ title, list: { items }, path, none }: PostsProps) {
  return (
    <section aria-label={title} className={style.section}>
      <h2 className={style.heading}>{title}</h2>
      {items.length > 0 ? <PostList posts={items} path={path} /> : <p className={style.none}>{none}</p>}
    </section>
  )
}

function Skeleton() {
  return (
    <Loading label="Loading what was published…">
      <SkeletonText lines={8} />
    </Loading>
  )
}
