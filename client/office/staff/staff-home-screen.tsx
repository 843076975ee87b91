import ScanFace from "lucide-react/icons/scan-face"
import Trash2 from "lucide-react/icons/trash-2"
import { Navigate, useSearchParams } from "react-router-dom"
import { NewItems } from "../../base/layout/new-items.tsx"
import { TitledPage } from "../../base/layout/titled-page.tsx"
import { useSession } from "../../base/session/session.tsx"
import { ButtonLink } from "../../base/ui/controls/button.tsx"
import { KeepFocus } from "../../base/ui/controls/keep-focus.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import { Titled } from "../../base/ui/texts/titled.tsx"
import { useHealthHintQuery } from "../../generated/graphql.ts"
import { WithheldPanel } from "../consent/withheld-panel.tsx"
import { ContentList } from "./content-list.tsx"
import { UnfinishedDrafts } from "./unfinished-drafts.tsx"

export function StaffHomeScreen() {
  const { viewer, can } = useSession()
  const [params] = useSearchParams()
  if (!viewer) return null
  const ownPage = `/user/view/${viewer.id}`
  if (!can("myContent")) return <Navigate to={ownPage} replace />
  // For old bookmarks: My work once listed everybody's content, too.
  if (params.get("of") === "all" && can("changeContent")) return <Navigate to={`/admin/content?${params}`} replace />

  return (
    <TitledPage title="My work" above={[{ label: viewer.name, to: ownPage }]}>
      <div className="stack7">
        <div className="unprinted">
          <Titled title="New" className="stack4 shrinks">
            <NewItems className="row3" />
          </Titled>
        </div>
        {can("health") && <HealthHint />}
        {can("withheldPictures") && <WithheldPanel />}
        <KeepFocus />
        <UnfinishedDrafts />
        <ContentList />
        <div className="row3">
          {can("children") && (
            <ButtonLink to="/user/consent" variant="quiet" size="small">
              <ScanFace />
              Consent
            </ButtonLink>
          )}
          <ButtonLink to="/user/bin" variant="quiet" size="small">
            <Trash2 />
            Bin
          </ButtonLink>
        </div>
      </div>
    </TitledPage>
  )
}

function HealthHint() {
  const { data } = useHealthHintQuery()
  const found = data?.health.filter(({ state }) => state === "LOOK") ?? []
  if (found.length === 0) return null

  return (
    <p className="warning">
      Something about the site needs a look: {found.map(({ subject }) => subject.toLowerCase()).join(", ")}.{" "}
      <Link to="/admin/health">See what to do</Link>
    </p>
  )
}
