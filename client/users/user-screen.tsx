import { Suspense } from "react"
import { Page } from "../layout/page.tsx"
import { useTitle } from "../layout/title.tsx"
import { useSession } from "../session/session.tsx"
import { lazy } from "../ui/loading/lazy.tsx"
import { OneUser, type ShownUser } from "./one-user.tsx"
import { Sessions } from "./sessions.tsx"
import { UserBanner } from "./user-banner.tsx"
import { UserDetails } from "./user-details.tsx"
import { UserPosts } from "./user-posts.tsx"
import style from "./user-screen.module.css"

const StaffHome = lazy(() => import("../staff/staff-home.tsx"), "StaffHome")

export function UserScreen() {
  return <OneUser>{(user) => <User key={user.id} user={user} />}</OneUser>
}

function User({ user }: { user: ShownUser }) {
  const { viewer, can } = useSession()
  useTitle(user.name)

  return (
    <>
      <UserBanner user={user} />
      <Page>
        <div className={style.columns}>
          <UserDetails user={user} />
          <div className={style.main}>
            {viewer?.id === user.id && can("myContent") && (
              <Suspense>
                <StaffHome />
              </Suspense>
            )}
            <UserPosts user={user} />
            {viewer?.id === user.id && <Sessions />}
          </div>
        </div>
      </Page>
    </>
  )
}
