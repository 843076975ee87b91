import style from "./arcade.module.css"
import { classNames } from "./class-names.ts"

/** A row of round arches cut into the lower edge of what stands above it: the school's arcade as an ornament. */
export function Arcade({ className }: { className?: string }) {
  return <div className={classNames(style.arcade, className)} aria-hidden="true" />
}
