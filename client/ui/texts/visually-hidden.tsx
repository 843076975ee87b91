import type { ReactNode } from "react"
import style from "./visually-hidden.module.css"

/** Text for those who listen to the page instead of seeing it. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={style.hidden}>{children}</span>
}
