import { Link } from "../../base/ui/controls/link.tsx"
import { Moment } from "../../base/ui/dates/moment.tsx"
import type { ApprovalLineFragment } from "../../generated/office.ts"
import { itemTypes } from "../../items/history/item-types.ts"
import style from "../../items/history/versions-screen.module.css"
import { approvalPath } from "../../items/publication/publication.ts"
import { withArticle } from "../admin/record-kinds.ts"

export const approvalKey = ({ item: { type, id } }: ApprovalLineFragment) => `${type}:${id}`

/** `shown` is the open item's name, as in the address. */
export function ApprovalList({ items, shown }: { items: ApprovalLineFragment[]; shown?: string | null }) {
  return (
    <ol className={style.versions}>
      {items.map((approval) => {
        const path = approvalPath(approval.item)
        return (
          <li key={path} className={style.version}>
            <Link
              to={path}
              className={style.number}
              data-item={approvalKey(approval)}
              aria-current={path === `/admin/approvals?open=${shown}` ? "true" : undefined}
            >
              {approval.item.title}
            </Link>
            <p className={style.act}>
              <HandedIn of={approval} />
            </p>
          </li>
        )
      })}
    </ol>
  )
}

export function HandedIn({ of: { item, by, since } }: { of: ApprovalLineFragment }) {
  const { noun } = itemTypes[item.type]
  return (
    <>
      {item.pendingChange ? `Change of ${withArticle(noun)}` : `New ${noun}`}, handed in by <b>{by.name}</b>,{" "}
      <Moment of={since} />
    </>
  )
}
