import type { ReactNode } from "react"
import { Arcade } from "../ornaments/arcade.tsx"
import { Breadcrumbs, type Crumb } from "./breadcrumbs.tsx"
import style from "./page-banner.module.css"

type PageBannerProps = {
  title: ReactNode
  /** After "Home"; the last one is this page. */
  crumbs: Crumb[]
  action?: ReactNode
  /** `p` if the page below has its own h1, such as an item's headline. */
  as?: "h1" | "p"
}

export function PageBanner({ title, crumbs, action, as: Title = "h1" }: PageBannerProps) {
  return (
    <div className={style.banner}>
      <div className={style.row}>
        <div className="shrinks">
          <Breadcrumbs crumbs={crumbs} />
          <Title className={style.title}>{title}</Title>
        </div>
        {action && <div className="row3 unprinted">{action}</div>}
      </div>
      <Arcade className={style.arcade} />
    </div>
  )
}
