import ChevronRight from "lucide-react/icons/chevron-right"
import { CardLink } from "../../base/ui/controls/card-link.tsx"
import { HistoryLine } from "../../items/history/history-line.tsx"
import { AdminPage } from "../admin/admin-page.tsx"
import { UnwrittenPages } from "../admin/unwritten-pages.tsx"
import { siteParts } from "./parts.ts"
import style from "./site-screen.module.css"

export function SiteScreen() {
  return (
    <AdminPage title="Site" width="form">
      <p className="soft">
        The pages of the site, such as About and Admissions, are edited where they are read: open one and choose Edit.
        Here is what stands around them.
      </p>
      <ul className="stack3">
        {siteParts.map(({ key, title, note }) => (
          <li key={key} className={style.part}>
            <CardLink to={`/admin/site/${key}`} className={style.link}>
              {title}
            </CardLink>
            <span className="soft">{note}</span>
            <ChevronRight className={style.chevron} />
          </li>
        ))}
      </ul>
      <UnwrittenPages />
      <HistoryLine of={{ type: "SITE", id: 1 }} />
    </AdminPage>
  )
}
