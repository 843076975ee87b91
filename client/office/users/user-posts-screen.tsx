import { usePageNumber } from "../../base/addresses/page-number.ts"
import { TitledPage } from "../../base/layout/titled-page.tsx"
import { QuietLink } from "../../base/ui/controls/button.tsx"
import { Pagination } from "../../base/ui/controls/pagination.tsx"
import { EmptyState } from "../../base/ui/loading/empty-state.tsx"
import { Loaded } from "../../base/ui/loading/loaded.tsx"
import { useUserPostsQuery } from "../../generated/graphql.ts"
import { OneUser, type ShownUser } from "./one-user.tsx"
import { type Post, Posts } from "./post-list.tsx"

export const UserPostsScreen = () => <OneUser>{(user) => <AllPosts key={user.id} user={user} />}</OneUser>

function AllPosts({ user: { id, name } }: { user: ShownUser }) {
  const newsPage = usePageNumber("news")
  const blogPage = usePageNumber("blog")
  const query = useUserPostsQuery({ variables: { userId: id, perPage: 10, newsPage, blogPage } })
  const above = [{ label: name, to: `/user/view/${id}` }]
  const to = (news: number, blog: number) => `/user/posts/${id}?news=${news}&blog=${blog}`

  return (
    <TitledPage title={`Posts by ${name}`} crumb="Posts" above={above} width="text">
      <Loaded query={query}>
        {({ newsStories, articles }) =>
          newsStories.total + articles.total === 0 ? (
            <EmptyState text={`${name} has not published anything yet.`}>
              <QuietLink to={`/user/view/${id}`}>Back to {name}</QuietLink>
            </EmptyState>
          ) : (
            <div className="stack7">
              <PagedPosts
                title="News"
                list={newsStories}
                path="/news/view"
                page={newsPage}
                to={(page) => to(page, blogPage)}
              />
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
      </Loaded>
    </TitledPage>
  )
}

type PagedPostsProps = {
  title: string
  list: { items: Post[]; total: number; pages: number }
  path: string
  page: number
  to: (page: number) => string
}

function PagedPosts({ title, list: { items, total, pages }, path, page, to }: PagedPostsProps) {
  if (total === 0) return null
  const heading = (
    <>
      {title} <span className="soft">({total})</span>
    </>
  )

  return (
    <Posts {...{ title, heading, path }} posts={items}>
      <Pagination page={page} pages={pages} to={to} label={`${title} pages`} />
    </Posts>
  )
}
