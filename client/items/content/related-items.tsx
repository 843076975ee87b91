import { useId } from "react"
import { CardLink } from "../../base/ui/controls/card-link.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import { DateText } from "../../base/ui/dates/dates.tsx"
import { Picture } from "../../base/ui/pictures/picture.tsx"
import row from "../../base/ui/texts/picture-row.module.css"
import type { FurtherItemFragment } from "../../generated/graphql.ts"
import style from "./related-items.module.css"
import { useTitleOf } from "./translated.ts"

type RelatedItemsProps = {
  title: string
  items: FurtherItemFragment[]
  all?: { path: string; label: string }
}

export function RelatedItems({ title, items, all }: RelatedItemsProps) {
  const headingId = useId()
  const titleOf = useTitleOf()
  if (items.length === 0) return null

  return (
    <nav aria-labelledby={headingId} className={style.related}>
      <div className={style.head}>
        <h2 id={headingId} className="step2">
          {title}
        </h2>
        {all && (
          <Link to={all.path} className={style.all}>
            {all.label}
          </Link>
        )}
      </div>
      <ul className={style.items}>
        {items.map(({ type, id, path, date, picture, ...item }) => (
          <li key={`${type} ${id}`} className={style.item}>
            <Picture of={picture} className={row.picture} sizes="(min-width: 40rem) 20rem, 6rem" alt="" />
            <div className="stack1 shrinks">
              <CardLink to={path ?? "/"} className={style.link} lang={titleOf(item).lang}>
                {titleOf(item).title}
              </CardLink>
              {date && (
                <p className="small">
                  <DateText of={date} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </nav>
  )
}
