import type { ComponentType, ReactNode } from "react"
import style from "./card-list.module.css"

/** What there are few of, each with more to be said and done than fits a row of a table. */
export function CardList({ children }: { children: ReactNode }) {
  return <ul className={style.list}>{children}</ul>
}

type CardProps = {
  icon: ComponentType<{ "aria-hidden": "true"; className?: string }>
  title: ReactNode
  children: ReactNode
}

/** One of a `CardList`. */
export function Card({ icon: Icon, title, children }: CardProps) {
  return (
    <li className={style.card}>
      <Icon aria-hidden="true" className={style.icon} />
      <div className={style.words}>
        <h2 className={style.title}>{title}</h2>
        {children}
      </div>
    </li>
  )
}

/** What is known of it beside what matters most, small. */
export function CardFacts({ children }: { children: ReactNode }) {
  return <p className={style.facts}>{children}</p>
}

/** Its buttons and links. */
export function CardActions({ children }: { children: ReactNode }) {
  return <div className={style.actions}>{children}</div>
}
