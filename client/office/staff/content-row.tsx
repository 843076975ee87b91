import { Link } from "../../base/ui/controls/link.tsx"
import { Moment } from "../../base/ui/dates/moment.tsx"
import { Picture } from "../../base/ui/pictures/picture.tsx"
import type { ContentLineFragment } from "../../generated/graphql.ts"
import { itemTypes } from "../../items/history/item-types.ts"
import { ReviewNote } from "../../items/publication/review-note.tsx"
import { StateBadge } from "../../items/publication/state-badge.tsx"
import { capitalized } from "../admin/record-kinds.ts"
import { type Change, ChangeLine } from "./changed-by-others.tsx"
import style from "./staff-home.module.css"

export function ContentRow({ item, change }: { item: ContentLineFragment; change?: Change }) {
  const { type, title, path, picture, state, pendingChange } = item
  const [did, at] = lastChangeOf(item)

  return (
    <li className={style.row}>
      {picture ? <Picture of={picture} className="thumbnail" sizes="6rem" alt="" /> : <span className="thumbnail" />}
      <div className={style.words}>
        <h3 className="strong plain">{path ? <Link to={path}>{title}</Link> : title}</h3>
        <p className={style.about}>
          {state !== "PUBLISHED" && <StateBadge state={state} />}
          {pendingChange && <StateBadge state={pendingChange.state} />}
          <span>
            {capitalized(itemTypes[type].noun)} · {did} <Moment of={at} />
          </span>
        </p>
        {change && !item.sentBack && (
          <p className={style.note}>
            <ChangeLine of={change} />
          </p>
        )}
        {item.deadLinks?.map((words) => (
          <p key={words} className={style.note}>
            Broken link: “{words}”. {path && <Link to={`${path}?edit=1`}>Edit the text</Link>}
          </p>
        ))}
        {item.sentBack && (
          <div className={style.note}>
            <ReviewNote of={item.sentBack} />
          </div>
        )}
      </div>
    </li>
  )
}

function lastChangeOf(item: ContentLineFragment): [did: string, at: string] {
  const { state, publishedAt, publishAt, updatedAt, pendingChange } = item
  if (pendingChange) return ["a change waits, saved", pendingChange.updatedAt]
  if (publishAt && state !== "PUBLISHED") return ["is published", publishAt]
  if (state === "PUBLISHED" && publishedAt) return ["published", publishedAt]
  return ["saved", updatedAt]
}
