import { TitledPage } from "../../base/layout/titled-page.tsx"
import { QuietLink } from "../../base/ui/controls/button.tsx"
import { EmptyState } from "../../base/ui/loading/empty-state.tsx"
import { OneUser, type ShownUser } from "./one-user.tsx"

export const UserAlumScreen = () => <OneUser>{(user) => <Alum user={user} />}</OneUser>

function Alum({ user }: { user: ShownUser }) {
  return (
    <TitledPage
      title={`Alumni: ${user.name}`}
      crumb="Alumni"
      above={[{ label: user.name, to: `/user/view/${user.id}` }]}
      width="text"
    >
      <EmptyState text="This page is for what former pupils want to tell about their time at the school and what came after it. Nothing is written here yet.">
        <QuietLink to={`/user/view/${user.id}`}>Back to {user.name}</QuietLink>
      </EmptyState>
    </TitledPage>
  )
}
