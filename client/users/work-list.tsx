import { Link } from "react-router-dom"
import { DateText } from "../ui/dates.tsx"
import { Picture, type PictureFile } from "../ui/picture.tsx"
import { useToldApart } from "../ui/told-apart.ts"
import style from "./work-list.module.css"

export type Work = { id: number; title: string; createdAt: string; picture: PictureFile | null }

type WorkListProps = {
  works: Work[]
  /** Where one of them is read: "/news/view". */
  path: string
}

/** What somebody has published, a line for each. */
export function WorkList({ works, path }: WorkListProps) {
  const shapeOf = useToldApart(works)

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
              <DateText of={work.createdAt} as={shapeOf(work)} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
