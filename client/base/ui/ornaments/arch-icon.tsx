import type { LucideIcon } from "lucide-react"
import { classNames } from "../texts/class-names.ts"
import style from "./arch-icon.module.css"

export function ArchIcon({ of: Icon, className }: { of: LucideIcon; className?: string }) {
  return <Icon className={classNames(style.icon, className)} />
}
