import { useId } from "react"
import type { PageFieldsFragment } from "../generated/graphql.ts"
import { Link } from "../ui/controls/link.tsx"
import style from "./jump-list.module.css"

/** The sections of a page, to jump to: at its top, and on a wide screen beside the text, where it stays in sight. */
export function JumpList({ sections }: Pick<PageFieldsFragment, "sections">) {
  const headingId = useId()

  return (
    <nav aria-labelledby={headingId} className={style.jumps}>
      <h2 id={headingId} className={style.title}>
        On this page
      </h2>
      <ul>
        {sections.map(({ anchor, heading }) => (
          <li key={anchor}>
            <Link to={`#${anchor}`} className={style.link}>
              {heading}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
