import { useId } from "react"
import { Link } from "../ui/controls/link.tsx"
import { DateText } from "../ui/dates/dates.tsx"
import { Picture, type PictureFile } from "../ui/pictures/picture.tsx"
import style from "./related-items.module.css"

export type RelatedItem = { path: string; title: string; date: string; picture: PictureFile | null }

type RelatedItemsProps = { title: string; items: RelatedItem[]; all: { label: string; path: string } }

const most = 3

/** Where an item ends, a few others of its kind: nobody should have to go back to go on. */
export function RelatedItems({ title, items, all }: RelatedItemsProps) {
  const id = useId()
  if (items.length === 0) return null

  return (
    <nav aria-labelledby={id} className={style.related}>
      <div className={style.head}>
        <h2 id={id} className={style.title}>
          {title}
        </h2>
        <Link to={all.path} className={style.all}>
          {all.label}
        </Link>
      </div>
      <ul className={style.items}>
        {items.slice(0, most).map(({ path, title, date, picture }) => (
          <li key={path} className={style.item}>
            <Picture of={picture} className={style.picture} sizes="(min-width: 40rem) 20rem, 6rem" alt="" />
            <div className={style.words}>
              <Link to={path} className={style.link}>
                {title}
              </Link>
              <p className={style.date}>
                <DateText of={date} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </nav>
  )
}
