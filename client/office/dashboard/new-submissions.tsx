import { CardLink } from "../../base/ui/controls/card-link.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import type { DashboardQuery } from "../../generated/office.ts"
import { Panel } from "../admin/admin-page.tsx"
import { recordKinds } from "../admin/record-kinds.ts"
import { When } from "../admin/when.tsx"
import style from "./dashboard-screen.module.css"
import list from "./news-list.module.css"

type NewSubmissionsProps = Pick<DashboardQuery["dashboard"], "newEnquiries" | "newApplications" | "newAbsences">

export function NewSubmissions({ newEnquiries, newApplications, newAbsences }: NewSubmissionsProps) {
  return (
    <div className={style.news}>
      <News
        of="enquiry"
        {...newEnquiries}
        none="Every message has been read."
        line={({ senderName, inquiry }) => [senderName, inquiry]}
      />
      <News
        of="application"
        {...newApplications}
        none="Every application has been read."
        line={({ childName, parentName }) => [childName, `from ${parentName}`]}
      />
      <News
        of="absence"
        {...newAbsences}
        none="Every absence has been read."
        line={({ childName, className, reason }) => [childName, `${className}: ${reason}`]}
      />
    </div>
  )
}

type NewsProps<T> = {
  of: "enquiry" | "application" | "absence"
  total: number
  items: T[]
  none: string
  line: (item: T) => [name: string, text: string]
}

function News<T extends { id: number; createdAt: string }>({ of: kind, total, items, none, line }: NewsProps<T>) {
  const { all, path } = recordKinds[kind]
  const lines = items.map((item) => ({ ...item, line: line(item) }))

  return (
    <Panel
      title={`New ${all.toLowerCase()}`}
      className={list.sheet}
      action={<span className={list.total}>{total}</span>}
    >
      {total === 0 && <p className="soft">{none}</p>}
      {total > 0 && (
        <ul className="stack">
          {lines.map(({ id, createdAt, line: [name, text] }) => (
            <li key={id} className={list.item}>
              <CardLink to={`${path}?open=${id}`} className={list.link}>
                {name}
              </CardLink>
              <span className={list.date}>
                <When of={createdAt} />
              </span>
              <span className={list.text}>{text}</span>
            </li>
          ))}
        </ul>
      )}
      <p className={list.more}>
        <Link to={path}>All {all.toLowerCase()}</Link>
      </p>
    </Panel>
  )
}
