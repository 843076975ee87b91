import { useUserWorksQuery } from "../generated/graphql.ts"
import { Link } from "../ui/link.tsx"
import { Loaded } from "../ui/loaded.tsx"
import { Loading, SkeletonText } from "../ui/skeleton.tsx"
import style from "./user-works.module.css"
import { type Work, WorkList } from "./work-list.tsx"

const shown = 4

/** The latest news and articles of a user. */
export function UserWorks({ user: { id } }: { user: { id: number } }) {
  const query = useUserWorksQuery({ variables: { userId: id, perPage: shown } })

  return (
    <div className={style.works}>
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

type WorksProps = { title: string; list: { items: Work[] }; path: string; none: string }

function Works({ title, list: { items }, path, none }: WorksProps) {
  return (
    <section aria-label={title} className={style.section}>
      <h2 className={style.heading}>{title}</h2>
      {items.length > 0 ? <WorkList works={items} path={path} /> : <p className={style.none}>{none}</p>}
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
