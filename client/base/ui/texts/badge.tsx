import type { ReactNode } from "react"
import style from "./badge.module.css"

export function Badge({ off = false, children }: { off?: boolean; children: ReactNode }) {
  return <span className={off ? style.off : style.badge}>{children}</span>
}
