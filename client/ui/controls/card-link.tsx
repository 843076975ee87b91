import type { ComponentProps } from "react"
import { classNames } from "../texts/class-names.ts"
import style from "./card-link.module.css"
import { Link } from "./link.tsx"

type CardLinkProps = ComponentProps<typeof Link> & {
  /** As a headline among headlines: in another colour and with a thicker line while somebody points at it. */
  headline?: boolean
}

/**
 * The link of a card, a line or whatever else it stands in and that is positioned: all of that can be pressed. Its text is
 * the link's, and can be read as such; it has the colour of the text around it.
 */
export function CardLink({ headline, className, ...rest }: CardLinkProps) {
  return <Link {...rest} className={classNames(style.link, headline && style.headline, className)} />
}
