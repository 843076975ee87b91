import { classNames } from "../texts/class-names.ts"
import style from "./arcade.module.css"

export function Arcade({ className }: { className?: string }) {
  return <div className={classNames(style.arcade, className)} aria-hidden="true" />
}
