import { classNames } from "./class-names.ts"

type OpeningProps = { text: string; lines: 3 | 5; className?: string; lang?: string }

export function Opening({ text, lines, className, lang }: OpeningProps) {
  return (
    <p lang={lang} className={classNames("clamped soft", lines === 5 && "long", className)}>
      {text}
    </p>
  )
}
