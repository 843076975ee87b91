import type { ReactNode } from "react"
import { Panel } from "../admin/admin-page.tsx"
import { When } from "../admin/when.tsx"
import type { DashboardQuery } from "../generated/office.ts"
import { CardLink } from "../ui/controls/card-link.tsx"
import { Link } from "../ui/controls/link.tsx"
import style from "./dashboard-screen.module.css"
import list from "./news-list.module.css"

type Dashboard = DashboardQuery["dashboard"]
type NewSubmissionsProps = { enquiries: Dashboard["newEnquiries"]; applications: Dashboard["newApplications"] }

/** What families have sent and nobody has read. */
export function NewSubmissions({ enquiries, applications }: NewSubmissionsProps) {
  return (
    <div className={style.news}>
      <News title="New enquiries" total={enquiries.total} path="/admin/enquiries" none="Every message has been read.">
        {enquiries.items.map(({ id, senderName, inquiry, createdAt }) => (
          <NewsItem key={id} to={`/admin/enquiries?open=${id}`} name={senderName} text={inquiry} date={createdAt} />
        ))}
      </News>
      <News
        title="New applications"
        total={applications.total}
        path="/admin/applications"
        none="Every application has been read."
      >
        {applications.items.map(({ id, childName, parentName, createdAt }) => (
          <NewsItem
            key={id}
            to={`/admin/applications?open=${id}`}
            name={childName}
            text={`from ${parentName}`}
            date={createdAt}
          />
        ))}
      </News>
    </div>
  )
}

type NewsProps = { title: string; total: number; path: string; none: string; children: ReactNode }

function News({ title, total, path, none, children }: NewsProps) {
  return (
    <Panel title={title} className={list.sheet} action={<span className={list.total}>{total}</span>}>
      {total > 0 ? <ul className={list.items}>{children}</ul> : <p className={list.none}>{none}</p>}
      <p className={list.more}>
        <Link to={path}>{path.endsWith("enquiries") ? "All enquiries" : "All applications"}</Link>
      </p>
    </Panel>
  )
}

function NewsItem({ to, name, text, date }: { to: string; name: string; text: string; date: string }) {
  return (
    <li className={list.item}>
      <CardLink to={to} className={list.link}>
        {name}
      </CardLink>
      <span className={list.date}>
        <When of={date} />
      </span>
      <span className={list.text}>{text}</span>
    </li>
  )
}
