import type { ReactNode } from "react"
import { DateText } from "../dates/dates.tsx"
import style from "./byline.module.css"
import { classNames } from "./class-names.ts"

type BylineProps = { author?: ReactNode; date: string | number | Date; className?: string }

export function Byline({ author, date, className }: BylineProps) {
  return (
    <p className={classNames(style.byline, className)}>
      {author && <span className={style.author}>{author}</span>}
      <DateText of={date} />
    </p>
  )
}
