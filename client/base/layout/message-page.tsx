import type { ReactNode } from "react"
import { Blossom } from "../ui/ornaments/blossom.tsx"
import { classNames } from "../ui/texts/class-names.ts"
import style from "./message-page.module.css"

export function MessagePage({ title, number, children }: { title: string; number?: boolean; children: ReactNode }) {
  return (
    <div className={style.message} data-message>
      <div className={style.arch}>
        <h1 className={classNames(style.title, number && style.number)}>{title}</h1>
        <div className={style.ground} aria-hidden="true">
          <Blossom />
          <Blossom />
          <Blossom />
        </div>
      </div>
      <div className={style.text}>{children}</div>
    </div>
  )
}
