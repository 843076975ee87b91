import type { ReactNode } from "react"
import style from "./remark.module.css"

/** A word beside an event's line; `off` for one that will not take place. */
export function Remark({ off = false, children }: { off?: boolean; children: ReactNode }) {
  return <span className={off ? style.off : style.remark}>{children}</span>
}
