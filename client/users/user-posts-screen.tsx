import { usePageNumber } from "../content/page-number.ts"
import { type UserPostsQuery, useUserPostsQuery } from "../generated/graphql.ts"
import { Page } from "../layout/page.tsx"
import { useTitle } from "../layout/title.tsx"
import { ButtonLink } from "../ui/controls/button.tsx"
import { Pagination } from "../ui/controls/pagination.tsx"
import { EmptyState } from "../ui/loading/empty-state.tsx"
import { Loaded } from "../ui/loading/loaded.tsx"
import { Loading, SkeletonText } from "../ui/loading/skeleton.tsx"
import { OneUser, type ShownUser } from "./one-user.tsx"
import { type Post, PostList } from "./post-list.tsx"
import { UserBanner } from "./user-banner.tsx"
import style from "./user-posts.module.css"

const perPage = 10

export function UserPostsScreen() {
  return <OneUser>{(user) => <Posts key={user.id} user={user} />}</OneUser>
}

function Posts({ user }: { user: ShownUser }) {
  const pages = { newsPage: usePageNumber("news"), blogPage: usePageNumber("blog") }
  const query = useUserPostsQuery({ variables: { userId: user.id, perPage, ...pages } })
  useTitle(`Posts by ${user.name}`)

  return (
    <>
      <UserBanner user={user} here="Posts" title={`Posts by ${user.name}`} />
      <Page width="text">
        <Loaded query={query} skeleton={<Skeleton />}>
          {(posts) => <Lists user={user} posts={posts} {...pages} />}
        </Loaded>
      </Page>
    </>
  )
}

type ListsProps = { user: ShownUser; posts: UserPostsQuery; newsPage: number; blogPage: number }

function Lists({ user, posts: { newsStories, articles }, newsPage, blogPage }: ListsProps) {
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
    <div className={style.posts}>
      <PagedPosts title="News" list={newsStories} path="/news/view" page={newsPage} to={(page) => to(page, blogPage)} />
      <PagedPosts
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
  list: { items: Post[]; total: number; pages: number }
  path: string
  page: number
  to: (page: number) => string
}

function PagedPosts({ title, list: { items, total, pages }, path, page, to }: PostListProps) {
  if (total === 0) return null

  return (
    <section aria-label={title} className={style.section}>
      <h2 className={style.heading}>
        {title} <span className={style.none}>({total})</span>
      </h2>
      <PostList posts={items} path={path} />
      <Pagination page={page} pages={pages} to={to} label={`${title} pages`} />
    </section>
  )
}

function Skeleton() {
  return (
    <Loading label="Loading the posts…">
      <SkeletonText lines={10} />
    </Loading>
  )
}
