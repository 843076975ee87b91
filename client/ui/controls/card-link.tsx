import type { ComponentProps } from "react"
import { classNames } from "../texts/class-names.ts"
import style from "./card-link.module.css"
import { Link } from "./link.tsx"

type CardLinkProps = ComponentProps<typeof Link> & {
  /** As a headline among headlines: in another colour and with a thicker line while somebody points at it. */
  headline?: boolean
}

/** All of the positioned element that it stands in can be pressed; the link has the colour of the text around it. */
export function CardLink({ headline, className, ...rest }: CardLinkProps) {
  return <Link {...rest} className={classNames(style.link, headline && style.headline, className)} />
}
