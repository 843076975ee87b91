import type { ReactNode } from "react"
import { Link } from "../../base/ui/controls/link.tsx"
import { classNames } from "../../base/ui/texts/class-names.ts"
import { SchoolText } from "../../base/ui/words/school-text.tsx"
import style from "./doors.module.css"

type Door = { title: string; text: string; path: string }

type DoorsProps<D extends Door> = {
  links: D[]
  /** Shows the texts on phones, too. */
  withText?: boolean
  icon: (door: D, className: string | undefined) => ReactNode
}

/** A row of the arcade, with a link behind each arch. */
export function Doors<D extends Door>({ links, withText, icon }: DoorsProps<D>) {
  return (
    <ul className={classNames(style.doors, withText && style.told)}>
      {links.map((door) => (
        <li key={door.path}>
          <Link to={door.path} className={style.door}>
            {icon(door, style.icon)}
            <span className="stack1 shrinks">
              <SchoolText text={door.title} className={style.title} />
              <SchoolText text={door.text} className={style.text} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
