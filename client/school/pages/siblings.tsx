import { activeGroup, type MenuGroup, useGroups } from "../../base/layout/menu.ts"
import { MenuNote } from "../../base/layout/menu-note.tsx"
import { useIsWritten } from "../../base/layout/site-info.tsx"
import { NavLink } from "../../base/ui/controls/link.tsx"
import { useT } from "../../base/ui/words/words.tsx"
import style from "./siblings.module.css"

/** The links of the page's group, if it is in the menu. */
export function useSiblings(name: string) {
  const group = activeGroup(`/${name}`, useGroups())
  return group && <Siblings {...group} />
}

function Siblings({ label, links }: MenuGroup) {
  const t = useT()
  const isWritten = useIsWritten()

  return (
    <nav aria-label={t("More under {label}", { label: t(label) })} className={style.siblings}>
      <h2 className={style.title}>{t(label)}</h2>
      <ul>
        {links.filter(isWritten).map(({ label, path }) => (
          <li key={path}>
            <NavLink to={path} className={style.link}>
              <span className={style.label}>{t(label)}</span>
              <MenuNote of={path} className={style.note} />
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
