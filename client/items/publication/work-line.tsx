import { useSite } from "../../base/layout/site-info.tsx"
import { useSession } from "../../base/session/session.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import { useOwnDraftsQuery } from "../../generated/graphql.ts"

export function WorkLine() {
  const { items = [], total = 0 } = useOwnDraftsQuery().data?.myContent ?? {}
  const sentBack = items.filter((item) => item.sentBack).length
  const drafts = total - sentBack
  const parts = [drafts && `${drafts} ${drafts === 1 ? "draft" : "drafts"}`, sentBack && `${sentBack} sent back`]
  const waiting = parts.filter(Boolean).join(", ")
  const isNew = useSite()?.look.isChosen === false
  const { can } = useSession()

  return (
    <>
      <Link to="/user">My work</Link> {waiting && <span className="small">({waiting})</span>}
      {isNew && can("dashboard") && <Link to="/admin">Begin here</Link>}
    </>
  )
}
