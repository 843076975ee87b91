import type { ReactNode } from "react"
import { Panel } from "../admin/admin-page.tsx"
import { type AccountPostsQuery, useAccountPostsQuery } from "../generated/office.ts"
import { Link } from "../ui/controls/link.tsx"
import { DateText } from "../ui/dates/dates.tsx"
import { Loaded } from "../ui/loading/loaded.tsx"
import { Loading, SkeletonText } from "../ui/loading/skeleton.tsx"
import style from "./account-posts.module.css"

export function AccountPosts({ id }: { id: number }) {
  const query = useAccountPostsQuery({ variables: { id } })
  const skeleton = (
    <Loading label="Loading what they published…">
      <SkeletonText lines={8} />
    </Loading>
  )

  return (
    <Panel title="Published">
      <Loaded query={query} skeleton={skeleton}>
        {(posts) => <Kinds posts={posts} />}
      </Loaded>
    </Panel>
  )
}

type Post = { id: number; name: string; displayDate: string }

function Kinds({ posts: { newsStories, articles, profiles, galleries } }: { posts: AccountPostsQuery }) {
  return (
    <div className={style.kinds}>
      <Kind title="Stories" path="/news/view" total={newsStories.total} posts={newsStories.items.map(titled)} />
      <Kind title="Blog posts" path="/blog/view" total={articles.total} posts={articles.items.map(titled)} />
      <Kind title="People" path="/profiles/view" total={profiles.total} posts={profiles.items} />
      <Kind title="Galleries" path="/gallery/view" total={galleries.total} posts={galleries.items} />
    </div>
  )
}

const titled = ({ title, ...rest }: { id: number; title: string; displayDate: string }): Post => ({
  ...rest,
  name: title,
})

function Kind({ title, path, total, posts }: { title: string; path: string; total: number; posts: Post[] }) {
  return (
    <section className={style.kind}>
      <h3 className={style.title}>
        {title} <span className={style.total}>{total}</span>
      </h3>
      <ul className={style.posts}>
        {posts.map(({ id, name, displayDate }) => (
          <li key={id} className={style.post}>
            <Link to={`${path}/${id}`}>{name}</Link> <Small>{<DateText of={displayDate} />}</Small>
          </li>
        ))}
      </ul>
      {total === 0 && <Small>None yet.</Small>}
      {total > posts.length && <Small>and {total - posts.length} older</Small>}
    </section>
  )
}

function Small({ children }: { children: ReactNode }) {
  return <span className={style.small}>{children}</span>
}
