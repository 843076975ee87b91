import Plus from "lucide-react/icons/plus"
import Trash2 from "lucide-react/icons/trash-2"
import { useSession } from "../../base/session/session.tsx"
import { ButtonLink } from "../../base/ui/controls/button.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import { useHealthHintQuery, useMyContentQuery } from "../../generated/graphql.ts"
import { itemTypes } from "../../items/history/item-types.ts"
import { capitalized } from "../admin/record-kinds.ts"
import { ChangedByOthers } from "./changed-by-others.tsx"
import { ContentList } from "./content-list.tsx"
import { ContentRow } from "./content-row.tsx"
import style from "./staff-home.module.css"
import { StaffSection } from "./staff-section.tsx"
import { UnfinishedDrafts } from "./unfinished-drafts.tsx"

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
          <Trash2 />
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

function WaitingForMe() {
  const { data } = useMyContentQuery({
    variables: { states: ["WAITING"], everybody: true, perPage: 10 },
  })
  const items = data?.myContent.items ?? []
  if (items.length === 0) return null

  return (
    <StaffSection title="Waits for you">
      <ul className={style.rows}>
        {items.map((item) => (
          <ContentRow key={`${item.type}:${item.id}`} item={item} withAuthor />
        ))}
      </ul>
    </StaffSection>
  )
}

const kinds = Object.values(itemTypes).flatMap(({ one, add }) => (add ? { one, ...add } : []))

function NewItem() {
  const { can } = useSession()

  return (
    <StaffSection title="New">
      <div className={style.kinds}>
        {kinds
          .filter(({ operation }) => can(operation))
          .map(({ one, path }) => (
            <ButtonLink key={path} to={path} variant="quiet">
              <Plus />
              {capitalized(one)}
            </ButtonLink>
          ))}
      </div>
    </StaffSection>
  )
}
