import type { LucideIcon } from "lucide-react"
import type { ReactNode } from "react"
import style from "./card-list.module.css"

/** For few records, each with more text and actions than fit a table row. */
export const CardList = ({ children }: { children: ReactNode }) => <ul className="stack3 column">{children}</ul>

export function Card({ icon: Icon, title, children }: { icon: LucideIcon; title: ReactNode; children: ReactNode }) {
  return (
    <li className={style.card}>
      <Icon className={style.icon} />
      <div className="stack2 column shrinks breaks">
        <h2 className="step1">{title}</h2>
        {children}
      </div>
    </li>
  )
}
