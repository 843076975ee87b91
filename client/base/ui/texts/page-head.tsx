import type { ReactNode } from "react"
import { Arcade } from "../ornaments/arcade.tsx"
import { Breadcrumbs, type Crumb } from "./breadcrumbs.tsx"
import { classNames } from "./class-names.ts"
import style from "./page-head.module.css"

export type PageHeadProps = {
  title: ReactNode
  /** After "Home"; the last one is this page. */
  crumbs: Crumb[]
  /** Small heading above the title; not shown if the last crumb has the same words. */
  tag?: string
  lang?: string
  intro?: ReactNode
  /** Shown in a small arch beside the words. */
  picture?: ReactNode
  action?: ReactNode
  /** Must equal the width of the page below. */
  width?: "text" | "form" | "full"
  /** `p` while the title is loading. */
  as?: "h1" | "p"
  children?: ReactNode
}

/** The head of every page below home. */
export function PageHead({ title, crumbs, tag, lang, intro, picture, action, children, ...look }: PageHeadProps) {
  const { width = "full", as: Title = "h1" } = look

  return (
    <header className={style.head}>
      <div className={classNames(style.row, `${width}Wide`, Boolean(picture) && style.withPicture)}>
        <Breadcrumbs crumbs={crumbs} />
        <div className={style.titles} lang={lang}>
          {tag && tag !== crumbs.at(-1)?.label && <p className="soft strong">{tag}</p>}
          <Title className={style.title}>{title}</Title>
        </div>
        {(intro || action || children) && (
          <div className={style.rest}>
            {intro && (
              <div className={style.intro} lang={lang}>
                {intro}
              </div>
            )}
            {children}
            {action && <div className="row3 unprinted">{action}</div>}
          </div>
        )}
        {picture && <div className={style.picture}>{picture}</div>}
      </div>
      <Arcade className={style.arcade} />
    </header>
  )
}
