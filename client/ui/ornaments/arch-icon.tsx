import type { LucideIcon } from "lucide-react"
import { classNames } from "../texts/class-names.ts"
import style from "./arch-icon.module.css"

/** A small picture under an arch, beside what it stands for; it adds nothing for who does not see it. */
export function ArchIcon({ of: Icon, className }: { of: LucideIcon; className?: string }) {
  return <Icon className={classNames(style.icon, className)} aria-hidden="true" />
}
