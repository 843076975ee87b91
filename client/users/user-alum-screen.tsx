import { Page } from "../layout/page.tsx"
import { useTitle } from "../layout/title.tsx"
import { ButtonLink } from "../ui/controls/button.tsx"
import { EmptyState } from "../ui/loading/empty-state.tsx"
import { OneUser, type ShownUser } from "./one-user.tsx"
import { UserBanner } from "./user-banner.tsx"

export function UserAlumScreen() {
  return <OneUser>{(user) => <Alum user={user} />}</OneUser>
}

function Alum({ user }: { user: ShownUser }) {
  useTitle(`Alumni: ${user.name}`)

  return (
    <>
      <UserBanner user={user} here="Alumni" title={`Alumni: ${user.name}`} />
      <Page width="text">
        <EmptyState text="This page is for what former pupils want to tell about their time at the school and what came after it. Nothing is written here yet.">
          <ButtonLink to={`/user/view/${user.id}`} variant="quiet">
            Back to {user.name}
          </ButtonLink>
        </EmptyState>
      </Page>
    </>
  )
}
