import type { ReactNode } from "react"
import style from "./badge.module.css"

/** A word beside an event's line; `off` for one that will not take place. */
export function Badge({ off = false, children }: { off?: boolean; children: ReactNode }) {
  return <span className={off ? style.off : style.badge}>{children}</span>
}
