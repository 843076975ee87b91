import { Link } from "../../base/ui/controls/link.tsx"
import type { DashboardQuery } from "../../generated/office.ts"
import style from "./counts.module.css"

type Counted = Pick<DashboardQuery["dashboard"], "users" | "news" | "articles" | "profiles" | "galleries">

const places: [keyof Counted, string, string][] = [
  ["users", "Users", "/admin/users"],
  ["news", "News", "/news"],
  ["articles", "Blog posts", "/blog"],
  ["profiles", "People", "/profiles"],
  ["galleries", "Galleries", "/gallery"],
]

export function Counts({ of }: { of: Counted }) {
  return (
    <section aria-labelledby="counts-heading" className="stack3">
      <h2 id="counts-heading" className="step2">
        On the site
      </h2>
      <ul className={style.counts}>
        {places.map(([what, label, path]) => (
          <li key={what}>
            <Link to={path} className={style.count}>
              <span className={style.number}>{of[what].toLocaleString("en-GB")}</span> <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
