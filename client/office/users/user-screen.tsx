import { TitledPage } from "../../base/layout/titled-page.tsx"
import { useSession } from "../../base/session/session.tsx"
import { ButtonLink } from "../../base/ui/controls/button.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import { Loaded } from "../../base/ui/loading/loaded.tsx"
import { useUserPostsQuery } from "../../generated/graphql.ts"
import { OneUser, type ShownUser } from "./one-user.tsx"
import { Posts } from "./post-list.tsx"
import { Sessions } from "./sessions.tsx"
import { UserDetails } from "./user-details.tsx"
import style from "./user-screen.module.css"

export const UserScreen = () => <OneUser>{(user) => <User key={user.id} user={user} />}</OneUser>

function User({ user }: { user: ShownUser }) {
  const { viewer, can } = useSession()

  return (
    <TitledPage title={user.name}>
      <div className={style.columns}>
        <UserDetails user={user} />
        <div className={style.main}>
          {viewer?.id === user.id && can("myContent") && <ButtonLink to="/user">My work</ButtonLink>}
          <UserPosts user={user} />
          {viewer?.id === user.id && <Sessions />}
        </div>
      </div>
    </TitledPage>
  )
}

function UserPosts({ user: { id } }: { user: { id: number } }) {
  const query = useUserPostsQuery({ variables: { userId: id, perPage: 4 } })

  return (
    <div className="stack7">
      <Loaded query={query} lines={8}>
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
