import type { ReactNode } from "react"
import { classNames } from "../ui/texts/class-names.ts"
import style from "./page.module.css"

type PageProps = { width?: "text" | "form" | "full"; aside?: ReactNode; children: ReactNode; className?: string }

export function Page({ width = "full", aside, children, className }: PageProps) {
  return (
    <div className={classNames(style.page, aside ? style.withAside : `${width}Wide`, className)}>
      <div>{children}</div>
      {aside && <aside>{aside}</aside>}
    </div>
  )
}
