import ArrowRight from "lucide-react/icons/arrow-right"
import { type MenuLink, useMenu } from "../../base/layout/menu.ts"
import { MenuNote } from "../../base/layout/menu-note.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import wide from "../../base/ui/controls/wide-link.module.css"
import { useT } from "../../base/ui/words/words.tsx"
import style from "./next-page.module.css"

export function NextPage({ after }: { after: string }) {
  const t = useT()
  const links = useMenu().flatMap((group) => group.links)
  const { label, path } = following(after, links) ?? { label: t("Contact"), path: "/contact" }

  return (
    <nav aria-label={t("Read on")} className={style.next}>
      <Link to={path} className={wide.link}>
        <span className={wide.words}>
          <span className={style.label}>{label}</span>
          <MenuNote of={path} className="soft" />
        </span>
        <ArrowRight className={style.arrow} />
      </Link>
    </nav>
  )
}

function following(key: string, links: MenuLink[]) {
  const place = links.findIndex(({ path }) => path === `/${key}`)
  return place < 0 ? undefined : links[(place + 1) % links.length]
}
