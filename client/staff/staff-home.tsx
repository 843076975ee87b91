import Trash2 from "lucide-react/icons/trash-2"
import { useSession } from "../session/session.tsx"
import { ButtonLink } from "../ui/controls/button.tsx"
import { ChangedByOthers } from "./changed-by-others.tsx"
import { ContentList } from "./content-list.tsx"
import { HealthHint } from "./health-hint.tsx"
import { NewItem } from "./new-item.tsx"
import style from "./staff-home.module.css"
import { UnfinishedDrafts } from "./unfinished-drafts.tsx"
import { WaitingForMe } from "./waiting-for-me.tsx"

export function StaffHome() {
  const { can } = useSession()

  return (
    <div className={style.home}>
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
