import { useIsWritten, useSite } from "../../base/layout/site-info.tsx"
import { CardLink } from "../../base/ui/controls/card-link.tsx"
import { Titled } from "../../base/ui/texts/titled.tsx"
import { SchoolText } from "../../base/ui/words/school-text.tsx"
import { useT } from "../../base/ui/words/words.tsx"
import style from "./popular-pages.module.css"

export function PopularPages() {
  const t = useT()
  const links = useSite()?.mostAsked.filter(useIsWritten()) ?? []
  if (links.length === 0) return null

  return (
    <Titled as="nav" title={t("Often looked for")} className={style.often}>
      <ul className={style.places}>
        {links.map(({ title, text, path }) => (
          <li key={path} className="card listed">
            <CardLink to={path} className={style.link}>
              <SchoolText text={title} />
            </CardLink>
            <SchoolText text={text} className="small" />
          </li>
        ))}
      </ul>
    </Titled>
  )
}
