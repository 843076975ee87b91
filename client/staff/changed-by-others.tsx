import { useId } from "react"
import { useChangedByOthersQuery } from "../generated/graphql.ts"
import { acts } from "../history/acts.ts"
import { versionsPath } from "../history/item-types.ts"
import { Who } from "../history/who.tsx"
import { Link } from "../ui/controls/link.tsx"
import { Moment } from "../ui/dates/moment.tsx"
import style from "./staff-home.module.css"

export function ChangedByOthers() {
  const id = useId()
  const { data } = useChangedByOthersQuery()
  const items = data?.changedByOthers.items ?? []
  if (items.length === 0) return null

  return (
    <section aria-labelledby={id} className={style.section}>
      <h2 id={id} className={style.title}>
        Changed by others
      </h2>
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
    </section>
  )
}
