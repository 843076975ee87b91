import { classNames } from "../texts/class-names.ts"
import style from "./arcade.module.css"

/** A row of round arches cut into the lower edge of what stands above it: the school's arcade as an ornament. */
export function Arcade({ className }: { className?: string }) {
  return <div className={classNames(style.arcade, className)} aria-hidden="true" />
}
