import { Link } from "../../base/ui/controls/link.tsx"
import { Moment } from "../../base/ui/dates/moment.tsx"
import { Titled } from "../../base/ui/texts/titled.tsx"
import { type ContentLineFragment, useChangedByOthersQuery } from "../../generated/graphql.ts"
import { acts } from "../../items/history/acts.ts"
import { versionsPath } from "../../items/history/item-types.ts"
import { Who } from "../../items/history/who.tsx"
import style from "./staff-home.module.css"

export type Change = ReturnType<typeof useChangedByOthers>[number]

/** The last change of each item. */
export function useChangedByOthers() {
  const items = useChangedByOthersQuery().data?.changedByOthers.items ?? []
  return items.filter(
    ({ type, itemId }, index) => index === items.findIndex((one) => one.type === type && one.itemId === itemId),
  )
}

export function isChangeOf({ type, id }: Pick<ContentLineFragment, "type" | "id">) {
  return (change: Change) => change.type === type && change.itemId === id
}

export function ChangedByOthers({ changes }: { changes: Change[] }) {
  if (changes.length === 0) return null

  return (
    <Titled title="Changed by others" className="stack4 shrinks">
      <ul className={style.rows}>
        {changes.map((change) => (
          <li key={change.id} className={style.row}>
            <p className={style.words}>
              {change.title}
              <span className={style.about}>
                <ChangeLine of={change} />
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Titled>
  )
}

export function ChangeLine({ of: { at, act, type, itemId, hasVersion, user } }: { of: Change }) {
  const did = (
    <>
      {acts[act]} by <Who user={user} />
    </>
  )
  return (
    <span>
      {hasVersion && type && itemId !== null ? <Link to={versionsPath({ type, id: itemId })}>{did}</Link> : did},{" "}
      <Moment of={at} />
    </span>
  )
}
