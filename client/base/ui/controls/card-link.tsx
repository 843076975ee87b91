import type { ComponentProps } from "react"
import { classNames } from "../texts/class-names.ts"
import style from "./card-link.module.css"
import { Link } from "./link.tsx"

type CardLinkProps = ComponentProps<typeof Link> & {
  /** Styled for a headline among others: another colour and a thicker line on hover. */
  headline?: boolean
}

/** Makes the whole positioned parent clickable; the link has the colour of the text around it. */
export function CardLink({ headline, className, ...rest }: CardLinkProps) {
  return <Link {...rest} className={classNames(style.link, headline && style.headline, className)} />
}
