import { Link } from "../../base/ui/controls/link.tsx"
import { Moment } from "../../base/ui/dates/moment.tsx"
import { useChangedByOthersQuery } from "../../generated/graphql.ts"
import { acts } from "../../items/history/acts.ts"
import { versionsPath } from "../../items/history/item-types.ts"
import { Who } from "../../items/history/who.tsx"
import style from "./staff-home.module.css"
import { StaffSection } from "./staff-section.tsx"

export function ChangedByOthers() {
  const { data } = useChangedByOthersQuery()
  const items = data?.changedByOthers.items ?? []
  if (items.length === 0) return null

  return (
    <StaffSection title="Changed by others">
      <ul className={style.rows}>
        {items.map(({ id, at, act, type, itemId, title, hasVersion, user }) => (
          <li key={id} className={style.row}>
            <p className={style.words}>
              {hasVersion && type && itemId !== null ? (
                <Link to={versionsPath({ type, id: itemId })}>{title}</Link>
              ) : (
                title
              )}
              <span className={style.about}>
                <span>
                  {acts[act]} by <Who user={user} />, <Moment of={at} />
                </span>
              </span>
            </p>
          </li>
        ))}
      </ul>
    </StaffSection>
  )
}
