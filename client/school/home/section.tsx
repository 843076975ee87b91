import { type ReactNode, useId } from "react"
import { Link } from "../../base/ui/controls/link.tsx"
import { classNames } from "../../base/ui/texts/class-names.ts"
import style from "./section.module.css"

type SectionProps = {
  title: ReactNode
  tag?: ReactNode
  lang?: string
  more?: { label: string; to: string }
  className?: string
  children: ReactNode
}

export function Section({ title, tag, lang, more, className, children }: SectionProps) {
  const id = useId()

  return (
    <section aria-labelledby={id} className={classNames(style.section, className)}>
      <div className={style.head}>
        <div lang={lang}>
          {tag && <p className={style.tag}>{tag}</p>}
          <h2 id={id} className={style.title}>
            {title}
          </h2>
        </div>
        {more && (
          <Link to={more.to} className={style.more}>
            {more.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
