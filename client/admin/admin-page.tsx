import { type ReactNode, useId } from "react"
import { useTitle } from "../layout/title.tsx"
import { Breadcrumbs, type Crumb } from "../ui/texts/breadcrumbs.tsx"
import { classNames } from "../ui/texts/class-names.ts"
import style from "./admin-page.module.css"

type AdminPageProps = {
  title: string
  above?: Crumb[]
  /** Usually one `ButtonLink`, such as "Add an order". */
  action?: ReactNode
  /** What it is for, where its title does not say so. */
  note?: ReactNode
  /** `form` for what is read or filled in from top to bottom. */
  width?: "form" | "full"
  children: ReactNode
}

export function AdminPage({ title, above = [], action, note, width = "full", children }: AdminPageProps) {
  useTitle(title)

  return (
    <div className={classNames(style.page, style[width])}>
      <div className={style.head}>
        <div className={style.words}>
          <div className={style.crumbs}>
            <Breadcrumbs crumbs={[{ label: "Admin", to: "/admin" }, ...above, { label: title }]} />
          </div>
          <h1 className={style.title}>{title}</h1>
        </div>
        {action && <div className={style.action}>{action}</div>}
      </div>
      {note && <p className={style.note}>{note}</p>}
      {children}
    </div>
  )
}

type PanelProps = { title: string; note?: ReactNode; action?: ReactNode; children: ReactNode; className?: string }

export function Panel({ title, note, action, children, className }: PanelProps) {
  const id = useId()

  return (
    <section aria-labelledby={id} className={classNames(style.panel, className)}>
      <div className={style.panelHead}>
        <h2 id={id} className={style.panelTitle}>
          {title}
        </h2>
        {action}
      </div>
      {note && <p className={style.note}>{note}</p>}
      {children}
    </section>
  )
}
