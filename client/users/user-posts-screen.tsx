import { useSearchParams } from "react-router-dom"
import { type UserWorksQuery, useUserWorksQuery } from "../generated/graphql.ts"
import { Page } from "../layout/page.tsx"
import { useTitle } from "../layout/title.tsx"
import { ButtonLink } from "../ui/button.tsx"
import { EmptyState } from "../ui/empty-state.tsx"
import { Loaded } from "../ui/loaded.tsx"
import { Pagination } from "../ui/pagination.tsx"
import { Loading, SkeletonText } from "../ui/skeleton.tsx"
import { OneUser, type ShownUser } from "./one-user.tsx"
import { UserBanner } from "./user-banner.tsx"
import style from "./user-works.module.css"
import { type Work, WorkList } from "./work-list.tsx"

const perPage = 10

/** Everything that a user has published, news and blog posts, each in pages. */
export function UserPostsScreen() {
  return <OneUser>{(user) => <Posts key={user.id} user={user} />}</OneUser>
}

function Posts({ user }: { user: ShownUser }) {
  const [params] = useSearchParams()
  const pages = { newsPage: pageIn(params, "news"), blogPage: pageIn(params, "blog") }
  const query = useUserWorksQuery({ variables: { userId: user.id, perPage, ...pages } })
  useTitle(`Posts by ${user.name}`)

  return (
    <>
      <UserBanner user={user} here="Posts" title={`Posts by ${user.name}`} />
      <Page width="text">
        <Loaded query={query} skeleton={<Skeleton />}>
          {(works) => <Lists user={user} works={works} {...pages} />}
        </Loaded>
      </Page>
    </>
  )
}

type ListsProps = { user: ShownUser; works: UserWorksQuery; newsPage: number; blogPage: number }

function Lists({ user, works: { newsStories, articles }, newsPage, blogPage }: ListsProps) {
  if (newsStories.total + articles.total === 0)
    return (
      <EmptyState text={`${user.name} has not published anything yet.`}>
        <ButtonLink to={`/user/view/${user.id}`} variant="quiet">
          Back to {user.name}
        </ButtonLink>
      </EmptyState>
    )
  const to = (news: number, blog: number) => `/user/posts/${user.id}?news=${news}&blog=${blog}`

  return (
    <div className={style.works}>
      <PostList title="News" list={newsStories} path="/news/view" page={newsPage} to={(page) => to(page, blogPage)} />
      <PostList
        title="Blog posts"
        list={articles}
        path="/blog/view"
        page={blogPage}
        to={(page) => to(newsPage, page)}
      />
    </div>
  )
}

type PostListProps = {
  title: string
  list: { items: Work[]; total: number; pages: number }
  path: string
  page: number
  to: (page: number) => string
}

function PostList({ title, list: { items, total, pages }, path, page, to }: PostListProps) {
  if (total === 0) return null

  return (
    <section aria-label={title} className={style.section}>
      <h2 className={style.heading}>
        {title} <span className={style.none}>({total})</span>
      </h2>
      <WorkList works={items} path={path} />
      <Pagination page={page} pages={pages} to={to} label={`${title} pages`} />
    </section>
  )
}

function pageIn(params: URLSearchParams, name: string) {
  const page = Number(params.get(name) ?? 1)
  return Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1
}

function Skeleton() {
  return (
    <Loading label="Loading the posts…">
      <SkeletonText lines={10} />
    </Loading>
  )
}
