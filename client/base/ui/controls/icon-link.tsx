import type { LucideIcon } from "lucide-react"
import type { ComponentProps } from "react"
import style from "./icon-link.module.css"

type IconLinkProps = Omit<ComponentProps<"a">, "className"> & { icon: LucideIcon }

/** A link to something other than a screen, such as a file or a map, on a line of its own. */
export function IconLink({ icon: Icon, children, ...link }: IconLinkProps) {
  return (
    <a {...link} className={style.link}>
      <Icon aria-hidden="true" />
      {children}
    </a>
  )
}
