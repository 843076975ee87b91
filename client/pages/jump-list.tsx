import { useId } from "react"
import type { PageFieldsFragment } from "../generated/graphql.ts"
import { Link } from "../ui/controls/link.tsx"
import { useT } from "../ui/words/words.tsx"
import style from "./jump-list.module.css"

/** `lang`: of the headings, where that is not the language of the page. */
export function JumpList({ sections, lang }: Pick<PageFieldsFragment, "sections"> & { lang?: string }) {
  const t = useT()
  const headingId = useId()

  return (
    <nav aria-labelledby={headingId} className={style.jumps}>
      <h2 id={headingId} className={style.title}>
        {t("On this page")}
      </h2>
      <ul className={style.links} lang={lang}>
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
