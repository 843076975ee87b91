import { classNames } from "../texts/class-names.ts"
import { useT } from "../words/words.tsx"
import { Link } from "./link.tsx"
import style from "./tabs.module.css"

type TabLinksProps = {
  label: string
  links: { label: string; path: string }[]
  current: string
  className?: string
}

export function TabLinks({ label, links, current, className }: TabLinksProps) {
  const t = useT()
  return (
    <nav aria-label={label} className={classNames(style.list, className)}>
      {links.map((link) => (
        <Link
          key={link.path}
          to={link.path}
          className={style.tab}
          aria-current={link.path === current ? "page" : undefined}
        >
          {t(link.label)}
        </Link>
      ))}
    </nav>
  )
}
