import { Link } from "../../base/ui/controls/link.tsx"
import { Titled } from "../../base/ui/texts/titled.tsx"
import type { DashboardQuery } from "../../generated/office.ts"
import style from "./counts.module.css"

export type Tile = [count: number, label: string, path: string]

export const Tiles = ({ of }: { of: Tile[] }) => (
  <ul className={style.counts}>
    {of.map(([count, label, path]) => (
      <li key={label}>
        <Link to={path} className={style.count}>
          <span className={style.number}>{count.toLocaleString("en-GB")}</span> <span>{label}</span>
        </Link>
      </li>
    ))}
  </ul>
)

export function Counts({ of: { users, news, articles, profiles, galleries } }: { of: DashboardQuery["dashboard"] }) {
  return (
    <Titled title="On the site" className="stack3">
      <Tiles
        of={[
          [users, "Users", "/admin/users"],
          [news, "News", "/news"],
          [articles, "Blog posts", "/blog"],
          [profiles, "People", "/profiles"],
          [galleries, "Galleries", "/gallery"],
        ]}
      />
    </Titled>
  )
}
