import type { ReactNode } from "react"
import { formerName } from "../../../generated/constants.ts"
import { DateText } from "../dates/dates.tsx"
import { useT } from "../words/words.tsx"
import style from "./byline.module.css"

export function Byline({ author, date }: { author?: ReactNode; date: string }) {
  const t = useT()

  return (
    <p className={style.byline}>
      {author && <span className={style.author}>{author === formerName ? t("A former member of staff") : author}</span>}
      <DateText of={date} />
    </p>
  )
}
