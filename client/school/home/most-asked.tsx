import { type SiteInfo, useIsWritten } from "../../base/layout/site-info.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import { SchoolText } from "../../base/ui/words/school-text.tsx"
import { useT } from "../../base/ui/words/words.tsx"
import style from "./most-asked.module.css"

export function MostAsked({ mostAsked }: Pick<SiteInfo, "mostAsked">) {
  const t = useT()
  const links = mostAsked.filter(useIsWritten())
  if (links.length === 0) return null

  return (
    <nav aria-label={t("Often asked for")} className={style.asked}>
      <ul className={style.links}>
        {links.map(({ title, text, path }) => (
          <li key={path}>
            <Link to={path} className={style.link}>
              <SchoolText text={title} className={style.title} />
              <SchoolText text={text} className={style.text} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
