import { classNames } from "./class-names.ts"
import style from "./opening.module.css"

type OpeningProps = { text: string; lines: 3 | 5; className?: string }

export function Opening({ text, lines, className }: OpeningProps) {
  return <p className={classNames(style.opening, lines === 5 && style.long, className)}>{text}</p>
}
