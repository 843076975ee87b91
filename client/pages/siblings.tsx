import { activeGroup, type MenuGroup } from "../layout/menu.ts"
import { MenuNote } from "../layout/menu-note.tsx"
import { useIsWritten } from "../layout/site-info.tsx"
import { NavLink } from "../ui/controls/link.tsx"
import type { PageKey } from "./page-names.ts"
import style from "./siblings.module.css"

export function siblingsOf(name: PageKey): MenuGroup | undefined {
  return activeGroup(`/${name}`)
}

export function Siblings({ label, links }: MenuGroup) {
  const isWritten = useIsWritten()

  return (
    <nav aria-label={`More under ${label}`} className={style.siblings}>
      <h2 className={style.title}>{label}</h2>
      <ul>
        {links.filter(isWritten).map(({ label, path }) => (
          <li key={path}>
            <NavLink to={path} className={style.link}>
              <span className={style.label}>{label}</span>
              <MenuNote of={path} className={style.note} />
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
