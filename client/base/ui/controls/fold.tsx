import { type ReactNode, useEffect, useRef } from "react"
import { classNames } from "../texts/class-names.ts"
import style from "./fold.module.css"

/** Folds on phones, even without scripts; open on wide screens, where Tab skips its title. */
export function Fold({ title, className, children }: { title: ReactNode; className?: string; children: ReactNode }) {
  const summary = useRef<HTMLElement>(null)

  useEffect(() => {
    const { current } = summary
    if (!current || !matchMedia("(width >= 40rem)").matches) return
    current.tabIndex = -1
    current.parentElement?.setAttribute("open", "")
  }, [])

  return (
    <details className={classNames(style.fold, className)}>
      <summary ref={summary} className={style.title}>
        {title}
      </summary>
      {children}
    </details>
  )
}
