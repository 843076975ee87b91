import { DateText, formatDate, formatDateTime, useZone } from "../ui/dates.tsx"
import { Link } from "../ui/link.tsx"
import { Picture, type PictureFile } from "../ui/picture.tsx"
import style from "./work-list.module.css"

export type Work = { id: number; title: string; createdAt: string; picture: PictureFile | null }

type WorkListProps = {
  works: Work[]
  /** Where one of them is read: "/news/view". */
  path: string
}

/** What somebody has published, a line for each. */
export function WorkList({ works, path }: WorkListProps) {
  const dateFormat = useDateFormats(works)

  return (
    <ol className={style.list}>
      {works.map((work) => (
        <li key={work.id} className={style.work}>
          <Picture of={work.picture} className={style.thumbnail} sizes="6rem" alt="" />
          <div className={style.words}>
            <h3 className={style.title}>
              <Link to={`${path}/${work.id}`}>{work.title}</Link>
            </h3>
            <p className={style.date}>
              <DateText of={work.createdAt} as={dateFormat(work)} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The day of each, and the time too where the same title came twice on that day. */
function useDateFormats(works: Work[]) {
  const zone = useZone()
  const nameOf = ({ title, createdAt }: Work) => `${formatDate(createdAt, zone)} ${title}`
  const names = works.map(nameOf)
  const isUnique = (work: Work) => names.filter((name) => name === nameOf(work)).length === 1
  return (work: Work) => (isUnique(work) ? formatDate : formatDateTime)
}
