import { classNames } from "./class-names.ts"
import style from "./opening.module.css"

type OpeningProps = { text: string; lines: 3 | 5; className?: string; lang?: string }

export function Opening({ text, lines, className, lang }: OpeningProps) {
  return (
    <p lang={lang} className={classNames("clamped soft", lines === 5 && style.long, className)}>
      {text}
    </p>
  )
}
