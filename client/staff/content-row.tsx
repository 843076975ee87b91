import type { ReactNode } from "react"
import type { ContentLineFragment } from "../generated/graphql.ts"
import { itemTypes } from "../history/item-types.ts"
import { StateBadge } from "../publication/state-badge.tsx"
import { Link } from "../ui/controls/link.tsx"
import { Moment } from "../ui/dates/moment.tsx"
import { Picture } from "../ui/pictures/picture.tsx"
import style from "./staff-home.module.css"

type ContentRowProps = {
  item: ContentLineFragment
  withAuthor?: boolean
  actions?: ReactNode
}

export function ContentRow({ item, withAuthor = false, actions }: ContentRowProps) {
  const { type, title, path, picture, state, user, pendingChange } = item

  return (
    <li className={style.row}>
      <Picture of={picture} className={style.thumbnail} sizes="6rem" alt="" />
      <div className={style.words}>
        <h3 className={style.name}>{path ? <Link to={path}>{title}</Link> : title}</h3>
        <p className={style.about}>
          {state !== "PUBLISHED" && <StateBadge state={state} />}
          {pendingChange && <StateBadge state={pendingChange.state} />}
          <span>
            {itemTypes[type].one}
            {withAuthor && ` by ${user.name}`} · <When of={item} />
          </span>
        </p>
        {item.sentBack && <p className={style.note}>Sent back: {item.sentBack.note}</p>}
      </div>
      {actions && <div className={style.actions}>{actions}</div>}
    </li>
  )
}

function When({ of: { state, publishedAt, publishAt, updatedAt, pendingChange } }: { of: ContentLineFragment }) {
  if (pendingChange)
    return (
      <>
        a change waits, saved <Moment of={pendingChange.updatedAt} />
      </>
    )
  if (publishAt && state !== "PUBLISHED")
    return (
      <>
        is published <Moment of={publishAt} />
      </>
    )
  if (state === "PUBLISHED" && publishedAt)
    return (
      <>
        published <Moment of={publishedAt} />
      </>
    )
  return (
    <>
      saved <Moment of={updatedAt} />
    </>
  )
}
