import { Navigate } from "react-router-dom"
import { Page } from "../layout/page.tsx"
import { useTitle } from "../layout/title.tsx"
import { useSession } from "../session/session.tsx"
import { PageBanner } from "../ui/texts/page-banner.tsx"
import { StaffHome } from "./staff-home.tsx"

export function StaffHomeScreen() {
  const { viewer, can } = useSession()
  if (!viewer) return null
  return can("myContent") ? <Home viewer={viewer} /> : <Navigate to={`/user/view/${viewer.id}`} replace />
}

function Home({ viewer: { id, name } }: { viewer: { id: number; name: string } }) {
  useTitle("My work")

  return (
    <>
      <PageBanner title="My work" crumbs={[{ label: name, to: `/user/view/${id}` }, { label: "My work" }]} />
      <Page>
        <StaffHome />
      </Page>
    </>
  )
}
