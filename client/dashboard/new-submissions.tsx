import type { ReactNode } from "react"
import { Panel } from "../admin/admin-page.tsx"
import { When } from "../admin/when.tsx"
import type { DashboardQuery } from "../generated/office.ts"
import { CardLink } from "../ui/controls/card-link.tsx"
import { Link } from "../ui/controls/link.tsx"
import style from "./dashboard-screen.module.css"
import list from "./news-list.module.css"

type NewSubmissionsProps = Pick<DashboardQuery["dashboard"], "newEnquiries" | "newApplications" | "newAbsences">

export function NewSubmissions({
  newEnquiries: enquiries,
  newApplications: applications,
  newAbsences: absences,
}: NewSubmissionsProps) {
  return (
    <div className={style.news}>
      <News
        title="New enquiries"
        total={enquiries.total}
        path="/admin/enquiries"
        all="All enquiries"
        none="Every message has been read."
      >
        {enquiries.items.map(({ id, senderName, inquiry, createdAt }) => (
          <NewsItem key={id} to={`/admin/enquiries?open=${id}`} name={senderName} text={inquiry} date={createdAt} />
        ))}
      </News>
      <News
        title="New applications"
        total={applications.total}
        path="/admin/applications"
        all="All applications"
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
      <News
        title="New absences"
        total={absences.total}
        path="/admin/absences"
        all="All absences"
        none="Every absence has been read."
      >
        {absences.items.map(({ id, childName, className, reason, createdAt }) => (
          <NewsItem
            key={id}
            to={`/admin/absences?open=${id}`}
            name={childName}
            text={`${className}: ${reason}`}
            date={createdAt}
          />
        ))}
      </News>
    </div>
  )
}

type NewsProps = { title: string; total: number; path: string; all: string; none: string; children: ReactNode }

function News({ title, total, path, all, none, children }: NewsProps) {
  return (
    <Panel title={title} className={list.sheet} action={<span className={list.total}>{total}</span>}>
      {total > 0 ? <ul className={list.items}>{children}</ul> : <p className={list.none}>{none}</p>}
      <p className={list.more}>
        <Link to={path}>{all}</Link>
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
