import { useContext } from "react"
import { Link } from "../controls/link.tsx"
import { ServedPageContext } from "../loading/served.ts"
import { useT } from "../words/words.tsx"
import style from "./breadcrumbs.module.css"

export type Crumb = { label: string; to?: string; lang?: string }

export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const t = useT()
  const trail: Crumb[] = [{ label: t("Home"), to: "/" }, ...crumbs]
  const served = useContext(ServedPageContext)
  if (served) served.crumbs = trail

  return (
    <nav aria-label={t("Breadcrumb")}>
      <ol className={style.trail}>
        {trail.map(({ label, to, lang }, index) => (
          <li key={label} className={style.crumb} lang={lang}>
            {to && index < trail.length - 1 ? (
              <Link to={to}>{label}</Link>
            ) : (
              <span aria-current={index === trail.length - 1 ? "page" : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
