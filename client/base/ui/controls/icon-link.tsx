import type { LucideIcon } from "lucide-react"
import type { ComponentProps } from "react"
import style from "./icon-link.module.css"

type IconLinkProps = Omit<ComponentProps<"a">, "className"> & { icon: LucideIcon }

export function IconLink({ icon: Icon, children, ...link }: IconLinkProps) {
  return (
    <a {...link} className={style.link}>
      <Icon />
      {children}
    </a>
  )
}
