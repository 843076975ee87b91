import { Suspense } from "react"
import { TitledPage } from "../../base/layout/titled-page.tsx"
import { useSession } from "../../base/session/session.tsx"
import { lazy } from "../../base/ui/loading/lazy.tsx"
import { OneUser, type ShownUser } from "./one-user.tsx"
import { Sessions } from "./sessions.tsx"
import { UserDetails } from "./user-details.tsx"
import { UserPosts } from "./user-posts.tsx"
import style from "./user-screen.module.css"

const StaffHome = lazy(() => import("../staff/staff-home.tsx"), "StaffHome")

export function UserScreen() {
  return <OneUser>{(user) => <User key={user.id} user={user} />}</OneUser>
}

function User({ user }: { user: ShownUser }) {
  const { viewer, can } = useSession()

  return (
    <TitledPage title={user.name}>
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
    </TitledPage>
  )
}
