import { useId } from "react"
import { Link } from "../../base/ui/controls/link.tsx"
import { useT } from "../../base/ui/words/words.tsx"
import type { PageFieldsFragment } from "../../generated/graphql.ts"
import style from "./jump-list.module.css"

export function JumpList({ sections, lang }: Pick<PageFieldsFragment, "sections"> & { lang?: string }) {
  const t = useT()
  const headingId = useId()

  return (
    <nav aria-labelledby={headingId} className={style.jumps}>
      <h2 id={headingId} className="subheading">
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
