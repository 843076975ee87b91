import { type ReactNode, useId } from "react"
import { useTitle } from "../../base/layout/title.tsx"
import { Loaded, type QueryState } from "../../base/ui/loading/loaded.tsx"
import { Breadcrumbs, type Crumb } from "../../base/ui/texts/breadcrumbs.tsx"
import { classNames } from "../../base/ui/texts/class-names.ts"
import style from "./admin-page.module.css"

type AdminPageProps = {
  title: string
  above?: Crumb[]
  action?: ReactNode
  note?: ReactNode
  width?: "form" | "full"
  children: ReactNode
}

export function AdminPage({ title, above = [], action, note, width = "full", children }: AdminPageProps) {
  useTitle(title)

  return (
    <div className={classNames("column5", style[width])}>
      <div className={style.head}>
        <div className="shrinks">
          <div className={classNames(style.crumbs, above.length === 0 && style.ofMenu)}>
            <Breadcrumbs crumbs={[{ label: "Admin", to: "/admin" }, ...above, { label: title }]} />
          </div>
          <h1 className={style.title}>{title}</h1>
        </div>
        {action && <div className={style.action}>{action}</div>}
      </div>
      {note && <p className="soft measure">{note}</p>}
      {children}
    </div>
  )
}

type LoadedPageProps<T> = Omit<AdminPageProps, "children"> & {
  query: QueryState<T>
  skeleton?: ReactNode
  children: (data: T) => ReactNode
}

export function LoadedPage<T>({ query, skeleton, children, ...page }: LoadedPageProps<T>) {
  return (
    <AdminPage {...page}>
      <Loaded query={query} skeleton={skeleton}>
        {children}
      </Loaded>
    </AdminPage>
  )
}

type PanelProps = { title: string; note?: ReactNode; action?: ReactNode; children: ReactNode }

export function Panel({ title, note, action, children }: PanelProps) {
  const id = useId()

  return (
    <section aria-labelledby={id} className={style.panel}>
      <div className={style.panelHead}>
        <h2 id={id} className="step2">
          {title}
        </h2>
        {action}
      </div>
      {note && <p className="soft measure">{note}</p>}
      {children}
    </section>
  )
}
