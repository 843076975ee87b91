import { Navigate } from "react-router-dom"
import { TitledPage } from "../../base/layout/titled-page.tsx"
import { useSession } from "../../base/session/session.tsx"
import { StaffHome } from "./staff-home.tsx"

export function StaffHomeScreen() {
  const { viewer, can } = useSession()
  if (!viewer) return null
  const ownPage = `/user/view/${viewer.id}`
  if (!can("myContent")) return <Navigate to={ownPage} replace />

  return (
    <TitledPage title="My work" above={[{ label: viewer.name, to: ownPage }]}>
      <StaffHome />
    </TitledPage>
  )
}
