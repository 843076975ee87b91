import { useId } from "react"
import { CardLink } from "../ui/controls/card-link.tsx"
import { Link } from "../ui/controls/link.tsx"
import { DateText } from "../ui/dates/dates.tsx"
import { Picture, type PictureFile } from "../ui/pictures/picture.tsx"
import style from "./related-items.module.css"

type RelatedItem = { id: number; title: string; displayDate: string; picture: PictureFile | null }

type RelatedItemsProps = {
  title: string
  /** The address of their list, and the words of the link to it. */
  path: string
  label: string
  /** Undefined until they have come. */
  items: RelatedItem[] | undefined
  /** The id of the one that was looked at. */
  except: number
}

const most = 3

/** Where an item ends, a few others of its kind: nobody should have to go back to go on. */
export function RelatedItems({ title, path, label, items = [], except }: RelatedItemsProps) {
  const headingId = useId()
  const others = items.filter(({ id }) => id !== except)
  if (others.length === 0) return null

  return (
    <nav aria-labelledby={headingId} className={style.related}>
      <div className={style.head}>
        <h2 id={headingId} className={style.title}>
          {title}
        </h2>
        <Link to={path} className={style.all}>
          {label}
        </Link>
      </div>
      <ul className={style.items}>
        {others.slice(0, most).map(({ id, title, displayDate, picture }) => (
          <li key={id} className={style.item}>
            <Picture of={picture} className={style.picture} sizes="(min-width: 40rem) 20rem, 6rem" alt="" />
            <div className={style.words}>
              <CardLink to={`${path}/view/${id}`} className={style.link}>
                {title}
              </CardLink>
              <p className={style.date}>
                <DateText of={displayDate} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </nav>
  )
}
