import { Link } from "../../base/ui/controls/link.tsx"
import { Loaded } from "../../base/ui/loading/loaded.tsx"
import { LoadingText } from "../../base/ui/loading/skeleton.tsx"
import { useUserPostsQuery } from "../../generated/graphql.ts"
import { Posts } from "./post-list.tsx"

const perPage = 4

export function UserPosts({ user: { id } }: { user: { id: number } }) {
  const query = useUserPostsQuery({ variables: { userId: id, perPage } })

  return (
    <div className="stack7">
      <Loaded query={query} skeleton={<LoadingText lines={8} />}>
        {({ newsStories, articles }) => (
          <>
            <Posts title="News" posts={newsStories.items} path="/news/view" none="No news stories yet." />
            <Posts title="Blog posts" posts={articles.items} path="/blog/view" none="No blog posts yet." />
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
