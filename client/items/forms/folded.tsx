import type { ReactNode } from "react"
import style from "./folded.module.css"

type FoldedProps = {
  title: string
  /** In a few words, what is inside. */
  note: string
  /** Of those that share it, one is open at a time. */
  group?: string
  children: ReactNode
}

export function Folded({ title, note, group, children }: FoldedProps) {
  return (
    <details name={group} className="shrinks">
      <summary className={style.summary}>
        <span className={style.title}>{title}</span>
        <span className="small">{note}</span>
      </summary>
      <div className={style.inside}>{children}</div>
    </details>
  )
}
