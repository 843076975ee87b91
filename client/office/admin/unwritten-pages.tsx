import { menu } from "../../base/layout/menu.ts"
import { useSite } from "../../base/layout/site-info.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import { Titled } from "../../base/ui/texts/titled.tsx"
import style from "./unwritten-pages.module.css"

export function UnwrittenPages() {
  const paths = useSite()?.unwrittenPages ?? []
  if (paths.length === 0) return null

  return (
    <Titled title="Pages that nobody sees yet" headingClass="subheading">
      <p className={style.note}>Nothing is written on them. With the first words, the menus lead there.</p>
      <ul className={style.pages}>
        {paths.map((path) => (
          <li key={path}>
            <Link to={path} className="bar target">
              {labelOf(path)}
            </Link>
          </li>
        ))}
      </ul>
    </Titled>
  )
}

function labelOf(path: string) {
  const link = menu.flatMap(({ links }) => links).find((link) => link.path === path)
  const name = path.replace(/^\/(p\/)?/, "").replaceAll("-", " ")
  return link?.label ?? name.charAt(0).toUpperCase() + name.slice(1)
}
