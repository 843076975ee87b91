import Trash2 from "lucide-react/icons/trash-2"
import { useSession } from "../../base/session/session.tsx"
import { ButtonLink } from "../../base/ui/controls/button.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import { useHealthHintQuery } from "../../generated/graphql.ts"
import { ChangedByOthers } from "./changed-by-others.tsx"
import { ContentList } from "./content-list.tsx"
import { NewItem } from "./new-item.tsx"
import { UnfinishedDrafts } from "./unfinished-drafts.tsx"
import { WaitingForMe } from "./waiting-for-me.tsx"

export function StaffHome() {
  const { can } = useSession()

  return (
    <div className="stack7">
      <NewItem />
      {can("health") && <HealthHint />}
      {can("approve") && <WaitingForMe />}
      <UnfinishedDrafts />
      <ContentList />
      <ChangedByOthers />
      <div>
        <ButtonLink to="/user/bin" variant="quiet" size="small">
          <Trash2 aria-hidden="true" />
          Bin
        </ButtonLink>
      </div>
    </div>
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
