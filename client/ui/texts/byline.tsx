import type { ReactNode } from "react"
import { formerName } from "../../generated/constants.ts"
import { DateText } from "../dates/dates.tsx"
import { useT } from "../words/words.tsx"
import style from "./byline.module.css"
import { classNames } from "./class-names.ts"

type BylineProps = { author?: ReactNode; date: string | number | Date; className?: string }

export function Byline({ author, date, className }: BylineProps) {
  const t = useT()

  return (
    <p className={classNames(style.byline, className)}>
      {author && <span className={style.author}>{author === formerName ? t("A former member of staff") : author}</span>}
      <DateText of={date} />
    </p>
  )
}
