import { type ReactNode, useEffect, useRef } from "react"
import { classNames } from "../texts/class-names.ts"
import style from "./fold.module.css"

/** Folds on phones, without scripts too; open on wide screens. */
export function Fold({ title, className, children }: { title: ReactNode; className?: string; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    if (details.current && matchMedia("(width >= 40rem)").matches) details.current.open = true
  }, [])

  return (
    <details ref={details} className={classNames(style.fold, className)}>
      <summary className={style.title}>{title}</summary>
      {children}
    </details>
  )
}
